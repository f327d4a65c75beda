import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Choice } from './choice.tsx';
import { Pager } from './pager.tsx';

interface TableFooterProps<Count extends number> {
  readonly page: number;
  readonly rowCount: Count;
  readonly rowCounts: readonly Count[];
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onRowCount: (rows: Count) => void;
  /** Between the two. */
  readonly children?: ReactNode;
}

/** Rows per page and the pager. */
export function TableFooter<Count extends number>({
  page,
  rowCount,
  rowCounts,
  total,
  onPage,
  onRowCount,
  children,
}: TableFooterProps<Count>) {
  const t = useTexts('shell');
  return (
    <Group justify="space-between" gap="sm" px="md" py="sm">
      <Choice
        label={t('rowsPerPage')}
        value={rowCount}
        options={rowCounts.map((rows) => ({ value: rows, text: String(rows) }))}
        onChange={onRowCount}
      />
      {children}
      <Pager page={page} pageSize={rowCount} total={total} onPage={onPage} />
    </Group>
  );
}
