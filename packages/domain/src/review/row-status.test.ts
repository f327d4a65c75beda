// Specification 3, section 4, 'Row colouring'.

import { describe, expect, it } from 'vitest';
import type { LookReason, ValidationStatus } from '../extraction/extraction-row.ts';
import { combineStatuses, findNextProblem, isProblem } from './row-status.ts';

function row(
  intra: ValidationStatus | null,
  inter: ValidationStatus | null,
  LookReasons: readonly LookReason[] = [],
) {
  return {
    ValueType: 'entity' as const,
    IntraValidation: { status: intra },
    InterValidation: { status: inter },
    LookReasons,
  };
}

it.each([
  [null, null, 'unknown'],
  ['invalid', null, 'invalid'],
  [null, 'valid', 'valid'],
  ['invalid', 'valid', 'partially_valid'],
  ['partially_valid', 'valid', 'partially_valid'],
  ['valid', 'invalid', 'invalid'],
  ['valid', 'valid', 'valid'],
  ['invalid', 'partially_valid', 'partially_valid'],
] as const)('%s within and %s between documents is %s', (intra, inter, status) => {
  expect(combineStatuses(row(intra, inter))).toBe(status);
});

it('what a person says of a row stands in the place of both statuses', () => {
  const checked = { ...row('invalid', 'invalid'), CheckedByHand: 'valid' as const };
  expect([combineStatuses(checked), isProblem(checked)]).toEqual(['valid', false]);
  const doubted = { ...row('valid', null), CheckedByHand: 'invalid' as const };
  expect([combineStatuses(doubted), isProblem(doubted)]).toEqual(['invalid', true]);
});

it('a table has no colour', () => {
  expect(combineStatuses({ ...row('invalid', null), ValueType: 'table' })).toBe('unknown');
});

describe('the next problem', () => {
  const rows = [row('valid', null, ['low-confidence']), row('valid', null), row('invalid', null)];

  it('is the next row that is doubted or breaks a rule, and after the last the first again', () => {
    expect([-1, 0, 1, 2].map((from) => findNextProblem(rows.map(isProblem), from))).toEqual([0, 2, 2, 0]);
  });

  it('is none where all are settled', () => {
    expect(findNextProblem([isProblem(row('valid', null))], 0)).toBe(-1);
  });
});
