// Where the labels of a form stand (issue 13: keys by label, left, above, in a table). A label is at the beginning of its segment, and may go on in the line below; a name of several words, an abbreviation
// and a name before a colon may stand within one.

import type { Box } from '../digitise/page.ts';
import type { SsotKey } from './document-type.ts';
import { listKeyNames, listPossibleNames } from './key-names.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import type { Beginning, LabelWord, NameMatch, PreparedName } from './label-words.ts';
import { listBeginnings, matchName } from './label-words.ts';
import type { Neighbour } from './label-neighbours.ts';
import { listAbove, listBelow, listRight, textBehind } from './label-neighbours.ts';
import { listPreferred } from './preferred-places.ts';
import type { TextLine } from './text-lines.ts';

export interface LabelSpot {
  readonly label: string;
  readonly labelBoxes: readonly Box[];
  /** Place of the synonym in the key's list. */
  readonly rank: number;
  readonly isAtStart: boolean;
  /** All that stands in its line. */
  readonly line: string;
  /** What stands right over it; '' where nothing does. */
  readonly over: string;
  /** The first of the texts that stand over each other at its left edge: the title of its block. */
  readonly head: string;
  /** What stands behind it in its segment. */
  readonly rest: string;
  /** Whether it ends in a colon. */
  readonly hasColon: boolean;
  /** Letters of the label that were misread. */
  readonly misread: number;
  readonly page: number;
  readonly neighbours: readonly Neighbour[];
  /** Whether it is known to stand under its value. */
  readonly isCaption?: boolean;
}

/** In shares of the page's width. */
const SAME_LEFT = 0.008;
/** A label further into a segment than so many words is none. */
const LAST_START = 60;
/** What stands behind a label of one word within a text: a colon, or 'is'. */
const IS_SAID =
  /^\s?(?:[°ºª]\s?)?(?::|\s(?:is|remains|es|sigue siendo|se mantiene|permanece|continúa)\s|\s(?:positiv|stable|estable|negativ|developing|evolving|en desarrollo|en evoluci))/iu;

/** Whether a name of one word may be a label though words stand before it. */
function isLabelWithin({ segment, words }: LabelledSegment, start: number): boolean {
  const word = words[start];
  if (word === undefined) return false;
  const isBeforeColon = IS_SAID.test(segment.text.slice(word.end));
  const isBehindSign = /[|·•]\s*$/u.test(segment.text.slice(0, word.start));
  // 'País Argentina. Sector Comercio minorista.'
  const isBehindStop =
    /[\p{L})]\.\s*$/u.test(segment.text.slice(0, word.start)) &&
    /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(segment.text.slice(word.start));
  return (
    isBeforeColon || isBehindSign || isBehindStop || (word.isAbbreviation && /\p{Ll}|\d/u.test(segment.text))
  );
}

