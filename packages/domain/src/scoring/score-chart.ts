// The chart of a company's score: the daily score as a filled step line on the left axis, the share price on the right axis, and the events as
// marks with colour AND shape by the sign of their score: up triangle, down triangle, circle. Without data the axis runs from -0.3 to 0.3. A share
// split is a vertical line with its ratio, and missing prices are a gap.
// Source: decisions.md section 1 'Company chart', specification 2 sections 2.3 and 9.

import type { AxisScale } from './axis-scale.ts';
import { findPriceScale, buildScoreScale } from './axis-scale.ts';
import type { ChartOption, ChartPaper } from './chart-option.ts';
import type { Day } from './day.ts';
import { dayFromIso, isoFromDay } from './day.ts';
import type { ChartedPrice } from './price-line.ts';
import { priceLines } from './price-line.ts';

/** The data of a chart. Scores are decimals, days YYYY-MM-DD. */
export interface ChartedSeries {
  /** The day of the first score. */
  readonly from: string;
  /** One score per day. */
  readonly scores: readonly number[];
  /** Ascending by day. */
  readonly prices: readonly ChartedPrice[];
  readonly events: readonly { readonly date: string; readonly score: number }[];
}

/** The names of the lines, and the formats of days, scores and prices on the axes. */
export interface ChartWords {
  readonly score: string;
  readonly price: string;
  readonly events: string;
  readonly writeDay: (iso: string) => string;
  readonly writeScore: (score: number, decimals: number) => string;
  readonly writePrice: (price: number, decimals: number) => string;
}

export type Sign = 'positive' | 'negative' | 'neutral';

/** A mark stands for the events of one sign on one day. */
export interface ChartMark {
  /** Days after the first one of the chart. */
  readonly index: number;
  readonly sign: Sign;
  /** Indices in the list of events. */
  readonly events: readonly number[];
}

/** Days between the dates on the axis, by the largest number of days each applies to. */
const DATE_STEPS = [
  { upTo: 100, step: 14 },
  { upTo: 200, step: 28 },
  { upTo: Number.POSITIVE_INFINITY, step: 56 },
] as const;

const SHAPES = {
  positive: { symbol: 'triangle', symbolRotate: 0 },
  negative: { symbol: 'triangle', symbolRotate: 180 },
  neutral: { symbol: 'circle', symbolRotate: 0 },
} as const satisfies Record<Sign, ChartOption>;

const SIGNS: readonly Sign[] = ['positive', 'neutral', 'negative'];

const MARK_SIZE = 10;

/** Margins around the plot in pixels, with room for the axis labels. */
const CHART_MARGIN = { top: 14, right: 52, bottom: 26, left: 46 } as const;
const WITHOUT_PRICES_RIGHT = 16;

/** The marks of the events, by day and sign; events outside the charted days have none. */
export function buildMarks(series: ChartedSeries): ChartMark[] {
  const first = dayFromIso(series.from);
  const byPlace = new Map<string, { index: number; sign: Sign; events: number[] }>();
  for (const [at, event] of series.events.entries()) {
    const index = dayFromIso(event.date.slice(0, 10)) - first;
    if (index < 0 || index >= series.scores.length) continue;
    const sign = signFromScore(event.score);
    const key = `${index} ${sign}`;
    const mark = byPlace.get(key) ?? { index, sign, events: [] };
    mark.events.push(at);
    byPlace.set(key, mark);
  }
  return [...byPlace.values()].toSorted(
    (a, b) => a.index - b.index || SIGNS.indexOf(a.sign) - SIGNS.indexOf(b.sign),
  );
}

