import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES } from '../companies/company.ts';
import type { CompanyValues } from './fields.ts';
import { checkFields, checkTicker, decideChange, reverseChange } from './check-company.ts';
import { EDITED_FIELDS, REQUIRED_FIELDS } from './fields.ts';
import { ENTITY_TYPES, REGIONS } from './company.ts';
import { COUNTRIES } from './countries.ts';

const LISTS = { sectors: ['Energy', 'Healthcare', 'Économie'], industries: ['Coal', 'Solar Equipment'] };

const COMPANY: CompanyValues = {
  companyName: 'Iberdrola',
  businessDescription: 'Makes electricity.',
  sector: 'Energy',
  industry: 'Coal',
  country: 'Spain',
  region: 'EMEA',
  entityType: 'Public',
  creditRiskRatingST: 'A-',
  creditRiskRatingLT: '',
  website: 'https://iberdrola.test/',
  marketCap: '98000.5',
  pressReleaseUrl: '',
  rssFeedUrl: 'https://news.test/rss',
  aliases: 'Iberdrola Renovables, IBE',
};

const company = fc.record<CompanyValues>({
  companyName: fc.constantFrom('Acme', 'Müller & Söhne', '=SUM(A1)', '<b>Bold</b>', '日本電産'),
  businessDescription: fc.constantFrom('Sells.', 'Two\nlines'),
  sector: fc.constantFrom(...LISTS.sectors, ''),
  industry: fc.constantFrom(...LISTS.industries, ''),
  country: fc.constantFrom(...COUNTRIES.map(({ name }) => name), ''),
  region: fc.constantFrom(...REGIONS, ''),
  entityType: fc.constantFrom(...ENTITY_TYPES),
  creditRiskRatingST: fc.constantFrom(...GRADES, ''),
  creditRiskRatingLT: fc.constantFrom(...GRADES, ''),
  website: fc.constantFrom('', 'https://a.test'),
  marketCap: fc.constantFrom('', '0.5', '1200'),
  pressReleaseUrl: fc.constantFrom('', 'https://a.test/x'),
  rssFeedUrl: fc.constantFrom('', 'http://b.test'),
  aliases: fc.constantFrom('', 'Acme', 'Acme Rockets, Big A'),
});

/** Some of the fields of a company. */
const someFields = fc
  .tuple(company, fc.subarray([...EDITED_FIELDS]))
  .map(([fields, names]): Partial<CompanyValues> =>
    Object.fromEntries(names.map((name) => [name, fields[name]])),
  );

