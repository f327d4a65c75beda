import { init } from 'echarts';
import { describe, expect, it } from 'vitest';
import { PALETTES } from '../heat-map/palettes.ts';
import { CATEGORIES } from '../scoring/category.ts';
import type { ChartOption, ChartPaper } from '../scoring/chart-option.ts';
import type { SummaryWords } from './summary-charts.ts';
import { colourFromCategory, entityChart, impactChart, regionChart, sectorChart } from './summary-charts.ts';
import { entityTable, impactTable, regionTable, sectorTable } from './summary-tables.ts';

const PAPER: ChartPaper = {
  font: 'Inter',
  fontSize: 11,
  ground: '#ffffff',
  ink: '#101828',
  muted: '#5b6778',
  grid: '#e4e8ee',
  main: '#2356d6',
  mainSoft: '#e8eefc',
  second: '#8291aa',
  good: '#1e8a45',
  bad: '#c33c32',
  neutral: '#98a2b3',
};
const WORDS: SummaryWords = {
  days: ['11/13/2026', '11/20/2026'],
  writeCount: (count) => count.toLocaleString('en'),
  writeCategory: (category) => category,
  writeName: (name) => (name === '' ? 'Not classified' : name),
};
const SECTORS = { 'Technology, Media & Telecommunications': 1234, Energy: 77, '': 2 };

/** The texts of the chart as it is drawn. */
function renderTexts(option: ChartOption): string[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 560, height: 260 });
  chart.setOption(option);
  const svg = chart.renderToSVGString();
  chart.dispose();
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));
}

describe('the chart', () => {
  it('of impact names the days, the categories and every number', () => {
    const { rows } = impactTable({
      'Strongly Positive': [11, 12],
      Positive: [21, 22],
      Neutral: [31, 32],
      Negative: [41, 42],
      'Strongly Negative': [51, 0],
    });
    const texts = renderTexts(impactChart(rows, 'standard', WORDS, PAPER));
    for (const wanted of [...WORDS.days, 'Neutral', '11', '12', '21', '22', '31', '32', '41', '42', '51'])
      expect(texts).toContain(wanted);
  });

  it('of entity types names each slice with its number and share', () => {
    const texts = renderTexts(
      entityChart(entityTable({ Public: 1995, Private: 5, '': 0 }).rows, WORDS, PAPER),
    );
    expect(texts).toEqual(expect.arrayContaining(['Public', '1,995 (99 %)', 'Private', '5 (1 %)']));
    expect(texts).not.toContain('Not classified');
  });

  it('of regions and sectors has the name and the number of each', () => {
    expect(renderTexts(regionChart(regionTable({ EMEA: 3, '': 1 }).rows, WORDS, PAPER))).toEqual(
      expect.arrayContaining(['EMEA', 'Not classified', '3', '1']),
    );
    const texts = renderTexts(sectorChart(sectorTable(SECTORS).rows, WORDS, PAPER));
    expect(texts).toEqual(expect.arrayContaining(['Energy', '77', '1,234', 'Not classified']));
    expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('Technology, Media & Telecommunications');
  });

  it('without data has an axis to 250 in steps of 50', () => {
    const axis = ['0', '50', '100', '150', '200', '250'];
    expect(renderTexts(impactChart(impactTable({}).rows, 'standard', WORDS, PAPER))).toEqual(
      expect.arrayContaining(axis),
    );
    expect(renderTexts(regionChart([], WORDS, PAPER))).toEqual(expect.arrayContaining(axis));
    expect(renderTexts(sectorChart([], WORDS, PAPER))).toEqual(expect.arrayContaining(axis));
    expect(renderTexts(entityChart([], WORDS, PAPER))).toEqual([]);
  });

  it('has only whole numbers on the axis', () => {
    const texts = renderTexts(regionChart(regionTable({ EMEA: 1 }).rows, WORDS, PAPER));
    expect(texts.filter((text) => /^\d/.test(text) && !/^\d+$/.test(text))).toEqual([]);
  });

  it('shows names literally, whatever they contain', () => {
    expect(renderTexts(entityChart([{ name: '{b} {c}', count: 1 }], WORDS, PAPER)).join(' ')).toContain(
      '(b) (c)',
    );
  });
});

describe('the descriptions', () => {
  it('are plain data', () => {
    const rows = regionTable({ EMEA: 3 }).rows;
    for (const option of [
      impactChart(impactTable({}).rows, 'dark', WORDS, PAPER),
      entityChart(rows, WORDS, PAPER),
      regionChart(rows, WORDS, PAPER),
      sectorChart(rows, WORDS, PAPER),
    ]) {
      expect(structuredClone(option)).toEqual(option);
    }
  });

  it('distinguish the categories in each palette', () => {
    for (const palette of PALETTES)
      expect(new Set(CATEGORIES.map((category) => colourFromCategory(palette, category))).size).toBe(
        CATEGORIES.length,
      );
  });
});
