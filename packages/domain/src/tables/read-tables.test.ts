import { describe, expect, it } from 'vitest';
import { isContinued } from './is-continued.ts';
import { readTables } from './read-tables.ts';
import type { Placed } from './testing/pages.ts';
import { flushRight, pageOf, rule } from './testing/pages.ts';
import { rowsOf } from './testing/read-rows.ts';

/** A label from 50, numbers that end at 300, 400 and so on; rows 14 points apart. */
function row(y: number, label: string, ...values: readonly string[]): Placed[] {
  const numbers = values.flatMap((value, i) => (value === '' ? [] : [flushRight(value, 300 + 100 * i, y)]));
  return label === '' ? numbers : [{ text: label, x: 50, y }, ...numbers];
}

const STATEMENT = [
  ...row(114, '', '2024', '2023'),
  ...row(128, 'Revenue', '1,250', '1,180'),
  ...row(142, 'Cost of sales', '(700)', '(655)'),
  ...row(156, 'Gross profit', '550', '525'),
  ...row(170, 'Net income', '120', '98'),
];

describe('tables without rules', () => {
  it('reads columns from alignment alone', () => {
    expect(rowsOf(STATEMENT)).toEqual([
      [
        ['', '2024', '2023'],
        ['Revenue', '1,250', '1,180'],
        ['Cost of sales', '(700)', '(655)'],
        ['Gross profit', '550', '525'],
        ['Net income', '120', '98'],
      ],
    ]);
  });

  it('puts a heading over several columns at the first of them', () => {
    const heading: Placed = { text: 'Year ended', x: 318, y: 94 };
    const [rows] = rowsOf([
      heading,
      ...STATEMENT,
      ...[114, 128, 142, 156, 170].flatMap((y) => row(y, '', '', '', String(1900 + y))),
    ]);
    expect(rows?.slice(0, 2)).toEqual([
      ['', 'Year ended', '', '2014'],
      ['', '2024', '2023', ''],
    ]);
  });

  it('leaves out the unit of the whole, and keeps those of the columns', () => {
    const [whole] = rowsOf([...STATEMENT, { text: '(in millions)', x: 50, y: 114 }]);
    expect(whole?.[0]).toEqual(['', '2024', '2023']);
    const heads = [flushRight('Sales', 300, 86), flushRight('Staff', 400, 86)];
    const units = [flushRight('(in thousands)', 300, 100), flushRight('(thousands)', 400, 100)];
    const [own] = rowsOf([...heads, ...units, ...STATEMENT.slice(2)]);
    expect(own?.[0]).toEqual(['', 'Sales (in thousands)', 'Staff (thousands)']);
    const same = [flushRight('(in millions)', 300, 100), flushRight('(in millions)', 400, 100)];
    const [twice] = rowsOf([...heads, ...same, ...STATEMENT.slice(2)]);
    expect(twice?.[0]).toEqual(['', 'Sales', 'Staff']);
  });

  it('spans a heading over all columns where a rule under it does', () => {
    const [rows] = rowsOf(
      [
        flushRight('Years ended', 360, 86),
        flushRight('June', 300, 100),
        flushRight('July', 400, 100),
        ...STATEMENT,
      ],
      [250, 97, 400, 97],
    );
    expect(rows?.slice(0, 2)).toEqual([
      ['', 'Years ended', ''],
      ['', 'June 2024', 'July 2023'],
    ]);
  });

  it('goes on where only the title of the next section stands between', () => {
    const [rows, other] = rowsOf([
      ...STATEMENT,
      { text: 'LIABILITIES', x: 120, y: 194 },
      ...row(218, 'Trade payables', '379', '312'),
      ...row(232, 'Debt', '500', '—'),
    ]);
    expect(other).toBeUndefined();
    expect(rows?.slice(-3)).toEqual([
      ['LIABILITIES', '', ''],
      ['Trade payables', '379', '312'],
      ['Debt', '500', '—'],
    ]);
  });

  it('reads one row of figures below as many headings', () => {
    const votes = ['For', 'Against', 'Abstained'].map((text, i) => flushRight(text, 200 + 120 * i, 100));
    const cast = ['57,172', '13,324', '170'].map((text, i) => flushRight(text, 200 + 120 * i, 114));
    expect(rowsOf([...votes, ...cast])).toEqual([
      [
        ['For', 'Against', 'Abstained'],
        ['57,172', '13,324', '170'],
      ],
    ]);
  });

  it('joins the description below an item, which is set apart from the next', () => {
    const [items] = rowsOf([
      ...row(100, 'Item', 'Quantity', 'Amount'),
      ...row(120, 'Service A', '12', '120.00'),
      { text: 'Notes: replaced it', x: 50, y: 134 },
      ...row(158, 'Service B', '5', '7.50'),
      { text: 'Notes: cleaned it', x: 50, y: 172 },
      ...row(196, 'Service C', '1', '9.00'),
    ]);
    expect(items?.slice(1)).toEqual([
      ['Service A Notes: replaced it', '12', '120.00'],
      ['Service B Notes: cleaned it', '5', '7.50'],
      ['Service C', '1', '9.00'],
    ]);
  });

  it('joins notes beside numbers and the years of dates to what they stand beside', () => {
    const [rows] = rowsOf([
      ...[120, 134, 148, 162].flatMap((y) => [
        { text: 'Paid on', x: 50, y },
        { text: 'January 17,', x: 180, y },
        { text: '2023', x: 250, y },
        flushRight('(584)', 400, y),
      ]),
      { text: '(2)', x: 412, y: 148 },
    ]);
    expect(rows?.[0]).toEqual(['Paid on', 'January 17, 2023', '(584)']);
    expect(rows?.[2]?.at(-1)).toBe('(584) (2)');
  });

  it('joins a currency sign in a column of its own with its number', () => {
    const signs = [128, 170].flatMap((y) => [
      { text: '$', x: 250, y },
      { text: '$', x: 350, y },
    ]);
    const [rows] = rowsOf([...STATEMENT, ...signs]);
    expect(rows?.[1]).toEqual(['Revenue', '$ 1,250', '$ 1,180']);
    expect(rows?.[2]).toEqual(['Cost of sales', '(700)', '(655)']);
  });

  it('joins a label that was wrapped', () => {
    const [rows] = rowsOf([
      ...STATEMENT,
      ...row(184, 'Net cash provided by'),
      ...row(198, 'operating activities', '77', '66'),
    ]);
    expect(rows?.at(-1)).toEqual(['Net cash provided by operating activities', '77', '66']);
  });

  it('keeps the label of a section as a row of its own', () => {
    const [rows] = rowsOf([...STATEMENT, ...row(184, 'Per share:'), ...row(198, 'Basic', '1.20', '0.98')]);
    expect(rows?.slice(-2)).toEqual([
      ['Per share:', '', ''],
      ['Basic', '1.20', '0.98'],
    ]);
  });

  it('leaves dot leaders out', () => {
    const [rows] = rowsOf([...STATEMENT, { text: '. . . . . . . .', x: 100, y: 128 }]);
    expect(rows?.[1]).toEqual(['Revenue', '1,250', '1,180']);
  });

  it('leaves a caption and a source out', () => {
    const [rows] = rowsOf([
      { text: 'Table 1.', x: 50, y: 100 },
      { text: 'Results of operations', x: 110, y: 100 },
      ...STATEMENT,
      { text: 'Source: the company', x: 50, y: 184 },
    ]);
    expect(rows).toHaveLength(5);
  });

  it('separates tables with running text between them', () => {
    const prose =
      'the company expects that conditions in its markets will remain as they were in the year before';
    const between = [0, 1, 2].map((i) => ({ text: prose, x: 50, y: 190 + 12 * i }));
    const second = STATEMENT.map((placed) => ({ ...placed, y: placed.y + 130 }));
    expect(rowsOf([...STATEMENT, ...between, ...second])).toHaveLength(2);
  });
});

