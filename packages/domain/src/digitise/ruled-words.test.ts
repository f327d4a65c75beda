import { describe, expect, it } from 'vitest';
import type { Ruling } from './page.ts';
import { cutAtRulings } from './ruled-words.ts';

const CHARACTER = 0.01;

function read(text: string, ...xs: readonly number[]): string[] {
  const word = {
    text,
    box: [0.5, 0.5, 0.5 + CHARACTER * text.length, 0.52] as const,
    confidence: 0.9,
    size: 0.02,
  };
  const rulings = xs.map((x): Ruling => ({ from: [x, 0.4], to: [x, 0.6] }));
  return cutAtRulings([word], rulings).map((one) => one.text);
}

describe('a word that OCR read together with a ruling', () => {
  it('loses the bar at its beginning or its end', () => {
    expect(read('|Count', 0.502)).toEqual(['Count']);
    expect(read('25.0]', 0.546)).toEqual(['25.0']);
    expect(read('27.5f', 0.548)).toEqual(['27.5']);
    expect(read('1.8)', 0.539)).toEqual(['1.8']);
  });

  it('becomes two where it lies over two cells', () => {
    const [first, second] = cutAtRulings(
      [{ text: 'friends|Count', box: [0.5, 0.5, 0.63, 0.52], confidence: 0.9, size: 0.02 }],
      [{ from: [0.575, 0.4], to: [0.575, 0.6] }],
    );
    expect([first?.text, second?.text]).toEqual(['friends', 'Count']);
    expect(first?.box[2]).toBeLessThan(0.575);
    expect(second?.box[0]).toBeGreaterThan(0.575);
  });

  it('keeps its letters, its figures and its pairs of brackets', () => {
    expect(read('101', 0.53)).toEqual(['101']);
    expect(read('(12)', 0.54)).toEqual(['(12)']);
    expect(read('[1]', 0.53)).toEqual(['[1]']);
    expect(read('Total', 0.55)).toEqual(['Total']);
    expect(read('ful', 0.53)).toEqual(['ful']);
  });

  it('keeps its bar where no ruling runs through it', () => {
    expect(read('|Count')).toEqual(['|Count']);
    expect(read('|Count', 0.8)).toEqual(['|Count']);
    const level: Ruling = { from: [0.4, 0.51], to: [0.7, 0.51] };
    const word = { text: '|x', box: [0.5, 0.5, 0.52, 0.52] as const, confidence: 1, size: 0.02 };
    expect(cutAtRulings([word], [level])).toEqual([word]);
  });
});
