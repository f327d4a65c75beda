// The words of a page as lines, and each line as segments that stand apart: what labels and values are looked for in (decisions.md
// section 5: every value with its rectangle). Words may come in any order; turned words are left out.

import type { Box, ReadPage, Word } from '../digitise/page.ts';

/** Words of a line that stand together. */
export interface Segment {
  readonly text: string;
  /** As `normaliseText` leaves it. */
  readonly plain: string;
  readonly words: readonly Word[];
  readonly box: Box;
}

export interface TextLine {
  readonly page: number;
  readonly segments: readonly Segment[];
  readonly text: string;
  readonly plain: string;
  readonly box: Box;
  /** Size of its largest word, as a fraction of the page's height. */
  readonly size: number;
}

/** The line that a value goes on in begins at most this many heights under it, and as far left within this share of the page. */
const NEXT_REACH = 0.9;
const SAME_LEFT = 0.008;
/** So many letters apart are words, where gaps so many times the usual one part them. */
const LEAST_SPACED = 5;
const LEAST_SINGLE = 0.7;
const WORD_GAP = 1.6;
/** Gaps of more than this many times the size of the type part two segments. */
const SEGMENT_GAP = 0.9;
const MOST_WORDS_OF_LABEL = 5;
/** Two amounts beside each other are never one, however close their columns stand. */
const IS_AMOUNT = /^[-−(]?[€$£]?(?:\d[\d.,'’]*[.,]\d{2}|\d{1,3}(?:[.,]\d{3})+)\)?$/u;

/** Lower case, without accents and punctuation, single spaces: how labels are compared. */
export function normaliseText(text: string): string {
  return text
    .replaceAll(/['’`´](?=s\b|\s|$)/gu, '')
    .replaceAll(/[°º'’`´]/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 'A) ', 'A-1) ', 'A.3) ', 'III. ', '17. ', 'b) ': what accounts number their lines by. */
const ENUMERATOR = /^\s*(?:[A-Z](?:[-–.]\d{1,2})?\)|[IVX]{1,5}\.|\d{1,2}[.)]|[a-z]\))\s+(?=\p{L})/u;

/** A label without the letter or number that its line goes by. */
export function withoutEnumerator(label: string): string {
  return label.replace(ENUMERATOR, '');
}

/** The smallest box around boxes; [0, 0, 0, 0] of none. */
export function surround(boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes;
  if (first === undefined) return [0, 0, 0, 0];
  let [left, top, right, bottom] = first;
  for (const box of rest) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  return [left, top, right, bottom];
}

function middle(word: Word): number {
  return (word.box[1] + word.box[3]) / 2;
}

function isUsable(word: Word): boolean {
  return word.turn === undefined && word.text.trim() !== '' && word.box.every(Number.isFinite);
}

/** A letter, or a few that stand close as 'Va' does. */
const SPACED = /^[\p{L}&.,]{1,3}$/u;
/** Figures apart are a number where they stand nearer than this many of their heights, as those of no columns do. */
const DIGIT_GAP = 0.9;

/** Letters printed apart, as in 'I N V O I C E', are the words that they make: a wider gap parts two of them. */
function joinSpaced(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = (): void => {
    const single = run.filter(({ text }) => text.length === 1).length;
    const isSpaced = run.length >= LEAST_SPACED && single >= run.length * LEAST_SINGLE;
    joined.push(...(isSpaced ? joinRun(run) : run));
    run = [];
  };
  for (const word of words) {
    if (SPACED.test(word.text)) run.push(word);
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
}

/** '6 0 5 8 1 6 5' is a number whose figures are printed apart. */
function joinDigits(words: readonly Word[], { width, height }: ReadPage): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = (): void => {
    joined.push(...(run.length >= LEAST_SPACED ? [joinWords(run)] : run));
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const gap = last === undefined ? 0 : (word.box[0] - last.box[2]) * width;
    if (!/^\d$/u.test(word.text) || gap > DIGIT_GAP * (word.box[3] - word.box[1]) * height) close();
    if (/^\d$/u.test(word.text)) run.push(word);
    else joined.push(word);
  }
  close();
  return joined;
}

function joinRun(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((word, at) => word.box[0] - (letters[at]?.box[2] ?? 0));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const groups: Word[][] = [];
  for (const [at, letter] of letters.entries()) {
    const gap = gaps[at - 1] ?? 0;
    if (at === 0 || gap > WORD_GAP * usual) groups.push([letter]);
    else groups.at(-1)?.push(letter);
  }
  return groups.map(joinWords);
}

function joinWords(group: readonly Word[]): Word {
  return {
    text: group.map(({ text }) => text).join(''),
    box: surround(group.map(({ box }) => box)),
    confidence: Math.min(...group.map(({ confidence }) => confidence)),
    size: Math.max(...group.map(({ size }) => size)),
  };
}

/** The words of a line in groups that stand apart. 'Total 50.00 10.00 60.00' are four: the label of a row of amounts is none of the first of them. */
function groupWords(ordered: readonly Word[], page: ReadPage): readonly (readonly Word[])[] {
  const groups: Word[][] = [];
  for (const word of ordered) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const size = Math.max(word.box[3] - word.box[1], 0.004) * page.height;
    if (group === undefined || last === undefined || gapBehind(last, word, page) > SEGMENT_GAP * size)
      groups.push([word]);
    else if (IS_AMOUNT.test(word.text) && IS_AMOUNT.test(last.text))
      groups.splice(-1, 1, ...partLast(group), [word]);
    else group.push(word);
  }
  return groups;
}

