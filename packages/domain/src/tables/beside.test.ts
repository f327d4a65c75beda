import { describe, expect, it } from 'vitest';
import type { Placed } from './testing/pages.ts';
import { flushRight } from './testing/pages.ts';
import { rowsOf } from './testing/read-rows.ts';

/** Labels from 50 and from 310, figures that end at 200, 250, 470 and 520. */
function line(y: number, left: readonly string[], right: readonly string[]): Placed[] {
  const half = ([label = '', ...figures]: readonly string[], x: number): Placed[] => [
    { text: label, x, y },
    ...figures.map((figure, at) => flushRight(figure, x + 150 + 50 * at, y)),
  ];
  return [...half(left, 50), ...half(right, 310)];
}

const SOURCES_AND_USES = [
  ...line(100, ['Sources', 'EURm'], ['Uses', 'EURm']),
  ...line(114, ['Cash', '878'], ['Debt due', '182']),
  ...line(128, ['Facilities', '1,289'], ['Capital expenditure', '1,309']),
  ...line(142, ['Funds from operations', '971'], ['Dividends', '140']),
];

describe('tables beside each other without a frame', () => {
  it('are two where the headings come again over the right half', () => {
    expect(rowsOf(SOURCES_AND_USES)).toEqual([
      [
        ['Sources', 'EURm'],
        ['Cash', '878'],
        ['Facilities', '1,289'],
        ['Funds from operations', '971'],
      ],
      [
        ['Uses', 'EURm'],
        ['Debt due', '182'],
        ['Capital expenditure', '1,309'],
        ['Dividends', '140'],
      ],
    ]);
  });

  it('are two where the same labels stand in both', () => {
    const tables = rowsOf([
      ...line(100, ['2024', 'Q1', 'Q2'], ['2023', 'Q3', 'Q4']),
      ...line(114, ['Orders', '289', '582'], ['Orders', '409', '562']),
      ...line(128, ['Sales', '347', '736'], ['Sales', '690', '314']),
      ...line(142, ['Stock', '677', '439'], ['Stock', '269', '321']),
    ]);
    expect(tables.map(([heads]) => heads)).toEqual([
      ['2024', 'Q1', 'Q2'],
      ['2023', 'Q3', 'Q4'],
    ]);
  });

  it('are one where a rule runs under both, or a heading stands over both', () => {
    expect(rowsOf(SOURCES_AND_USES, [50, 112, 460, 112])).toHaveLength(1);
    expect(rowsOf([{ text: 'Liquidity in the year', x: 210, y: 84 }, ...SOURCES_AND_USES])).toHaveLength(1);
  });

  it('are one where the second half is about something else', () => {
    const tables = rowsOf([
      ...line(100, ['Plant', 'Staff'], ['Manager', 'Age']),
      ...line(114, ['Leeds', '878'], ['Ruth Alder', '52']),
      ...line(128, ['Basel', '1,289'], ['Joan Prat', '47']),
      ...line(142, ['Vigo', '971'], ['Imre Kovacs', '61']),
    ]);
    expect(tables).toHaveLength(1);
  });
});

describe('tables beside each other whose rows are not level', () => {
  const margins = [
    ['Leverage', 'Margin'],
    ['Above 3.50', '2.17'],
    ['Above 2.75', '2.38'],
    ['Above 2.00', '1.30'],
    ['Below 2.00', '1.32'],
  ];
  const instalments = [
    ['Repayment date', 'Instalment'],
    ['30 June 2025', '6,474,116'],
    ['31 December 2025', '3,804,774'],
    ['30 June 2026', '3,577,665'],
    ['31 December 2026', '5,492,767'],
  ];
  const print = (rows: readonly (readonly string[])[], x: number, step: number): Placed[] =>
    rows.flatMap(([label = '', figure = ''], at) => [
      { text: label, x, y: 100 + step * at },
      flushRight(figure, x + 170, 100 + step * at),
    ]);

  it('are two though their headings differ', () => {
    expect(rowsOf([...print(margins, 50, 17), ...print(instalments, 310, 13)])).toEqual([
      margins,
      instalments,
    ]);
  });

  it('are one where a rule runs across both', () => {
    const rows = [...print(margins, 50, 17), ...print(instalments, 310, 13)];
    expect(rowsOf(rows, [50, 175, 480, 175])).toHaveLength(1);
  });

  it('are one where their rows are level', () => {
    expect(rowsOf([...print(margins, 50, 14), ...print(instalments, 310, 14)])).toEqual([
      margins.map((row, at) => [...row, ...(instalments[at] ?? [])]),
    ]);
  });
});
