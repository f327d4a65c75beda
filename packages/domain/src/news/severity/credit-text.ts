// The form in which the rules of severity read a headline (issue 17, 'Severity for credit'): small letters without accents, the company it is read for as
// one sign, so that a name such as 'Liquidity Services' is not taken for words about liquidity.

import type { Headline } from '../suggestion/read-headline.ts';
import { toPresent } from './spanish-past.ts';

/** Stands for the company in a text. */
export const COMPANY_SIGN = '§';

/** A word in small letters as the rules read it. */
export function writeCreditWord(lower: string): string {
  return withoutAccents(toPresent(lower.trim()));
}

/** What falls due does not fall. 'Bonds fall due to doubts about …' do. */
const FALLING_DUE =
  /\b(falls?|fell|fallen|falling) (?:due(?! (?:in (?:large |great )?part |largely |partly |mainly |mostly )?to (?!be\b))|into maturity)\b/g;
const MATURING: Readonly<Record<string, string>> = {
  fall: 'mature',
  falls: 'matures',
  fell: 'matured',
  fallen: 'matured',
  falling: 'maturing',
};

/** Tells of what falls due that it matures, as other headlines do. */
function tellMaturity(text: string): string {
  return text.replaceAll(FALLING_DUE, (said, verb: string) => MATURING[verb] ?? said);
}

/** The words of a headline as the rules read them: lower case, without accents and quotation marks, single spaces, the company as one sign, 'falls due' as 'matures'. */
export function writeCreditText({ words }: Headline): string {
  let text = '';
  let isInName = false;
  for (const { lower, role } of words) {
    const isName = role === 'target';
    if (isName && isInName) continue;
    isInName = isName;
    const piece = isName ? COMPANY_SIGN : writeCreditWord(lower);
    if (piece !== '"') text += text === '' ? piece : ` ${piece}`;
  }
  return tellMaturity(text);
}

/** Most headlines have no accents. */
const PLAIN = /^[ -~§]*$/;

/** The letters of a text without their accents. */
function withoutAccents(text: string): string {
  return PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}
