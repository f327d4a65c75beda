// Whether the line items of a document were read: a line is exact where all that is printed of it is, descriptions by their letters and digits, figures as numbers.

import type { LineFields } from '../../tools/read-fields/choose-fields.ts';
import { isExact } from './compare-field.ts';

export interface JudgedLines {
  readonly expected: number;
  readonly exact: number;
  /** Lines that were read beyond those that there are. */
  readonly surplus: number;
  /** Those that were not read, or not as they are. */
  readonly missed: readonly LineFields[];
}

function isSameFigure(one: string, other: string): boolean {
  return other !== '' && Number(one) === Number(other);
}

function isSameLine(expected: LineFields, read: LineFields): boolean {
  return Object.entries(expected).every(([role, text]) => {
    const [, other = ''] = Object.entries(read).find(([name]) => name === role) ?? [];
    return role === 'description' ? isExact(role, text, other) : isSameFigure(text, other);
  });
}

/** Each line that was read stands for one that is expected; where none is expected, what was read is not judged. */
export function judgeLines(expected: readonly LineFields[], read: readonly LineFields[]): JudgedLines {
  const left = [...read];
  const missed = expected.filter((line) => {
    const at = left.findIndex((other) => isSameLine(line, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const surplus = expected.length === 0 ? 0 : Math.max(0, read.length - expected.length);
  return { expected: expected.length, exact: expected.length - missed.length, surplus, missed };
}
