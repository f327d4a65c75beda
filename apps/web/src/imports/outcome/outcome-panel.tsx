import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** What became of the file, in the middle of the page. */
export function OutcomePanel({ children }: { readonly children: ReactNode }) {
  return (
    <Paper withBorder radius="lg" p="xl" w="min(40rem, 100%)" mx="auto" mt="8vh">
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}
