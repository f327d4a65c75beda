// What a value of a statement is of: its last day, quarter or year, and its length where that is said, since several may end on one day.

import type { ExtractionRowReply } from '@vigilo/contract/extraction';
import type { TriedRow } from '@vigilo/contract/template-versions';
import { periodMonths } from '@vigilo/domain/extraction/row-period';
import { formatMonths } from '../../lib/format.ts';

/** `2026-06-30 · 6 months`; empty for a value of no period. */
export function writePeriod(row: Pick<ExtractionRowReply, 'Period' | 'PeriodMonths'>): string {
  return joinLength(row.Period ?? '', periodMonths(row));
}

/** `Revenue 2026-06-30 · 6 months`, of a value that a template reads. */
export function writeTriedKey({ key, period, months }: Pick<TriedRow, 'key' | 'period' | 'months'>): string {
  return `${key} ${joinLength(period, months)}`.trim();
}

function joinLength(period: string, months: number | null): string {
  return months === null ? period : `${period} · ${formatMonths(months)}`;
}
