// Which way up a page of text lies, before anything of it is read (issue 13, Digitise: rotation): of letters that leave the height of small ones, many more go up (b, d, f, h, k, l, t, capitals)
// than down (g, j, p, q, y), so that the lines of an upright page have their loose ends above.

import type { Quarter } from './turning.ts';
import type { GreyPicture } from './skew.ts';
import { findLie, markPrint } from './skew.ts';

/** A page is looked at in so many strips side by side, so that columns whose lines lie at different heights do not blur each other. */
const STRIPS = 6;
/** Heights of lines of text in pixels; what is higher is a picture, or lines that touch. */
const LOWEST = 5;
const HIGHEST = 40;
/** The small letters are where a line has at least this share of its most ink. */
const DENSE = 0.5;
/** Fewer points of ink in a row are specks. */
const LEAST_INK = 2;

/** Ink above and below the small letters of one line. */
interface LooseEnds {
  readonly above: number;
  readonly below: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function looseEnds(rows: readonly number[]): LooseEnds {
  const least = DENSE * Math.max(...rows);
  const [first, last] = [
    rows.findIndex((count) => count >= least),
    rows.findLastIndex((count) => count >= least),
  ];
  return { above: sum(rows.slice(0, first)), below: sum(rows.slice(last + 1)) };
}

/** The rows of ink of each line of a strip, from top to bottom. */
function listLineRows(counts: readonly number[]): readonly (readonly number[])[] {
  const lines: number[][] = [];
  let line: number[] = [];
  for (const count of [...counts, 0]) {
    if (count >= LEAST_INK) {
      line.push(count);
      continue;
    }
    if (line.length >= LOWEST && line.length <= HIGHEST) lines.push(line);
    line = [];
  }
  return lines;
}

/** Points of ink in each row of each strip of the straightened picture. */
function countStrips(picture: GreyPicture, skew: number): readonly (readonly number[])[] {
  const { width, height } = picture;
  const print = markPrint(picture);
  const slope = Math.tan((skew * Math.PI) / 180);
  const strips = Array.from({ length: STRIPS }, () => Array.from({ length: height }, () => 0));
  for (let index = 0; index < print.length; index += 1) {
    if (print[index] === 0) continue;
    const x = index % width;
    const row = Math.round(Math.floor(index / width) - (x - width / 2) * slope);
    const strip = strips[Math.floor((x * STRIPS) / width)];
    if (strip !== undefined && row >= 0 && row < height) strip[row] = (strip[row] ?? 0) + 1;
  }
  return strips;
}

/** From 1, where all loose ends of lines are above, to -1, where all are below, as on a page that lies upside down; 0 where there are none. @param skew degrees clockwise */
function measureUpright(picture: GreyPicture, skew: number): number {
  const ends = countStrips(picture, skew).flatMap(listLineRows).map(looseEnds);
  const [above, below] = [sum(ends.map((each) => each.above)), sum(ends.map((each) => each.below))];
  return above + below === 0 ? 0 : (above - below) / (above + below);
}

function turnQuarter({ pixels, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    turned[x * height + (height - 1 - y)] = pixels[index] ?? 0;
  }
  return { pixels: turned, width: height, height: width };
}

/** How a page that cannot be read as it lies is most likely to be turned, in degrees clockwise: upside down where its lines run across it, else so that their loose ends are above. */
export function findLikelyTurn(picture: GreyPicture, isSideways: boolean): Exclude<Quarter, 0> {
  if (!isSideways) return 180;
  const turned = turnQuarter(picture);
  return measureUpright(turned, findLie(turned).skew) >= 0 ? 90 : 270;
}