describe('tables with rules', () => {
  const xs = [40, 140, 240, 340];
  const ys = [100, 120, 140, 160];
  const grid = [
    ...xs.map((x): Parameters<typeof rule> => [x, 100, x, 160]),
    ...ys.map((y): Parameters<typeof rule> => [40, y, 340, y]),
  ];
  const texts = (rows: readonly (readonly string[])[]): Placed[] =>
    rows.flatMap((cells, i) =>
      cells.flatMap((text, j) => (text === '' ? [] : [{ text, x: (xs[j] ?? 0) + 10, y: (ys[i] ?? 0) + 5 }])),
    );

  it('reads a grid cell by cell', () => {
    const rows = [
      ['Town', 'Yes', 'No'],
      ['Arno', 'x', ''],
      ['Brede', '', 'x'],
    ];
    expect(rowsOf(texts(rows), ...grid)).toEqual([rows]);
    expect(
      readTables(
        pageOf(
          texts(rows),
          grid.map((points) => rule(...points)),
        ),
      )[0]?.way,
    ).toBe('grid');
  });

  it('puts a merged cell at its top left', () => {
    // A cast, since a literal is an array of any length.
    const open = [...grid.slice(0, 1), [140, 120, 140, 160] as Parameters<typeof rule>, ...grid.slice(2)];
    const rows = [
      ['Both together', '', 'No'],
      ['Arno', '1', '2'],
      ['Brede', '3', '4'],
    ];
    expect(rowsOf(texts(rows), ...open)).toEqual([rows]);
  });

  it('reads the rows by their text where the rules separate columns only', () => {
    const columnsOnly = grid.filter(([, y0, , y1]) => y0 !== y1 || y0 === 100 || y0 === 120 || y0 === 160);
    const rows = rowsOf(
      [
        ...texts([['Town', 'Yes', 'No']]),
        ...['Arno', 'Brede', 'Cork'].flatMap((name, i) => [
          { text: name, x: 50, y: 122 + 12 * i },
          { text: String(10 + i), x: 150, y: 122 + 12 * i },
          { text: String(20 + i), x: 250, y: 122 + 12 * i },
        ]),
      ],
      ...columnsOnly,
    )[0];
    expect(rows).toEqual([
      ['Town', 'Yes', 'No'],
      ['Arno', '10', '20'],
      ['Brede', '11', '21'],
      ['Cork', '12', '22'],
    ]);
  });
});

