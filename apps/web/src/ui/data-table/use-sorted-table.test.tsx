import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SortValue } from './sorting.ts';
import { useSortedTable } from './use-sorted-table.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const ROWS = [
  { id: 1, name: 'Österreich', on: null },
  { id: 2, name: 'zebra', on: '2026-01-02' },
  { id: 3, name: 'Alpha 10', on: '2026-03-01' },
  { id: 4, name: 'alpha 9', on: null },
];

/** The ids in the order in which the table shows the rows. */
function sortIds(
  sortBy: ((row: (typeof ROWS)[number]) => SortValue) | undefined,
  isDescending: boolean,
): string {
  function Ids() {
    const table = useSortedTable({
      columns: [{ key: 'column', title: '', sortBy, cell: () => null }],
      rows: ROWS,
      getId: ({ id }) => String(id),
      sorting: { key: 'column', isDescending },
    });
    return table
      .getRowModel()
      .rows.map(({ id }) => id)
      .join(' ');
  }
  return renderToStaticMarkup(<Ids />);
}

it('keeps the order it was given without a column', () => {
  expect(sortIds(undefined, true)).toBe('1 2 3 4');
});

it('sorts texts as people do, whatever their case and accents, numbers in them by value', () => {
  expect(sortIds(({ name }) => name, false)).toBe('4 3 1 2');
  expect(sortIds(({ name }) => name, true)).toBe('2 1 3 4');
});

it('keeps what is empty last in both directions, and equal ones in their order', () => {
  expect(sortIds(({ on }) => on, false)).toBe('2 3 1 4');
  expect(sortIds(({ on }) => on, true)).toBe('3 2 1 4');
});

it('sorts numbers by value', () => {
  expect(sortIds(({ id }) => id * 100, true)).toBe('4 3 2 1');
});
