// Where the labels of a form stand, and what stands at them: behind the label in the same segment, to its right, or below it (issue 13:
// keys by label, left, above, in a table). A label is at the beginning of its segment, and may go on in the line below; a name of several words, an abbreviation
// and a name before a colon may stand within one.

import type { Box } from '../digitise/page.ts';
import type { SsotKey } from './document-type.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import type { NameMatch, PreparedName } from './label-words.ts';
import { listBeginnings, matchName, prepareName } from './label-words.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment, segmentUnder, sureness } from './text-lines.ts';

/** Text that stands at a label, with its box. */
export interface Neighbour {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  readonly place: 'behind' | 'right' | 'below' | 'crossing';
  /** What stands under it at the same left edge: the rest of a value that is too long for its line. */
  readonly next: Segment | null;
}

export interface LabelSpot {
  readonly label: string;
  readonly labelBoxes: readonly Box[];
  /** Place of the synonym in the key's list. */
  readonly rank: number;
  readonly isAtStart: boolean;
  /** Whether it ends in a colon. */
  readonly hasColon: boolean;
  /** Letters of the label that were misread. */
  readonly misread: number;
  readonly page: number;
  readonly neighbours: readonly Neighbour[];
}

/** A label further into a segment than so many words is none. */
const LAST_START = 60;
/** 'Analista principal: María Pardo': up to so many more words of a label stand before its colon. */
const REST_OF_LABEL = /^\s*(?:\p{L}[\p{L}.'’-]*\s+){0,2}\p{L}[\p{L}.'’-]*\s?(?::|\.{4,})\s+(?=\S)/u;
/** A value below stands at most this many line heights under its label. */
const BELOW_REACH = 3.2;

/** Where the next label within a text begins, or its end: 'Due by: 19 Nov 2019 Terms: 30 days net'. */
function cutAtNextLabel(text: string, names: LabelNames): string {
  for (const match of text.matchAll(
    /(?<=\s[—–|·-]?\s*)\p{L}[\p{L}.]*(?:\s\p{L}[\p{L}.]*){0,3}\s?(?=:\s)|(?<=\s)\p{Lu}{3,5}(?=\s)/gu,
  )) {
    const words = match[0].trim().split(/\s+/u);
    for (const [at] of words.entries()) {
      const name = words.slice(at).join('');
      if (!names.holds(name)) continue;
      const start = match.index + match[0].trim().length - words.slice(at).join(' ').length;
      if (start > 0) return text.slice(0, start);
    }
  }
  return text;
}

/** The words of a segment behind so many characters of its text; a word that the cut goes through counts as a whole for the box. */
function textBehind(
  { segment, lineAt }: LabelledSegment,
  lines: readonly TextLine[],
  cut: number,
  names: LabelNames,
): Neighbour | null {
  const all = segment.text
    .slice(cut)
    .replace(REST_OF_LABEL, '')
    .replace(/^(?:[\s:.#°º*–—=|]|-(?=\s)|\([^)]*\))+/u, '')
    .replace(/^(?:n[°º.]|no\.|nr\.|num\.|is\b)\s*:?\s*/iu, '');
  const text = cutAtNextLabel(all, names)
    .replace(/(?:\s+[|·—–-]+)+\s*$/u, '')
    .trim();
  if (text === '') return null;
  const from = segment.text.length - all.length;
  let at = 0;
  const words = segment.words.filter((word) => {
    const start = at;
    at += word.text.length + 1;
    return at - 1 > from && start < from + text.length;
  });
  const own = words.length === 0 ? segment : readSegment(words);
  const isWhole = all.trim() === text;
  const next = isWhole ? segmentUnder(lines, lineAt, own) : null;
  return { text, box: own.box, confidence: sureness(own), place: 'behind', next };
}

function toNeighbour(
  lines: readonly TextLine[],
  lineAt: number,
  segment: Segment,
  place: 'right' | 'below',
): Neighbour {
  const next = segmentUnder(lines, lineAt, segment);
  return { text: segment.text, box: segment.box, confidence: sureness(segment), place, next };
}

/** 'T.' and 'J. Haverstock' are one name, though the gap between them is wide. */
function joinInitials(segments: readonly Segment[]): Segment[] {
  const [first, second, ...others] = segments;
  if (first === undefined || second === undefined || !/^(?:\p{Lu}\.\s?)+$/u.test(first.text))
    return [...segments];
  return [readSegment([...first.words, ...second.words]), ...others];
}

function listRight(lines: readonly TextLine[], { lineAt, segmentAt }: LabelledSegment): Neighbour[] {
  const right = joinInitials(lines[lineAt]?.segments.slice(segmentAt + 1, segmentAt + 6) ?? []);
  return right.map((next) => toNeighbour(lines, lineAt, next, 'right'));
}

function listBelow(lines: readonly TextLine[], { lineAt, segment }: LabelledSegment): Neighbour[] {
  const found: Neighbour[] = [];
  const [left, , right, bottom] = segment.box;
  const height = Math.max(segment.box[3] - segment.box[1], 0.006);
  for (const [offset, line] of lines.slice(lineAt + 1, lineAt + 5).entries()) {
    if (line.box[1] - bottom > BELOW_REACH * height) break;
    const under = line.segments.find(({ box }) => box[0] < right && box[2] > left - 0.005);
    if (under !== undefined) found.push(toNeighbour(lines, lineAt + 1 + offset, under, 'below'));
  }
  return found;
}

/** Whether a name of one word may be a label though words stand before it. */
function isLabelWithin({ segment, words }: LabelledSegment, start: number): boolean {
  const word = words[start];
  if (word === undefined) return false;
  const isBeforeColon = /^\s?(?:[°ºª]\s?)?:/u.test(segment.text.slice(word.end));
  return isBeforeColon || (word.isAbbreviation && /\p{Ll}|\d/u.test(segment.text));
}

/** 'PO-50458' is no label 'PO'. */
function isPartOfWord({ segment, tail, words }: LabelledSegment, { start, count }: NameMatch): boolean {
  const end = words[start + count - 1]?.end ?? 0;
  return tail === null && /^[-/_][\p{L}\d]/u.test(segment.text.slice(end));
}

function findName(at: LabelledSegment, name: PreparedName): NameMatch | null {
  const first = at.startNames.get(name.letters);
  if (first !== undefined && !isPartOfWord(at, first)) return first;
  const last = Math.min(at.words.length - 1, LAST_START);
  for (let start = 1; start <= last; start += 1) {
    const word = at.words[start];
    if (word === undefined || (!word.isAbbreviation && word.plain !== name.firstWord)) continue;
    const isScan = at.isScan && word.isAbbreviation;
    const match = matchName(listBeginnings(at.words, start, isScan), start, name, isScan);
    if (match !== null && (!name.isOneWord || isLabelWithin(at, start))) return match;
  }
  return null;
}

/** A label where it stands: in one segment, or in the first and the last of two lines, behind whose letter it ends. */
interface PlacedLabel {
  readonly first: LabelledSegment;
  readonly last: LabelledSegment;
  readonly cut: number;
}

/** Null where the words of both lines are looked at for a label that does not take both. */
function placeLabel(at: LabelledSegment, { start, count }: NameMatch): PlacedLabel | null {
  const { segment, tail, words } = at;
  const begin = words[start]?.start ?? 0;
  const end = words[start + count - 1]?.end ?? 0;
  if (tail === null) return { first: at, last: at, cut: end };
  const length = segment.text.length;
  return begin < length && end > length ? { first: at, last: tail, cut: end - length - 1 } : null;
}

function listNeighbours(
  lines: readonly TextLine[],
  { first, last, cut }: PlacedLabel,
  names: LabelNames,
): Neighbour[] {
  const behind = textBehind(last, lines, cut, names);
  return [
    ...(behind === null ? [] : [behind]),
    ...listRight(lines, first),
    ...(last === first ? [] : listRight(lines, last)),
    ...listBelow(lines, last),
  ];
}

function toSpot(
  lines: readonly TextLine[],
  at: LabelledSegment,
  match: NameMatch,
  names: LabelNames,
): Omit<LabelSpot, 'rank'> | null {
  const placed = placeLabel(at, match);
  if (placed === null) return null;
  const { first, last, cut } = placed;
  const isAtStart = match.start === 0;
  const neighbours = listNeighbours(lines, placed, names);
  // One word within a text is only a label of what stands behind it.
  const isOneWordWithin = !isAtStart && match.count === 1;
  const ending = last.segment.text.slice(0, cut);
  return {
    label: last === first ? ending : `${first.segment.text} ${ending}`,
    labelBoxes: last === first ? [first.segment.box] : [first.segment.box, last.segment.box],
    isAtStart,
    hasColon: /^\s?:/u.test(last.segment.text.slice(cut)),
    misread: match.misread,
    page: lines[at.lineAt]?.page ?? 0,
    neighbours: isOneWordWithin ? neighbours.filter(({ place }) => place === 'behind') : neighbours,
  };
}

/** 'Invoice date' is not the label of the key that is called 'Invoice' too, nor what is almost one name that of another. */
function isPartOfLonger(
  { start, count, misread }: NameMatch,
  { longest, isExact }: LabelledSegment,
): boolean {
  return start < longest && (count < longest || (misread > 0 && isExact));
}

/** The spots of a key among the segments of one page, from top to bottom. */
export function listLabelSpots(
  lines: readonly TextLine[],
  segments: readonly LabelledSegment[],
  key: SsotKey,
  names: LabelNames,
): readonly LabelSpot[] {
  const prepared = key.synonyms.map(prepareName);
  return segments.flatMap((at) =>
    prepared.flatMap((name, rank) => {
      const match = findName(at, name);
      if (match === null || isPartOfLonger(match, at)) return [];
      const spot = toSpot(lines, at, match, names);
      return spot === null ? [] : [{ ...spot, rank }];
    }),
  );
}
