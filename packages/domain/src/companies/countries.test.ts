import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry, findCountryRegion } from './countries.ts';
import { REGIONS } from './company.ts';

describe('the countries', () => {
  it('have unique codes and names of the right form', () => {
    expect(COUNTRIES.length).toBe(249);
    for (const field of ['alpha2', 'alpha3', 'name', 'nameEs'] as const) {
      expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(COUNTRIES.length);
    }
    for (const country of COUNTRIES) {
      expect(country.alpha2).toMatch(/^[A-Z]{2}$/);
      expect(country.alpha3).toMatch(/^[A-Z]{3}$/);
      expect(REGIONS).toContain(country.region);
    }
  });

  it('are listed by English name', () => {
    const names = COUNTRIES.map((country) => country.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });
});

describe('findCountry', () => {
  it('finds each by its names and codes, without ambiguity', () => {
    for (const country of COUNTRIES) {
      for (const text of [
        country.name,
        country.nameEs,
        country.alpha2,
        country.alpha3,
        country.name.toUpperCase(),
      ]) {
        expect(findCountry(text)).toBe(country);
      }
    }
  });

  it.each([
    ['USA', 'United States'],
    ['United States of America', 'United States'],
    ['U.S.A.', 'United States'],
    ['UK', 'United Kingdom'],
    ['Great Britain', 'United Kingdom'],
    ['Korea, Republic of', 'South Korea'],
    ['US Virgin Islands', 'U.S. Virgin Islands'],
    ['Curacao', 'Curaçao'],
    ['Hong Kong SAR', 'Hong Kong'],
    ['Macao', 'Macau'],
    ['Czech Republic', 'Czechia'],
    ['Russian Federation', 'Russia'],
    ['Türkiye', 'Turkey'],
    ['Ivory Coast', "Côte d'Ivoire"],
    ['COTE D’IVOIRE', "Côte d'Ivoire"],
    ['Viet Nam', 'Vietnam'],
    ['Macedonia', 'North Macedonia'],
    ['The Netherlands', 'Netherlands'],
    ['Taiwan, Province of China', 'Taiwan'],
    ['St. Lucia', 'Saint Lucia'],
    ['alemania', 'Germany'],
    ['MÉXICO', 'Mexico'],
  ])('reads %s as %s', (text, name) => {
    expect(findCountry(text)?.name).toBe(name);
  });

  it.each(['', ' ', '-', 'Atlantis', 'Europe', 'X'])('finds none in %j', (text) => {
    expect(findCountry(text)).toBeNull();
  });
});

describe('regionOfCountry', () => {
  it.each([
    ['Brazil', 'AMER'],
    ['Bermuda', 'AMER'],
    ['South Africa', 'EMEA'],
    ['United Arab Emirates', 'EMEA'],
    ['Turkey', 'EMEA'],
    ['Kazakhstan', 'APAC'],
    ['Taiwan', 'APAC'],
    ['Australia', 'APAC'],
  ])('puts %s in %s', (name, region) => {
    expect(findCountryRegion(name)).toBe(region);
  });

  it('finds no region for an unknown country', () => {
    expect(findCountryRegion('Atlantis')).toBeNull();
  });
});

const DATA = new URL('../../../../../shared/data/', import.meta.url);

describe.skipIf(!existsSync(DATA))(
  'the countries of real company lists (skipped where ../shared/data is absent)',
  () => {
    const cells = (file: string): string[][] =>
      readFileSync(new URL(file, DATA), 'utf8')
        .trim()
        .split(/\r?\n/)
        .map((line) =>
          [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) =>
            (match[1] ?? '').replace(/^"|"$/g, ''),
          ),
        );
    const [, ...taxonomy] = cells('taxonomy/country_region_amer_emea_apac.csv');
    const businessRegions = new Map(taxonomy.map((row) => [row[0], row[6]]));

    it.each([
      ['companies/us-listed.csv', 4],
      ['companies/global.csv', 5],
    ])('%s: every country is known and lies in the business region of the taxonomy', (file, column) => {
      const [, ...rows] = cells(file);
      const names = new Set(rows.map((row) => row[column] ?? '').filter((name) => name !== ''));
      expect(names.size).toBeGreaterThan(50);
      for (const name of names) {
        const country = findCountry(name);
        expect(country, name).not.toBeNull();
        // The taxonomy leaves a few territories without a region; those are settled by our own table.
        const expected = businessRegions.get(country?.alpha2) || country?.region;
        expect(country?.region, name).toBe(expected);
      }
    });
  },
);
