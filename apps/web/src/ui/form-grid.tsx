import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** The fields of a dialog in two columns; on small screens in one. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
}

/** A field over the whole width. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <Box style={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
