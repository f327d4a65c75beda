import { Box, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TabList, tabId } from '../../ui/tab-list.tsx';

/** A child table that is open beside the primary table. */
export interface OpenTable {
  /** Of the table. */
  readonly id: string;
  /** The key of the row that refers to it. */
  readonly name: string;
}

interface TableTabsProps {
  readonly tables: readonly OpenTable[];
  /** Null: the primary table. */
  readonly current: string | null;
  readonly onCurrent: (id: string | null) => void;
  readonly onClose: (id: string) => void;
  readonly primary: ReactNode;
  readonly drawTable: (table: OpenTable) => ReactNode;
}

const PRIMARY = 'primary';
const COLUMN = { flexDirection: 'column', flex: 1, minBlockSize: 0 } as const;

/** The primary table and the child tables that are open; those that are not shown keep what was done in them. */
export function TableTabs({ tables, current, onCurrent, onClose, primary, drawTable }: TableTabsProps) {
  const t = useTexts('review');
  const panelId = useId();
  const shown = tables.find(({ id }) => id === current) ?? null;
  const hasTabs = tables.length > 0;
  const part = (isShown: boolean) => ({
    display: isShown ? ('flex' as const) : ('none' as const),
    style: COLUMN,
  });
  return (
    <>
      {hasTabs && (
        <Group gap="xs" px="sm" pt="xs">
          <TabList
            label={t('tabs')}
            tabs={[
              { value: PRIMARY, text: t('tabs.primary') },
              ...tables.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            current={shown?.id ?? PRIMARY}
            panelId={panelId}
            onTab={(tab) => onCurrent(tab === PRIMARY ? null : tab)}
          />
          {shown !== null && (
            <IconButton label={t('tabs.close', { key: shown.name })} onClick={() => onClose(shown.id)}>
              <IconX size="1rem" aria-hidden="true" />
            </IconButton>
          )}
        </Group>
      )}
      <Box
        display="flex"
        style={COLUMN}
        {...(hasTabs && {
          id: panelId,
          role: 'tabpanel',
          'aria-labelledby': tabId(panelId, shown?.id ?? PRIMARY),
        })}
      >
        <Box {...part(shown === null)}>{primary}</Box>
        {tables.map((table) => (
          <Box key={table.id} {...part(shown === table)}>
            {drawTable(table)}
          </Box>
        ))}
      </Box>
    </>
  );
}
