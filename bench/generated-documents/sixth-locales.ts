// Where the documents of the sixth collection come from.

import { COSTA_RICA } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { ES, GB, MX, pesosOf, PL, US } from './locales.ts';

const GERMANY: Locale = {
  ...PL,
  country: 'DE',
  thousands: '.',
  dates: ['d.m.y', 'd Month y', 'd.m.yy'],
};
const INDIA: Locale = {
  ...US,
  country: 'IN',
  currency: 'INR',
  sign: '₹',
  groups: 'lakhs',
  codeStands: 'before',
  dates: ['d-Mon-yy', 'd/m/y', 'dd Mon y'],
  priceLevel: 85,
};
const DENMARK: Locale = {
  ...PL,
  country: 'DK',
  currency: 'DKK',
  sign: 'DKK ',
  thousands: '.',
  signStands: 'before',
  codeStands: 'before',
  dates: ['d-m-y', 'd Month y', 'd.m.y'],
  priceLevel: 7,
};
const SWITZERLAND: Locale = {
  ...US,
  country: 'CH',
  currency: 'CHF',
  sign: 'CHF ',
  thousands: '’',
  codeStands: 'before',
  dates: ['d.m.y', 'd Month y', 'd.m.yy'],
};
const PANAMA: Locale = {
  ...MX,
  country: 'PA',
  currency: 'PAB',
  sign: 'B/. ',
  dates: ['d/m/y', 'd-mon-y', 'dd Mon y'],
};

export const SIXTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    GERMANY,
    { ...US, dates: ['Mon d, y', 'm/d/y', 'd-Mon-yy'] },
    { ...GB, dates: ['d/m/y', 'd Mon y', 'd-Mon-yy'] },
    INDIA,
    { ...US, dates: ['m/d/yy', 'words', 'm/d/y'] },
    DENMARK,
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['dd Mon y', 'd/m/yy', 'd Month y'] },
    SWITZERLAND,
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'd-m-yy', 'words'] },
    { ...COSTA_RICA, codeStands: 'before', dates: ['d/m/y', 'd-m-y', 'words'] },
    { ...MX, dates: ['d-mon-y', 'd/m/y', 'y/m/d'], priceLevel: 18 },
    { ...ES, thousands: '\u00a0', dates: ['d.m.y', 'd Month y', 'd/m/yy'] },
    PANAMA,
    { ...pesosOf('CO', 'COP', 4000, 0), dates: ['iso', 'd/m/y', 'words'] },
    { ...MX, country: 'PE', currency: 'PEN', sign: 'S/', dates: ['d/m/y', 'd-m-y'], priceLevel: 4 },
  ],
};
