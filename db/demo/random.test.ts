import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number, purpose: string): number[] => {
  const random = createRandom(seed, purpose);
  return Array.from({ length: 50 }, () => random.next());
};

describe('createRandom', () => {
  it('repeats itself for the same seed and purpose only', () => {
    expect(draw(7, 'prices')).toEqual(draw(7, 'prices'));
    expect(draw(7, 'prices')).not.toEqual(draw(8, 'prices'));
    expect(draw(7, 'prices')).not.toEqual(draw(7, 'events'));
  });

  it('gives the same numbers on every machine', () => {
    const random = createRandom(2026, 'demo');
    expect(Array.from({ length: 5 }, () => random.whole(0, 999_999))).toEqual([
      753282, 815202, 320964, 642409, 415169,
    ]);
  });

  it('spreads evenly over 0 to 1', () => {
    const random = createRandom(1, 'even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const bin = random.whole(0, 9);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  it('draws normally distributed numbers', () => {
    const random = createRandom(1, 'normal');
    const values = Array.from({ length: 10_000 }, () => random.normal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const shuffled = createRandom(3, 'shuffle').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((left, right) => left - right)).toEqual(items);
  });

  it('cannot pick from nothing', () => {
    expect(() => createRandom(1, 'pick').pick([])).toThrow(RangeError);
  });
});
