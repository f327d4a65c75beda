// A rating with its outlook in one text: 'A- / Stable', 'B+, Negativa', in a narrow column over two lines (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import { isAboutOthers } from './find-company.ts';
import { OUTLOOKS, termOf } from './rating-words.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, segmentUnder } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.84;
const PAIR = /^([ABC][+-]?)\s*[/|·,–—-]\s*(\p{L}[\p{L}\s]*)$/u;

/** The outlook behind a rating, its second word perhaps in the next line. */
function readOutlook(
  lines: readonly TextLine[],
  lineAt: number,
  segment: Segment,
  words: string,
): string | undefined {
  const under = segmentUnder(lines, lineAt, segment);
  return OUTLOOKS[normaliseText(words)] ?? OUTLOOKS[normaliseText(`${words} ${under?.text ?? ''}`)];
}

/** The first of them that is no other company's, by the names that programs use: without a term it is the long-term rating. */
export function readRatedOutlook(lines: readonly TextLine[]): Readonly<Record<string, FoundValue>> {
  for (const [lineAt, { page, segments }] of lines.entries())
    for (const [at, segment] of segments.entries()) {
      const [, grade = '', words = ''] = PAIR.exec(segment.text) ?? [];
      const outlook = readOutlook(lines, lineAt, segment, words);
      if (outlook === undefined || isAboutOthers(lines, lineAt)) continue;
      const term = termOf(segments[at - 1]?.plain ?? '') ?? 'lt';
      return {
        [`${term}_rating`]: asFound(page, segment, grade, SURE),
        outlook: asFound(page, segment, outlook, SURE),
      };
    }
  return {};
}
