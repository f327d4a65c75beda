import { describe, expect, it } from 'vitest';
import { sumContributions } from './contribution-sum.ts';

describe('the sum of contributions', () => {
  it('is exact where fractions are not', () => {
    expect(sumContributions([{ contribution: 0.1 }, { contribution: 0.2 }])).toBe(0.3);
    expect(sumContributions(Array.from({ length: 10 }, () => ({ contribution: 0.085 })))).toBe(0.85);
  });

  it('is 0 without events', () => {
    expect(sumContributions([])).toBe(0);
  });
});
