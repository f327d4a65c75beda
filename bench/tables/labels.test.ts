import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LabelFile } from './labels.ts';
import { listLabelNames, readLabels } from './labels.ts';

const SETS = ['tuning', 'heldBack', 'fresh'] as const;
/** As labels/README.md says. */
const COUNTS = [
  { set: 'tuning', tableCount: 229, overSeveralPages: 7, withoutTable: 92 },
  { set: 'heldBack', tableCount: 7, overSeveralPages: 0, withoutTable: 16 },
  { set: 'fresh', tableCount: 48, overSeveralPages: 0, withoutTable: 10 },
] as const;

function listPages({ file, tables, pagesWithoutTable }: LabelFile): string[] {
  const withTables = tables.flatMap(({ parts }) => parts.map(({ page }) => page));
  return [...new Set([...withTables, ...pagesWithoutTable])].map((page) => `${file} ${page}`);
}

describe.each(COUNTS)('the labels of the set $set', ({ set, tableCount, overSeveralPages, withoutTable }) => {
  const labels = readLabels(set);
  const tables = labels.flatMap((label) => label.tables);

  it('are as many tables, tables over several pages, and pages without one as is written of them', () => {
    expect(tables).toHaveLength(tableCount);
    expect(tables.filter(({ parts }) => parts.length > 1)).toHaveLength(overSeveralPages);
    expect(labels.flatMap(({ pagesWithoutTable }) => pagesWithoutTable)).toHaveLength(withoutTable);
  });

  it('name no page both with and without a table', () => {
    for (const label of labels) {
      const pages = new Set(label.tables.flatMap(({ parts }) => parts.map(({ page }) => page)));
      expect(label.pagesWithoutTable.filter((page) => pages.has(page))).toEqual([]);
    }
  });

  it('have spans within their table, and no two over the same cell', () => {
    for (const { rows, columns, spans } of tables.flatMap(({ parts }) => parts)) {
      const cells = spans.flatMap(([row, column, height, width]) => {
        expect(row + height).toBeLessThan(rows.length);
        expect(column + width).toBeLessThan(columns.length);
        return Array.from(
          { length: height * width },
          (_, at) => `${row + Math.floor(at / width)}/${column + (at % width)}`,
        );
      });
      expect(new Set(cells).size).toBe(cells.length);
    }
  });
});

it('puts each file of labels into one set, under the name of its document', () => {
  const files = readdirSync(join(import.meta.dirname, 'labels')).filter((name) => name.endsWith('.json'));
  const names = SETS.flatMap(listLabelNames);
  expect(names.map((name) => `${name}.json`).toSorted()).toEqual(
    files.filter((name) => name !== 'index.json').toSorted(),
  );
  const documents = SETS.flatMap((set) => readLabels(set).map(({ file }) => basename(file, '.pdf')));
  expect(names.map((name) => name.replace(/\.(?:fresh|later|last)$/, ''))).toEqual(documents);
});

it('names no page in two sets', () => {
  const pages = SETS.flatMap((set) => readLabels(set).flatMap(listPages));
  expect(new Set(pages).size).toBe(pages.length);
});
