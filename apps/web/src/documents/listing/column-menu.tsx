import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import type { HideableColumn } from './documents-columns.tsx';
import { HIDEABLE } from './documents-columns.tsx';

interface ColumnMenuProps {
  readonly hidden: readonly HideableColumn[];
  readonly onHide: (hidden: HideableColumn[]) => void;
}

/** Which columns are shown. */
export function ColumnMenu({ hidden, onHide }: ColumnMenuProps) {
  const t = useTexts('documentScreens');
  const [isOpen, { set, close }] = useDisclosure();
  return (
    <Popover opened={isOpen} onChange={set} position="bottom-end" width="16rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size="1.125rem" stroke={1.75} aria-hidden="true" />}
          onClick={() => set(!isOpen)}
        >
          {t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          {HIDEABLE.map((key) => (
            <Checkbox
              key={key}
              label={t(`col.${key}`)}
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
