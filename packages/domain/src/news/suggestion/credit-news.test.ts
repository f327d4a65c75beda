import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFromTenths, clampToBand, CREDIT_BANDS, sideFromTenths } from '../severity/credit-bands.ts';
import { chooseCreditBand, RULE_FIGURES, withRule } from './credit-news.ts';

it.each([
  [-10, 'severe', 'bad'],
  [-6, 'severe', 'bad'],
  [-5, 'bad', 'bad'],
  [-2, 'bad', 'bad'],
  [-1, 'none', 'none'],
  [1, 'none', 'none'],
  [2, 'good', 'good'],
  [5, 'good', 'good'],
  [6, 'strong', 'good'],
  [10, 'strong', 'good'],
])('a score of %s tenths is %s, on the side %s', (tenths, band, side) => {
  expect([bandFromTenths(tenths), sideFromTenths(tenths)]).toEqual([band, side]);
});

it('a score that is moved to a band lies in it, and one that lies there stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 }), fc.constantFrom(...CREDIT_BANDS), (tenths, band) => {
      const moved = Math.round(clampToBand(tenths / 10, band) * 10);
      expect(bandFromTenths(moved)).toBe(band);
      if (bandFromTenths(tenths) === band) expect(moved).toBe(tenths);
    }),
  );
});

describe('the band of credit news', () => {
  const gates = { creditGate: -0.1, ruledGate: 0.2, graveGate: -0.7 };
  const choose = (isRuled: boolean, ...sums: number[]) =>
    chooseCreditBand(Float64Array.from(sums), isRuled, gates);

  it('is none of ordinary news, whatever its words say', () => {
    expect(choose(false, 0.9, 0, 0, 0, 0, -0.1)).toBeNull();
    expect(choose(false, 0.9, 0, 0, 0, 0, 0.2)).toBeNull();
  });

  it('is said of more where a rule decides, but not of sums that are no numbers', () => {
    expect(choose(true, 0.9, 0, 0, 0, 0, 0.1)).toBe('severe');
    expect(choose(true, 0.9, 0, 0, 0, 0, 0.2)).toBeNull();
    expect(choose(true, ...Array.from({ length: 6 }, () => Number.NaN))).toBeNull();
  });

  it('is the likelier one of the likeliest side, though one of another side is likelier by itself', () => {
    expect(choose(false, 0.2, 0.3, 0.4, -1, -1, -0.8)).toBe('bad');
    expect(choose(false, 0.3, 0.2, 0.4, -1, -1, -0.8)).toBe('severe');
    expect(choose(false, -1, -1, 0.4, -1, -1, -0.8)).toBe('none');
  });

  it('is severe or strong where a rule decides, or where the words are surely those of credit', () => {
    expect(choose(false, 0.9, 0, 0, 0, 0, -0.4)).toBe('bad');
    expect(choose(true, 0.9, 0, 0, 0, 0, -0.4)).toBe('severe');
    expect(choose(false, 0, 0, 0, 0, 0.9, -0.4)).toBe('good');
    expect(choose(false, 0, 0, 0, 0, 0.9, -0.8)).toBe('strong');
  });
});

describe('the figures of the rule that holds', () => {
  const rule = { kind: 'default', from: 0, to: 1 } as const;
  const of = (given: Parameters<typeof withRule>[1]) => [...withRule(Float64Array.of(7, 8), given)];

  it('stand behind the others, all 0 where none holds', () => {
    expect(of(null)).toEqual([7, 8, ...Array.from({ length: RULE_FIGURES }, () => 0)]);
  });

  it('tell the bands apart that rules decide, and what others wait for', () => {
    const readings = [
      ...[-9, -3, 0, 3, 8].map((tenths) => of({ ...rule, tenths, onlyWhere: null })),
      of({ ...rule, tenths: -6, onlyWhere: 'models see bad' }),
      of({ ...rule, tenths: 3, onlyWhere: 'models see little' }),
    ].map((figures) => figures.slice(2));
    expect(readings.map((figures) => figures.findIndex((figure) => figure > 0))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });
});
