// Who rates: the brokers and agencies whose view of a company a headline tells (issue 17, 'an analyst's note in two wordings'). 'Jefferies upgrades Acme' and
// 'Acme gains after Jefferies upgrade' are one note; so are 'Fitch revises outlook' and 'outlook cut by Fitch'.

import { stem } from './stems.ts';
import { AGENCIES_AND_BROKERS, RATING_WORDS, RATING_WORDS_OF_RATERS } from './word-lists.ts';

const toStems = (words: ReadonlySet<string>) => new Set([...words].map(stem));
const ratingStems = toStems(RATING_WORDS);
const ratersStems = toStems(RATING_WORDS_OF_RATERS);

/** Whether these stems tell of a rating or of what an analyst makes of shares. */
export function tellsRating(stems: readonly string[]): boolean {
  return stems.some((each) => ratingStems.has(each));
}

/** The brokers and agencies whose view the headline with these stems tells, of the words and their shared stems. */
export function findRaters(
  stems: readonly string[],
  named: readonly { readonly word: string; readonly stem: string }[],
): ReadonlySet<string> {
  const raters = named.filter(({ word }) => AGENCIES_AND_BROKERS.has(word)).map((name) => name.stem);
  const isView = raters.length > 0 && (tellsRating(stems) || stems.some((each) => ratersStems.has(each)));
  return new Set(isView ? raters : []);
}

interface Rated {
  readonly raters: ReadonlySet<string>;
}

/** Whether two headlines tell the view of one broker or agency. */
export function haveOneRater(a: Rated, b: Rated): boolean {
  for (const rater of a.raters) if (b.raters.has(rater)) return true;
  return false;
}

/** Whether two headlines tell the views of different brokers or agencies, and none of the same. */
export function haveOtherRaters(a: Rated, b: Rated): boolean {
  return a.raters.size > 0 && b.raters.size > 0 && !haveOneRater(a, b);
}
