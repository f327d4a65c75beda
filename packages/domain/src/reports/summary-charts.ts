// The charts of the RTI Summary: impact as pairs of bars (outlined for the first day, filled for the second), entity types as a pie, regions and
// sectors as bars. Every bar and slice is labelled with its name and number, so that nothing is conveyed by colour alone. Without data the
// number axis runs to 250 in steps of 50. Source: specification 2, sections 2.4 and 9.

import type { Band } from '../heat-map/bands.ts';
import type { Colour } from '../heat-map/contrast.ts';
import type { Palette } from '../heat-map/palettes.ts';
import { colourFromBand } from '../heat-map/palettes.ts';
import type { Category } from '../scoring/category.ts';
import type { ChartOption, ChartPaper } from '../scoring/chart-option.ts';
import type { ClassRow, ImpactRow } from './summary-tables.ts';

/** The heat-map band whose colour a category has. */
const CATEGORY_BANDS: Readonly<Record<Category, Band>> = {
  'Strongly Positive': 5,
  Positive: 3,
  Neutral: 0,
  Negative: -3,
  'Strongly Negative': -5,
};

/** The number axis without data (specification 2, section 9). */
const EMPTY_AXIS = { max: 250, interval: 50 } as const;

/** Width of sector names beside their bars, in chart pixels. */
const SECTOR_NAMES = 168;
const BAR = { group: 26, region: 44, sector: 22 } as const;

/** The texts of the charts, in the reader's language. */
export interface SummaryWords {
  /** The two days, the earlier first. */
  readonly days: readonly [string, string];
  readonly writeCount: (count: number) => string;
  readonly writeCategory: (category: Category) => string;
  /** Writes the name of an entity type, region or sector; empty means 'not classified'. */
  readonly writeName: (name: string) => string;
}

/** The colour of a category in a palette of the heat map. */
export function colourFromCategory(palette: Palette, category: Category): Colour {
  return colourFromBand(palette, CATEGORY_BANDS[category]);
}

/** Impact: for each category a bar per day. The n-th item of a series is the n-th row; the first series is the first day. */
export function impactChart(
  rows: readonly ImpactRow[],
  palette: Palette,
  words: SummaryWords,
  paper: ChartPaper,
): ChartOption {
  const isEmpty = rows.every((row) => row.first === 0 && row.second === 0);
  const bars = (day: 'first' | 'second') =>
    rows.map((row): ChartOption => {
      const colour = colourFromCategory(palette, row.category);
      // A count of 0 has no outline. The grey of a palette may be too pale for one.
      const borderWidth = row[day] > 0 ? 2 : 0;
      return {
        value: row[day],
        itemStyle: {
          color: day === 'first' ? paper.ground : colour,
          borderColor: row.category === 'Neutral' ? paper.muted : colour,
          borderWidth,
        },
        label: numberLabel(row[day], words),
      };
    });
  return {
    ...sheet(paper),
    grid: { top: 40, right: 8, bottom: 40, left: 40 },
    legend: dayLegend(words.days, paper),
    xAxis: nameAxis(
      rows.map(({ category }) => words.writeCategory(category)),
      paper,
      { width: 58 },
    ),
    yAxis: countAxis(isEmpty, paper),
    series: (['first', 'second'] as const).map((day, i) => ({
      id: day,
      name: words.days[i] ?? '',
      type: 'bar',
      barMaxWidth: BAR.group,
      barGap: '12%',
      cursor: 'pointer',
      data: bars(day),
      label: barLabel('top', paper),
    })),
  };
}

/** Legend of the two days: outlined for the first, filled for the second. */
function dayLegend([first, second]: SummaryWords['days'], paper: ChartPaper): ChartOption {
  const itemStyle = { color: paper.muted, borderColor: paper.muted, borderWidth: 2 };
  return {
    top: 0,
    right: 0,
    selectedMode: false,
    itemWidth: 14,
    itemHeight: 10,
    itemGap: 16,
    textStyle: { color: paper.ink, fontSize: paper.fontSize },
    data: [
      { name: first, icon: 'rect', itemStyle: { ...itemStyle, color: paper.ground } },
      { name: second, icon: 'rect', itemStyle },
    ],
  };
}

