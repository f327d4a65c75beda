// Names of imports as people read them, in the language of the page.

import { currentLanguage } from '../lib/language.ts';

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
