// What the sentiment is learnt from (issue 17, 'A model that may be shipped').

import { describe, expect, it } from 'vitest';
import type { LabelledRow } from './labels.ts';
import { readOwnRows, readPairRows, sentimentFromScore, weighPair } from './sentiment-rows.ts';
import type { Reading } from './readings.ts';

const [NEGATIVE, NEUTRAL, POSITIVE] = [0, 1, 2];
const READING: Reading = { views: [], dense: new Float64Array(0), isFound: true };

function label(given: Partial<LabelledRow>): LabelledRow {
  return { text: '', subject: null, score: 0, type: null, origin: 'pairs', pair: null, ...given };
}

describe('a pair', () => {
  it('counts in full where the score agrees with its sentiment, or where it has none', () => {
    expect(weighPair(POSITIVE, 0.3)).toBe(1);
    expect(weighPair(NEGATIVE, -0.2)).toBe(1);
    expect(weighPair(NEUTRAL, 0.1)).toBe(1);
    expect(weighPair(NEUTRAL, undefined)).toBe(1);
  });

  it('counts the less the further the score is from its sentiment', () => {
    const weights = [0.2, 0.1, 0, -0.1, -0.5].map((score) => weighPair(POSITIVE, score));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.at(-1)).toBeLessThan(0.1);
    expect(weighPair(NEUTRAL, -0.3)).toBeCloseTo(weighPair(NEUTRAL, 0.3));
    expect(weighPair(NEUTRAL, 0.3)).toBeLessThan(0.25);
  });

  it('keeps its place and its sentiment, and takes the weight of its own label', () => {
    const pairs = [
      { company: 'Acme', sentiment: POSITIVE },
      { company: 'Borr', sentiment: NEGATIVE },
      { company: 'Cork', sentiment: NEGATIVE },
    ];
    const rows = readPairRows(
      pairs.map(() => READING),
      pairs,
      [
        label({ pair: 1, subject: 'Borr', score: 0.4 }),
        label({ pair: 2, subject: 'Acme', score: 0.4 }),
        label({ origin: 'topics', score: -1 }),
      ],
    );
    expect(rows.map(({ sentiment }) => sentiment)).toEqual([POSITIVE, NEGATIVE, NEGATIVE]);
    expect(rows[0]?.weight).toBe(1);
    expect(rows[1]?.weight).toBeLessThan(0.1);
    expect(rows[2]?.weight).toBe(1);
  });
});

describe('a headline that the project wrote', () => {
  it('has the sentiment of its score; a tenth either way is neutral', () => {
    expect([-0.3, -0.1, 0, 0.1, 0.2].map(sentimentFromScore)).toEqual([
      NEGATIVE,
      NEUTRAL,
      NEUTRAL,
      NEUTRAL,
      POSITIVE,
    ]);
  });

  it('counts less where those who marked the pairs would often see it otherwise', () => {
    const labels = [0.3, 0.2, 0.1, 0].map((score) => label({ origin: 'written', score }));
    const [plain, mild, faint, none] = readOwnRows(
      labels,
      labels.map(() => READING),
    ).map((row) => row?.weight ?? 0);
    expect(mild).toBeLessThan(plain ?? 0);
    expect(faint).toBeLessThan(mild ?? 0);
    expect(none).toBe(plain);
  });

  it('counts for little, and others than it not at all', () => {
    const labels = [
      label({ origin: 'written', score: -0.4 }),
      label({ pair: 0 }),
      label({ origin: 'topics', score: 0.4 }),
    ];
    const [written, ...others] = readOwnRows(labels, [READING, READING, READING]);
    expect(written?.sentiment).toBe(NEGATIVE);
    expect(written?.weight).toBeLessThan(1);
    expect(others).toEqual([null, null]);
  });
});
