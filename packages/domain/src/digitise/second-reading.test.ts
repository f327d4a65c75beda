import { describe, expect, it } from 'vitest';
import { isDoubtfulReading, isUnevenlyLit, mergeReadings } from './second-reading.ts';

const word = (text: string, left: number, confidence: number) => ({
  text,
  box: [left, 10, left + 40, 22] as const,
  confidence,
});

describe('a second reading', () => {
  it('is asked for where the light is uneven or many words are doubtful', () => {
    const sure = Array.from({ length: 50 }, (_, at) => word('sure', at * 50, 0.95));
    expect(isDoubtfulReading([sure], false)).toBe(false);
    expect(isDoubtfulReading([sure], true)).toBe(true);
    const doubtful = [1, 2, 3].map((at) => word('douht', at, 0.5));
    expect(isDoubtfulReading([sure, doubtful], false)).toBe(true);
  });

  it('adds what the first has lost, and takes the place of what it is clearly surer of', () => {
    const first = [[word('Total', 0, 0.9), word('1?.50', 100, 0.4)]];
    const second = [[word('Tota1', 2, 0.92), word('12.50', 101, 0.9), word('EUR', 200, 0.8)]];
    const texts = mergeReadings(first, second).flatMap((line) => line.map(({ text }) => text));
    expect(texts).toEqual(['Total', '12.50', 'EUR']);
  });

  it('is kept though the first answers a blank as large as the page', () => {
    const blank = { text: ' ', box: [0, 0, 1000, 1000] as const, confidence: 0.95 };
    const texts = mergeReadings([[blank]], [[word('Factura', 0, 0.9)]]).flat();
    expect(texts.map(({ text }) => text)).toContain('Factura');
  });

  it('adds no noise', () => {
    expect(mergeReadings([], [[word('eee', 0, 0.2)]])).toEqual([]);
  });
});

describe('light', () => {
  const page = (levelAt: (x: number) => number) => ({
    pixels: Uint8Array.from({ length: 120 * 80 }, (_, at) => (at % 7 === 0 ? 20 : levelAt(at % 120))),
    width: 120,
    height: 80,
  });

  it('is even on a page in one light, however dark', () => {
    expect(isUnevenlyLit(page(() => 170))).toBe(false);
  });

  it('is uneven where a part lies in a shadow', () => {
    expect(isUnevenlyLit(page((x) => (x < 30 ? 180 : 245)))).toBe(true);
  });
});
