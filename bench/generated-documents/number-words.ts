// Whole numbers in words, as they stand beside a total: in English with lakhs and crores, as in India, and in Spanish.

import type { Language } from './locales.ts';

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ES_SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const ES_HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1000;
const LAKH = 100_000;
const MILLION = 1_000_000;
const CRORE = 10_000_000;

/** What is counted in this step, then the rest where there is one. */
function withRest(first: string, rest: number, joint: string, write: (value: number) => string): string {
  return rest === 0 ? first : `${first}${joint}${write(rest)}`;
}

function english(value: number): string {
  if (value < EN_SMALL.length) return EN_SMALL[value] ?? '';
  if (value < HUNDRED) return withRest(EN_TENS[Math.floor(value / TEN)] ?? '', value % TEN, '-', english);
  const steps: [size: number, name: string][] = [
    [CRORE, 'crore'],
    [LAKH, 'lakh'],
    [THOUSAND, 'thousand'],
    [HUNDRED, 'hundred'],
  ];
  const [size, name] = steps.find(([step]) => value >= step) ?? [HUNDRED, 'hundred'];
  return withRest(`${english(Math.floor(value / size))} ${name}`, value % size, ' ', english);
}

/** 'uno' is shortened before what it counts. */
function counting(value: number): string {
  return spanish(value)
    .replace(/veintiuno$/u, 'veintiún')
    .replace(/uno$/u, 'un');
}

function spanish(value: number): string {
  if (value < ES_SMALL.length) return ES_SMALL[value] ?? '';
  if (value < HUNDRED) return withRest(ES_TENS[Math.floor(value / TEN)] ?? '', value % TEN, ' y ', spanish);
  if (value === HUNDRED) return 'cien';
  if (value < THOUSAND)
    return withRest(ES_HUNDREDS[Math.floor(value / HUNDRED)] ?? '', value % HUNDRED, ' ', spanish);
  const size = value < MILLION ? THOUSAND : MILLION;
  const count = Math.floor(value / size);
  const millions = count === 1 ? 'un millón' : `${counting(count)} millones`;
  const thousands = count === 1 ? 'mil' : `${counting(count)} mil`;
  return withRest(size === MILLION ? millions : thousands, value % size, ' ', spanish);
}

export function inWords(value: number, language: Language): string {
  return language === 'en' ? english(value) : spanish(value);
}
