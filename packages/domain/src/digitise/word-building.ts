// Words from the characters of a text layer (issue 13, Digitise): a word ends at a space, at a gap that a space would fill, at a change of line, of
// direction or of typeface weight across a gap, and where the text jumps back. Ligatures become their letters, a soft hyphen inside a word goes, and
// control characters count for nothing. A word outside the page as shown is left out; one across its edge is cut at the edge.

import type { Box, Word } from './page.ts';

/** A character of a text layer; all measures are points of the page as shown, from the left and from the top. */
export interface PageCharacter {
  readonly code: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Size of the type. */
  readonly size: number;
  readonly isBold: boolean;
  /** Degrees clockwise to which it is turned as shown. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Whether it has no meaning as text: the file does not say which letter the shape is. */
  readonly isUnmapped: boolean;
  /** Of a space or an end of a line that is not in the file: what reads it takes letters that are drawn one by one for words. */
  readonly isGenerated?: boolean;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Widths of a gap, as fractions of the size of the type, that end a word, and that a text goes back within a word at most. */
const WORD_GAP = 0.25;
const BACK_STEP = 0.5;
/** Letters so near to each other are one word though the file was taken to have a space between them. */
const NO_GAP = 0.02;
/** As a fraction of the size of the type: a character whose middle lies further away stands on another line. */
const LINE_STEP = 0.5;
const SOFT_HYPHEN = 0xad;
const FIRST_LIGATURE = 0xfb00;
const LIGATURES: ReadonlyMap<number, string> = new Map([
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0xfb05, 'st'],
  [0xfb06, 'st'],
]);
const MILLION = 1_000_000;

interface OpenWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  boldCharacters: number;
  characters: number;
  readonly size: number;
  readonly turn: 0 | 90 | 180 | 270;
  last: PageCharacter;
}

/** The words of characters in the order of the text layer, with boxes 0..1 of the page. */
export function listWords(characters: readonly PageCharacter[], page: PageSize): Word[] {
  const words: Word[] = [];
  let open: OpenWord | null = null;
  const close = () => {
    const word = open && finishWord(open, page);
    if (word) words.push(word);
    open = null;
  };
  let isParted = false;
  for (const character of characters) {
    if (character.isGenerated === true) {
      isParted = true;
      continue;
    }
    if (isSpace(character.code)) close();
    else if (isControl(character.code)) continue;
    else if (open && isSameWord(open, character, isParted ? NO_GAP : WORD_GAP)) addTo(open, character);
    else {
      close();
      open = beginWord(character);
    }
    isParted = false;
  }
  close();
  return words;
}

/** Ranges of code points, first and last. */
const SPACES = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
] as const;
/** Controls, marks of direction and joiners, halves of characters, and what is no character. */
const CONTROLS = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfffe, 0xffff],
  [0x110000, Infinity],
] as const;

/** Most characters lie between the first spaces and the next ones, and are soon told. */
const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f;
const isSpace = (code: number): boolean => !isPlain(code) && isIn(SPACES, code);
const isControl = (code: number): boolean => !isPlain(code) && isIn(CONTROLS, code);

function isIn(ranges: readonly (readonly [number, number])[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

function beginWord(character: PageCharacter): OpenWord {
  const { left, top, right, bottom, size, turn } = character;
  return {
    text: textOf(character.code),
    left,
    top,
    right,
    bottom,
    size,
    turn,
    boldCharacters: character.isBold ? 1 : 0,
    characters: 1,
    last: character,
  };
}

function addTo(word: OpenWord, character: PageCharacter): void {
  word.text += textOf(character.code);
  word.left = Math.min(word.left, character.left);
  word.top = Math.min(word.top, character.top);
  word.right = Math.max(word.right, character.right);
  word.bottom = Math.max(word.bottom, character.bottom);
  word.boldCharacters += character.isBold ? 1 : 0;
  word.characters += 1;
  word.last = character;
}

function textOf(code: number): string {
  return (code < FIRST_LIGATURE ? undefined : LIGATURES.get(code)) ?? String.fromCodePoint(code);
}

/** Whether a character goes on where the word stopped: beside it in the direction of its reading, at most so many heights of its type away, on the same line. */
function isSameWord(word: OpenWord, next: PageCharacter, most: number): boolean {
  const { last } = word;
  if (word.turn !== next.turn) return false;
  const em = Math.max(last.size, next.size, 1);
  const [gap, aside] = stepBetween(last, next, word.turn);
  return gap <= most * em && gap >= -BACK_STEP * em - widthOf(last) && aside <= LINE_STEP * em;
}

/** How far the next character begins behind the end of the last one, and how far it stands aside, in the direction of reading. */
function stepBetween(last: PageCharacter, next: PageCharacter, turn: number): [number, number] {
  const aside =
    turn === 90 || turn === 270
      ? Math.abs(next.left + next.right - last.left - last.right) / 2
      : Math.abs(next.top + next.bottom - last.top - last.bottom) / 2;
  if (turn === 90) return [next.top - last.bottom, aside];
  if (turn === 180) return [last.left - next.right, aside];
  if (turn === 270) return [last.top - next.bottom, aside];
  return [next.left - last.right, aside];
}

function widthOf({ left, top, right, bottom, turn }: PageCharacter): number {
  return turn === 90 || turn === 270 ? bottom - top : right - left;
}

function finishWord(word: OpenWord, page: PageSize): Word | null {
  const text = withoutSoftHyphens(word.text).normalize('NFC');
  if (text === '') return null;
  const box = cutToPage([
    word.left / page.width,
    word.top / page.height,
    word.right / page.width,
    word.bottom / page.height,
  ]);
  if (!box) return null;
  return {
    text,
    box,
    confidence: 1,
    size: roundTo(word.size / page.height),
    ...(word.boldCharacters * 2 > word.characters && { isBold: true as const }),
    ...(word.turn !== 0 && { turn: word.turn }),
  };
}

/** A soft hyphen at the end of a line is seen, one inside a word is not. */
function withoutSoftHyphens(text: string): string {
  const soft = String.fromCodePoint(SOFT_HYPHEN);
  const inner = text.endsWith(soft) ? `${text.slice(0, -1)}-` : text;
  return inner.replaceAll(soft, '');
}

/** The part of a box that lies on the page, 0..1, or null where its middle does not. */
export function cutToPage([left, top, right, bottom]: Box): Box | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return null;
  return [cut(left), cut(top), cut(right), cut(bottom)];
}

const cut = (value: number): number => roundTo(Math.min(1, Math.max(0, value)));

/** To a millionth of the page, which is a thousandth of a point. */
function roundTo(value: number): number {
  return Math.round(value * MILLION) / MILLION;
}
