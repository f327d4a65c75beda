// Where the documents of the fifth collection come from.

import { SWEDEN } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, EMIRATES, ES, GB, MX, pesosOf, PL, US } from './locales.ts';

const NETHERLANDS: Locale = {
  ...PL,
  country: 'NL',
  sign: '€ ',
  thousands: '.',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d-m-y', 'd Month y', 'd-m-yy'],
};
const PARAGUAY: Locale = {
  ...pesosOf('PY', 'PYG', 7500, 0),
  sign: 'Gs. ',
  dates: ['d/m/y', 'd-m-y', 'words'],
};

export const FIFTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    NETHERLANDS,
    { ...GB, dates: ['dd Mon y', 'd Month y', 'd/m/yy'] },
    EMIRATES,
    { ...US, dates: ['m/d/y', 'Mon d, y', 'dd Mon y'] },
    { ...SWEDEN, dates: ['iso', 'd Month y'] },
    dollarsOf('CA', 'CAD', ['y/m/d', 'dd Mon y', 'words']),
    { ...US, dates: ['m/d/yy', 'words'] },
  ],
  es: [
    { ...MX, country: 'DO', currency: 'DOP', sign: 'RD$', dates: ['d/m/y', 'd-mon-y'], priceLevel: 60 },
    { ...ES, dates: ['d-m-yy', 'words', 'd/m/y'] },
    PARAGUAY,
    { ...MX, country: 'GT', currency: 'GTQ', sign: 'Q', dates: ['d/m/yy', 'dd Mon y'], priceLevel: 8 },
    { ...ES, dates: ['dd Mon y', 'd/mon/y', 'd.m.y'] },
    { ...pesosOf('AR', 'ARS', 900, 2), dates: ['d/m/y', 'd-m-yy'] },
    { ...MX, dates: ['iso', 'd/m/y', 'words'], priceLevel: 18 },
  ],
};
