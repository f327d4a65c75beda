// Where the documents of the fifteenth collection come from.

import { COSTA_RICA, GUATEMALA, KENYA, SWEDEN } from './further-locales.ts';
import type { Language, Locale } from './locales.ts';
import { dollarsOf, EMIRATES, ES, GB, MX, pesosOf, US } from './locales.ts';

export const FIFTEENTH_LOCALES: Readonly<Record<Language, readonly Locale[]>> = {
  en: [
    dollarsOf('CA', 'CAD', ['iso', 'Mon d, y', 'd-Mon-yy']),
    { ...GB, country: 'IE', currency: 'EUR', sign: '€', dates: ['d/m/y', 'ordinal', 'd.m.y'] },
    { ...KENYA, sign: 'KES ', dates: ['d/m/y', 'd-Mon-yy', 'd Month y'] },
    { ...US, dates: ['m/d/y', 'Mon d, y', 'words'] },
    { ...SWEDEN, dates: ['iso', 'd Month y', 'd Mon y'] },
    { ...GB, dates: ['d Mon y', 'd/m/y', 'd Month y'] },
    { ...EMIRATES, dates: ['d-Mon-yy', 'd/m/y', 'd MON y'] },
  ],
  es: [
    { ...MX, dates: ['d/mon/y', 'd/m/y', 'd-m-y'], priceLevel: 18 },
    { ...ES, dates: ['d-m-y', 'd/m/y', 'd Month y'] },
    { ...COSTA_RICA, dates: ['d/m/y', 'd-m-y', 'd Month y'] },
    { ...pesosOf('CL', 'CLP', 950, 0), dates: ['d-m-y', 'd/m/y', 'words'] },
    { ...ES, thousands: '\u00a0', dates: ['d/m/yy', 'words', 'd.m.y'] },
    { ...GUATEMALA, sign: 'Q', dates: ['d-mon-y', 'd/m/y', 'words'] },
    { ...pesosOf('AR', 'ARS', 1000, 2), dates: ['d/m/y', 'd Month y', 'd/m/yy'] },
  ],
};
