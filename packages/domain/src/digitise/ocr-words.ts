// What OCR saw as words of a page (issue 13, Digitise). The size of the type and the line that a word stands on are taken from its whole line and not from
// its own letters, so that 'on' and 'By' are of one height; what OCR took for text though it is a line or a speck is left out. Figures are never guessed:
// a doubtful one stays, with its confidence.

import type { Box } from './page.ts';
import { isPlausibleWord } from './text-trust.ts';

/** A word as OCR saw it, in pixels of its picture; confidence 0..1. */
export interface SeenWord {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** The same with the size of its type, in pixels. */
export interface SizedWord extends SeenWord {
  readonly size: number;
}

/** Below it, what is no figure is noise. */
const LEAST_CONFIDENCE = 0.25;
/** Heights of letters as fractions of the size of the type, and where the box of a line begins and ends around its base. */
const CAPITAL = 0.72;
const SMALL = 0.5;
const DESCENT = 0.21;
const ABOVE_BASE = 0.78;
const BELOW_BASE = 0.22;
/** A word whose own size is so far from its line's stands in other type. */
const OTHER_TYPE = 1.5;
/** In heights of a figure: how far a letter behind it may be from its top and its foot, and how far behind it may stand. */
const LEVEL = 0.2;
const WORD_SPACE = 0.7;
/** What is left of the confidence of a letter that was read as something else. */
const DOUBTED = 0.9;
/** Words whose middles are so many sizes apart stand on different lines. */
const OTHER_LINE = 0.5;

/** The words of one line, from the left, with one height; noise left out. What OCR took for one line though it is several is sized line by line. */
export function sizeLine(line: readonly SeenWord[]): SizedWord[] {
  const words = line.map((word, at) => restoreLitre(word, line[at - 1])).filter(isWord);
  const size = medianOf(words.map(ownSize).filter((one) => one > 0));
  if (size === null) return words.map((word) => ({ ...word, size: word.box[3] - word.box[1] }));
  return levelsOf(words, size).flatMap((level) => sizeLevel(level, size));
}

/** In the order in which they came; words whose middles follow each other closely down the page are one line. */
function levelsOf(words: readonly SeenWord[], size: number): SeenWord[][] {
  const middle = ({ box }: SeenWord): number => (box[1] + box[3]) / 2;
  const levels: SeenWord[][] = [];
  let last = -Infinity;
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    if (middle(word) - last > OTHER_LINE * size) levels.push([]);
    levels.at(-1)?.push(word);
    last = middle(word);
  }
  return levels.map((level) => words.filter((word) => level.includes(word)));
}

function sizeLevel(words: readonly SeenWord[], usual: number): SizedWord[] {
  const size = medianOf(words.map(ownSize).filter((one) => one > 0)) ?? usual;
  const bases = words.filter(({ text }) => !hasDescent(text) && stands(text)).map(({ box }) => box[3]);
  const base = medianOf(bases) ?? medianOf(words.map(({ box }) => box[3] - DESCENT * size)) ?? 0;
  return words.map((word) => {
    const own = ownSize(word);
    const isOther = own > 0 && (own > OTHER_TYPE * size || own < size / OTHER_TYPE);
    if (isOther) return { ...word, size: own };
    const [left, , right] = word.box;
    return { ...word, size, box: [left, base - ABOVE_BASE * size, right, base + BELOW_BASE * size] as const };
  });
}

/** A stroke as high as the figure before it, of which it stands no further than a word does, is the l of litres: rulings and bars between words are higher. */
function restoreLitre(word: SeenWord, before: SeenWord | undefined): SeenWord {
  const [, comma] = /^\|([,.;]?)$/u.exec(word.text) ?? [];
  if (comma === undefined || before === undefined || !/^\d[\d.,]*$/u.test(before.text)) return word;
  const [left, top, , bottom] = word.box;
  const height = before.box[3] - before.box[1];
  const isAsHigh =
    Math.abs(top - before.box[1]) <= LEVEL * height &&
    (comma !== '' || Math.abs(bottom - before.box[3]) <= LEVEL * height);
  const isNear = left >= before.box[2] && left - before.box[2] <= WORD_SPACE * height;
  return isAsHigh && isNear ? { ...word, text: `l${comma}`, confidence: word.confidence * DOUBTED } : word;
}

function isWord({ text, confidence, box }: SeenWord): boolean {
  if (text.trim() === '' || box[2] <= box[0] || box[3] <= box[1]) return false;
  // Rulings are read as bars, underscores and rows of dashes.
  if (/^[|_~=—–\-‘’'"“”.,:;!\\/[\]{}]{2,}$/u.test(text) || /^[|_\\~]$/u.test(text)) return false;
  return /\d/u.test(text) || confidence >= LEAST_CONFIDENCE;
}

/** The size of the type that would have letters of this height; 0 where the text says nothing about it. */
function ownSize({ text, box }: SeenWord): number {
  const height = box[3] - box[1];
  if (!stands(text)) return 0;
  const above = /[\p{Lu}\dbdfhklißtáéíóúñ$€£%&()[\]]/u.test(text) ? CAPITAL : SMALL;
  return height / (above + (hasDescent(text) ? DESCENT : 0));
}

const hasDescent = (text: string): boolean => /[gjpqyçQ,;()[\]$]/u.test(text);
const stands = (text: string): boolean => /[\p{L}\d]/u.test(text);

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

/** Words of fewer letters may be taller than wide though they lie upright. */
const LONG_WORD = 3;

/** Whether the line runs up or down the page: its longer words are taller than they are wide. */
export function isOnEnd(line: readonly SeenWord[]): boolean {
  const long = line.filter(({ text }) => text.length >= LONG_WORD);
  const tall = long.filter(({ box }) => box[3] - box[1] > box[2] - box[0]);
  return long.length > 0 && tall.length > long.length / 2;
}

/**
 * How readable the words of a page are, 0..1: a page that lies the wrong way round gives few words that could be any, with little confidence. One whose
 * words stand on end is not readable at all, even where OCR has read them on end.
 */
export function decideReadability(words: readonly SeenWord[]): number {
  let good = 0;
  let all = 0;
  let onEnd = 0;
  for (const { text, box, confidence } of words) {
    all += text.length;
    if (isPlausibleWord(text)) good += text.length * confidence;
    if (text.length >= LONG_WORD) onEnd += box[3] - box[1] > box[2] - box[0] ? 1 : -1;
  }
  return all === 0 || onEnd > 0 ? 0 : good / all;
}
