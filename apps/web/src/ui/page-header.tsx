import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  /** Small facts beside the title, such as '486 companies'. */
  readonly counts?: readonly string[];
  /** At the right; the one main action is filled and stands last. */
  readonly actions?: ReactNode;
}

/** The head of a page: its title, counts, actions. */
export function PageHeader({ title, counts, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" gap="sm" mih="2.25rem" mb="md">
      <Group gap="sm">
        <h1>{title}</h1>
        {counts?.map((count) => (
          <Badge key={count}>{count}</Badge>
        ))}
      </Group>
      {actions !== undefined && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
