// Changes of rows as the audit log keeps them (decisions.md section 3): each changed cell by the name of its row, before and after.

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { namePeriod } from '../extraction/row-period.ts';
import type { ChangedRow } from './change-rows.ts';

export type Cells = Readonly<Record<string, string>>;

const SHOWN = ['SSOTKey', 'Value', 'CheckedByHand'] as const;

/** Names are those that the rows had; rows of one name and period are told apart by a number. */
export function describeRowChanges(changed: readonly ChangedRow[]): { before: Cells; after: Cells } {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  const counts = new Map<string, number>();
  for (const change of changed) {
    const name = nameRow(change.before, counts);
    for (const [field, was, is] of listDifferences(change)) {
      if (was !== undefined) before.set(`${name}: ${field}`, was);
      if (is !== undefined) after.set(`${name}: ${field}`, is);
    }
  }
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}

/** Fields with what they were and are; undefined where there was, or is, no such field. Of a row that is gone its value says enough. */
function listDifferences({
  before,
  after,
  moved,
}: ChangedRow): readonly (readonly [string, string | undefined, string | undefined])[] {
  if (after === null) return [['Value', before.Value, undefined]];
  const [was, is] = [listTexts(before), listTexts(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => was.get(field) !== is.get(field),
  );
  return [
    ...fields.map((field) => [field, was.get(field), is.get(field)] as const),
    ...(moved === null ? [] : [['Position', String(moved[0]), String(moved[1])] as const]),
  ];
}

function listTexts(row: ExtractionRow): ReadonlyMap<string, string> {
  return new Map([
    ...SHOWN.map((field) => [field, row[field] ?? ''] as const),
    ...(row.ExtraFields ?? []).map(({ Name, Value }) => [Name, Value] as const),
  ]);
}

function nameRow(row: ExtractionRow, counts: Map<string, number>): string {
  const name = `${row.SSOTKey} ${namePeriod(row)}`.trim();
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}
