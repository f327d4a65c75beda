// Words that OCR sees where none is printed (issue 14, 'Scans'): letters of a pixel's height along the edge of a line, and a part of a word seen once more on top of it.

import { shareWithin } from './box-share.ts';
import type { SeenWord } from './ocr-words.ts';

/** Letters of less than this part of the usual height of a word are none: footnotes have more than a half. */
const FLAT = 0.25;
/** A word of which so much lies on another one that has its letters is that one, seen twice. */
const ON_TOP = 0.7;

const heightOf = ({ box }: SeenWord): number => box[3] - box[1];
const hasLetters = ({ text }: SeenWord): boolean => /[\p{L}\p{N}]/u.test(text);

/** The lines of a page without such words; lines of nothing else are left out. */
export function withoutGhosts(lines: readonly (readonly SeenWord[])[]): SeenWord[][] {
  const words = lines.flat().filter(hasLetters);
  const usual = words.map(heightOf).toSorted((a, b) => a - b)[Math.floor(words.length / 2)] ?? 0;
  const isFlat = (word: SeenWord): boolean => hasLetters(word) && heightOf(word) < FLAT * usual;
  return lines
    .map((line) => line.filter((word) => !isFlat(word) && !line.some((other) => isPartOf(word, other))))
    .filter((line) => line.length > 0);
}

function isPartOf(word: SeenWord, other: SeenWord): boolean {
  const isShorter = word.text.length < other.text.length && other.text.includes(word.text);
  return isShorter && shareWithin(word.box, other.box) >= ON_TOP;
}
