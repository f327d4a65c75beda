// Where the documents of the twelfth collection come from.

import { COSTA_RICA } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, EMIRATES, ES, GB, MX, PERU, pesosOf, US } from './locales.ts';

export const TWELFTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    { ...US, dates: ['Mon d, y', 'm/d/yy', 'm/d/y'] },
    { ...GB, dates: ['d Mon y', 'd/m/y', 'd-mon-y'] },
    { ...EMIRATES, dates: ['d-Mon-yy', 'dd Mon y', 'd MON y'] },
    dollarsOf('CA', 'CAD', ['iso', 'Mon d, y', 'd-mon-y']),
    dollarsOf('AU', 'AUD', ['d Mon y', 'd/m/y', 'd/m/yy']),
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['d/m/yy', 'dd Mon y', 'd.m.y'] },
    dollarsOf('NZ', 'NZD', ['d Month y', 'd/m/y', 'd-m-y']),
  ],
  es: [
    { ...MX, dates: ['d/m/y', 'd-mon-y', 'd/mon/y'], priceLevel: 18 },
    { ...ES, dates: ['d/m/yy', 'd-m-y', 'd/m/y'] },
    { ...PERU, dates: ['d/m/y', 'd-m-y', 'd/mon/y'] },
    { ...pesosOf('CL', 'CLP', 950, 0), dates: ['d-m-y', 'd/m/y', 'd-mon-y'] },
    { ...pesosOf('AR', 'ARS', 1000, 2), dates: ['d/m/y', 'd/m/yy', 'd-mon-y'] },
    { ...COSTA_RICA, codeStands: 'before', dates: ['d/m/y', 'd-mon-y', 'd Month y'] },
    {
      ...MX,
      country: 'DO',
      currency: 'DOP',
      sign: 'RD$',
      dates: ['d/m/y', 'd-m-y', 'd/mon/y'],
      priceLevel: 60,
    },
  ],
};
