import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryClient } from '../../lib/query-client.ts';

/** What a part of the screen looks like when it is first drawn, as HTML. */
export function draw(part: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>{part}</MantineProvider>
    </QueryClientProvider>,
  );
}
