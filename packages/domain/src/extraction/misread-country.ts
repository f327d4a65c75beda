// A country whose name OCR has misread in a letter or two (issue 14, 'Scans').

import { COUNTRIES, findCountry } from '../companies/countries.ts';
import { countDifferences } from './label-words.ts';

const LEAST_COUNTRY = 6;
const MOST_MISREAD = 2;

const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** 'Espafia': the name of the country that differs in so few letters; null where none or several do, and where the text is a country as it is. */
export function findCountryNear(text: string): string | null {
  const read = fold(text).toLowerCase();
  if (read.length < LEAST_COUNTRY || findCountry(text) !== null) return null;
  const near = COUNTRIES.flatMap(({ name, nameEs }) => [nameEs, name]).filter(
    (name) => countDifferences(fold(name).toLowerCase(), read, MOST_MISREAD) <= MOST_MISREAD,
  );
  return near.length > 0 && new Set(near.map(fold)).size === 1 ? (near[0] ?? null) : null;
}
