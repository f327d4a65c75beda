import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyTable, seedFromId } from './key-table.ts';

describe('KeyTable', () => {
  it('finds what was set, by scope and key, like a Map', () => {
    const entry = fc.record({
      scope: fc.integer({ min: 0, max: 3 }),
      key: fc.string({ maxLength: 3 }),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), fc.integer(), (entries, seed) => {
        const table = new KeyTable(seed);
        const map = new Map<string, number>();
        for (const { scope, key, value } of entries) {
          expect(table.find(scope, key)).toBe(map.get(`${scope} ${key}`) ?? null);
          table.set(scope, key, value);
          map.set(`${scope} ${key}`, value);
        }
        for (const { scope, key } of entries) expect(table.find(scope, key)).toBe(map.get(`${scope} ${key}`));
      }),
    );
  });

  it('keeps 200,000 keys apart while it grows', () => {
    const table = new KeyTable(seedFromId('019a9f2e-0000-7000-8000-0000deadbeef'));
    for (let i = 1; i <= 200_000; i += 1) {
      expect(table.find(1, `https://example.com/${i}`)).toBeNull();
      table.set(1, `https://example.com/${i}`, i);
    }
    for (let i = 1; i <= 200_000; i += 997) expect(table.find(1, `https://example.com/${i}`)).toBe(i);
    expect(table.find(2, 'https://example.com/1')).toBeNull();
  });
});
