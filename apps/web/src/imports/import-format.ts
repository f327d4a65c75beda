// Sizes and names of imports as people read them, in the language of the page.

import { currentLanguage } from '../lib/language.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Bytes as `881 kB`, `7.7 MB`. */
export function formatSize(bytes: number): string {
  const [unit, each] =
    bytes >= MEGABYTE ? (['megabyte', MEGABYTE] as const) : (['kilobyte', KILOBYTE] as const);
  const value = bytes / each;
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

const LONGEST_SHORT_NAME = 48;

/** A file's name where there is little room: a long one keeps its beginning and its end. */
export function formatShortName(name: string): string {
  return name.length <= LONGEST_SHORT_NAME
    ? name
    : `${name.slice(0, LONGEST_SHORT_NAME - 13)}…${name.slice(-12)}`;
}

/** Names as a list in a sentence: `Ticker, Name and Date`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
}
