import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearIndustry } from './near-industry.ts';

describe('a new industry', () => {
  it.each([
    ['Pharmaceutical', 'Pharmaceuticals'],
    ['Software and Services', 'Software & Service'],
    ['Banks', 'Bank'],
    ['Services, Software', 'Software & Services'],
    ['Aerospace & Defence', 'Aerospace & Defense'],
    ['Other Utilities', 'Utility'],
  ])('%s may be %s', (industry, listed) => {
    expect(findNearIndustry(industry, ['Coal', listed])).toBe(listed);
  });

  it.each(['Gold', 'Biotechnology', 'Airlines', 'Life Insurance'])('%s is none of these', (industry) => {
    expect(findNearIndustry(industry, ['Golf', 'Nanotechnology', 'Airports', 'Fire Insurance'])).toBeNull();
  });

  it('is near its own plural', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}[bdgklmnprt]$/), (word) => {
        expect(findNearIndustry(word, [`${word}s`])).toBe(`${word}s`);
      }),
    );
  });
});
