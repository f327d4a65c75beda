import { Badge, Button, Group, Kbd, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { Sheet } from './sheet.ts';
import { useSaveKey } from './use-save-key.ts';

const HINTS = [
  ['Tab', 'problem'],
  ['Enter', 'accept'],
  ['E', 'edit'],
  ['F', 'problems'],
  ['Ctrl S', 'save'],
] as const;

/** Keys with what they do. */
export type SheetFooterKeys = readonly (readonly [key: string, words: string])[];

const NO_KEYS: SheetFooterKeys = [];

interface SheetFooterProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  /** Of the whole table, however it is filtered. */
  readonly rows: readonly Row[];
  /** Of the screen, beside those of the table. */
  readonly keys?: SheetFooterKeys | undefined;
  readonly onSave: () => void;
}

/** The keys, how much is settled, and what is not saved yet. */
export function SheetFooter<Row extends GridRow>({
  sheet,
  rows,
  keys = NO_KEYS,
  onSave,
}: SheetFooterProps<Row>) {
  const t = useTexts('review');
  const place = useRef<HTMLDivElement>(null);
  useSaveKey(place, onSave);
  const settled = rows.filter((row) => !sheet.isProblem(row)).length;
  const { changeCount } = sheet.edits;
  return (
    <Group justify="space-between" gap="sm" p="sm" ref={place}>
      <Group gap="sm">
        {[...HINTS.map(([key, name]) => [key, t(`keys.${name}`)] as const), ...keys].map(([key, words]) => (
          <Text key={key} span size="xs" c="dimmed">
            <Kbd size="xs">{key}</Kbd> {words}
          </Text>
        ))}
      </Group>
      <Group gap="sm">
        <Text size="sm" role="status">
          {t('settled', { settled, total: rows.length })}
        </Text>
        {changeCount === 0 ? (
          <Badge color="gray">{t('saved')}</Badge>
        ) : (
          <>
            <Badge color="caution">{t('unsaved', { count: changeCount })}</Badge>
            <Button onClick={onSave}>{t('save')}</Button>
          </>
        )}
      </Group>
    </Group>
  );
}
