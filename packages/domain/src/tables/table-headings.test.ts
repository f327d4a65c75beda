import { describe, expect, it } from 'vitest';
import type { Placed, rule } from './testing/pages.ts';
import { flushRight } from './testing/pages.ts';
import { rowsOf } from './testing/read-rows.ts';

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

describe('a rule over all figures', () => {
  const YEARS = [flushRight('2024', 300, 100), flushRight('2023', 400, 100)];
  const SHARES = ['Total', 'Local'].map((text, i) => flushRight(text, 500 + 80 * i, 100));
  const ROWS = ['Spain', 'France', 'Italy', 'Malta'].flatMap((label, i) =>
    ['9,857', '9,500', '3.8', '1.7']
      .map((value, at) => flushRight(value, [300, 400, 500, 580][at] ?? 0, 120 + 14 * i))
      .concat({ text: label, x: 50, y: 120 + 14 * i }),
  );
  const read = (...rulings: Parameters<typeof rule>[]) =>
    rowsOf(
      [
        { text: 'First quarter', x: 398, y: 72 },
        { text: 'Change', x: 520, y: 86 },
        ...YEARS,
        ...SHARES,
        ...ROWS,
      ],
      ...rulings,
    )[0]?.slice(0, 4);

  it('parts the lowest headings from the rows, and what is above it from what is below', () => {
    const rows = read([40, 84, 590, 84], [270, 98, 590, 98], [270, 113, 590, 113]);
    expect(rows).toEqual([
      ['', 'First quarter', '', '', ''],
      ['', '', '', 'Change', ''],
      ['', '2024', '2023', 'Total', 'Local'],
      ['Spain', '9,857', '9,500', '3.8', '1.7'],
    ]);
  });

  it('is needed for that: a heading beside one over several columns stands at its level', () => {
    expect(read([470, 98, 590, 98], [270, 113, 590, 113])).toEqual([
      ['', 'First quarter', '', '', ''],
      ['', '2024', '2023', 'Change', ''],
      ['', '', '', 'Total', 'Local'],
      ['Spain', '9,857', '9,500', '3.8', '1.7'],
    ]);
  });
});

it('joins the lines of a wrapped heading, though the rule under all headings is near to the last but one', () => {
  const placed = [
    { text: 'Change of the', x: 335, y: 92 },
    { text: 'gains on those', x: 333, y: 100 },
    { text: 'Exchange', x: 260, y: 108 },
    { text: 'for sale', x: 348, y: 108 },
    { text: 'Total', x: 475, y: 108 },
    ...['Opening', 'Net change', 'Sold', 'Closing'].flatMap((label, i) => [
      ...row(128 + 14 * i, label, '3,153', '422'),
      flushRight('3,575', 500, 128 + 14 * i),
    ]),
  ];
  expect(rowsOf(placed, [250, 114, 510, 114])[0]?.slice(0, 2)).toEqual([
    ['', 'Exchange', 'Change of the gains on those for sale', 'Total'],
    ['Opening', '3,153', '422', '3,575'],
  ]);
});

it('spans a heading of two lines over the columns of the rule under both', () => {
  const placed = [
    { text: 'Years that', x: 325, y: 79 },
    { text: 'ended in June', x: 320, y: 87 },
    ...row(104, '', '2024', '2023'),
    ...['Opening', 'Net change', 'Sold', 'Closing'].flatMap((label, i) => [
      ...row(118 + 14 * i, label, '3,153', '422'),
      flushRight('3,575', 500, 118 + 14 * i),
    ]),
    { text: 'Total', x: 475, y: 104 },
  ];
  expect(rowsOf(placed, [250, 98, 405, 98])[0]?.slice(0, 2)).toEqual([
    ['', 'Years that ended in June', '', 'Total'],
    ['', '2024', '2023', ''],
  ]);
});

