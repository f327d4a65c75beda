// How numbers and dates are written where a document comes from. Amounts are whole cents, dates ISO.

import type { Dice } from './dice.ts';

export type Language = 'en' | 'es';
export type DateStyle =
  | 'd/m/y'
  | 'd.m.y'
  | 'd-m-y'
  | 'm/d/y'
  | 'iso'
  | 'd Mon y'
  | 'd-mon-y'
  | 'words'
  | 'd/m/yy'
  | 'd MON y'
  | 'Mon d, y'
  | 'plain d/m/y';
export type Country = 'US' | 'GB' | 'CH' | 'PL' | 'ES' | 'MX' | 'IE' | 'CA' | 'AU' | 'CO' | 'AR' | 'CL';

export interface Locale {
  readonly language: Language;
  readonly country: Country;
  readonly currency: string;
  readonly sign: string;
  readonly thousands: string;
  readonly decimal: string;
  readonly signStands: 'before' | 'after';
  readonly dates: readonly DateStyle[];
  /** Of an amount: none where there are no cents any more. */
  readonly decimals: 0 | 2;
  /** How many units of the currency buy what costs one elsewhere. */
  readonly priceLevel: number;
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
  decimals: 2,
  priceLevel: 1,
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
  decimals: 2,
  priceLevel: 1,
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

const dollarsOf = (country: Country, currency: string, dates: readonly DateStyle[]): Locale => ({
  ...US,
  country,
  currency,
  dates,
});
const pesosOf = (country: Country, currency: string, priceLevel: number, decimals: 0 | 2): Locale => ({
  ...ES,
  country,
  currency,
  sign: '$ ',
  signStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'words', 'd/m/yy'],
  decimals,
  priceLevel,
});

/** Where the documents of the second collection come from. */
export const MORE_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...GB, dates: ['d/m/y', 'words', 'd/m/yy', 'd MON y'] },
    { ...US, dates: ['m/d/y', 'Mon d, y', 'words'] },
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['d/m/y', 'd MON y', 'd Mon y'] },
    { ...US, dates: ['Mon d, y', 'm/d/y', 'd-mon-y'] },
    dollarsOf('CA', 'CAD', ['iso', 'Mon d, y', 'd-mon-y']),
    { ...GB, dates: ['d Mon y', 'd.m.y', 'd/m/y'] },
    dollarsOf('AU', 'AUD', ['d/m/y', 'plain d/m/y', 'd Mon y']),
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'plain d/m/y', 'words', 'd.m.y'] },
    { ...MX, priceLevel: 18 },
    pesosOf('CO', 'COP', 4000, 0),
    { ...ES, dates: ['d-m-y', 'd/m/yy', 'words'] },
    pesosOf('AR', 'ARS', 900, 2),
    pesosOf('CL', 'CLP', 1000, 0),
  ],
};

/** Countries that share the sign of their currency with others, so that an amount does not tell it. */
const SHARED_SIGN: ReadonlySet<Country> = new Set(['CA', 'AU', 'CO', 'AR', 'CL']);

/** Whether an amount written so tells its currency. */
export function tellsCurrency(style: MoneyStyle, { country }: Locale): boolean {
  return style === 'code' || (style === 'sign' && !SHARED_SIGN.has(country));
}

/** Whole units where the currency has no cents; half away from zero, so that a credit note mirrors its invoice. */
export function roundCents(cents: number, { decimals }: Locale): number {
  const step = decimals === 0 ? 100 : 1;
  return Math.sign(cents) * Math.round(Math.abs(cents) / step) * step;
}

const TAX_WORDS: Partial<Record<Country, string>> = { US: 'Sales tax', CA: 'HST', AU: 'GST' };

/** What the tax on sales is called there. */
export function taxWordOf({ country, language }: Locale): string {
  return TAX_WORDS[country] ?? (language === 'es' ? 'IVA' : 'VAT');
}

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
    'd/m/yy': `${day}/${month}/${year.slice(2)}`,
    'd MON y': `${day} ${short.toUpperCase()} ${year}`,
    'Mon d, y': `${short} ${plain}, ${year}`,
    'plain d/m/y': `${plain}/${Number(month)}/${year}`,
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
  const number = writeNumber(cents / 100, locale.decimals, locale);
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
