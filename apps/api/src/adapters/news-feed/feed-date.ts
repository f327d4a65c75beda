import { LONGEST_DATE } from './feed-reading.ts';
import { cutText, foldSpace } from './plain-text.ts';

/** A date as it is written, on one line. What it says: `readInstant` of the domain, as for the dates of providers. */
export function foldFeedDate(text: string): string {
  return cutText(foldSpace(text.slice(0, LONGEST_DATE * 10)), LONGEST_DATE);
}
