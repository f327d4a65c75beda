// Where the documents of the thirteenth collection come from.

import type { Language, Locale } from './locales.ts';
import { dollarsOf, ES, GB, MX, PERU, pesosOf, PL, US } from './locales.ts';

const PHILIPPINES: Locale = {
  ...US,
  country: 'PH',
  currency: 'PHP',
  sign: '₱',
  codeStands: 'before',
  // Days and months stand in either order there, so that figures alone would not tell them.
  dates: ['Mon d, y', 'dd Mon y', 'd-Mon-yy'],
  priceLevel: 55,
};
const DOMINICAN_REPUBLIC: Locale = {
  ...MX,
  country: 'DO',
  currency: 'DOP',
  sign: 'RD$ ',
  dates: ['d/m/y', 'd-mon-y', 'd-m-y'],
  priceLevel: 60,
};

export const THIRTEENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...US, dates: ['Mon d, y', 'm/d/y', 'd-Mon-yy'] },
    dollarsOf('AU', 'AUD', ['d/m/y', 'dd Mon y', 'd Month y']),
    { ...GB, dates: ['d Month y', 'd/m/y', 'd-mon-y'] },
    dollarsOf('CA', 'CAD', ['iso', 'd Mon y', 'd-Mon-yy']),
    { ...PL, country: 'DE', thousands: '.', dates: ['d.m.y', 'd Month y', 'iso'] },
    PHILIPPINES,
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['ordinal', 'd/m/y', 'd MON y'] },
  ],
  es: [
    { ...ES, dates: ['d/m/y', 'd-m-yy', 'd Month y'] },
    { ...MX, dates: ['d/mon/y', 'd/m/y', 'iso'], priceLevel: 18 },
    { ...PERU, dates: ['d/m/y', 'd Month y', 'd-m-y'] },
    { ...pesosOf('AR', 'ARS', 900, 2), dates: ['d/m/y', 'plain d/m/y', 'd-m-yy'] },
    { ...ES, dates: ['words', 'd.m.y', 'd/mon/y'] },
    DOMINICAN_REPUBLIC,
    { ...pesosOf('CL', 'CLP', 950, 0), dates: ['d-m-y', 'd Mon y', 'd/m/y'] },
  ],
};
