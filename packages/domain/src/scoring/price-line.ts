// The share price in the chart of a score: weekends and holidays are bridged by a straight line; where more trading days lack a price, the line has a
// gap, and a price between two gaps is a dot.
// Source: decisions.md section 1 'Company chart'; issue 12, point 11 'a gap in prices is a gap'.

import type { ChartOption, ChartPaper } from './chart-option.ts';
import type { Day } from './day.ts';
import { dayFromIso } from './day.ts';
import { writeSplit } from './split-ratio.ts';

/** A closing price of a day, YYYY-MM-DD. */
export interface ChartedPrice {
  readonly date: string;
  readonly price: number;
  /** How many shares one share became on that day, inferred from the price. */
  readonly split?: number | undefined;
  /** Trading days without a price before this one, where they are more than holidays explain. */
  readonly gap?: number | undefined;
}

interface PricePlot {
  /** The first day of the chart, and how many it has. */
  readonly first: Day;
  readonly days: number;
  /** The name of the line. */
  readonly name: string;
  /** The lines of the price axis, drawn with the first part of the price. */
  readonly gridLines: ChartOption & { readonly data: readonly ChartOption[] };
}

const LINE_WIDTH = 1.25;
const DOT_SIZE = 4;

/** The series that draw the prices, one for each part of the line; ascending prices within the days of the chart. */
export function priceLines(
  prices: readonly ChartedPrice[],
  plot: PricePlot,
  paper: ChartPaper,
): ChartOption[] {
  return splitAtGaps(prices).map((part, at) => ({
    id: at === 0 ? 'price' : `price-${at + 1}`,
    name: plot.name,
    type: 'line',
    yAxisIndex: 1,
    symbol: part.length === 1 ? 'circle' : 'none',
    symbolSize: DOT_SIZE,
    silent: true,
    connectNulls: true,
    z: 4,
    data: priceByDay(part, plot),
    lineStyle: { color: paper.second, width: LINE_WIDTH, opacity: 0.7 },
    itemStyle: { color: paper.second, opacity: 0.7 },
    ...(at === 0 && { markLine: withSplits(plot.gridLines, prices, plot.first, paper) }),
  }));
}

function splitAtGaps(prices: readonly ChartedPrice[]): ChartedPrice[][] {
  const parts: ChartedPrice[][] = [];
  for (const price of prices) {
    const part = parts.at(-1);
    if (part === undefined || price.gap !== undefined) parts.push([price]);
    else part.push(price);
  }
  return parts;
}

function priceByDay(prices: readonly ChartedPrice[], { first, days }: PricePlot): (number | null)[] {
  const byDay: (number | null)[] = Array.from({ length: days }, () => null);
  for (const { date, price } of prices) {
    const index = dayFromIso(date.slice(0, 10)) - first;
    if (index >= 0 && index < days) byDay[index] = price;
  }
  return byDay;
}

/** The lines of an axis, with a vertical line for each split. */
function withSplits(
  lines: PricePlot['gridLines'],
  prices: readonly ChartedPrice[],
  first: Day,
  paper: ChartPaper,
): ChartOption {
  const splits = prices.flatMap(({ date, split }) => {
    if (split === undefined) return [];
    const label = {
      show: true,
      position: 'insideEndTop',
      formatter: writeSplit(split),
      color: paper.muted,
      fontSize: paper.fontSize,
      fontFamily: paper.font,
    };
    return [
      {
        xAxis: dayFromIso(date.slice(0, 10)) - first,
        lineStyle: { color: paper.second, width: 1, type: 'dotted' },
        label,
      },
    ];
  });
  return { ...lines, data: [...lines.data, ...splits] };
}
