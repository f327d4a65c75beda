import { Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PanelProps {
  /** A heading in the panel's head, with actions at its right. */
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content brings its own padding, as a table does. */
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The white sheet that things stand on. With a title it is a region of that name. */
export function Panel({ title, actions, isFlush = false, className, children }: PanelProps) {
  const look = {
    withBorder: true,
    radius: 'lg',
    p: isFlush ? 0 : 'lg',
    className: className ?? '',
    style: isFlush ? { overflow: 'hidden' } : {},
  };
  if (title === undefined) return <Paper {...look}>{children}</Paper>;
  return (
    <Paper component="section" aria-label={title} {...look}>
      <Group
        justify="space-between"
        wrap="nowrap"
        gap="md"
        {...(isFlush ? { px: 'lg', py: 'md' } : { mb: 'md' })}
      >
        <h2>{title}</h2>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}
