// Rulings of a scanned page, found in its pixels (issue 13, Digitise: rulings kept for tables): unbroken runs of ink longer than any letter, on so few
// rows that they are a line and not an area.

import type { Ruling } from './page.ts';
import type { GreyPicture } from './skew.ts';
import { inkLevel } from './skew.ts';

/** Fractions of the picture's longer side: the shortest line, the thickest one, a break in it that is drawn over. */
const SHORTEST = 0.028;
const THICKEST = 0.004;
const BREAK = 0.001;
const MOST_RUNS = 20_000;

interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Line {
  first: number;
  last: number;
  from: number;
  to: number;
}

/** Straight lines across and down a straight picture, as fractions of it. */
export function listPictureRulings(picture: GreyPicture): Ruling[] {
  const { pixels, width, height } = picture;
  const level = inkLevel(picture);
  const long = Math.max(width, height);
  const across = linesOf(listRuns(pixels, level, width, height, 1, width, long), long);
  const down = linesOf(listRuns(pixels, level, height, width, width, 1, long), long);
  return [
    ...across.map(({ first, last, from, to }): Ruling => {
      const y = (first + last + 1) / 2 / height;
      return { from: [from / width, y], to: [to / width, y] };
    }),
    ...down.map(({ first, last, from, to }): Ruling => {
      const x = (first + last + 1) / 2 / width;
      return { from: [x, from / height], to: [x, to / height] };
    }),
  ];
}

/**
 * Long runs of ink along one axis: `step` leads to the next pixel of a run, `stride` to the next row of runs. No run that is long enough passes between two
 * places half its length apart, so that most pixels need not be looked at.
 */
function listRuns(
  pixels: Uint8Array,
  level: number,
  length: number,
  count: number,
  step: number,
  stride: number,
  long: number,
): Run[] {
  const shortest = SHORTEST * long;
  const gap = Math.max(1, Math.round(BREAK * long));
  const leap = Math.max(1, Math.floor(shortest / 2) - gap);
  const runs: Run[] = [];
  for (let at = 0; at < count && runs.length < MOST_RUNS; at += 1) {
    const isInk = (place: number) => (pixels[at * stride + place * step] ?? 255) < level;
    let done = -1;
    for (let place = leap; place < length; place += leap) {
      if (place <= done) continue;
      const seed = findInk(isInk, place, Math.min(length, place + gap + 1), 1);
      if (seed < 0) continue;
      const from = endOfRun(isInk, seed, -1, -1, gap);
      const last = endOfRun(isInk, seed, length, 1, gap);
      if (last - from >= shortest) runs.push({ at, from, to: last + 1 });
      done = last;
    }
  }
  return runs;
}

type IsInk = (place: number) => boolean;

/** The first place of ink from `from` on and before `end`, or -1. */
function findInk(isInk: IsInk, from: number, end: number, way: 1 | -1): number {
  for (let place = from; place !== end; place += way) if (isInk(place)) return place;
  return -1;
}

/** Where the run that holds `seed` ends, going one way: behind it there is more blank than a break. */
function endOfRun(isInk: IsInk, seed: number, end: number, way: 1 | -1, gap: number): number {
  let last = seed;
  for (let place = seed + way; place !== end && Math.abs(place - last) <= gap; place += way)
    if (isInk(place)) last = place;
  return last;
}

/** Runs on neighbouring rows that overlap are one line; what is then too thick is an area. */
function linesOf(runs: readonly Run[], long: number): Line[] {
  const lines: Line[] = [];
  let open: Line[] = [];
  for (const { at, from, to } of runs) {
    open = open.filter(({ last }) => at - last <= 2);
    const line = open.find((one) => from <= one.to && to >= one.from && at - one.last <= 2);
    if (line) {
      line.last = at;
      line.from = Math.min(line.from, from);
      line.to = Math.max(line.to, to);
    } else {
      const next = { first: at, last: at, from, to };
      lines.push(next);
      open.push(next);
    }
  }
  return lines.filter(({ first, last }) => last - first + 1 <= Math.max(3, THICKEST * long));
}
