// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Where the documents of the seventh collection come from.

import { KENYA } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, pesosOf, PL, US } from './locales.ts';

const NORWAY: Locale = {
  ...PL,
  country: 'NO',
  currency: 'NOK',
  sign: 'NOK ',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d.m.y', 'd Month y', 'd.m.yy'],
  priceLevel: 11,
};
const BELGIUM: Locale = {
  ...PL,
  country: 'BE',
  sign: '€ ',
  thousands: '.',
  signStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'd Month y'],
};
const MALAYSIA: Locale = {
  ...US,
  country: 'MY',
  currency: 'MYR',
  sign: 'RM ',
  codeStands: 'before',
  dates: ['d/m/y', 'dd Mon y', 'd-Mon-yy'],
  priceLevel: 4,
};
const FRANCE: Locale = { ...PL, country: 'FR', dates: ['d/m/y', 'd Month y', 'd.m.yy'] };
const BOLIVIA: Locale = {
  ...ES,
  country: 'BO',
  currency: 'BOB',
  sign: 'Bs ',
  thousands: ',',
  decimal: '.',
  signStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'words'],
  priceLevel: 7,
};
const HONDURAS: Locale = {
  ...MX,
  country: 'HN',
  currency: 'HNL',
  sign: 'L ',
  dates: ['d/m/y', 'd-mon-y', 'd/mon/y'],
  priceLevel: 25,
};
const SALVADOR: Locale = { ...MX, country: 'SV', currency: 'USD', dates: ['d/m/y', 'd-m-y', 'words'] };

export const SEVENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...KENYA, dates: ['d/m/y', 'd-Mon-yy', 'd Month y'] },
    { ...GB, dates: ['d/m/y', 'dd Mon y', 'd Month y'] },
    NORWAY,
    { ...US, dates: ['m/d/y', 'Mon d, y', 'words'] },
    BELGIUM,
    MALAYSIA,
    FRANCE,
    dollarsOf('AU', 'AUD', ['d Mon y', 'd/m/y', 'd-Mon-yy']),
  ],
  es: [
    BOLIVIA,
    HONDURAS,
    { ...ES, dates: ['d/m/y', 'd-m-y', 'd Month y'] },
    { ...MX, dates: ['d/m/y', 'd-Mon-yy', 'words'], priceLevel: 18 },
    SALVADOR,
    { ...ES, thousands: '\u00a0', dates: ['dd Mon y', 'd.m.y', 'd/m/yy'] },
    { ...pesosOf('CL', 'CLP', 1000, 0), dates: ['d-m-y', 'd/m/y', 'words'] },
  ],
};
