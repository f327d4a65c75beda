import { Button, Checkbox, Group, Popover, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';

interface ColumnMenuProps<Column extends string> {
  /** What the button says; by default 'Columns'. */
  readonly title?: string;
  readonly columns: readonly { readonly key: Column; readonly label: string }[];
  /** Smaller, and without its picture. */
  readonly isCompact?: boolean;
  /** Stands there where no column can be chosen. */
  readonly emptyText?: string;
  readonly hidden: readonly Column[];
  readonly onHide: (hidden: Column[]) => void;
}

/** Which columns are shown. */
export function ColumnMenu<Column extends string>({
  title,
  isCompact = false,
  columns,
  emptyText,
  hidden,
  onHide,
}: ColumnMenuProps<Column>) {
  const t = useTexts('documentScreens');
  const [isOpen, { set, close }] = useDisclosure();
  return (
    <Popover opened={isOpen} onChange={set} position="bottom-end" width="16rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          {...(isCompact
            ? { size: 'compact-sm' }
            : { leftSection: <IconColumns3 size="1.125rem" stroke={1.75} aria-hidden="true" /> })}
          onClick={() => set(!isOpen)}
        >
          {title ?? t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          {columns.length === 0 && <Text>{emptyText}</Text>}
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onHide(event.currentTarget.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
              }
            />
          ))}
        </Stack>
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" disabled={hidden.length === 0} onClick={() => onHide([])}>
            {t('list.allColumns')}
          </Button>
          <Button onClick={close}>{t('list.close')}</Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
