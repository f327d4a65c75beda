import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentityDifference, identityName } from './company-identity.ts';

const named = (companyName: string, country = '', isin = '') => ({ companyName, country, isin });

describe('the name of a company', () => {
  it.each([
    ['Novartis AG', 'NOVARTIS'],
    ['Agilent Technologies', 'Agilent Technologies Inc. Common Stock'],
    ['A. O. Smith', 'A.O. Smith Corporation Common Stock'],
    ['Amazon', 'Amazon.com, Inc.'],
    ['Alphabet Inc. (Class A)', 'Alphabet Inc. Class C Capital Stock'.replace(' Capital Stock', '')],
    ['Goldman Sachs', 'Goldman Sachs Group Inc. (The)'],
    ['AT&T', 'A.T. & T. Inc.'],
    ['Nestlé S.A.', 'Nestle SA'],
    ['JPMorgan Chase', 'JP Morgan Chase & Co.'],
    ['Willis Towers Watson', 'Willis Towers Watson Public Limited Company Ordinary Shares'],
    ['Armada Acquisition Corp. III Units', 'Armada Acquisition Corp. III Class A Ordinary Share'],
  ])('is the same in %s and %s', (one, other) => {
    expect(findIdentityDifference(named(one), named(other))).toBeNull();
  });

  it.each([
    ['Novartis', 'Novan, Inc.'],
    ['L Brands, Inc.', 'Xcel Brands Inc. Common Stock'],
    ['Marathon Digital Holdings, Inc.', 'MARA Holdings Inc. Common Stock'],
    ['Armada Acquisition Corp. II', 'Armada Acquisition Corp. III'],
    ['Storage Group', 'Holding AG'],
  ])('differs between %s and %s', (one, other) => {
    expect(findIdentityDifference(named(one), named(other))).toBe('name-differs');
  });
});

describe('the identity of a company', () => {
  it('differs by country where both have one, and never where the ISINs are the same', () => {
    expect(findIdentityDifference(named('Apollo', 'India'), named('Apollo', 'United States'))).toBe(
      'country-differs',
    );
    expect(findIdentityDifference(named('Apollo', 'India'), named('Apollo'))).toBeNull();
    expect(
      findIdentityDifference(
        named('Novan', 'India', 'US66988N2053'),
        named('Pelthos', 'United States', 'US66988N2053'),
      ),
    ).toBeNull();
  });

  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const identity = fc.record({
    companyName: name,
    country: fc.constantFrom('', 'Spain', 'Chile'),
    isin: fc.constantFrom('', 'US66988N2053', 'CH0012005267'),
  });

  it('is the same both ways, and as itself', () => {
    fc.assert(
      fc.property(identity, identity, (one, other) => {
        expect(findIdentityDifference(one, other)).toBe(findIdentityDifference(other, one));
        expect(findIdentityDifference(one, one)).toBeNull();
      }),
    );
  });

  it('does not hang on case, punctuation, accents or a legal form', () => {
    const form = fc.constantFrom(
      '',
      ' AG',
      ', Inc.',
      ' plc',
      ' S.A.',
      ' N.V.',
      ' Corporation',
      ' Common Stock',
    );
    fc.assert(
      fc.property(name, form, form, (text, one, other) => {
        const loud = text.toUpperCase().replaceAll('E', 'É').replaceAll(' ', ' - ');
        expect(identityName(`${text}${one}`)).toBe(identityName(`${loud}${other}`));
      }),
    );
  });

  it('is never empty for a name with a letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        if (/[\p{L}\p{N}]/u.test(text)) expect(identityName(text)).not.toBe('');
      }),
    );
  });
});
