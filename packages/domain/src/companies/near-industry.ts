/**
 * Whether a new industry may be one that is on the list, written a little differently: singular and plural, an 'and' more or less, or one
 * letter (issue 12, point 2: near-synonyms are proposed for merging). It is only proposed: 'Gold' and 'Golf' differ by a letter too.
 */
import { lookupKey } from '../records/fold-text.ts';

const MINOR = new Set(['and', 'of', 'the', 'other', 'general', 'misc', 'miscellaneous']);
/** So long a name is that one letter more, less or other is likelier a spelling than another industry. */
const LONG = 10;

/** The industry of the list that a new one may stand for, or null. */
export function findNearIndustry(industry: string, names: Iterable<string>): string | null {
  const key = nearKey(industry);
  for (const name of names) {
    const other = nearKey(name);
    if (other === key || (key.length >= LONG && other.length >= LONG && differsByALetter(key, other)))
      return name;
  }
  return null;
}

function nearKey(name: string): string {
  return lookupKey(name)
    .split(' ')
    .filter((word) => !MINOR.has(word))
    .map(toSingular)
    .toSorted()
    .join(' ');
}

function toSingular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Whether two texts differ by exactly one inserted, omitted or replaced letter. */
function differsByALetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}
