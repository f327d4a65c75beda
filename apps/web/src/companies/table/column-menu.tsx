import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import type { Column, ColumnKey } from './table-columns.tsx';

interface ColumnMenuProps {
  readonly columns: readonly Column[];
  readonly hidden: readonly ColumnKey[];
  readonly onHide: (hidden: ColumnKey[]) => void;
}

/** Which columns are shown. The company stays: a row without it says nothing. */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const t = useTexts('companies');
  const [isOpen, { set, close }] = useDisclosure();
  const choices = columns.filter((column) => column.isRowHead !== true);
  return (
    <Popover opened={isOpen} onChange={set} position="bottom-end" width="21rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size="1.125rem" stroke={1.75} />}
          title={t('table.columnsHint')}
          onClick={() => set(!isOpen)}
        >
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          {choices.map(({ key, isDistribution }) => (
            <Checkbox
              key={key}
              label={
                isDistribution === true
                  ? t('table.distributionOf', { type: t(`fields.${key}`) })
                  : t(`fields.${key}`)
              }
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onHide(
                  event.currentTarget.checked ? hidden.filter((other) => other !== key) : [...hidden, key],
                )
              }
            />
          ))}
        </Stack>
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" disabled={hidden.length === 0} onClick={() => onHide([])}>
            {t('table.columnsAll')}
          </Button>
          <Button onClick={close}>{t('filters.close')}</Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
