import { describe, expect, it } from 'vitest';
import { areComparable, findCount, isSameFigure, parseFigures } from './title-numbers.ts';

const first = (text: string) => {
  const [figure] = parseFigures(text).figures;
  if (!figure) throw new Error(`No figure in ${text}`);
  return figure;
};

describe('figures of headlines', () => {
  it.each([
    ['3 billion pounds', 'amount', 3e9, 'gbp'],
    ['€1.4 bln', 'amount', 1.4e9, 'eur'],
    ['1.4 bln euro', 'amount', 1.4e9, 'eur'],
    ['60 billion us dollars', 'amount', 6e10, 'usd'],
    ['1.2 million cars', 'amount', 1.2e6, null],
    ['90,000 cars', 'count', 90_000, null],
    ['50 years', 'span', 50, null],
    ['20-day strike', 'span', 20, null],
    ['20 plants', 'count', 20, null],
  ] as const)('%s', (text, kind, value, currency) => {
    expect(first(text)).toMatchObject({ kind, value, currency });
  });

  it('of a number in words, and of a span', () => {
    expect(findCount('seven')).toMatchObject({ kind: 'count', value: 7 });
    expect(findCount('seven', 'years')).toMatchObject({ kind: 'span', value: 7 });
    expect(findCount('acme', 'years')).toBeNull();
  });

  it.each([
    ['1.2 million cars', '90,000 cars', true, false],
    ['1.2 million cars', '1,200,000 cars', true, true],
    ['$1.2 million', '90,000 cars', false, false],
    ['1.2 million cars', '3 plants', false, false],
    ['3 billion pounds', '$4 billion', false, false],
    ['3 billion pounds', '£3bn', true, true],
    ['3 billion', '£3bn', true, true],
    ['7 years', '7 plants', false, false],
    ['7 years', '9 years', true, false],
  ])('%s | %s', (a, b, isComparable, isSame) => {
    expect([areComparable(first(a), first(b)), areComparable(first(b), first(a))]).toEqual([
      isComparable,
      isComparable,
    ]);
    expect(isSameFigure(first(a), first(b))).toBe(isSame);
  });
});
