// Changes of a child table as the audit log keeps them (decisions.md section 3): each changed cell by the names of its table, row and column, before and after.

import type { TableRow } from '../extraction/child-tables.ts';
import type { Cells } from './describe-row-changes.ts';
import { listTableColumns } from './table-changes.ts';

/** `name`: of the table. Rows are named by their first text and their place, from 1; new ones with a plus sign. */
export function describeTableChanges(
  name: string,
  stored: readonly TableRow[],
  rows: readonly TableRow[],
): { before: Cells; after: Cells } {
  const names = nameRows(stored, rows);
  const [was, is] = [listCells(stored), listCells(rows)];
  const list = (all: readonly TableRow[]): ReadonlyMap<string, string> =>
    new Map([
      ['Columns', listTableColumns(all).join(', ')],
      ['Rows', all.map(({ id }) => names.get(id) ?? '').join(', ')],
    ]);
  const parts = [
    ...[...names].map(([id, row]) => [`${name}, ${row}`, was.get(id), is.get(id)] as const),
    [name, list(stored), list(rows)] as const,
  ];
  const differences = parts.flatMap(([part, old, now]) => listDifferences(part, old, now));
  const side = (at: 1 | 2): Cells =>
    Object.fromEntries(
      differences.flatMap((each) => {
        const text = each[at];
        return text === undefined ? [] : [[each[0], text]];
      }),
    );
  return { before: side(1), after: side(2) };
}

type Difference = readonly [cell: string, before: string | undefined, after: string | undefined];

function listDifferences(
  part: string,
  was: ReadonlyMap<string, string> = new Map(),
  is: ReadonlyMap<string, string> = new Map(),
): readonly Difference[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => [`${part}: ${field}`, was.get(field), is.get(field)]);
}

function listCells(rows: readonly TableRow[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    rows.map(({ id, RowValue, CheckedByHand }) => [
      id,
      new Map([
        ...RowValue.filter(({ Value }) => Value !== '').map(
          ({ ColumnSSOT, Value }) => [ColumnSSOT.Value, Value] as const,
        ),
        ...(CheckedByHand ? [['CheckedByHand', CheckedByHand] as const] : []),
      ]),
    ]),
  );
}

function nameRows(stored: readonly TableRow[], rows: readonly TableRow[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (all: readonly TableRow[], mark: string): void => {
    for (const [at, { id, RowValue }] of all.entries()) {
      const first = RowValue.find(({ Value }) => Value !== '')?.Value ?? '';
      if (!names.has(id)) names.set(id, `${mark}${at + 1} ${first.slice(0, 60)}`.trim());
    }
  };
  add(stored, '');
  add(rows, '+');
  return names;
}
