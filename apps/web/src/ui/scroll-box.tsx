import { Box } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

const SCROLLS = { overflow: 'auto', scrollbarWidth: 'thin' } as const;

interface ScrollBoxProps extends BoxProps {
  /** Its name; without one, the keyboard reaches what scrolls by what can have the focus in it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The part of a column that takes the room that is left, and scrolls. */
export function ScrollBox({ label, children, ...box }: ScrollBoxProps) {
  const region = label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <Box flex={1} mih={0} style={SCROLLS} {...region} {...box}>
      {children}
    </Box>
  );
}
