// Where the documents of the fourteenth collection come from.

import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, pesosOf, PL, SOUTH_AFRICA, US } from './locales.ts';

const INDIA: Locale = {
  ...US,
  country: 'IN',
  currency: 'INR',
  sign: '₹ ',
  codeStands: 'before',
  groups: 'lakhs',
  dates: ['d-Mon-yy', 'd/m/y', 'dd Mon y'],
  priceLevel: 80,
};
const PANAMA: Locale = {
  ...MX,
  country: 'PA',
  currency: 'PAB',
  sign: 'B/. ',
  codeStands: 'before',
  dates: ['d-mon-y', 'd/m/y', 'd Month y'],
};

export const FOURTEENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...GB, dates: ['d Month y', 'd/m/y', 'dd Mon y'] },
    { ...US, dates: ['m/d/y', 'Mon d, y', 'ordinal'] },
    dollarsOf('NZ', 'NZD', ['d Mon y', 'd/m/y', 'dd Mon y']),
    { ...SOUTH_AFRICA, sign: 'R ', dates: ['y/m/d', 'd Month y', 'iso'], priceLevel: 18 },
    { ...PL, country: 'NL', thousands: '.', dates: ['d-m-y', 'd Month y', 'd.m.y'] },
    { ...dollarsOf('SG', 'SGD', ['d MON y', 'd/m/y', 'd-Mon-yy']), sign: 'S$' },
    INDIA,
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'd Month y', 'd-m-yy'] },
    { ...MX, dates: ['d/mon/y', 'd-m-y', 'd/m/y'], priceLevel: 18 },
    { ...pesosOf('CO', 'COP', 4000, 0), dates: ['y/m/d', 'd/m/y', 'd-mon-y'] },
    { ...MX, country: 'EC', currency: 'USD', dates: ['d/m/y', 'iso', 'd-mon-y'] },
    { ...pesosOf('UY', 'UYU', 40, 2), codeStands: 'before', dates: ['d/m/y', 'd/m/yy', 'words'] },
    { ...ES, thousands: '\u00a0', dates: ['d.m.y', 'words', 'd-m-y'] },
    PANAMA,
  ],
};
