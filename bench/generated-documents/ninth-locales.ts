// Where the documents of the ninth collection come from.

import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, PERU, pesosOf, SOUTH_AFRICA, US } from './locales.ts';

const INDIA: Locale = {
  ...US,
  country: 'IN',
  currency: 'INR',
  sign: '₹',
  codeStands: 'before',
  groups: 'lakhs',
  dates: ['d-Mon-yy', 'd/m/y', 'dd Mon y'],
  priceLevel: 80,
};

export const NINTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...US, dates: ['m/d/y', 'Mon d, y', 'm/d/yy'] },
    dollarsOf('AU', 'AUD', ['d Mon y', 'd/m/y', 'd Month y']),
    INDIA,
    { ...GB, dates: ['d/m/y', 'd Month y', 'dd Mon y'] },
    { ...dollarsOf('SG', 'SGD', ['d Mon y', 'd/m/y', 'd-Mon-yy']), sign: 'S$' },
    dollarsOf('CA', 'CAD', ['iso', 'Mon d, y', 'words']),
    { ...US, dates: ['m/d/y', 'm/d/yy', 'words'] },
    { ...SOUTH_AFRICA, dates: ['y/m/d', 'd Month y', 'iso'], priceLevel: 18 },
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'd-m-y', 'd/m/yy'] },
    { ...MX, dates: ['d/m/y', 'd/mon/y', 'iso'], priceLevel: 18 },
    { ...ES, dates: ['d/m/y', 'words', 'd.m.y'] },
    { ...pesosOf('AR', 'ARS', 900, 2), dates: ['d/m/y', 'd-m-y'] },
    { ...PERU, dates: ['d/m/y', 'd-m-y', 'iso'] },
    { ...pesosOf('CO', 'COP', 4000, 0), dates: ['d/m/y', 'iso', 'd-mon-y'] },
    { ...pesosOf('CL', 'CLP', 1000, 0), dates: ['d-m-y', 'd/m/y', 'words'] },
    { ...ES, dates: ['d/m/y', 'd-mon-y', 'words'] },
  ],
};
