// Words that OCR sees where none is printed (issue 14, 'Scans'): letters of a pixel's height along the edge of a line, and a part of a word seen once more on top of it.

import type { SeenWord } from './ocr-words.ts';
import type { Box } from './page.ts';

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
  return isShorter && shareOn(word.box, other.box) >= ON_TOP;
}

/** How much of one box lies on another, 0..1. */
function shareOn(one: Box, other: Box): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  const area = (one[2] - one[0]) * (one[3] - one[1]);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
