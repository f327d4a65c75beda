// Which ways round a page is tried that OCR cannot read as it lies, and for how long (issue 13, Digitise: rotation). Only reading counts: how long a page waits for a free core
// says nothing of it.

import type { Quarter } from './turning.ts';

/**
 * A third way round, and a second reading after it, are tried only as long as the page is read no longer than this, in milliseconds: a drawing that cannot be read in any way
 * would take a page's 20 s.
 */
export const MOST_TURNING_MS = 16_000;

/** The other ways round, the likeliest first: of a page on its side the other side comes next. @param likely as `findLikelyTurn` says */
export function listTurns(likely: Exclude<Quarter, 0>): readonly Quarter[] {
  return [likely, ...([90, 270, 180] as const).filter((turn) => turn !== likely)];
}

/** Milliseconds, all of them. */
interface ReadingTimes {
  /** Of the first reading, as the page lies. */
  readonly first: number;
  /** Of all readings so far. */
  readonly all: number;
  /** The most that a page may be read. */
  readonly most: number;
}

/** How long another way round may be read, in milliseconds; null where it is not tried. The likeliest always is, or a page upside down would be lost on a busy machine. */
export function timeForTurn(isLikeliest: boolean, { first, all, most }: ReadingTimes): number | null {
  if (isLikeliest) return most - all;
  const left = MOST_TURNING_MS - all;
  return first > left ? null : left;
}
