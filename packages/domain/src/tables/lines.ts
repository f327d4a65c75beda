// Words to lines: words whose middles lie within a third of an em stand on one line. A line is cut into segments at gaps that are wider than a
// space: 0.5 em for cells, 0.9 em when tables are looked for. Dot leaders and rules made of dashes end a segment and are no text.
// See decisions.md section 5.

import type { Bounds, Line, Piece, Segment } from './shapes.ts';
import { boundsOf, middleY, median } from './shapes.ts';
import { isLeader } from './text-kinds.ts';

/** In type of fixed pitch a gap is wider than this many spaces. */
const SPACES = 1.5;
const SAME_LINE_EM = 0.33;
const STOP_EM = 0.35;
/** Dots of a leader stand nearer to each other. */
const DOTS_APART_EM = 1.5;
/** Words nearer than this are one word that was cut in two. */
const SAME_WORD_EM = 0.09;
const BROKEN_WORD = /\p{L}-$/u;

/** Lines from the top, each with its words from the left. */
export function listLines(words: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let current: Piece[] = [];
  let middle = 0;
  for (const word of words.toSorted((a, b) => middleY(a) - middleY(b) || a.x0 - b.x0)) {
    const reach = SAME_LINE_EM * Math.max(word.size, current[0]?.size ?? 0);
    if (current.length > 0 && middleY(word) - middle > reach) {
      lines.push(toLine(current));
      current = [];
    }
    if (current.length === 0) middle = middleY(word);
    else middle += (middleY(word) - middle) / (current.length + 1);
    current.push(word);
  }
  if (current.length > 0) lines.push(toLine(current));
  return lines;
}

/** Words as one line, from left to right as they are given. */
export function toLine(words: readonly Piece[]): Line {
  return {
    ...boundsOf(words),
    words: words.toSorted((a, b) => a.x0 - b.x0),
    size: median(words.map((word) => word.size)),
  };
}

/** The line's segments from the left, cut where the gap is at least so many em. */
export function cutSegments(line: Pick<Line, 'words' | 'size'>, em: number): Segment[] {
  const segments: Piece[][] = [];
  let end = -Infinity;
  let isCut = true;
  for (const [index, word] of line.words.entries()) {
    if (isLeader(word.text) && !isFullStop(line.words, index) && !isLoneDot(line.words, index)) {
      if (!isCut) endSentence(segments);
      isCut = true;
      continue;
    }
    if (isCut || word.x0 - end > Math.max(em * line.size, SPACES * word.space)) segments.push([]);
    segments.at(-1)?.push(word);
    end = isCut ? word.x1 : Math.max(end, word.x1);
    isCut = false;
  }
  return segments.map((words) => ({ ...boundsOf(words), words }));
}

/** One dot right behind a word, and no dot before or behind it: the end of a sentence that was set apart, as behind a link. */
function isFullStop(words: readonly Piece[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (word?.text !== '.' || before === undefined || word.x0 - before.x1 > STOP_EM * word.size) return false;
  return ![before, after].some((other) => other !== undefined && isLeader(other.text));
}

/** One dot that no other stands near: nothing is known, as statistics write it. */
function isLoneDot(words: readonly Piece[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  return (
    word?.text === '.' &&
    [before, after].every((other) => other === undefined || !isLeader(other.text) || isFar(word, other))
  );
}

const isFar = (one: Piece, other: Piece): boolean =>
  Math.max(one.x0 - other.x1, other.x0 - one.x1) > DOTS_APART_EM * one.size;

/** The first dot of a leader may stand at the end of the word before it. */
function endSentence(segments: Piece[][]): void {
  const segment = segments.at(-1);
  const word = segment?.pop();
  if (segment === undefined || word === undefined) return;
  const text = word.text.replace(/\.+$/u, '');
  segment.push(text === '' ? word : { ...word, text });
}

/** The words in reading order with spaces between them; none where a word was cut in two. */
export function joinWords(words: readonly Piece[]): string {
  let text = '';
  let before: Piece | null = null;
  for (const word of words) {
    const gap = before === null ? 0 : word.x0 - before.x1;
    const isSameLine = before !== null && Math.abs(middleY(word) - middleY(before)) < 0.6 * word.size;
    const isOneWord = isSameLine
      ? gap < SAME_WORD_EM * word.size && gap > -word.size
      : BROKEN_WORD.test(text) && isRestOfWord(word.text);
    text += before === null || isOneWord ? word.text : ` ${word.text}`;
    before = word;
  }
  return trimLeader(text);
}

/** 'Non-' and 'controlling' on the next line are one word; 'short-' and 'and' are not. */
function isRestOfWord(text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/^(?:and|or|to|y|e|o|und|oder|et|ou)$/u.test(text);
}

function trimLeader(text: string): string {
  return text.replaceAll(/(?:\s*[.…·_]){3,}\s*$/gu, '').trim();
}

/** The text of words on several lines, from the top. */
export function textOf(words: readonly Piece[]): string {
  return joinWords(listLines(words).flatMap((line) => line.words));
}

/** Whether one of two parts stands above or below the other: their extents across overlap. */
export function isOver(a: Bounds, b: Bounds): boolean {
  return Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);
}