/** In points. */
function gapBehind(last: Word, word: Word, { width }: ReadPage): number {
  return (word.box[0] - last.box[2]) * width;
}

/** A group without its last word, and that word. */
function partLast(group: Word[]): Word[][] {
  return group.length === 1 ? [group] : [group.slice(0, -1), group.slice(-1)];
}

function addLine(page: ReadPage, words: Word[]): TextLine {
  const apart = words.toSorted((first, second) => first.box[0] - second.box[0]);
  const ordered = joinDigits(joinSpaced(apart), page);
  const groups = groupWords(ordered, page);
  const segments = groups.flatMap(splitAtWeight).map(readSegment);
  return {
    page: page.number,
    segments,
    text: segments.map((segment) => segment.text).join(' '),
    plain: segments
      .map((segment) => segment.plain)
      .join(' ')
      .trim(),
    box: surround(ordered.map((word) => word.box)),
    size: Math.max(...ordered.map((word) => word.size)),
  };
}

/** A label and its value in two weights of type are two segments, though they stand close: where the weight changes once, and not within a sentence. */
function splitAtWeight(words: readonly Word[]): readonly (readonly Word[])[] {
  const isBold = (word: Word | undefined): boolean => word?.isBold === true;
  const at = words.findIndex((word) => isBold(word) !== isBold(words[0]));
  const isOnce = at > 0 && words.slice(at).every((word) => isBold(word) !== isBold(words[0]));
  const isLabel = Math.min(at, words.length - at) <= MOST_WORDS_OF_LABEL && at <= MOST_WORDS_OF_LABEL;
  return isOnce && isLabel ? [words.slice(0, at), words.slice(at)] : [words];
}

/** A segment of words that stand together, from left to right. */
export function readSegment(words: readonly Word[]): Segment {
  const text = words.map((word) => word.text).join(' ');
  return { text, plain: normaliseText(text), words, box: surround(words.map((word) => word.box)) };
}

/** The lines of a page from top to bottom, over its whole width. A word belongs to a line whose middle lies within half its height. */
export function listLines(page: ReadPage): readonly TextLine[] {
  const words = page.words
    .filter(isUsable)
    .toSorted((first, second) => middle(first) - middle(second) || first.box[0] - second.box[0]);
  const lines: { words: Word[]; middle: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const reach = Math.max((word.box[3] - word.box[1]) * 0.45, 0.002);
    if (line !== undefined && middle(word) - line.middle <= reach) {
      line.words.push(word);
      line.middle += (middle(word) - line.middle) / line.words.length;
    } else lines.push({ words: [word], middle: middle(word) });
  }
  return lines.map((line) => addLine(page, line.words));
}

/** The confidence of its least sure word, 0..1. */
export function sureness(segment: Segment): number {
  return Math.min(...segment.words.map((word) => word.confidence));
}

/** What stands right under a segment, at the same left edge or around the same middle. */
export function segmentUnder(lines: readonly TextLine[], lineAt: number, segment: Segment): Segment | null {
  const [left, top, right, bottom] = segment.box;
  const isUnder = ({ box }: Segment): boolean =>
    Math.abs(box[0] - left) < SAME_LEFT || Math.abs(box[0] + box[2] - left - right) < SAME_LEFT;
  for (const line of lines.slice(lineAt + 1, lineAt + 4)) {
    if (line.box[1] - bottom > NEXT_REACH * (bottom - top)) return null;
    const under = line.segments.find(isUnder);
    if (under !== undefined) return under;
  }
  return null;
}
