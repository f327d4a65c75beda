import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LabelFile } from './labels.ts';
import { readLabels } from './labels.ts';

const SETS = ['tuning', 'heldBack', 'fresh'] as const;
/** As labels/README.md says. */
const COUNTS = [
  { set: 'tuning', tableCount: 73, overSeveralPages: 6, withoutTable: 60 },
  { set: 'heldBack', tableCount: 7, overSeveralPages: 0, withoutTable: 16 },
  { set: 'fresh', tableCount: 108, overSeveralPages: 1, withoutTable: 22 },
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
  const named = SETS.flatMap((set) =>
    readLabels(set).map(({ file }) =>
      file
        .split('/')
        .at(-1)
        ?.replace(/\.pdf$/, set === 'fresh' ? '.fresh.json' : '.json'),
    ),
  );
  expect(named.toSorted()).toEqual(files.filter((name) => name !== 'index.json').toSorted());
});

it('names no page in two sets', () => {
  const pages = SETS.flatMap((set) => readLabels(set).flatMap(listPages));
  expect(new Set(pages).size).toBe(pages.length);
});
