import { Stack } from '@mantine/core';
import type { StackProps } from '@mantine/core';
import classes from './fill-page.module.css';
import { useRoomBelow } from './use-room-below.ts';

/** A page that fills the window below what stands above it. */
export function FillPage({ gap = 'sm', children }: Pick<StackProps, 'gap' | 'children'>) {
  const page = useRoomBelow();
  return (
    <Stack ref={page} gap={gap} mih="33rem" className={classes.page}>
      {children}
    </Stack>
  );
}
