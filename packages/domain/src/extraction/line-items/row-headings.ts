// What stands over the columns of rows that no table was made of: it names them, though the reader of tables did not see that they belong together (issue 14: line items).

import type { Box } from '../../digitise/page.ts';
import type { Segment, TextLine } from '../text-lines.ts';
import { surround } from '../text-lines.ts';
import { nameLineRole } from './line-columns.ts';
import { isOtherColumn } from './other-columns.ts';
import { breaksOff } from './read-lines.ts';
import { isTotalLabel } from './total-labels.ts';

/** In heights of the line of headings. */
const MOST_ABOVE = 2.5;
const LEAST_HEADINGS = 2;
/** Two lines of one cell stand at most so many heights apart. */
const MOST_PITCH = 0.6;
/** In shares of the page's width. */
const SAME_LEFT = 0.008;

const isHeading = ({ text }: Segment): boolean => nameLineRole(text) !== null || isOtherColumn(text);

/** The segments of the line right above a row, where they are headings: several, without figures, of which most name what stands in a column of lines; none where it is something else. */
export function findRowHeadings(lines: readonly TextLine[], first: readonly Segment[]): readonly Segment[] {
  const [, top] = surround(first.map(({ box }) => box));
  const above = lines.findLast(({ box }) => box[3] <= top);
  if (above === undefined || top - above.box[3] > MOST_ABOVE * (above.box[3] - above.box[1])) return [];
  const { segments } = above;
  const isHead =
    segments.length >= LEAST_HEADINGS &&
    segments.every(({ text }) => !/\d/u.test(text)) &&
    segments.filter(isHeading).length * 2 >= segments.length;
  return isHead ? segments : [];
}

/** The line right under a cell where it goes on with it: alone, in words, at the same left edge, or at that of any of its words where it breaks off within a phrase. */
export function findContinuation(lines: readonly TextLine[], { box, text, words }: Segment): Segment | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  const height = box[3] - box[1];
  const under = lines.find((line) => line.box[1] > box[1] + height / 2);
  const [only, ...others] = under?.segments ?? [];
  const lefts = breaksOff(text) ? words.map((word) => word.box[0]) : [box[0]];
  const goesOn =
    only !== undefined &&
    others.length === 0 &&
    only.box[1] - box[3] < MOST_PITCH * height &&
    lefts.some((left) => Math.abs(only.box[0] - left) < SAME_LEFT) &&
    !/\d$/u.test(only.text) &&
    !isTotalLabel(only.text);
  return goesOn ? only : null;
}

/** The column that a heading stands over most of; null where it stands over none. */
export function columnUnder(
  { box: [left, , right] }: Segment,
  columns: readonly (Box | null)[],
): number | null {
  const shared = columns.map((box) => (box === null ? 0 : Math.min(right, box[2]) - Math.max(left, box[0])));
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : null;
}
