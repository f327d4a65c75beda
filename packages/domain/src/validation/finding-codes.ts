// What a rule can find wrong, as codes: the sentence a person reads is in the messages (`extraction.findings.<code>`), worded with the
// finding's values (issue 13: findings with severity and, where it follows, the value that would fit).

import type { Finding } from '../extraction/extraction-row.ts';

export const FINDING_CODES = [
  'missing',
  'not-of-type-number',
  'not-of-type-currency',
  'not-of-type-percent',
  'not-of-type-date',
  'not-of-pattern',
  'not-allowed',
  'sum-differs',
  'balance-differs',
  'dates-out-of-order',
  'line-differs',
  'lines-differ',
  'differs-from-linked',
  'reconciled-with-linked',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

/** A finding whose code is one of ours. */
export interface TypedFinding extends Finding {
  readonly code: FindingCode;
}
