import { expect, it } from 'vitest';
import { findOtherRegion, proposeRegion } from './other-region.ts';

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

it.each([
  ['an empty region', { country: '', region: '' }, 'Spain', 'EMEA'],
  ['the region of the country before', { country: 'Chile', region: 'AMER' }, 'Spain', 'EMEA'],
  ['a region chosen before any country', { country: '', region: 'APAC' }, 'Spain', 'APAC'],
  ['a region chosen against the country before', { country: 'Chile', region: 'APAC' }, 'Spain', 'APAC'],
  ['a country nobody knows', { country: 'Chile', region: 'AMER' }, 'Atlantis', 'AMER'],
])('a new country on %s', (_, before, country, region) => {
  expect(proposeRegion(before, country, COUNTRIES)).toBe(region);
});
