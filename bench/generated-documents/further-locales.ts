// Countries that documents of several collections come from; each collection writes its days in ways of its own.

import type { Locale } from './locales.ts';
import { ES, MX, PL, US } from './locales.ts';

export const KENYA: Locale = {
  ...US,
  country: 'KE',
  currency: 'KES',
  sign: 'KSh ',
  codeStands: 'before',
  priceLevel: 130,
};
export const SWEDEN: Locale = { ...PL, country: 'SE', currency: 'SEK', sign: 'SEK', priceLevel: 11 };
export const COSTA_RICA: Locale = {
  ...ES,
  country: 'CR',
  currency: 'CRC',
  sign: '₡',
  signStands: 'before',
  priceLevel: 520,
};
export const GUATEMALA: Locale = {
  ...MX,
  country: 'GT',
  currency: 'GTQ',
  sign: 'Q ',
  codeStands: 'before',
  priceLevel: 8,
};
