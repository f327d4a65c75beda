// Where the documents of the eleventh collection come from.

import { GUATEMALA, KENYA } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, pesosOf, PL, SOUTH_AFRICA, US } from './locales.ts';

const INDIA: Locale = {
  ...US,
  country: 'IN',
  currency: 'INR',
  sign: '₹',
  codeStands: 'before',
  groups: 'lakhs',
  dates: ['d.m.y', 'd-mon-y', 'd Month y'],
  priceLevel: 80,
};
const NORWAY: Locale = {
  ...PL,
  country: 'NO',
  currency: 'NOK',
  sign: 'NOK ',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d.m.y', 'iso', 'd Mon y'],
  priceLevel: 11,
};
const BOLIVIA: Locale = {
  ...ES,
  country: 'BO',
  currency: 'BOB',
  sign: 'Bs. ',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d/m/y', 'd Month y', 'd.m.y'],
  priceLevel: 7,
};
const PARAGUAY: Locale = {
  ...ES,
  country: 'PY',
  currency: 'PYG',
  sign: 'Gs. ',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'words'],
  decimals: 0,
  priceLevel: 7500,
};

export const ELEVENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...GB, dates: ['dd Mon y', 'd/m/yy', 'ordinal'] },
    { ...KENYA, dates: ['d-m-y', 'dd Mon y', 'd/m/yy'] },
    { ...US, dates: ['Mon d, y', 'd-Mon-yy', 'm/d/yy'] },
    INDIA,
    { ...dollarsOf('SG', 'SGD', ['dd Mon y', 'd/m/y', 'd MON y']), sign: 'S$' },
    NORWAY,
    { ...SOUTH_AFRICA, sign: 'R ', decimal: ',', dates: ['iso', 'd Month y', 'dd Mon y'], priceLevel: 18 },
  ],
  es: [
    { ...MX, dates: ['d-mon-y', 'd/m/yy', 'iso'], priceLevel: 18 },
    { ...ES, dates: ['d/m/y', 'd-mon-y', 'words'] },
    { ...GUATEMALA, dates: ['d/m/y', 'd-m-y', 'd/mon/y'] },
    { ...pesosOf('CO', 'COP', 4000, 0), dates: ['y/m/d', 'd/mon/y', 'd-m-y'] },
    BOLIVIA,
    PARAGUAY,
    { ...pesosOf('CL', 'CLP', 950, 0), dates: ['d-m-y', 'd/m/yy', 'd Month y'] },
  ],
};
