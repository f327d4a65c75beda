// What a changed template would read beside what is stored (issue 15: 'edit with preview on a real document, which documents would read differently'):
// value by value, by key and period; tables and pictures say nothing here.

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { periodMonths } from '../extraction/row-period.ts';
import { placeOf } from './measure-reading.ts';

export interface ComparedRow {
  readonly key: string;
  readonly period: string;
  /** How many months it has where that has to be said (row-period.ts). */
  readonly months: number | null;
  /** Null where it is not read. */
  readonly now: ExtractionRow | null;
  /** Null where nothing is stored. */
  readonly stored: ExtractionRow | null;
  readonly isDifferent: boolean;
}

/** The rows of both, those that are read in their order, then what only is stored. */
export function compareReadings(
  stored: readonly ExtractionRow[],
  read: readonly ExtractionRow[],
): readonly ComparedRow[] {
  const left = new Map<string, ExtractionRow[]>();
  for (const row of stored.filter(isValue)) left.set(placeOf(row), [...(left.get(placeOf(row)) ?? []), row]);
  const both = read.filter(isValue).map((now) => compare(now, left.get(placeOf(now))?.shift() ?? null));
  return [...both, ...[...left.values()].flat().map((row) => compare(null, row))];
}

/** Whether what stands in a row is a person's word. */
export function isByHand({ IsModified, CheckedByHand }: ExtractionRow): boolean {
  return IsModified || CheckedByHand === 'valid';
}

function isValue({ ValueType }: ExtractionRow): boolean {
  return ValueType === 'entity';
}

function compare(now: ExtractionRow | null, stored: ExtractionRow | null): ComparedRow {
  const row = now ?? stored;
  return {
    key: row?.SSOTKey ?? '',
    period: row?.Period ?? '',
    months: row === null ? null : periodMonths(row),
    now,
    stored,
    isDifferent: (now?.Value ?? '') !== (stored?.Value ?? ''),
  };
}
