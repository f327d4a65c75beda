// How numbers and dates are written where a document comes from. Amounts are whole cents, dates ISO.

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
  | 'plain d/m/y'
  | 'weekday'
  | 'ordinal'
  | 'y/m/d'
  | 'd.m.yy'
  | 'd-Mon-yy'
  | 'd/mon/y'
  | 'm/d/yy'
  | 'd Month y'
  | 'dd Mon y'
  | 'd-m-yy';
export type Country =
  | 'US'
  | 'GB'
  | 'CH'
  | 'PL'
  | 'ES'
  | 'MX'
  | 'IE'
  | 'CA'
  | 'AU'
  | 'CO'
  | 'AR'
  | 'CL'
  | 'NZ'
  | 'SG'
  | 'DE'
  | 'ZA'
  | 'PE'
  | 'UY'
  | 'EC'
  | 'NL'
  | 'SE'
  | 'AE'
  | 'DO'
  | 'GT'
  | 'PY'
  | 'DK'
  | 'IN'
  | 'CR'
  | 'PA'
  | 'KE'
  | 'NO'
  | 'BE'
  | 'MY'
  | 'FR'
  | 'BO'
  | 'HN'
  | 'SV'
  | 'NG'
  | 'PH'
  | 'IT'
  | 'NI'
  | 'VE'
  | 'PR';

export interface Locale {
  readonly language: Language;
  readonly country: Country;
  readonly currency: string;
  readonly sign: string;
  readonly thousands: string;
  readonly decimal: string;
  /** How the digits before the decimal are grouped: by thousands where it is not said. */
  readonly groups?: 'lakhs';
  readonly signStands: 'before' | 'after';
  /** Of the code of the currency; after the amount where it is not said. */
  readonly codeStands?: 'before';
  readonly dates: readonly DateStyle[];
  /** Of an amount: none where there are no cents any more. */
  readonly decimals: 0 | 2;
  /** How many units of the currency buy what costs one elsewhere. */
  readonly priceLevel: number;
}

export const US: Locale = {
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
export const GB: Locale = {
  ...US,
  country: 'GB',
  currency: 'GBP',
  sign: '£',
  dates: ['d/m/y', 'd Mon y', 'words', 'd-mon-y'],
};
const CH: Locale = {
  ...US,
  country: 'CH',
  currency: 'CHF',
  sign: 'CHF ',
  thousands: "'",
  codeStands: 'before',
  dates: ['d.m.y'],
};
export const PL: Locale = {
  ...US,
  country: 'PL',
  currency: 'EUR',
  sign: '€',
  thousands: '\u00a0',
  decimal: ',',
  signStands: 'after',
  dates: ['iso', 'd.m.y'],
};
export const ES: Locale = {
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
export const MX: Locale = {
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

export const dollarsOf = (country: Country, currency: string, dates: readonly DateStyle[]): Locale => ({
  ...US,
  country,
  currency,
  dates,
});
export const pesosOf = (country: Country, currency: string, priceLevel: number, decimals: 0 | 2): Locale => ({
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

export const SOUTH_AFRICA: Locale = {
  ...US,
  country: 'ZA',
  currency: 'ZAR',
  sign: 'R',
  thousands: '\u00a0',
  dates: ['y/m/d', 'd Month y', 'd-Mon-yy'],
};
export const EMIRATES: Locale = {
  ...US,
  country: 'AE',
  currency: 'AED',
  sign: 'AED ',
  codeStands: 'before',
  dates: ['d/m/y', 'dd Mon y', 'd-Mon-yy'],
  priceLevel: 4,
};
export const PERU: Locale = {
  ...MX,
  country: 'PE',
  currency: 'PEN',
  sign: 'S/ ',
  codeStands: 'before',
  dates: ['d/m/y', 'd/mon/y', 'weekday'],
  priceLevel: 4,
};

/** Where the documents of the fourth collection come from. */
export const FARTHER_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...dollarsOf('NZ', 'NZD', ['d/m/y', 'weekday', 'd Month y']), codeStands: 'before' },
    { ...US, dates: ['m/d/yy', 'ordinal', 'weekday'] },
    { ...PL, country: 'DE', thousands: '.', dates: ['d.m.yy', 'ordinal', 'd.m.y'] },
    { ...dollarsOf('SG', 'SGD', ['d-Mon-yy', 'd MON y', 'd/m/y']), sign: 'S$' },
    { ...GB, dates: ['ordinal', 'd.m.yy', 'd-Mon-yy'] },
    SOUTH_AFRICA,
    { ...dollarsOf('AU', 'AUD', ['d/m/yy', 'weekday']), sign: 'A$' },
  ],
  es: [
    PERU,
    { ...ES, dates: ['d/m/yy', 'weekday', 'd Month y'] },
    { ...MX, dates: ['d/mon/y', 'd-Mon-yy', 'y/m/d'], priceLevel: 18 },
    { ...MX, country: 'EC', currency: 'USD', dates: ['y/m/d', 'd/m/y'] },
    { ...pesosOf('UY', 'UYU', 40, 2), codeStands: 'before' },
    { ...ES, dates: ['d.m.yy', 'd/mon/y', 'words'] },
    { ...pesosOf('CL', 'CLP', 1000, 0), dates: ['d-mon-y', 'words'] },
  ],
};

/** Countries that share the sign of their currency with others, so that an amount does not tell it. */
const SHARED_SIGN: ReadonlySet<Country> = new Set(['CA', 'AU', 'CO', 'AR', 'CL', 'NZ', 'UY']);

/** Whether an amount written so tells its currency. */
export function tellsCurrency(style: MoneyStyle, { country, sign }: Locale): boolean {
  return style === 'code' || (style === 'sign' && (sign.trim() !== '$' || !SHARED_SIGN.has(country)));
}

/** Whole units where the currency has no cents; half away from zero, so that a credit note mirrors its invoice. */
export function roundCents(cents: number, { decimals }: Locale): number {
  const step = decimals === 0 ? 100 : 1;
  return Math.sign(cents) * Math.round(Math.abs(cents) / step) * step;
}

const TAX_WORDS: Partial<Record<Country, string>> = {
  US: 'Sales tax',
  CA: 'HST',
  AU: 'GST',
  NZ: 'GST',
  SG: 'GST',
  PE: 'IGV',
  DO: 'ITBIS',
  IN: 'GST',
  PA: 'ITBMS',
  MY: 'SST',
  HN: 'ISV',
  PR: 'IVU',
};

/** What the tax on sales is called there. */
export function taxWordOf({ country, language }: Locale): string {
  return TAX_WORDS[country] ?? (language === 'es' ? 'IVA' : 'VAT');
}

/** A number with so many decimals, without a currency. */
export function writeNumber(value: number, decimals: number, locale: Locale): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const breaks = locale.groups === 'lakhs' ? /\B(?=(?:\d{2})*\d{3}$)/gu : /\B(?=(?:\d{3})+$)/gu;
  const grouped = whole.replaceAll(breaks, locale.thousands);
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : locale.decimal + part}`;
}

export type MoneyStyle = 'sign' | 'code' | 'bare';

/** @param cents may be negative */
export function writeMoney(cents: number, style: MoneyStyle, locale: Locale): string {
  const number = writeNumber(cents / 100, locale.decimals, locale);
  if (style === 'bare') return number;
  if (style === 'code')
    return locale.codeStands === 'before' ? `${locale.currency} ${number}` : `${number} ${locale.currency}`;
  if (locale.signStands === 'after') return `${number} ${locale.sign}`;
  return number.startsWith('-') ? `-${locale.sign}${number.slice(1)}` : `${locale.sign}${number}`;
}
