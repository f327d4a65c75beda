// Rows of headings over their values, told by their type alone: 'Paid with | Tracking key' in small letters over 'Transfer | SFK6ZPB132' in larger ones. What stands beside
// a label in such a row is the next label, whether it is known or not (issue 13: keys by label, left, above, in a table).

import type { Box, Word } from '../digitise/page.ts';
import type { LabelSpot } from './label-spots.ts';
import type { Segment, TextLine } from './text-lines.ts';

const LEAST = 2;
/** Values stand at most so many heights under their headings. */
const REACH = 3.2;
/** Sizes of type that differ by less are the same. */
const SAME_SIZE = 0.06;
/** A heading has no numbers. */
const NUMBER = /\d{2}/u;

const isAlike = (one: Word, other: Word): boolean =>
  one.isBold === other.isBold && Math.abs(one.size - other.size) <= SAME_SIZE * other.size;

/** The type of a segment; null where its words are of several, or were read by OCR, which only guesses sizes. */
function typeOf({ words }: Segment): Word | null {
  const [first] = words;
  if (first === undefined) return null;
  return words.every((word) => word.confidence === 1 && isAlike(word, first)) ? first : null;
}

const isOver = (one: Segment, other: Segment): boolean =>
  one.box[0] < other.box[2] && other.box[0] < one.box[2];

function isHeadingRow({ segments, box }: TextLine, under: TextLine | undefined): boolean {
  const [first] = segments;
  const type = first === undefined ? null : typeOf(first);
  if (under === undefined || type === null || segments.length < LEAST) return false;
  if (under.box[1] - box[3] > REACH * (box[3] - box[1])) return false;
  const isHeading = (segment: Segment): boolean => {
    const own = typeOf(segment);
    return own !== null && isAlike(own, type) && /\p{L}{2}/u.test(segment.text) && !NUMBER.test(segment.text);
  };
  const isValue = (segment: Segment): boolean => {
    const own = typeOf(segment);
    return own !== null && !isAlike(own, type) && segments.some((each) => isOver(each, segment));
  };
  return under.segments.length >= LEAST && segments.every(isHeading) && under.segments.every(isValue);
}

/** The boxes of what stands in rows of headings. */
export function listHeadingRows(lines: readonly TextLine[]): ReadonlySet<Box> {
  return new Set(
    lines.flatMap((line, at) =>
      isHeadingRow(line, lines[at + 1]) ? line.segments.map(({ box }) => box) : [],
    ),
  );
}

/** A label in a row of headings without the other headings beside it. */
export function dropHeadings(spot: LabelSpot, headings: ReadonlySet<Box>): LabelSpot {
  if (!spot.labelBoxes.some((box) => headings.has(box))) return spot;
  return {
    ...spot,
    neighbours: spot.neighbours.filter(({ place, box }) => place !== 'right' || !headings.has(box)),
  };
}
