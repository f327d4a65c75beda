import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../lib/theme.ts';

/** Gives Mantine's parts the product's look. The theme's variables come as a style sheet (styles.ts), so it writes none. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
