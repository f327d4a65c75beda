import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPriceScale, buildScoreScale } from './axis-scale.ts';
import type { ChartPaper } from './chart-option.ts';
import type { ChartedSeries, ChartWords } from './score-chart.ts';
import { buildMarks, scoreChart } from './score-chart.ts';

const paper: ChartPaper = {
  font: 'Inter',
  fontSize: 11,
  ground: 'white',
  ink: 'black',
  muted: 'grey',
  grid: 'silver',
  main: 'blue',
  mainSoft: 'azure',
  second: 'slate',
  good: 'green',
  bad: 'red',
  neutral: 'gray',
};
const words: ChartWords = {
  score: 'Score',
  price: 'Price',
  events: 'Events',
  writeDay: (iso) => `day ${iso}`,
  writeScore: (score, decimals) => `${score > 0 ? '+' : ''}${score.toFixed(decimals)}`,
  writePrice: (price, decimals) => price.toFixed(decimals),
};
const SERIES: ChartedSeries = {
  from: '2026-11-01',
  scores: [0, 0.085, -0.34],
  prices: [{ date: '2026-11-02', price: 101.5 }],
  events: [
    { date: '2026-11-02T12:00:00.000Z', score: 0.1 },
    { date: '2026-11-03', score: -0.5 },
    { date: '2026-11-03', score: 0 },
    { date: '2026-11-03', score: -0.1 },
    { date: '2026-11-09', score: 1 },
  ],
};

describe('the scale of an axis', () => {
  it('runs from -0.3 to 0.3 without data', () => {
    expect(buildScoreScale([])).toEqual({
      least: -0.3,
      most: 0.3,
      ticks: [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3],
      decimals: 1,
    });
    expect(buildScoreScale([0, 0])).toMatchObject({ least: -0.3, most: 0.3 });
  });

  it('holds every score and zero, in few round steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 1, maxLength: 40 }),
        (thousandths) => {
          const scores = thousandths.map((each) => each / 1000);
          const { least, most, ticks } = buildScoreScale(scores);
          expect(least).toBeLessThanOrEqual(Math.min(0, ...scores));
          expect(most).toBeGreaterThanOrEqual(Math.max(0, ...scores));
          expect(ticks).toContain(0);
          expect(ticks.length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  it('for prices does not begin at zero', () => {
    expect(findPriceScale([101, 149])).toEqual({
      least: 100,
      most: 150,
      ticks: [100, 110, 120, 130, 140, 150],
      decimals: 0,
    });
    expect(findPriceScale([])).toBeNull();
    expect(findPriceScale([5, 5])?.ticks).toContain(5);
  });
});

describe('the chart of a score', () => {
  it('marks the events by day and sign, each with its own shape', () => {
    expect(buildMarks(SERIES)).toEqual([
      { index: 1, sign: 'positive', events: [0] },
      { index: 2, sign: 'neutral', events: [2] },
      { index: 2, sign: 'negative', events: [1, 3] },
    ]);
    const { series } = scoreChart(SERIES, words, paper);
    expect(series).toMatchObject([
      { id: 'score', data: SERIES.scores, step: 'end' },
      { id: 'price', data: [null, 101.5, null], yAxisIndex: 1 },
      {
        id: 'events',
        data: [
          { value: [1, 0.085], symbol: 'triangle', symbolRotate: 0, itemStyle: { color: 'green' } },
          { value: [2, -0.34], symbol: 'circle', itemStyle: { color: 'gray' } },
          { value: [2, -0.34], symbol: 'triangle', symbolRotate: 180, itemStyle: { color: 'red' } },
        ],
      },
    ]);
  });

  it('writes the axes in the given words', () => {
    const chart = scoreChart(SERIES, words, paper);
    expect(chart['xAxis']).toMatchObject({ data: ['day 2026-11-01', 'day 2026-11-02', 'day 2026-11-03'] });
    expect(JSON.stringify(chart)).toContain('"formatter":"+0.1"');
  });

  it('has no price axis without prices', () => {
    const chart = scoreChart({ ...SERIES, prices: [] }, words, paper);
    expect(chart['yAxis']).toHaveLength(1);
    expect(chart['series']).toHaveLength(2);
  });

  it('marks a share split by a vertical line with its ratio', () => {
    const chart = scoreChart(
      { ...SERIES, prices: [...SERIES.prices, { date: '2026-11-03', price: 50, split: 2 }] },
      words,
      paper,
    );
    expect(JSON.stringify(chart)).toContain('"xAxis":2,');
    expect(JSON.stringify(chart)).toContain('"formatter":"2:1"');
  });

  it('bridges weekends and holidays, and leaves a gap where trading days lack a price', () => {
    const prices = [
      { date: '2026-11-02', price: 101.5 },
      { date: '2026-11-05', price: 102 },
      { date: '2026-11-16', price: 90, gap: 6 },
      { date: '2026-11-30', price: 95, gap: 9 },
      { date: '2026-12-01', price: 96 },
    ];
    const scores = Array.from({ length: 31 }, () => 0);
    const { series } = scoreChart({ ...SERIES, scores, prices, events: [] }, words, paper);
    const days = (...priced: [number, number][]) => {
      const values = new Map(priced);
      return scores.map((_, index) => values.get(index) ?? null);
    };
    expect(series).toMatchObject([
      { id: 'score' },
      { id: 'price', connectNulls: true, symbol: 'none', data: days([1, 101.5], [4, 102]) },
      { id: 'price-2', connectNulls: true, symbol: 'circle', data: days([15, 90]) },
      { id: 'price-3', connectNulls: true, symbol: 'none', data: days([29, 95], [30, 96]) },
      { id: 'events' },
    ]);
  });

  it('is plain data: a copy of it is the same', () => {
    const chart = scoreChart(SERIES, words, paper);
    expect(structuredClone(chart)).toEqual(chart);
  });
});