describe('checkFields', () => {
  it('accepts a complete company unchanged', () => {
    expect(checkFields(COMPANY, LISTS)).toEqual({ fields: COMPANY, faults: new Map() });
  });

  it.each(REQUIRED_FIELDS)('reports an empty %s, also one of spaces, as missing', (field) => {
    for (const text of ['', '   ', '\t\u00a0'])
      expect(checkFields({ ...COMPANY, [field]: text }, LISTS).faults).toEqual(new Map([[field, 'missing']]));
    expect(checkFields({ [field]: '' }, LISTS, new Set([field])).faults.size).toBe(0);
  });

  it.each([
    ['sector', 'Mining', 'not-on-list'],
    ['industry', 'Energy', 'not-on-list'],
    ['country', 'Atlantis', 'not-on-list'],
    ['region', 'emea', 'not-on-list'],
    ['entityType', 'State', 'not-on-list'],
    ['creditRiskRatingST', 'AAA', 'not-on-list'],
    ['creditRiskRatingLT', 'a', 'not-on-list'],
    ['website', 'javascript:alert(1)', 'bad-address'],
    ['marketCap', '66410099', 'bad-amount'],
    ['website', `https://a.test/${'x'.repeat(2048)}`, 'bad-address'],
    ['rssFeedUrl', 'ftp://a.test', 'bad-address'],
    ['rssFeedUrl', 'javascript:alert(1)', 'bad-address'],
    ['pressReleaseUrl', 'www.a.test', 'bad-address'],
    ['pressReleaseUrl', 'https://user:secret@a.test/', 'bad-address'],
    ['rssFeedUrl', 'file:///etc/passwd', 'bad-address'],
    ['aliases', 'A', 'bad-names'],
    ['aliases', 'Acme, \u0301', 'bad-names'],
    ['aliases', 'x'.repeat(101), 'bad-names'],
    ['aliases', Array.from({ length: 21 }, (_, i) => `Name ${i}`).join(','), 'bad-names'],
  ] as const)('refuses %s %s', (field, text, fault) => {
    expect(checkFields({ [field]: text }, LISTS)).toEqual({ fields: {}, faults: new Map([[field, fault]]) });
  });

  it.each([
    ['sector', ' energy', 'Energy'],
    ['sector', 'economie', 'Économie'],
    ['industry', 'SOLAR  equipment', 'Solar Equipment'],
    ['country', 'Alemania', 'Germany'],
    ['country', 'USA', 'United States'],
    ['companyName', 'Cafe\u0301  de\nParis\u0000', 'Café de Paris'],
    ['companyName', '  =1+1 ', '=1+1'],
    ['companyName', 'شركة النور', 'شركة النور'],
    ['businessDescription', 'One\nTwo ', 'One\nTwo'],
    ['aliases', ' Acme  Rockets,acme rockets ;Big A,, ', 'Acme Rockets, Big A'],
    ['aliases', ' , ; ', ''],
    ['aliases', `${'x'.repeat(100)},Y2`, `${'x'.repeat(100)}, Y2`],
  ] as const)('stores %s %j as %j', (field, text, stored) => {
    expect(checkFields({ [field]: text }, LISTS)).toEqual({ fields: { [field]: stored }, faults: new Map() });
  });

  it('reports a name without visible characters as missing', () => {
    for (const companyName of ['\u0301', '\u200d\u0301 ', '\u0007', '\u202e'])
      expect(checkFields({ companyName }, LISTS).faults.get('companyName'), JSON.stringify(companyName)).toBe(
        'missing',
      );
  });

  it('gives the same result for stored values and for single fields', () => {
    fc.assert(
      fc.property(someFields, (given) => {
        const { fields, faults } = checkFields(given, LISTS);
        expect(checkFields(fields, LISTS)).toEqual({ fields, faults: new Map() });
        expect(Object.keys(fields).length + faults.size).toBe(Object.keys(given).length);
        for (const name of EDITED_FIELDS) {
          if (given[name] !== undefined)
            expect(checkFields({ [name]: given[name] }, LISTS).faults.get(name)).toBe(faults.get(name));
        }
      }),
    );
  });

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...EDITED_FIELDS), fc.string({ unit: 'binary', maxLength: 40 })),
        (given) => {
          for (const text of Object.values(checkFields(given, LISTS).fields))
            expect(text).toBe(text.normalize('NFC'));
        },
      ),
    );
  });
});

describe('checkTicker', () => {
  it.each([
    ['BRK.B', null],
    ['0700.HK', null],
    ['', 'missing'],
    ['  ', 'missing'],
    ['A B', 'ticker-spaces'],
    [' AB', 'ticker-spaces'],
    ['A\u00a0B', 'ticker-spaces'],
    ['É', 'ticker-invalid'],
    ['A'.repeat(33), 'ticker-invalid'],
    ['A\u202eB', 'ticker-invalid'],
  ] as const)('%j: %s', (ticker, fault) => {
    expect(checkTicker(ticker)).toBe(fault);
  });
});

describe('a change', () => {
  it('is reduced to what differs, and sets the region with a new country unless it names one', () => {
    expect(decideChange(COMPANY, { sector: 'Energy' })).toEqual({});
    expect(decideChange(COMPANY, { country: 'Japan' })).toEqual({ country: 'Japan', region: 'APAC' });
    expect(decideChange(COMPANY, { country: 'Italy' })).toEqual({ country: 'Italy' });
    expect(decideChange(COMPANY, { country: 'Japan', region: 'AMER' })).toEqual({
      country: 'Japan',
      region: 'AMER',
    });
    expect(decideChange({ ...COMPANY, region: 'AMER' }, { country: 'Spain' })).toEqual({});
  });

  it('is undone by its reverse', () => {
    fc.assert(
      fc.property(company, someFields, (before, given) => {
        const change = decideChange(before, given);
        const after = { ...before, ...change };
        expect({ ...after, ...decideChange(after, reverseChange(before, change)) }).toEqual(before);
        expect(decideChange(after, change)).toEqual({});
      }),
    );
  });
});
