// Where the documents of the tenth collection come from.

import { COSTA_RICA } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, EMIRATES, ES, GB, MX, PERU, pesosOf, US } from './locales.ts';

const MALAYSIA: Locale = {
  ...US,
  country: 'MY',
  currency: 'MYR',
  sign: 'RM',
  codeStands: 'before',
  dates: ['d/m/y', 'd Mon y', 'd-m-y'],
  priceLevel: 4,
};

export const TENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...US, dates: ['words', 'Mon d, y', 'm/d/y'] },
    { ...GB, dates: ['d/m/y', 'd Month y', 'd-Mon-yy'] },
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['d MON y', 'd/m/y', 'd Month y'] },
    dollarsOf('AU', 'AUD', ['d/m/y', 'dd Mon y', 'plain d/m/y']),
    { ...EMIRATES, dates: ['d/m/y', 'd-Mon-yy', 'd MON y'] },
    { ...US, dates: ['m/d/y', 'm/d/yy', 'words'] },
    dollarsOf('NZ', 'NZD', ['d Month y', 'd/m/yy', 'd Mon y']),
    MALAYSIA,
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'words', 'd-m-yy'] },
    { ...MX, dates: ['d/mon/y', 'd/m/y', 'iso'], priceLevel: 18 },
    { ...MX, country: 'EC', currency: 'USD', dates: ['d/m/y', 'iso', 'd-m-y'] },
    { ...COSTA_RICA, thousands: '\u00a0', codeStands: 'before', dates: ['d/m/y', 'd-m-y', 'y/m/d'] },
    { ...pesosOf('UY', 'UYU', 40, 2), dates: ['d/m/y', 'd-m-y', 'd/m/yy'] },
    { ...MX, country: 'DO', currency: 'DOP', sign: 'RD$', dates: ['d-m-y', 'd/m/y'], priceLevel: 60 },
    { ...ES, dates: ['d.m.y', 'd/m/yy', 'dd Mon y'] },
    { ...PERU, dates: ['d/m/y', 'd Month y', 'iso'] },
  ],
};
