// Other ways to part the words of a name (issue 17, 'Companies in a headline'): 'Blue Star' is written Bluestar, 'Colgate-Palmolive' without its hyphen or
// in one word, 'HeidelbergCement' in two, 'M M Forgings' as MM Forgings.

import { readCompanyName } from '../suggestion/company-name.ts';
import { toNameKeys } from './name-words.ts';

/** Shorter words in one say too little: 'All In' is no 'Allin'. */
const SHORTEST_JOINED = 6;

/**
 * The words of a name parted otherwise, each way other than the name's own.
 * @param name as it is written
 * @param words its words as they are compared
 */
export function listSpellings(name: string, words: readonly string[]): (readonly string[])[] {
  const parted = words.flatMap((word) => word.split('-').filter((part) => part !== ''));
  const capitals = toNameKeys(readCompanyName(name.replaceAll(/(?<=[a-z]{3})(?=[A-Z][a-z]{2})/g, ' ')).words);
  // 'Shares' of CoinShares is no legal form.
  const isWhole = capitals.join('') === words.join('');
  const spellings = [parted, ...(isWhole ? [capitals] : []), ...listJoined(parted)];
  const known = new Set([words.join(' ')]);
  return spellings.filter((spelling) => {
    const key = spelling.join(' ');
    const isNew = key !== '' && !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** The first two words in one or with a hyphen, and initials at the beginning as one word. */
function listJoined(words: readonly string[]): (readonly string[])[] {
  const [first = '', second, ...rest] = words;
  if (second === undefined) return [];
  const letters = words.findIndex((word) => word.length > 1);
  const initials = letters > 1 ? [[words.slice(0, letters).join(''), ...words.slice(letters)]] : [];
  if (first.length + second.length < SHORTEST_JOINED) return initials;
  return [...initials, [`${first}${second}`, ...rest], [`${first}-${second}`, ...rest]];
}
