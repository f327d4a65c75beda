// What stands around a value that a person put right, as its label: left of it, above it, at the head of its column or below it (issue 14, 'Learning'). The
// value is looked for on its pages, since a typed one says nothing of its place; where a person showed the place, only there.

import type { ReadPage } from '../digitise/page.ts';
import type { LabelPlace, SsotKey } from './document-type.ts';
import type { ValueCoordinates } from './extraction-row.ts';
import { decideConventions } from './form-conventions.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { listLines, normaliseText, readSegment, sureness } from './text-lines.ts';

/** A text that may be a label, as `normaliseText` leaves it, and where it stands. */
export interface ShownLabel {
  readonly label: string;
  readonly place: LabelPlace;
}

export interface PlacedValue {
  readonly key: SsotKey;
  readonly value: string;
  /** Where a person said that it stands; a place where something else is printed says nothing. */
  readonly places: readonly ValueCoordinates[];
}

/** A value takes at most so many words, and a label so many. */
const MOST_WORDS = 8;
const MOST_LABEL_WORDS = 6;
const LONGEST_LABEL = 60;
/** A value that stands in more places is too common to say which label is its own. */
const MOST_SPOTS = 4;
/** In heights of a line: a label right above its value, or below it; rows of a column. */
const NEAR = 3.2;
const COLUMN_GAP = 8;

/** Words of a segment that are the value. */
interface Spot {
  readonly lines: readonly TextLine[];
  readonly lineAt: number;
  readonly segmentAt: number;
  /** The words of the segment before the value. */
  readonly before: string;
  readonly own: Segment;
  readonly page: number;
}

function isValue(segment: Segment, { key, value }: PlacedValue, conventions: Conventions): boolean {
  const read = readScanned(segment.text, key, conventions, sureness(segment) < 1)?.value;
  if (read === undefined) return false;
  return read === value || (key.dataType === 'string' && normaliseText(read) === normaliseText(value));
}

/** The words of a segment that are the value: the last ones that are, and no more than it takes. */
function findWords(
  segment: Segment,
  wanted: PlacedValue,
  conventions: Conventions,
): [Segment, number] | null {
  const { words } = segment;
  for (let start = words.length - 1; start >= 0; start -= 1)
    for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end += 1) {
      const part = readSegment(words.slice(start, end));
      if (isValue(part, wanted, conventions)) return [part, start];
    }
  return null;
}

function listSpots(pages: readonly ReadPage[], wanted: PlacedValue): readonly Spot[] {
  const conventions = decideConventions(pages);
  return pages.flatMap((page) => {
    const lines = listLines(page);
    return lines.flatMap((line, lineAt) =>
      line.segments.flatMap((segment, segmentAt): Spot[] => {
        const found = findWords(segment, wanted, conventions);
        if (found === null) return [];
        const [own, start] = found;
        const before = segment.words
          .slice(0, start)
          .map(({ text }) => text)
          .join(' ');
        return [{ lines, lineAt, segmentAt, before, own, page: page.number }];
      }),
    );
  });
}

function isShown({ own, page }: Spot, places: readonly ValueCoordinates[]): boolean {
  const [x, y] = [(own.box[0] + own.box[2]) / 2, (own.box[1] + own.box[3]) / 2];
  return places.some(
    (place) =>
      place.page_n === page &&
      x >= place.scaled_x_start - 0.01 &&
      x <= place.scaled_x_end + 0.01 &&
      y >= place.scaled_y_start - 0.01 &&
      y <= place.scaled_y_end + 0.01,
  );
}

/** The text as a label: up to six words without a figure, of which one has three letters; '' where it is none. */
function toLabel(text: string): string {
  // 'Date: 5 May  Our mark:' ends in a label of its own.
  const last = text
    .trim()
    .replace(/[\s:.#=–—-]+$/u, '')
    .split(/:\s/u)
    .at(-1);
  const plain = normaliseText(last ?? '');
  const isUsable =
    plain.length <= LONGEST_LABEL &&
    plain.split(' ').length <= MOST_LABEL_WORDS &&
    !/\d/u.test(plain) &&
    /\p{L}{3}/u.test(plain);
  return isUsable ? plain : '';
}

function findLeft({ lines, lineAt, segmentAt, before }: Spot): string {
  if (before !== '') return toLabel(before);
  const left = lines[lineAt]?.segments.slice(0, segmentAt).toReversed() ?? [];
  return left.map(({ text }) => toLabel(text)).find((label) => label !== '') ?? '';
}

function overlapping(line: TextLine, { own }: Spot): Segment | undefined {
  return line.segments.find(({ box }) => box[0] < own.box[2] && box[2] > own.box[0]);
}

/** The first text over the value that is no value of the key itself. */
function findAbove(spot: Spot, key: SsotKey): ShownLabel | null {
  const height = Math.max(spot.own.box[3] - spot.own.box[1], 0.006);
  let top = spot.own.box[1];
  let isFar = false;
  for (const line of spot.lines.slice(0, spot.lineAt).toReversed()) {
    const over = overlapping(line, spot);
    if (over === undefined) continue;
    const gap = (top - over.box[3]) / height;
    if (gap > COLUMN_GAP) return null;
    [, top] = over.box;
    isFar ||= gap > NEAR;
    const label = toLabel(over.text);
    if (label !== '') return { label, place: isFar ? 'head' : 'above' };
    // Values of other rows stand between a value and the head of its column.
    if (key.dataType === 'string' && key.pattern === '') return null;
    isFar = true;
  }
  return null;
}

function findBelow(spot: Spot): string {
  const height = Math.max(spot.own.box[3] - spot.own.box[1], 0.006);
  for (const line of spot.lines.slice(spot.lineAt + 1, spot.lineAt + 4)) {
    const under = overlapping(line, spot);
    if (under === undefined) continue;
    return (under.box[1] - spot.own.box[3]) / height > NEAR ? '' : toLabel(under.text);
  }
  return '';
}

/**
 * The texts that may be labels of a value, the likelier place first; none where the value is not on the pages, or at too many places.
 * @param pages straight, as they are read
 */
export function findLabels(pages: readonly ReadPage[], wanted: PlacedValue): readonly ShownLabel[] {
  const all = listSpots(pages, wanted);
  const shown = all.filter((spot) => isShown(spot, wanted.places));
  const spots = shown.length > 0 ? shown : all;
  if (spots.length > MOST_SPOTS) return [];
  return spots.flatMap((spot) => {
    const above = findAbove(spot, wanted.key);
    return [
      { label: findLeft(spot), place: 'left' as const },
      ...(above === null ? [] : [above]),
      { label: findBelow(spot), place: 'below' as const },
    ].filter(({ label }) => label !== '');
  });
}
