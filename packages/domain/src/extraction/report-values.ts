// The values of a credit report that can be told by what they are: grades, dates, outlooks, countries and persons, each with what stands before and behind it
// in its part of a line (issue 14: data type).

import { GRADES } from '../companies/company.ts';
import { findCountry } from '../companies/countries.ts';
import { findCountryNear } from './misread-country.ts';
import { AGENCY } from './fact-line.ts';
import { isCompanyName, isLegalForm } from './party-names.ts';
import { listDates } from './read-date.ts';
import { isOffice } from './person-names.ts';
import { readNumber } from './read-number.ts';
import type { Conventions } from './read-value.ts';
import { normaliseText } from './text-lines.ts';
import type { Part } from './value-contexts.ts';
import { listPartDates } from './value-contexts.ts';

export type ValueKind = 'grade' | 'date' | 'outlook' | 'country' | 'person';

export interface TypedValue {
  readonly kind: ValueKind;
  readonly value: string;
  readonly raw: string;
  readonly part: Part;
  readonly before: string;
  readonly behind: string;
}

const OUTLOOKS: Readonly<Record<string, string>> = {
  positive: 'Positive',
  positiva: 'Positive',
  positivo: 'Positive',
  stable: 'Stable',
  estable: 'Stable',
  negative: 'Negative',
  negativa: 'Negative',
  negativo: 'Negative',
  developing: 'Developing',
  evolving: 'Developing',
  'en desarrollo': 'Developing',
  'en evolución': 'Developing',
};
const OUTLOOK = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(OUTLOOKS).join('|')})(?!\p{L})`, 'giu');
/** '[X] Negative', '☒ Negativa': of several boxes the one that is ticked. */
const TICKED = /(?:\[\s?[xX✓✔]\s?\]|[☒☑✓✔])\s*$/u;
const BOX = /\[\s?[xX✓✔]?\s?\]|[☐☒☑✓✔]/u;
const GRADE = new RegExp(
  String.raw`(?<![\p{L}\d+.'’-])(?:${[...GRADES]
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('+', String.raw`\+`)})(?![\p{L}\d+'’-])`,
  'gu',
);
/** What stands before a letter alone that is a grade, and behind it. */
const LEADS_TO_GRADE =
  /(?:^|[:→»>(/=]|(?<!\p{L})(?:of|to|at|from|is|was|as|a|de|en|es|era|como|desde|con|with))\s*$/iu;
const ENDS_GRADE =
  /^\s*(?:$|[.,;|/)(→]|->|(?:y|and|con|with|from|desde|frente|in the|a largo|a corto)(?!\p{L}))/u;
const PERSON =
  /(?<![\p{L}\d.])\p{Lu}(?:[\p{L}.]{0,3}\.|[\p{L}'’-]*)(?:\s(?:(?:de la|de los|de|del|la|y)\s)?\p{Lu}(?:[\p{L}.]{0,3}\.|[\p{L}'’-]*)){1,4}(?:,\s(?:CFA|PhD|FRM|MBA|CPA|ACA))?(?![\p{L}\d])/gu;
/** 'Prepared J. R. Castleton': the word before the name is none of it. */
const OFFICE =
  /^(?:prepared|written|analyst|author|contact|prepar[oó]|redacta|elabor[oó]|analista|autora?|contacto)(?=\s\p{Lu})/iu;
/** A word of a person's name: no capitals alone but initials. */
const IS_NAME = /^(?:\p{Lu}\.){1,2}$|\p{Ll}|^(?:CFA|PhD|FRM|MBA|CPA|ACA)$/u;
const MOST_WORDS_OF_COUNTRY = 6;
const TICKER = /^[A-Z\d]{1,6}[.:][A-Z]{1,3}$/u;
const NUMERIC = /^[\d\s.,:%x×/()–—-]+$/u;

function toValue(
  part: Part,
  kind: ValueKind,
  { raw, index, value }: { readonly raw: string; readonly index: number; readonly value: string },
): TypedValue {
  const before = part.text.slice(0, index);
  return { kind, value, raw, part, before, behind: part.text.slice(index + raw.length) };
}

function listGrades(part: Part): TypedValue[] {
  return [...part.text.matchAll(GRADE)].flatMap((match) => {
    const found = toValue(part, 'grade', { raw: match[0], index: match.index, value: match[0] });
    const isSigned = match[0].length > 1;
    const isAlone = LEADS_TO_GRADE.test(found.before) && ENDS_GRADE.test(found.behind);
    // 'LT B' and 'Rating B': a letter at the end of a few words.
    const isLast = found.behind.trim() === '' && /\p{L}\s+$/u.test(found.before) && part.words.length <= 5;
    return isSigned || isAlone || isLast ? [found] : [];
  });
}

function listOutlooks(part: Part): TypedValue[] {
  const found = [...part.text.matchAll(OUTLOOK)].map((match) =>
    toValue(part, 'outlook', {
      raw: match[0],
      index: match.index,
      value: OUTLOOKS[match[0].toLowerCase()] ?? '',
    }),
  );
  if (!BOX.test(part.text)) return found;
  return found.filter(({ before }) => TICKED.test(before));
}

const blank = (text: string): string => ' '.repeat(text.length);

function listPersons(part: Part): TypedValue[] {
  return [...part.text.replace(OFFICE, blank).matchAll(PERSON)]
    .filter(([raw]) => raw.split(' ').every((word) => IS_NAME.test(word)))
    .filter(
      ([raw]) => !isOffice(raw) && !isCompanyName(raw) && !AGENCY.test(raw) && findCountry(raw) === null,
    )
    .map((match) => toValue(part, 'person', { raw: match[0], index: match.index, value: match[0] }));
}

/** A country that a part is, or that stands behind its label. */
function listCountries(part: Part): TypedValue[] {
  const from = Math.max(part.text.lastIndexOf(':'), part.text.lastIndexOf(',')) + 1;
  const whole = part.text
    .slice(from)
    .trim()
    .replace(/[.,;]$/u, '');
  const words = whole.split(' ');
  // 'Seat USA' has no colon between the two.
  const ends =
    words.length > MOST_WORDS_OF_COUNTRY ? [whole] : words.map((_, at) => words.slice(at).join(' '));
  const isScan = part.words.some(({ confidence }) => confidence < 1);
  const isCountry = (end: string): boolean =>
    findCountry(end) !== null || (isScan && findCountryNear(end) !== null);
  const raw = ends.find((end) => /^\p{Lu}./u.test(end) && !isLegalForm(end) && isCountry(end));
  if (raw === undefined) return [];
  return [toValue(part, 'country', { raw, index: part.text.lastIndexOf(raw), value: raw })];
}

/** All values of a part, from left to right by kind. @param under what stands right under it at its left edge */
export function listTypedValues(part: Part, under: Part | undefined, conventions: Conventions): TypedValue[] {
  const dates = listPartDates(part, under, conventions.dateOrder).map((date) => toValue(part, 'date', date));
  return [...listGrades(part), ...dates, ...listOutlooks(part), ...listCountries(part), ...listPersons(part)];
}

/** Whether a part is a value as a whole, and so no label of another. */
export function isValuePart(part: Part, conventions: Conventions): boolean {
  const { text } = part;
  return (
    NUMERIC.test(text) ||
    TICKER.test(text) ||
    isCompanyName(text) ||
    readNumber(text, conventions.decimalMark) !== null ||
    OUTLOOKS[normaliseText(text)] !== undefined ||
    findCountry(text) !== null ||
    [...listGrades(part), ...listDates(text, conventions.dateOrder)].some(({ raw }) => raw === text) ||
    /^\S+\s*(?:→|->)\s*\S+$/u.test(text)
  );
}
