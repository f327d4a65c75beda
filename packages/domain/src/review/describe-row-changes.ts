// Changes of rows as the audit log keeps them (decisions.md section 3): each changed cell by the name of its row, before and after.

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import type { ChangedRow } from './change-rows.ts';

type Cells = Readonly<Record<string, string>>;

const SHOWN = ['SSOTKey', 'Value', 'CheckedByHand'] as const;

/** Names are those that the rows had; rows of one name and period are told apart by a number. */
export function describeRowChanges(changed: readonly ChangedRow[]): { before: Cells; after: Cells } {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  const counts = new Map<string, number>();
  for (const { before: old, after: now } of changed) {
    const name = nameRow(old, counts);
    for (const field of SHOWN) {
      const [was, is] = [old[field] ?? '', now?.[field] ?? ''];
      if (was === is || (now === null && field !== 'Value')) continue;
      const cell = `${name}: ${field}`;
      before.set(cell, was);
      if (now !== null) after.set(cell, is);
    }
  }
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}

function nameRow({ SSOTKey, Period }: ExtractionRow, counts: Map<string, number>): string {
  const name = Period === undefined ? SSOTKey : `${SSOTKey} ${Period}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}
