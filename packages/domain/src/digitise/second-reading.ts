// A page that OCR reads badly is read a second time, in another way: the ink held against the paper around it rather than against one level for the whole
// page, and words sought one by one rather than in blocks. What the first reading lost in a shadow, in a box or among dot leaders is taken from the second (issue 14, 'Scans').

import { shareWithin } from './box-share.ts';
import type { SeenWord } from './ocr-words.ts';
import type { Box } from './page.ts';
import type { GreyPicture } from './skew.ts';

/** A word less sure than this is doubtful, and a page with a larger share of them is. */
const DOUBTFUL = 0.7;
const DOUBTFUL_SHARE = 0.04;
/** The page in so many parts across and down; paper as bright as that of so many of the pixels of a part. */
const [ACROSS, DOWN] = [6, 8];
const PAPER = 0.8;
/** The darkest part's paper at less than this share of the brightest's is in a shadow, or printed on a ground. */
const UNEVEN = 0.88;
/** Boxes that share this much of the smaller one are of the same word. */
const SAME_PLACE = 0.3;
/** How much surer a word of the second reading must be than what the first has in its place; and how sure where it has nothing. */
const CLEARLY_SURER = 0.1;
const LEAST_NEW = 0.4;

/** What OCR sees as words; it also answers blanks, as large as the page where it finds nothing on it. */
function listWords(lines: readonly (readonly SeenWord[])[]): SeenWord[] {
  return lines.flat().filter(({ text }) => text.trim() !== '');
}

/** Whether the first reading of a page is to be followed by a second. */
export function isDoubtfulReading(lines: readonly (readonly SeenWord[])[], hasUnevenLight: boolean): boolean {
  const words = listWords(lines);
  const doubtful = words.filter(({ confidence }) => confidence < DOUBTFUL).length;
  return hasUnevenLight || doubtful > DOUBTFUL_SHARE * words.length;
}

/** Whether the paper of some part of a picture is clearly darker than that of another. */
export function isUnevenlyLit({ pixels, width, height }: GreyPicture): boolean {
  const papers = Array.from({ length: ACROSS * DOWN }, (_, part) => {
    const left = Math.floor(((part % ACROSS) * width) / ACROSS);
    const top = Math.floor((Math.floor(part / ACROSS) * height) / DOWN);
    return paperOf(pixels, width, [left, top, left + width / ACROSS, top + height / DOWN]);
  });
  return Math.min(...papers) < UNEVEN * Math.max(...papers);
}

function paperOf(pixels: Uint8Array, width: number, [left, top, right, bottom]: Box): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < Math.floor(bottom); y += 1)
    for (let x = left; x < Math.floor(right); x += 1) {
      const level = pixels[y * width + x] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
      all += 1;
    }
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen > 0 && seen >= PAPER * all;
  });
}

function isSamePlace(one: Box, other: Box): boolean {
  return Math.max(shareWithin(one, other), shareWithin(other, one)) > SAME_PLACE;
}

/** The lines of the first reading, without the words that the second has clearly surer, and those words in lines of their own. */
export function mergeReadings(
  first: readonly (readonly SeenWord[])[],
  second: readonly (readonly SeenWord[])[],
): SeenWord[][] {
  const words = listWords(first);
  const lost = new Set<SeenWord>();
  const added = second.map((line) =>
    line.filter((word) => {
      const there = words.filter(({ box }) => isSamePlace(box, word.box));
      if (there.length === 0) return word.confidence >= LEAST_NEW;
      const sure = there.reduce((sum, { confidence }) => sum + confidence, 0) / there.length;
      if (word.confidence < sure + CLEARLY_SURER) return false;
      for (const each of there) lost.add(each);
      return true;
    }),
  );
  return [...first.map((line) => line.filter((word) => !lost.has(word))), ...added].filter(
    (line) => line.length > 0,
  );
}
