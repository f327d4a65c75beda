// How numbers and dates are written where a document comes from. Amounts are whole cents, dates ISO.

import type { Dice } from './dice.ts';

export type Language = 'en' | 'es';
export type DateStyle = 'd/m/y' | 'd.m.y' | 'd-m-y' | 'm/d/y' | 'iso' | 'd Mon y' | 'd-mon-y' | 'words';

export interface Locale {
  readonly language: Language;
  readonly country: 'US' | 'GB' | 'CH' | 'PL' | 'ES' | 'MX';
  readonly currency: string;
  readonly sign: string;
  readonly thousands: string;
  readonly decimal: string;
  readonly signStands: 'before' | 'after';
  readonly dates: readonly DateStyle[];
}

const US: Locale = {
  language: 'en',
  country: 'US',
  currency: 'USD',
  sign: '$',
  thousands: ',',
  decimal: '.',
  signStands: 'before',
  dates: ['m/d/y', 'words', 'd Mon y', 'm/d/y'],
};
const GB: Locale = {
  ...US,
  country: 'GB',
  currency: 'GBP',
  sign: '£',
  dates: ['d/m/y', 'd Mon y', 'words', 'd-mon-y'],
};
const CH: Locale = { ...US, country: 'CH', currency: 'CHF', sign: 'CHF ', thousands: "'", dates: ['d.m.y'] };
const PL: Locale = {
  ...US,
  country: 'PL',
  currency: 'EUR',
  sign: '€',
  thousands: '\u00a0',
  decimal: ',',
  signStands: 'after',
  dates: ['iso', 'd.m.y'],
};
const ES: Locale = {
  language: 'es',
  country: 'ES',
  currency: 'EUR',
  sign: '€',
  thousands: '.',
  decimal: ',',
  signStands: 'after',
  dates: ['d/m/y', 'words', 'd-m-y', 'd-mon-y'],
};
const ES_SPACED: Locale = { ...ES, thousands: '\u00a0', dates: ['d/m/y', 'words', 'iso'] };
const MX: Locale = {
  ...ES,
  country: 'MX',
  currency: 'MXN',
  sign: '$',
  thousands: ',',
  decimal: '.',
  signStands: 'before',
  dates: ['d/m/y', 'd-mon-y', 'words', 'iso'],
};

/** Two in three of the English ones come from where most suppliers are. */
export const LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [US, GB, CH, US, PL, GB],
  es: [ES, MX, ES_SPACED, ES],
};

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** @param date ISO */
export function writeDate(date: string, style: DateStyle, { language, country }: Locale): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = MONTHS[language][Number(month) - 1] ?? '';
  const short = language === 'en' ? name.slice(0, 3) : name.slice(0, 3).toLowerCase();
  const plain = String(Number(day));
  const written = {
    'd/m/y': `${day}/${month}/${year}`,
    'd.m.y': `${day}.${month}.${year}`,
    'd-m-y': `${day}-${month}-${year}`,
    'm/d/y': `${month}/${day}/${year}`,
    iso: date,
    'd Mon y': `${plain} ${short} ${year}`,
    'd-mon-y': `${day}-${short}-${year}`,
    words: inWords(plain, name, year, { language, country }),
  };
  return written[style];
}

function inWords(
  day: string,
  month: string,
  year: string,
  { language, country }: Pick<Locale, 'language' | 'country'>,
): string {
  if (language === 'es') return `${day} de ${month} de ${year}`;
  return country === 'US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

/** A number with so many decimals, without a currency. */
export function writeNumber(value: number, decimals: number, locale: Locale): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, locale.thousands);
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : locale.decimal + part}`;
}

export type MoneyStyle = 'sign' | 'code' | 'bare';

/** @param cents may be negative */
export function writeMoney(cents: number, style: MoneyStyle, locale: Locale): string {
  const number = writeNumber(cents / 100, 2, locale);
  if (style === 'bare') return number;
  if (style === 'code')
    return locale.country === 'CH' ? `${locale.currency} ${number}` : `${number} ${locale.currency}`;
  if (locale.signStands === 'after') return `${number} ${locale.sign}`;
  return number.startsWith('-') ? `-${locale.sign}${number.slice(1)}` : `${locale.sign}${number}`;
}

const DAY_MS = 86_400_000;

/** @param date ISO */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO, of the years 2019 to 2025. */
export function drawDate(dice: Dice): string {
  return addDays('2019-01-08', dice.int(0, 2500));
}
