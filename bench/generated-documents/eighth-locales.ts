// Where the documents of the eighth collection come from: half of its countries are in no collection before.

import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, pesosOf, PL, US } from './locales.ts';

const NIGERIA: Locale = {
  ...US,
  country: 'NG',
  currency: 'NGN',
  sign: '₦',
  codeStands: 'before',
  dates: ['d/m/y', 'd Month y', 'd-Mon-yy'],
  priceLevel: 1000,
};
const INDIA: Locale = {
  ...US,
  country: 'IN',
  currency: 'INR',
  sign: '₹',
  codeStands: 'before',
  groups: 'lakhs',
  dates: ['d-Mon-yy', 'd-m-y', 'd/m/y'],
  priceLevel: 80,
};
const PHILIPPINES: Locale = {
  ...US,
  country: 'PH',
  currency: 'PHP',
  sign: '₱',
  codeStands: 'before',
  // Days and months stand in either order there, so that figures alone would not tell them.
  dates: ['Mon d, y', 'dd Mon y', 'd-Mon-yy'],
  priceLevel: 50,
};
const ITALY: Locale = {
  ...PL,
  country: 'IT',
  thousands: '.',
  sign: '€ ',
  signStands: 'before',
  dates: ['d/m/y', 'd Month y', 'd.m.y'],
};
const NICARAGUA: Locale = {
  ...MX,
  country: 'NI',
  currency: 'NIO',
  sign: 'C$ ',
  codeStands: 'before',
  dates: ['d/m/y', 'd-mon-y', 'd/m/yy'],
  priceLevel: 36,
};
const VENEZUELA: Locale = {
  ...ES,
  country: 'VE',
  currency: 'VES',
  sign: 'Bs. ',
  signStands: 'before',
  dates: ['d/m/y', 'd-m-y', 'd/m/yy'],
  priceLevel: 40,
};
const PUERTO_RICO: Locale = {
  ...MX,
  country: 'PR',
  currency: 'USD',
  dates: ['words', 'd-mon-y', 'd/mon/y'],
};

export const EIGHTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...US, dates: ['m/d/y', 'Mon d, y', 'words'] },
    NIGERIA,
    INDIA,
    { ...GB, dates: ['d/m/y', 'd Month y', 'dd Mon y'] },
    PHILIPPINES,
    ITALY,
    dollarsOf('AU', 'AUD', ['d/m/y', 'd Mon y', 'd Month y']),
    { ...US, dates: ['m/d/yy', 'm/d/y', 'Mon d, y'] },
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'd-m-y', 'words'] },
    NICARAGUA,
    { ...ES, dates: ['d/m/y', 'd Month y', 'd/m/yy'] },
    { ...MX, dates: ['d/m/y', 'd/mon/y', 'iso'], priceLevel: 18 },
    VENEZUELA,
    PUERTO_RICO,
    { ...pesosOf('CO', 'COP', 4000, 0), dates: ['d/m/y', 'iso', 'd-m-y'] },
    { ...ES, dates: ['d/m/y', 'd.m.y', 'd-m-yy'] },
  ],
};
