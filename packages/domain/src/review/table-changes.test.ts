// Changes of child tables (specification 3, sections 2.7 and 3).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCell } from '../extraction/child-tables.ts';
import type { TableChange } from './table-changes.ts';
import { applyTableChanges, listTableColumns, readTableCell, settleTableConflicts } from './table-changes.ts';
import type { EditedTableRow } from './table-changes.ts';

const makeRow = (id: string, ...texts: readonly string[]): EditedTableRow => ({
  id,
  RowValue: texts.map((Value, at) => ({ ...makeCell(`C${at}`), Value })),
});
const ROWS = [makeRow('a', '1', '2'), makeRow('b', '3', '4')];
const set = (rowId: string, column: string, before: string, after: string): TableChange => ({
  kind: 'set',
  rowId,
  column,
  before,
  after,
});
const textsOf = (rows: readonly EditedTableRow[]) => {
  const columns = listTableColumns(rows);
  return rows.map((row) => columns.map((column) => readTableCell(row, column)));
};
const apply = (...changes: TableChange[]) => applyTableChanges(ROWS, changes);

describe('rows', () => {
  it('are added above and below, moved and deleted', () => {
    const added = apply({ kind: 'add', rowId: 'n', behind: 'a' }, set('n', 'C1', '', 'new'), {
      kind: 'add',
      rowId: 'first',
      behind: null,
    });
    expect(textsOf(added.rows)).toEqual([
      ['', ''],
      ['1', '2'],
      ['', 'new'],
      ['3', '4'],
    ]);
    const moved = apply({ kind: 'move', rowId: 'a', behind: 'b' });
    expect(moved.rows.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(apply({ kind: 'remove', rowId: 'a', before: '1\t2' }).rows.map(({ id }) => id)).toEqual(['b']);
  });

  it('that are marked as valid stay as they are', () => {
    const valid: TableChange = { kind: 'check', rowId: 'a', before: null, after: 'valid' };
    const { faults } = apply(
      valid,
      set('a', 'C0', '1', 'x'),
      { kind: 'remove', rowId: 'a', before: '1\t2' },
      { kind: 'column-remove', name: 'C0', texts: null },
    );
    expect([...faults.values()]).toEqual(['row-validated', 'row-validated', 'row-validated']);
  });
});

describe('columns', () => {
  it('are inserted beside another one, repeated, named anew, moved and deleted', () => {
    const { rows } = apply(
      { kind: 'column-add', name: 'Copy', behind: 'C0', copyOf: 'C1' },
      { kind: 'column-add', name: 'Empty', behind: null, copyOf: null },
      { kind: 'column-rename', before: 'C0', after: 'Name' },
      { kind: 'column-move', name: 'Name', behind: 'C1' },
    );
    expect(listTableColumns(rows)).toEqual(['Empty', 'Copy', 'C1', 'Name']);
    expect(textsOf(rows)[0]).toEqual(['', '2', '2', '1']);
    const gone = apply({ kind: 'column-remove', name: 'C0', texts: { a: '1', b: '3' } });
    expect(textsOf(gone.rows)).toEqual([['2'], ['4']]);
  });

  it('have one name each, and one at all', () => {
    const { faults } = apply(
      { kind: 'column-rename', before: 'C0', after: 'C1' },
      { kind: 'column-add', name: ' ', behind: null, copyOf: null },
    );
    expect([...faults.values()]).toEqual(['column-taken', 'column-name']);
  });

  it('in which somebody else wrote meanwhile are not deleted unasked', () => {
    const change: TableChange = { kind: 'column-remove', name: 'C0', texts: { a: '1', b: 'old' } };
    expect([...apply(change).conflicts]).toEqual([[0, '3']]);
    const mine = settleTableConflicts(ROWS, [change], 'mine');
    expect(textsOf(applyTableChanges(ROWS, mine).rows)).toEqual([['2'], ['4']]);
    expect(settleTableConflicts(ROWS, [change], 'theirs')).toEqual([]);
  });
});

describe('two people', () => {
  const cells = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(2)), { selector: String, maxLength: 8 });
  const table = Array.from({ length: 4 }, (_, row) => makeRow(String(row), 'x', 'y', 'z'));
  const write = (places: readonly (readonly [number, number])[], text: string) =>
    places.map(([row, column]) => set(String(row), `C${column}`, 'xyz'[column] ?? '', text));

  it('lose no cell: what one of them changed stands, and only what both changed is asked', () => {
    fc.assert(
      fc.property(cells, cells, (mine, theirs) => {
        const first = applyTableChanges(table, write(theirs, 'theirs')).rows;
        const changes = write(mine, 'mine');
        const { rows, conflicts } = applyTableChanges(first, changes);
        const both = mine.filter((place) => theirs.some((other) => String(other) === String(place)));
        expect(conflicts.size).toBe(both.length);
        const settled = applyTableChanges(first, settleTableConflicts(first, changes, 'mine')).rows;
        for (const [row, column] of mine)
          expect(readTableCell(settled[row] ?? makeRow(''), `C${column}`)).toBe('mine');
        for (const [row, column] of theirs)
          expect(readTableCell(rows[row] ?? makeRow(''), `C${column}`)).toBe('theirs');
      }),
    );
  });

  it('of whom one deleted the row do not bring it back', () => {
    const rest = applyTableChanges(ROWS, [{ kind: 'remove', rowId: 'a', before: '1\t2' }]).rows;
    const { conflicts } = applyTableChanges(rest, [set('a', 'C0', '1', 'x')]);
    expect([...conflicts]).toEqual([[0, null]]);
    expect(settleTableConflicts(rest, [set('a', 'C0', '1', 'x')], 'mine')).toEqual([]);
  });
});

it('a pasted table of 20,000 cells is applied while a person waits for nothing', () => {
  const ids = Array.from({ length: 4000 }, (_, at) => `r${at}`);
  const changes: TableChange[] = [
    ...ids.map((rowId, at): TableChange => ({ kind: 'add', rowId, behind: ids[at - 1] ?? 'b' })),
    ...ids.flatMap((rowId) => [set(rowId, 'C0', '', 'one'), set(rowId, 'C1', '', 'two')]),
  ];
  const { rows, conflicts } = applyTableChanges(ROWS, changes);
  expect([rows.length, conflicts.size, rows.at(-1)?.id]).toEqual([4002, 0, 'r3999']);
});
