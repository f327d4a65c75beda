// 'Previous rating' in blocks of which each is headed by its term, beside one another or one over the other (issue 14, 'CCRR': previous rating).

import type { FoundValue } from './build-row.ts';
import { isGrade, termOf } from './rating-words.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.82;
const WAS =
  /^(?:(?:previous|prior|last|former) (?:rating|grade)|(?:calificacion|nota|rating|grado) (?:anterior|previ[ao]))$/;
/** So many lines above a row of a block its heading is looked for. */
const REACH = 8;

/** The term that the nearest text above names which stands over a row; null where none does. */
function termOver(
  lines: readonly TextLine[],
  lineAt: number,
  row: readonly [Segment, Segment],
): 'st' | 'lt' | null {
  const [left, right] = [row[0].box[0], row[1].box[2]];
  for (const { segments } of lines.slice(Math.max(0, lineAt - REACH), lineAt).toReversed())
    for (const { box, plain } of segments) {
      const term = box[0] < right && box[2] > left ? termOf(plain) : null;
      if (term !== null) return term;
    }
  return null;
}

/** The ratings before, by the names that programs use; none where no block has one. */
export function readTermBlocks(lines: readonly TextLine[]): Readonly<Record<string, FoundValue>> {
  const found = new Map<string, FoundValue>();
  for (const [lineAt, { page, segments }] of lines.entries())
    for (const [at, label] of segments.entries()) {
      const grade = segments[at + 1];
      if (!WAS.test(label.plain) || grade === undefined || !isGrade(grade)) continue;
      const term = termOver(lines, lineAt, [label, grade]);
      const field = `previous_${term}_rating`;
      if (term !== null && !found.has(field)) found.set(field, asFound(page, grade, grade.text, SURE));
    }
  return Object.fromEntries(found);
}
