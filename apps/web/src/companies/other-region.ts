// A region that is not the one of the country is possible, since reporting lines differ, and warned of.

import type { Dropdowns } from './companies-queries.ts';

interface Place {
  readonly country: string;
  readonly region: string;
}

/** The region that the country lies in, where the company is put into another one; else null. */
export function findOtherRegion(
  { country, region }: Place,
  countries: Dropdowns['CompanyCountries'],
): string | null {
  const own = countries.find(({ name }) => name === country)?.region;
  return own === undefined || region === '' || own === region ? null : own;
}

/** The region that goes with another country: the country's own, unless a person chose one that is not that of the country before. */
export function proposeRegion(
  before: Place,
  country: string,
  countries: Dropdowns['CompanyCountries'],
): string {
  const isChosen =
    before.region !== '' && (before.country === '' || findOtherRegion(before, countries) !== null);
  return isChosen ? before.region : (countries.find(({ name }) => name === country)?.region ?? before.region);
}
