// Where the documents of the fifteenth collection come from.

import type { Language, Locale } from './locales.ts';
import { dollarsOf, EMIRATES, ES, GB, MX, pesosOf, PL, US } from './locales.ts';

const KENYA: Locale = {
  ...US,
  country: 'KE',
  currency: 'KES',
  sign: 'KES ',
  codeStands: 'before',
  dates: ['d/m/y', 'd-Mon-yy', 'd Month y'],
  priceLevel: 130,
};
const SWEDEN: Locale = {
  ...PL,
  country: 'SE',
  currency: 'SEK',
  sign: 'SEK',
  dates: ['iso', 'd Month y', 'd Mon y'],
  priceLevel: 11,
};
const COSTA_RICA: Locale = {
  ...ES,
  country: 'CR',
  currency: 'CRC',
  sign: '₡',
  signStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'd Month y'],
  priceLevel: 520,
};
const GUATEMALA: Locale = {
  ...MX,
  country: 'GT',
  currency: 'GTQ',
  sign: 'Q',
  codeStands: 'before',
  dates: ['d-mon-y', 'd/m/y', 'words'],
  priceLevel: 8,
};

export const FIFTEENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    dollarsOf('CA', 'CAD', ['iso', 'Mon d, y', 'd-Mon-yy']),
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['d/m/y', 'ordinal', 'd.m.y'] },
    KENYA,
    { ...US, dates: ['m/d/y', 'Mon d, y', 'words'] },
    SWEDEN,
    { ...GB, dates: ['d Mon y', 'd/m/y', 'd Month y'] },
    { ...EMIRATES, dates: ['d-Mon-yy', 'd/m/y', 'd MON y'] },
  ],
  es: [
    { ...MX, dates: ['d/mon/y', 'd/m/y', 'd-m-y'], priceLevel: 18 },
    { ...ES, dates: ['d-m-y', 'd/m/y', 'd Month y'] },
    COSTA_RICA,
    { ...pesosOf('CL', 'CLP', 950, 0), dates: ['d-m-y', 'd/m/y', 'words'] },
    { ...ES, thousands: '\u00a0', dates: ['d/m/yy', 'words', 'd.m.y'] },
    GUATEMALA,
    { ...pesosOf('AR', 'ARS', 1000, 2), dates: ['d/m/y', 'd Month y', 'd/m/yy'] },
  ],
};
