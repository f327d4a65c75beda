// Sizes of files as people read them, in the language of the page.

import { currentLanguage } from './language.ts';

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