/** 'PO-50458' is no label 'PO', and "Buyer's" none of the buyer. */
function isPartOfWord({ segment, tail, words }: LabelledSegment, { start, count }: NameMatch): boolean {
  const end = words[start + count - 1]?.end ?? 0;
  return tail === null && /^(?:[-/_][\p{L}\d]|['’]s\b)/u.test(segment.text.slice(end));
}

/** The beginnings of a segment's words from each start on, worked out once. */
type BeginningsFrom = (start: number, isScan: boolean) => readonly Beginning[];

function rememberBeginnings({ words }: LabelledSegment): BeginningsFrom {
  const known = new Map<number, readonly Beginning[]>();
  return (start, isScan) => {
    const found = known.get(start) ?? listBeginnings(words, start, isScan);
    known.set(start, found);
    return found;
  };
}

/** Of a scan an abbreviation may be misread, and may be one letter for each of its words. */
function mayBegin({ plain, isAbbreviation }: LabelWord, name: PreparedName): boolean {
  return plain === name.firstWord || (isAbbreviation && (name.isOneWord || plain === name.letters));
}

function findName(
  at: LabelledSegment,
  name: PreparedName,
  beginningsFrom: BeginningsFrom,
  names: LabelNames,
): NameMatch | null {
  const first = at.startNames.get(name.letters);
  if (first !== undefined && !isPartOfWord(at, first)) return first;
  return findNameWithin(at, name, beginningsFrom, names);
}

function findNameWithin(
  at: LabelledSegment,
  name: PreparedName,
  beginningsFrom: BeginningsFrom,
  names: LabelNames,
): NameMatch | null {
  const last = Math.min(at.words.length - 1, LAST_START);
  for (let start = 1; start <= last; start += 1) {
    const word = at.words[start];
    if (word === undefined || !mayBegin(word, name)) continue;
    // 'The previous long-term rating' is not 'long-term rating'.
    if (names.holdsLetters(`${at.words[start - 1]?.plain ?? ''}${name.letters}`)) continue;
    const isScan = at.isScan && word.isAbbreviation;
    const match = matchName(beginningsFrom(start, isScan), start, name, isScan);
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

/** What stands over a label at the same left edge, in the line above. */
function textOver(lines: readonly TextLine[], { lineAt, segment }: LabelledSegment): string {
  const over = lines[lineAt - 1]?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < SAME_LEFT);
  return over?.text ?? '';
}

/** Lines of a block are at most so many of their heights apart. */
const NEXT_LINE = 1.6;
const LINES_OF_BLOCK = 8;

function headOfBlock(lines: readonly TextLine[], { lineAt, segment }: LabelledSegment): string {
  let head = segment;
  for (const line of lines.slice(Math.max(0, lineAt - LINES_OF_BLOCK), lineAt).toReversed()) {
    const [left, top, , bottom] = head.box;
    if (top - line.box[3] > NEXT_LINE * (bottom - top)) break;
    const over = line.segments.find(({ box }) => Math.abs(box[0] - left) < SAME_LEFT);
    if (over !== undefined) head = over;
  }
  return head === segment ? '' : head.text;
}

/** Whether right over what stands beside a label stands another that ends in a colon: 'Código de | Referencia:' over 'cliente: | PED196814'. */
function isOfOther(lines: readonly TextLine[], { lineAt }: LabelledSegment, { box }: Neighbour): boolean {
  const over = lines[lineAt - 1]?.segments.find((each) => Math.abs(each.box[0] - box[0]) < SAME_LEFT);
  return over !== undefined && /:\s*$/u.test(over.text);
}

function listNeighbours(
  lines: readonly TextLine[],
  { first, last, cut }: PlacedLabel,
  names: LabelNames,
): Neighbour[] {
  const behind = textBehind(last, lines, cut, names);
  const below = listBelow(lines, last, names);
  const right = [...listRight(lines, first, names), ...(last === first ? [] : listRight(lines, last, names))];
  return [
    ...(behind === null ? [] : [behind]),
    ...right.filter((each) => below.length === 0 || !isOfOther(lines, last, each)),
    ...below,
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
  const above = isCaption(at, match) ? listAbove(lines, first, names) : [];
  const neighbours = [...listNeighbours(lines, placed, names), ...above];
  // Within a text a label is only one of what stands behind it.
  const isWithin = !isAtStart && (match.count === 1 || neighbours.some(({ place }) => place === 'behind'));
  const [ending, rest] = [last.segment.text.slice(0, cut), last.segment.text.slice(cut)];
  const own = lines[last.lineAt];
  return {
    label: last === first ? ending : `${first.segment.text} ${ending}`,
    labelBoxes: [...new Set([first.segment.box, last.segment.box])],
    isAtStart,
    line: own?.text ?? '',
    over: textOver(lines, first),
    head: headOfBlock(lines, first),
    rest,
    hasColon: /^\s?:/u.test(rest),
    misread: match.misread,
    page: own?.page ?? 0,
    neighbours: isWithin ? neighbours.filter(({ place }) => place === 'behind') : neighbours,
  };
}

/** Whether a label may be a caption of what stands above it. 'Amount paid · Cash' is one of an amount as well. */
function isCaption({ segment, words }: LabelledSegment, { start, count }: NameMatch): boolean {
  const behind = segment.text.slice(words[count - 1]?.end ?? 0);
  return start === 0 && /^\s*(?:$|[·|(–-])/u.test(behind) && !segment.text.includes(':');
}

/** 'Invoice date' is not the label of the key that is called 'Invoice' too, nor what is almost one name that of another. */
function isPartOfLonger(
  { start, count, misread }: NameMatch,
  { longest, isExact }: LabelledSegment,
): boolean {
  return start < longest && (count < longest || (misread > 0 && isExact));
}

/** A text of so many words is one of running text, which goes on in the next line where no stop ends it. */
const WORDS_OF_TEXT = 6;

/** A word at the beginning of a line that goes on with a sentence: 'drawn on 30 September' under 'a loan of which half was'. */
function isWithinSentence(
  lines: readonly TextLine[],
  { lineAt, segment }: LabelledSegment,
  { start, count }: NameMatch,
): boolean {
  if (start > 0 || count > 1 || !/^\p{Ll}/u.test(segment.text)) return false;
  const over = lines[lineAt - 1];
  if (over === undefined || Math.abs(over.box[0] - segment.box[0]) >= SAME_LEFT) return false;
  // The words of text that fills its lines stand apart.
  const isText = over.segments.length === 1 || over.segments.every(({ words }) => words.length === 1);
  return isText && over.text.split(' ').length >= WORDS_OF_TEXT && !/[.:;]$/u.test(over.text);
}

/** The spots of a key among the segments of one page, from top to bottom. */
export function listLabelSpots(
  lines: readonly TextLine[],
  segments: readonly LabelledSegment[],
  key: SsotKey,
  names: LabelNames,
): readonly LabelSpot[] {
  const prepared = listKeyNames(key);
  return segments.flatMap((at) => {
    const beginningsFrom = rememberBeginnings(at);
    const later = at.words.slice(1, LAST_START + 1);
    const possible = listPossibleNames(prepared, at.startNames.keys(), later, at.isScan);
    return possible.flatMap(({ name, rank }) => {
      const match = findName(at, name, beginningsFrom, names);
      if (match === null || isPartOfLonger(match, at) || isWithinSentence(lines, at, match)) return [];
      const spot = toSpot(lines, at, match, names);
      if (spot === null) return [];
      const preferred = spot.isAtStart ? listPreferred(lines, at.tail ?? at, key.labelPlace, names) : [];
      return [{ ...spot, rank, neighbours: [...spot.neighbours, ...preferred] }];
    });
  });
}
