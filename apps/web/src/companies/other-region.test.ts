import { expect, it } from 'vitest';
import { findOtherRegion } from './other-region.ts';

const COUNTRIES = [
  { name: 'Spain', region: 'EMEA' as const },
  { name: 'Chile', region: 'AMER' as const },
];

it.each([
  ['Spain', 'APAC', 'EMEA'],
  ['Chile', 'EMEA', 'AMER'],
  ['Spain', 'EMEA', null],
  ['Spain', '', null],
  ['', 'EMEA', null],
  ['Atlantis', 'EMEA', null],
])('%s in %s: %s', (country, region, own) => {
  expect(findOtherRegion({ country, region }, COUNTRIES)).toBe(own);
});
