import { describe, expect, it } from 'vitest';
import { lookupKey } from '../records/fold-text.ts';
import { findIndustry, INDUSTRIES } from './industries.ts';
import { SECTORS } from './sectors.ts';

describe('the default industries', () => {
  it('are about 130, each name once', () => {
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(125);
    expect(INDUSTRIES.length).toBeLessThanOrEqual(145);
    expect(new Set(INDUSTRIES.map((industry) => lookupKey(industry.name))).size).toBe(INDUSTRIES.length);
  });

  it('give every sector at least ten', () => {
    for (const sector of SECTORS) {
      expect(INDUSTRIES.filter((industry) => industry.sector === sector).length).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('findIndustry', () => {
  it('finds each by its own name', () => {
    for (const industry of INDUSTRIES) expect(findIndustry(industry.name)).toEqual(industry);
  });

  it('ignores case, spacing, punctuation and the way "and" is written', () => {
    expect(findIndustry('  building materials AND cement')).toEqual({
      name: 'Building Materials & Cement',
      sector: 'Industrials, Materials & Utilities',
    });
    expect(findIndustry('MULTI LINE INSURANCE')?.name).toBe('Multi-line Insurance');
  });

  it.each(['', 'Blank Checks', 'Energy'])('finds none in %j', (text) => {
    expect(findIndustry(text)).toBeNull();
  });
});
