import { Group, Paper } from '@mantine/core';
import type { PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PanelProps extends PaperProps {
  /** A heading in the panel's head, with actions at its right. */
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content brings its own padding, as a table does. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

const CUT = { overflow: 'hidden' };

/** The white sheet that things stand on. With a title it is a region of that name. */
export function Panel({ title, actions, isFlush = false, style, children, ...paper }: PanelProps) {
  const look = {
    withBorder: true,
    radius: 'lg',
    p: isFlush ? 0 : 'lg',
    style: [isFlush ? CUT : {}, style ?? {}],
  };
  if (title === undefined)
    return (
      <Paper {...look} {...paper}>
        {children}
      </Paper>
    );
  return (
    <Paper component="section" aria-label={title} {...look} {...paper}>
      <Group justify="space-between" gap="md" {...(isFlush ? { px: 'lg', py: 'md' } : { mb: 'md' })}>
        <h2>{title}</h2>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}