describe('a heading that stands far above the others', () => {
  const LOWEST = ['Amount', 'Share', 'Amount', 'Share'].map((text, i) => flushRight(text, 240 + 80 * i, 114));
  const ROWS = ['Sales', 'Costs', 'Profit'].flatMap((label, i) => [
    { text: label, x: 50, y: 128 + 14 * i },
    ...['20,894', '68.0', '21,519', '32.0'].map((text, at) => flushRight(text, 240 + 80 * at, 128 + 14 * i)),
  ]);
  const QUARTERS = [
    { text: 'Q1', x: 260, y: 100 },
    { text: 'Q2', x: 420, y: 100 },
  ];

  it('is one where the unit of the table stands beside it, and lies over all columns it is centred over', () => {
    const top = [
      { text: '(in millions, unaudited)', x: 50, y: 68 },
      { text: '2023', x: 336, y: 68 },
    ];
    expect(rowsOf([...top, ...QUARTERS, ...LOWEST, ...ROWS])[0]?.slice(0, 3)).toEqual([
      ['', '2023', '', '', ''],
      ['', 'Q1', '', 'Q2', ''],
      ['', 'Amount', 'Share', 'Amount', 'Share'],
    ]);
  });

  it('is one where a rule under it lies over the columns of figures, and a title where its words are underlined', () => {
    const year = flushRight('Year that ended in June', 450, 100);
    const rows = ['Sales', 'Costs', 'Profit'].flatMap((label, i) => [
      { text: label, x: 50, y: 132 + 14 * i },
      { text: '$', x: 300, y: 132 + 14 * i },
      flushRight('20,894', 450, 132 + 14 * i),
    ]);
    expect(rowsOf([year, ...rows], [290, 113, 455, 113])[0]?.[0]).toEqual(['', 'Year that ended in June']);
    expect(rowsOf([year, ...rows], [342, 113, 450, 113])[0]?.[0]).toEqual(['Sales', '$ 20,894']);
  });
});

describe('a text over labels', () => {
  const read = (text: string, ...labels: readonly string[]): (readonly string[])[] | undefined => {
    const rows = labels.flatMap((label, i) => [
      { text: label, x: 66, y: 114 + 14 * i },
      flushRight(`${i + 1},307`, 450, 114 + 14 * i),
    ]);
    return rowsOf([{ text, x: 50, y: 100 }, ...rows])[0]?.slice(0, 2);
  };

  it('is their heading where they are years and it names a period', () => {
    expect(read('Year ended June 30,', '2020', '2021', '2022', 'Later')).toEqual([
      ['Year ended June 30,', ''],
      ['2020', '1,307'],
    ]);
  });

  it('is none where it names no period, or where they are no years', () => {
    expect(read('As we have said before', '2020', '2021', '2022', 'Later')?.[0]).toEqual(['2020', '1,307']);
    expect(read('Year ended June 30,', 'Rent', 'Fees', 'Wages', 'Other')?.[0]).toEqual(['Rent', '1,307']);
  });
});

it('leaves out the name of the next table, which stands apart over its labels', () => {
  const table = (y: number, name: string): Placed[] => [
    { text: name, x: 50, y },
    ...[
      ['Item', 'First', 'Second'],
      ['of', 'half', 'half'],
    ].flatMap(([label = '', ...heads], i) => row(y + 16 + 10 * i, label, ...heads)),
    ...['Sales', 'Costs', 'Profit', 'Tax'].flatMap((label, i) =>
      row(y + 42 + 14 * i, label, '1,204', '1,988'),
    ),
  ];
  const tables = rowsOf([...table(100, 'North'), ...table(210, 'South')]);
  expect(tables.map((rows) => rows[0])).toEqual([
    ['Item of', 'First half', 'Second half'],
    ['Item of', 'First half', 'Second half'],
  ]);
});

it('leaves a heading beside the labels, though the rule under it runs on under them', () => {
  const [rows] = rowsOf(
    [
      { text: 'Stores at', x: 255, y: 90 },
      { text: 'End of Year', x: 250, y: 101 },
      ...row(101, '', '', 'Opened').slice(-1),
      ...BODY,
    ],
    [50, 115, 310, 115],
    [320, 115, 405, 115],
  );
  expect(rows?.slice(0, 2)).toEqual([
    ['', 'Stores at End of Year', 'Opened'],
    ['Revenue', '1,250', '1,180'],
  ]);
});
