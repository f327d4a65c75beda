import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '../lib/theme.ts';

/** A count that means something good or bad; its sign says so without the colour. */
export interface TonedCount {
  readonly text: string;
  readonly tone: Tone;
  readonly sign: ReactNode;
}

export interface PageHeaderProps {
  readonly title: string;
  /** Small facts beside the title, such as '486 companies'. */
  readonly counts?: readonly (string | TonedCount)[];
  /** At the right; the one main action is filled and stands last. */
  readonly actions?: ReactNode;
}

const APART = { section: { marginInlineEnd: 'var(--v-space-tight)' } } as const;

/** The head of a page: its title, counts, actions. */
export function PageHeader({ title, counts, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" gap="sm" mih="2.25rem" mb="md">
      <Group gap="sm">
        <h1>{title}</h1>
        {counts?.map((count) =>
          typeof count === 'string' ? (
            <Badge key={count}>{count}</Badge>
          ) : (
            <Badge key={count.text} color={count.tone} leftSection={count.sign} styles={APART}>
              {count.text}
            </Badge>
          ),
        )}
      </Group>
      {actions !== undefined && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
