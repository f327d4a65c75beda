// Lines of captions: labels that stand under their values, as on boards of tiles ('C+' over 'short term'). What is told of a line is told of all of its labels (issue 13: keys by
// label, left, above, in a table).

import { findCountry } from '../companies/countries.ts';
import type { Box } from '../digitise/page.ts';
import type { SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import type { LabelSpot } from './label-spots.ts';
import { findByLetters, listKeyNames } from './key-names.ts';
import type { ReadNeighbour } from './read-neighbour.ts';
import { readNeighbour } from './read-neighbour.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { surround } from './text-lines.ts';

/** So many of its labels have to have values over them. */
const LEAST = 2;
/** In heights of the label. */
const REACH = 3.2;

interface Label {
  readonly segment: Segment;
  readonly key: SsotKey;
}

/** Keys whose values look like nothing else. */
function isTelling({ dataType, field }: SsotKey): boolean {
  return dataType === 'enum' || dataType === 'date' || field === 'country';
}

function findLabels({ segments }: TextLine, keys: readonly SsotKey[]): readonly Label[] {
  return segments.flatMap((segment) => {
    const letters = segment.plain.replaceAll(' ', '');
    const key = keys.find((each) => findByLetters(listKeyNames(each), letters) !== null);
    return key === undefined ? [] : [{ segment, key }];
  });
}

function canBe({ text }: Segment, key: SsotKey, conventions: Conventions): boolean {
  if (key.field === 'country') return findCountry(text) !== null;
  return readScanned(text, key, conventions, false) !== null;
}

/** Whether the nearest text over or under a label is a value of its key. */
function hasValue({ segment, key }: Label, lines: readonly TextLine[], conventions: Conventions): boolean {
  const { box } = segment;
  const height = box[3] - box[1];
  for (const line of lines) {
    const near = line.segments.find((each) => each.box[0] < box[2] && each.box[2] > box[0]);
    if (near === undefined) continue;
    const gap = Math.max(near.box[1] - box[3], box[1] - near.box[3]);
    return gap < REACH * height && canBe(near, key, conventions);
  }
  return false;
}

/** The boxes of the labels of lines of which more have their values over them than under them. */
export function listCaptions(
  lines: readonly TextLine[],
  keys: readonly SsotKey[],
  conventions: Conventions,
): ReadonlySet<Box> {
  const telling = keys.filter(isTelling);
  const captions = lines.flatMap((line, at) => {
    if (line.segments.length < LEAST) return [];
    const labels = findLabels(line, telling);
    if (labels.length < LEAST) return [];
    const above = lines.slice(Math.max(0, at - 2), at).toReversed();
    const below = lines.slice(at + 1, at + 3);
    const over = labels.filter((label) => hasValue(label, above, conventions)).length;
    const under = labels.filter((label) => hasValue(label, below, conventions)).length;
    return over >= LEAST && over > under ? line.segments.map(({ box }) => box) : [];
  });
  return new Set(captions);
}

/** '3. Sector' */
const NUMBERED_LABEL = /^\(?\d{1,2}[.)]\s+\p{L}/u;

/** A label without what is surely none of its values: under a caption, and beside a numbered label the next one. */
export function dropOthers(spot: LabelSpot, captions: ReadonlySet<Box>): LabelSpot {
  const isCaption = spot.labelBoxes.some((box) => captions.has(box));
  const isNumbered = NUMBERED_LABEL.test(spot.label);
  if (!isCaption && !isNumbered) return spot;
  const neighbours = spot.neighbours.filter(
    ({ place, text }) =>
      !(isCaption && place === 'below') && !(isNumbered && place === 'right' && NUMBERED_LABEL.test(text)),
  );
  return { ...spot, neighbours, isCaption };
}

/** What stands right of a label as one text, where OCR has its pieces apart: '03', 'Oct', '2024'; null where there are no pieces. */
function joinRight(neighbours: readonly Neighbour[]): Neighbour | null {
  const right = neighbours.filter(({ place }) => place === 'right');
  const [first] = right;
  if (first === undefined || right.length < LEAST) return null;
  return {
    ...first,
    text: right.map(({ text }) => text).join(' '),
    box: surround(right.map(({ box }) => box)),
    confidence: Math.min(...right.map(({ confidence }) => confidence)),
    next: null,
  };
}

/** A day of which the pieces stand apart. */
export function readPieces(
  neighbours: readonly Neighbour[],
  key: SsotKey,
  conventions: Conventions,
): ReadNeighbour | null {
  const whole = key.dataType === 'date' ? joinRight(neighbours) : null;
  return whole === null ? null : readNeighbour(whole, key, conventions);
}
