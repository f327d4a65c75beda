import { describe, expect, it } from 'vitest';
import { readTables } from './read-tables.ts';
import { tableRows } from './table-rows.ts';
import type { Placed } from './testing/pages.ts';
import { flushRight, pageOf, rule } from './testing/pages.ts';

/** A label from 50, numbers that end at 300, 400 and so on. */
function row(y: number, label: string, ...values: readonly string[]): Placed[] {
  const numbers = values.map((value, i) => flushRight(value, 300 + 100 * i, y));
  return label === '' ? numbers : [{ text: label, x: 50, y }, ...numbers];
}

const BODY = [
  ...row(128, 'Revenue', '1,250', '1,180'),
  ...row(142, 'Cost of sales', '(700)', '(655)'),
  ...row(156, 'Gross profit', '550', '525'),
  ...row(170, 'Net income', '120', '98'),
];

function rowsOf(placed: readonly Placed[], ...rulings: Parameters<typeof rule>[]): string[][][] {
  return readTables(
    pageOf(
      placed,
      rulings.map((points) => rule(...points)),
    ),
  ).map(tableRows);
}

describe('headings that leave the column of labels free', () => {
  it('stand with the rows below the label of the first section, however far', () => {
    const [rows, other] = rowsOf([
      ...row(73, '', '2024', '2023'),
      { text: 'Sales by area', x: 50, y: 87 },
      ...BODY,
    ]);
    expect(other).toBeUndefined();
    expect(rows?.slice(0, 3)).toEqual([
      ['', '2024', '2023'],
      ['Sales by area', '', ''],
      ['Revenue', '1,250', '1,180'],
    ]);
  });
});