/** Entity types as slices, each with its name, number and share. */
export function entityChart(rows: readonly ClassRow[], words: SummaryWords, paper: ChartPaper): ChartOption {
  const colours = [paper.main, paper.second, paper.neutral];
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const slices = rows
    .filter(({ count }) => count > 0)
    .map(({ name, count }, i): ChartOption => ({
      value: count,
      name: words.writeName(name),
      itemStyle: { color: colours[i % colours.length] ?? paper.main },
      label: {
        formatter: `${literal(words.writeName(name))}\n${words.writeCount(count)} (${toPercent(count, total)} %)`,
      },
    }));
  return {
    ...sheet(paper),
    series: [
      {
        id: 'entity',
        type: 'pie',
        radius: ['0%', '68%'],
        center: ['50%', '50%'],
        startAngle: 90,
        silent: false,
        cursor: 'pointer',
        stillShowZeroSum: false,
        itemStyle: { borderColor: paper.ground, borderWidth: 2 },
        label: { color: paper.ink, fontSize: paper.fontSize, lineHeight: paper.fontSize + 4 },
        labelLine: { length: 8, length2: 8, lineStyle: { color: paper.muted } },
        emptyCircleStyle: { color: paper.grid },
        data: slices,
      },
    ],
  };
}

/** Regions as bars. */
export function regionChart(rows: readonly ClassRow[], words: SummaryWords, paper: ChartPaper): ChartOption {
  return {
    ...sheet(paper),
    grid: { top: 20, right: 8, bottom: 26, left: 40 },
    xAxis: nameAxis(
      rows.map(({ name }) => words.writeName(name)),
      paper,
      { width: 100 },
    ),
    yAxis: countAxis(
      rows.every(({ count }) => count === 0),
      paper,
    ),
    series: [
      {
        id: 'region',
        type: 'bar',
        barMaxWidth: BAR.region,
        cursor: 'pointer',
        itemStyle: { color: paper.main },
        label: barLabel('top', paper),
        data: numberedBars(rows, words),
      },
    ],
  };
}

/** Sectors as horizontal bars, the first at the top, so that there is room for their long names. */
export function sectorChart(rows: readonly ClassRow[], words: SummaryWords, paper: ChartPaper): ChartOption {
  return {
    ...sheet(paper),
    grid: { top: 4, right: 44, bottom: 24, left: SECTOR_NAMES + 8 },
    xAxis: {
      ...countAxis(
        rows.every(({ count }) => count === 0),
        paper,
      ),
      splitNumber: 3,
    },
    yAxis: {
      ...nameAxis(
        rows.map(({ name }) => words.writeName(name)),
        paper,
        { width: SECTOR_NAMES },
      ),
      inverse: true,
    },
    series: [
      {
        id: 'sector',
        type: 'bar',
        barMaxWidth: BAR.sector,
        cursor: 'pointer',
        itemStyle: { color: paper.main },
        label: barLabel('right', paper),
        data: numberedBars(rows, words),
      },
    ],
  };
}

function sheet(paper: ChartPaper): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: paper.font, fontSize: paper.fontSize, color: paper.muted },
  };
}

function nameAxis(
  names: readonly string[],
  paper: ChartPaper,
  { width }: { readonly width: number },
): ChartOption {
  return {
    type: 'category',
    data: [...names],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: paper.grid } },
    axisLabel: {
      color: paper.ink,
      fontSize: paper.fontSize,
      interval: 0,
      width,
      overflow: 'break',
      lineHeight: paper.fontSize + 3,
    },
  };
}

/** Whole numbers only. */
function countAxis(isEmpty: boolean, paper: ChartPaper): ChartOption {
  return {
    type: 'value',
    min: 0,
    minInterval: 1,
    ...(isEmpty ? EMPTY_AXIS : {}),
    splitNumber: 5,
    axisLabel: { color: paper.muted, fontSize: paper.fontSize, hideOverlap: true, formatter: '{value}' },
    splitLine: { lineStyle: { color: paper.grid, type: 'dashed' } },
  };
}

function barLabel(position: 'top' | 'right', paper: ChartPaper): ChartOption {
  return { show: true, position, distance: 4, color: paper.ink, fontSize: paper.fontSize };
}

function numberLabel(count: number, words: SummaryWords): ChartOption {
  return { show: count > 0, formatter: words.writeCount(count) };
}

function numberedBars(rows: readonly ClassRow[], words: SummaryWords): readonly ChartOption[] {
  return rows.map(({ count }) => ({ value: count, label: numberLabel(count, words) }));
}

/** Whole percent of the total; a part above 0 shows at least 1 and, unless it is the whole, at most 99. */
function toPercent(count: number, total: number): number {
  const share = Math.round((100 * count) / total);
  return count === total ? 100 : Math.min(99, Math.max(1, share));
}

/** Keeps ECharts from reading a name as a template such as {b}. */
function literal(name: string): string {
  return name.replaceAll('{', '(').replaceAll('}', ')');
}