function signFromScore(score: number): Sign {
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** The chart as an ECharts option. The n-th item of its series 'events' is the n-th of {@link buildMarks}. */
export function scoreChart(series: ChartedSeries, words: ChartWords, paper: ChartPaper): ChartOption {
  const first = dayFromIso(series.from);
  const scale = buildScoreScale(series.scores);
  const priceScale = findPriceScale(series.prices.map(({ price }) => price));
  return {
    animation: false,
    textStyle: { fontFamily: paper.font, fontSize: paper.fontSize, color: paper.muted },
    grid: { ...CHART_MARGIN, right: priceScale === null ? WITHOUT_PRICES_RIGHT : CHART_MARGIN.right },
    xAxis: dateAxis(first, series.scores.length, words, paper),
    yAxis: [
      valueAxis(scale),
      ...(priceScale === null ? [] : [{ ...valueAxis(priceScale), position: 'right' }]),
    ],
    series: [
      scoreLine(series, scale, words, paper),
      ...(priceScale === null
        ? []
        : priceLines(
            series.prices,
            {
              first,
              days: series.scores.length,
              name: words.price,
              gridLines: gridLines(priceScale, 'end', words.writePrice, paper),
            },
            paper,
          )),
      eventMarks(series, words, paper),
    ],
  };
}

function dateAxis(first: Day, days: number, words: ChartWords, paper: ChartPaper): ChartOption {
  const step = DATE_STEPS.find(({ upTo }) => days <= upTo)?.step ?? 1;
  return {
    type: 'category',
    boundaryGap: false,
    data: Array.from({ length: days }, (_, index) => words.writeDay(isoFromDay(first + index))),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: {
      color: paper.muted,
      fontSize: paper.fontSize,
      hideOverlap: true,
      interval: step - 1,
      alignMinLabel: 'left',
      showMaxLabel: false,
    },
  };
}

/** Lines and labels are drawn by {@link gridLines}, because ECharts could show signs only with a formatter function. */
function valueAxis({ least, most }: AxisScale): ChartOption {
  return {
    type: 'value',
    min: least,
    max: most,
    axisLabel: { show: false },
    splitLine: { show: false },
    axisLine: { show: false },
    axisTick: { show: false },
  };
}

function gridLines(
  scale: AxisScale,
  side: 'start' | 'end',
  write: (value: number, decimals: number) => string,
  paper: ChartPaper,
): ChartOption & { readonly data: readonly ChartOption[] } {
  return {
    silent: true,
    animation: false,
    symbol: 'none',
    z: 1,
    data: scale.ticks.map((tick) => ({
      yAxis: tick,
      lineStyle: {
        color: paper.grid,
        width: side === 'start' ? 1 : 0,
        type: tick === 0 ? 'solid' : 'dashed',
      },
      label: {
        show: true,
        position: side,
        distance: 8,
        formatter: write(tick, scale.decimals),
        color: paper.muted,
        fontSize: paper.fontSize,
        fontFamily: paper.font,
      },
    })),
  };
}

function scoreLine(
  series: ChartedSeries,
  scale: AxisScale,
  words: ChartWords,
  paper: ChartPaper,
): ChartOption {
  return {
    id: 'score',
    name: words.score,
    type: 'line',
    step: 'end',
    symbol: 'none',
    silent: true,
    z: 3,
    data: [...series.scores],
    lineStyle: { color: paper.main, width: 2 },
    areaStyle: { color: paper.mainSoft, opacity: 1, origin: 0 },
    markLine: gridLines(scale, 'start', words.writeScore, paper),
  };
}

/** Marks on the score line; marks of the same day are stacked. */
function eventMarks(series: ChartedSeries, words: ChartWords, paper: ChartPaper): ChartOption {
  const colours = { positive: paper.good, negative: paper.bad, neutral: paper.neutral } as const;
  const marks = buildMarks(series);
  return {
    id: 'events',
    name: words.events,
    type: 'scatter',
    z: 5,
    symbolSize: MARK_SIZE,
    cursor: 'pointer',
    data: marks.map(({ index, sign, events }, at) => ({
      value: [index, series.scores[index] ?? 0],
      ...SHAPES[sign],
      symbolSize: events.length > 1 ? MARK_SIZE + 3 : MARK_SIZE,
      symbolOffset: [0, -(MARK_SIZE + 2) * marksBefore(marks, at)],
      itemStyle: { color: colours[sign], borderColor: paper.ground, borderWidth: 1.5, opacity: 1 },
    })),
  };
}

/** The number of earlier marks on the same day. */
function marksBefore(marks: readonly ChartMark[], at: number): number {
  let count = 0;
  while (count < at && marks[at - count - 1]?.index === marks[at]?.index) count += 1;
  return count;
}
