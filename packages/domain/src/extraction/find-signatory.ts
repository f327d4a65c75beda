// Who signs a report as its analyst: a name over the title of an office, 'Director, Primary Rating Analyst' (issue 14, 'CCRR': analyst).

import type { FoundValue } from './build-row.ts';
import { isOffice, PERSON } from './person-names.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const TITLE =
  /^(?:\p{L}+[ ,–-]+){0,5}(?:analyst|analista)(?: (?:principal|l[ií]der|responsable|primari[oa]))?$/iu;
/** In shares of the page's width. */
const SAME_PLACE = 0.015;
const SURE = 0.84;

function isUnder(title: Segment, name: Segment): boolean {
  const isAligned =
    Math.abs(title.box[0] - name.box[0]) < SAME_PLACE ||
    Math.abs(title.box[0] + title.box[2] - name.box[0] - name.box[2]) < 2 * SAME_PLACE;
  const gap = title.box[1] - name.box[3];
  return isAligned && gap < 1.5 * (name.box[3] - name.box[1]);
}

/** The first such name from the top; null where there is none. */
export function findSignatory(lines: readonly TextLine[]): FoundValue | null {
  for (const [at, { page, segments }] of lines.entries())
    for (const title of segments) {
      if (!TITLE.test(title.text)) continue;
      const name = lines[at - 1]?.segments.find(
        (each) => PERSON.test(each.text) && !isOffice(each.text) && isUnder(title, each),
      );
      if (name !== undefined && lines[at - 1]?.page === page) return asFound(page, name, name.text, SURE);
    }
  return null;
}
