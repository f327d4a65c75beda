// Names that mean the same company though they are not written alike: misread or misspelt letters, or one that goes on where the other ends ('Deutsche
// Bank' and 'Deutsche Bank Luxembourg'). A hint for a person, never a proof (issue 'Review': similar name).

import { isNearlySame } from '../news/suggestion/company-name.ts';

/** Shorter names differ too easily by a letter or two. */
const LEAST_LETTERS = 5;
/** From this length on two letters may differ, below it one. */
const LONG = 9;
/** Beginning or end has to be the same: by them similar names are found among many. */
const END_LETTERS = 3;

/** Beginning and end of a name, of which similar names share one. */
export function nameEnds(name: string): readonly string[] {
  return [`begins ${name.slice(0, END_LETTERS)}`, `ends ${name.slice(-END_LETTERS)}`];
}

/** Whether two names, as `identityName` leaves them, are equal or similar. Symmetric. */
export function areSimilarNames(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const shorter = Math.min(one.length, other.length);
  if (shorter < LEAST_LETTERS) return false;
  if (one.startsWith(other) || other.startsWith(one)) return true;
  const ends = nameEnds(other);
  return nameEnds(one).some((end) => ends.includes(end)) && isNearlySame(one, other, shorter < LONG ? 1 : 2);
}