describe('what is no table', () => {
  it.each<[string, Placed[]]>([
    ['an empty page', []],
    [
      'bullets',
      [0, 1, 2, 3, 4].flatMap((i) => [
        { text: '•', x: 50, y: 100 + 14 * i },
        { text: `point number ${i} of the list`, x: 70, y: 100 + 14 * i },
      ]),
    ],
    [
      'contents',
      [3, 9, 17, 28, 60].flatMap((page, i) => [
        { text: 'A chapter of the book', x: 50, y: 100 + 14 * i },
        flushRight(String(page), 500, 100 + 14 * i),
      ]),
    ],
    [
      'running text in two columns',
      Array.from({ length: 12 }, (_, i) => [
        { text: 'the company expects that conditions in its markets', x: 40, y: 100 + 12 * i },
        { text: 'will remain as they were in all of the year before', x: 320, y: 100 + 12 * i },
      ]).flat(),
    ],
    [
      'the axes of a chart',
      [50, 40, 30, 20, 10, 0]
        .map((value, i) => flushRight(String(value), 80, 100 + 30 * i))
        .concat(['2001', '2002', '2003', '2004'].map((text, i) => ({ text, x: 120 + 60 * i, y: 270 }))),
    ],
  ])('%s', (_name, placed) => {
    expect(rowsOf(placed)).toEqual([]);
  });

  it('a bar chart with lines across, the height over each bar and the years below', () => {
    const levels = [134, 166, 198, 229, 261, 291];
    const heights = [
      ['503', 162],
      ['98', 258],
      ['644', 128],
      ['577', 144],
      ['181', 238],
      ['481', 166],
    ] as const;
    const bars = heights.flatMap(([text, y], i) => [
      { text, x: 120 + 50 * i, y },
      { text: String(2019 + i), x: 118 + 50 * i, y: 297 },
    ]);
    const marks = levels.map((y, i) => flushRight(String(250 - 50 * i), 98, y - 4));
    const lines = levels.map((y): Parameters<typeof rule> => [102, y, 400, y]);
    expect(rowsOf([...marks, ...bars], ...lines)).toEqual([]);
  });

  it('what OCR took for words in a photograph', () => {
    const seen = (confidence: number) => {
      const page = pageOf(STATEMENT);
      return readTables({ ...page, words: page.words.map((word) => ({ ...word, confidence })) });
    };
    expect(seen(0.4)).toEqual([]);
    expect(seen(0.8)).toHaveLength(1);
  });
});

describe('a table over two pages', () => {
  const low = STATEMENT.map((placed) => ({ ...placed, y: placed.y + 560 }));

  it('is told by columns in the same places', () => {
    const [previous] = readTables(pageOf(low));
    const [next] = readTables({ ...pageOf(STATEMENT), number: 2 });
    if (previous === undefined || next === undefined) throw new Error('No table was read.');
    expect(isContinued(previous, next)).toBe(true);
    expect(isContinued(next, previous)).toBe(false);
  });

  it('is not one where the next has other columns', () => {
    const [previous] = readTables(pageOf(low));
    const wider = STATEMENT.map((placed) => ({ ...placed, x: placed.x * 0.8 + 90 }));
    const [next] = readTables({
      ...pageOf(
        wider.concat(row(100, '', '', '', '2022'), row(128, '', '', '', '9'), row(142, '', '', '', '8')),
      ),
      number: 2,
    });
    if (previous === undefined || next === undefined) throw new Error('No table was read.');
    expect(isContinued(previous, next)).toBe(false);
  });
});
