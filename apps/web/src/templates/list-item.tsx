import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface ListItemProps {
  /** The name of the item for who does not see it. */
  readonly label: string;
  readonly removeLabel: string;
  readonly error?: string | undefined;
  /** It is only looked at. */
  readonly isReadOnly: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One of several things of the same kind in a form, with its way out and what is wrong with it as a whole. */
export function ListItem({ label, removeLabel, error, isReadOnly, onRemove, children }: ListItemProps) {
  return (
    <Paper withBorder p="sm" role="group" aria-label={label}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Box flex={1} miw={0}>
          <Fieldset variant="unstyled" disabled={isReadOnly}>
            {children}
          </Fieldset>
        </Box>
        {!isReadOnly && (
          <IconButton label={removeLabel} mt="xl" onClick={onRemove}>
            <IconTrash size="1.125rem" stroke={1.75} />
          </IconButton>
        )}
      </Group>
      {error !== undefined && (
        <Text role="alert" c="var(--v-bad-ink)" size="sm" mt="xs">
          {error}
        </Text>
      )}
    </Paper>
  );
}

interface ItemListProps {
  readonly hint: string;
  readonly noneTitle: string;
  readonly noneHint: string;
  readonly addText: string;
  readonly error?: string | undefined;
  /** They are only looked at. */
  readonly isReadOnly: boolean;
  readonly onAdd: () => void;
  /** The items; empty where there is none. */
  readonly children: readonly ReactNode[];
}

/** Things of the same kind in a form: what they are for, the things, and the way to add one. */
export function ItemList({
  hint,
  noneTitle,
  noneHint,
  addText,
  error,
  isReadOnly,
  onAdd,
  children,
}: ItemListProps) {
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
      {error !== undefined && (
        <Text role="alert" c="var(--v-bad-ink)" size="sm">
          {error}
        </Text>
      )}
      {children.length === 0 ? <EmptyState title={noneTitle} hint={noneHint} /> : children}
      {!isReadOnly && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
            onClick={onAdd}
          >
            {addText}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
