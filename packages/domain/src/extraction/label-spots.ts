// Where the labels of a form stand, and what stands at them: behind the label in the same segment, to its right, or below it (issue 13:
// keys by label, left, above, in a table). A label is at the beginning of its segment; names of several words may stand within one.

import type { Box } from '../digitise/page.ts';
import type { SsotKey } from './document-type.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment } from './text-lines.ts';

/** Text that stands at a label, with its box. */
export interface Neighbour {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  readonly place: 'behind' | 'right' | 'below';
}

export interface LabelSpot {
  readonly label: string;
  readonly labelBox: Box;
  /** Place of the synonym in the key's list. */
  readonly rank: number;
  readonly isAtStart: boolean;
  readonly page: number;
  readonly neighbours: readonly Neighbour[];
}

/** A label further into a segment than so many words is none. */
const LAST_START = 60;

/** Words of the longest name that is compared. */
const LONGEST_NAME = 8;

interface Token {
  readonly plain: string;
  readonly end: number;
}

/** '1.1 Company name', '(a) Ticker': the number of a line is no part of its label. */
const NUMBERING = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]\s+|\d{1,2}(?:\.\d{1,2})+\s+)/iu;
/** 'Analista principal: María Pardo': up to so many more words of a label stand before its colon. */
const REST_OF_LABEL = /^\s*(?:\p{L}[\p{L}.'’-]*\s+){0,2}\p{L}[\p{L}.'’-]*\s?(?::|\.{4,})\s+(?=\S)/u;

/** A value below stands at most this many line heights under its label. */
const BELOW_REACH = 3.2;

function listTokens(text: string): readonly Token[] {
  const bare = text.replace(NUMBERING, (number) => ' '.repeat(number.length)).replaceAll('º', '°');
  return [...bare.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    plain: match[0].normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    end: match.index + match[0].length,
  }));
}

function sureness(segment: Segment): number {
  return Math.min(...segment.words.map((word) => word.confidence));
}

/** The words of a segment behind so many characters of its text; a word that the cut goes through counts as a whole for the box. */
function textBehind(segment: Segment, cut: number): Neighbour | null {
  const text = segment.text
    .slice(cut)
    .replace(REST_OF_LABEL, '')
    .replace(/^(?:[\s:.#°º*–—=|]|-(?=\s)|\([^)]*\))+/u, '')
    .replace(/^(?:n[°º.]|no\.|nr\.|num\.|is\b)\s*:?\s*/iu, '')
    .trim();
  if (text === '') return null;
  let at = 0;
  const words = segment.words.filter((word) => {
    at += word.text.length + 1;
    return at - 1 > segment.text.length - text.length;
  });
  const own = words.length === 0 ? segment : readSegment(words);
  return { text, box: own.box, confidence: sureness(own), place: 'behind' };
}

function toNeighbour(segment: Segment, place: 'right' | 'below'): Neighbour {
  return { text: segment.text, box: segment.box, confidence: sureness(segment), place };
}

function listBelow(lines: readonly TextLine[], lineAt: number, segment: Segment): readonly Neighbour[] {
  const found: Neighbour[] = [];
  const [left, , right, bottom] = segment.box;
  const height = Math.max(segment.box[3] - segment.box[1], 0.006);
  for (const line of lines.slice(lineAt + 1, lineAt + 5)) {
    if (line.box[1] - bottom > BELOW_REACH * height) break;
    const under = line.segments.find(({ box }) => box[0] < right && box[2] > left - 0.005);
    if (under !== undefined) found.push(toNeighbour(under, 'below'));
  }
  return found;
}

function matchesAt(tokens: readonly Token[], start: number, synonym: readonly string[]): boolean {
  return synonym.every((word, offset) => tokens[start + offset]?.plain === word);
}

/** Where a synonym begins among the tokens; a name of one word only at the beginning, since 'date' stands in many a sentence. */
function findSynonym(tokens: readonly Token[], synonym: readonly string[], key: SsotKey): number {
  const isTelling = synonym.length > 1 || key.pattern.includes('\\d){7}');
  const last = isTelling ? Math.min(tokens.length - synonym.length, LAST_START) : 0;
  for (let start = 0; start <= last; start += 1) if (matchesAt(tokens, start, synonym)) return start;
  return -1;
}

/** How many tokens from the start the longest name of any key takes: 'Invoice date' is not the label of the key that is called 'Invoice' too. */
function longestName(tokens: readonly Token[], names: ReadonlySet<string>): number {
  for (let count = Math.min(tokens.length, LONGEST_NAME); count > 0; count -= 1) {
    const start = tokens.slice(0, count).map(({ plain }) => plain);
    if (names.has(start.join(' '))) return count;
  }
  return 0;
}

function listSpotsOfSegment(
  lines: readonly TextLine[],
  at: { readonly line: number; readonly segment: number },
  key: SsotKey,
  names: ReadonlySet<string>,
): readonly LabelSpot[] {
  const line = lines[at.line];
  const segment = line?.segments[at.segment];
  if (line === undefined || segment === undefined) return [];
  const tokens = listTokens(segment.text);
  const longest = longestName(tokens, names);
  return key.synonyms.flatMap((name, rank) => {
    const synonym = name.split(' ');
    const start = findSynonym(tokens, synonym, key);
    if (start < 0 || (start === 0 && synonym.length < longest)) return [];
    const cut = tokens[start + synonym.length - 1]?.end ?? 0;
    const behind = textBehind(segment, cut);
    const right = line.segments.slice(at.segment + 1, at.segment + 6);
    return [
      {
        label: segment.text.slice(0, cut),
        labelBox: segment.box,
        rank,
        isAtStart: start === 0,
        page: line.page,
        neighbours: [
          ...(behind === null ? [] : [behind]),
          ...right.map((next) => toNeighbour(next, 'right')),
          ...listBelow(lines, at.line, segment),
        ],
      },
    ];
  });
}

/** The spots of a key in the lines of one page, from top to bottom; `names` are the synonyms of all keys of the type. */
export function listLabelSpots(
  lines: readonly TextLine[],
  key: SsotKey,
  names: ReadonlySet<string>,
): readonly LabelSpot[] {
  return lines.flatMap((line, lineAt) =>
    line.segments.flatMap((_segment, segmentAt) =>
      listSpotsOfSegment(lines, { line: lineAt, segment: segmentAt }, key, names),
    ),
  );
}
