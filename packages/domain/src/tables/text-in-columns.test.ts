import { describe, expect, it } from 'vitest';
import { readTextTables } from './read-tables.ts';
import type { Placed } from './testing/pages.ts';
import { flushRight, pageOf, rule } from './testing/pages.ts';
import { line, rowsOf } from './testing/read-rows.ts';

const HEADINGS = line(
  100,
  [60, 'Number'],
  [200, 'Description of the exhibit'],
  [400, 'Form'],
  [500, 'Filed'],
);
const LIST = [
  ...line(120, [60, '2.1'], [120, 'Agreement and plan of merger between the company and'], [400, '8-K']),
  ...line(132, [120, 'the bank, dated as of the fifth of February, and all of']),
  ...line(144, [120, 'its annexes as they were amended until now by both']),
  ...line(162, [60, '3.1'], [120, 'Certificate of incorporation of the company as it was']),
  ...line(174, [120, 'restated by the board of directors in the year 2015'], [510, 'X']),
];

describe('text in columns under headings', () => {
  it('is cells over several lines, not running text', () => {
    const [rows] = rowsOf([...HEADINGS, ...LIST]);
    expect(rows?.map((row) => row.map((text) => text.split(' ')[0]))).toEqual([
      ['Number', 'Description', 'Form', 'Filed'],
      ['2.1', 'Agreement', '8-K', ''],
      ['3.1', 'Certificate', '', 'X'],
    ]);
    expect(rows?.[2]?.[1]).toMatch(/in the year 2015$/u);
  });

  it('has a column for a heading with nothing under it', () => {
    const [rows] = rowsOf([...HEADINGS, { text: 'Page', x: 450, y: 100 }, ...LIST]);
    expect(rows?.[0]).toEqual(['Number', 'Description of the exhibit', 'Form', 'Page', 'Filed']);
    expect(rows?.[2]?.slice(2)).toEqual(['', '', 'X']);
  });

  it('has the last lines of its last row too, and needs two numbered entries', () => {
    const heads = line(100, [60, 'Exhibit'], [120, 'Description']).map((heading) => ({
      ...heading,
      isBold: true as const,
    }));
    const list = [
      ...line(118, [60, '99.1'], [120, 'Press release of the company of the thirtieth of August']),
      ...line(136, [60, '104'], [120, 'The cover page from this current report on form eight, which is']),
      ...line(148, [120, 'formatted in a language']),
    ];
    const [rows] = rowsOf([...heads, ...list]);
    expect(rows?.map(([key]) => key)).toEqual(['Exhibit', '99.1', '104']);
    expect(rows?.at(-1)?.[1]).toMatch(/formatted in a language$/u);
    expect(rowsOf([...heads, ...list.slice(2)])).toEqual([]);
  });

  it('needs two headings only where they are bold', () => {
    const two = line(100, [60, 'Exhibit'], [120, 'Description']);
    const list = [...LIST, ...line(192, [60, '4.1'], [120, 'Bylaws of the company'])].filter(
      ({ x }) => x < 400,
    );
    expect(rowsOf([...two, ...list])).toEqual([]);
    const [rows] = rowsOf([...two.map((heading) => ({ ...heading, isBold: true as const })), ...list]);
    expect(rows?.map(([key]) => key)).toEqual(['Exhibit', '2.1', '3.1', '4.1']);
  });

  it('is running text where its lines lie under two headings', () => {
    const wide = [120, 132, 144, 156].flatMap((y) =>
      line(y, [
        60,
        'The company and its subsidiaries are party to agreements that were filed before and are named',
      ]),
    );
    expect(rowsOf([...HEADINGS, ...wide])).toEqual([]);
  });
});

it('reads three rows of headings, of which the lowest come again in the same order', () => {
  const years = [200, 260, 320, 380].map((x, i) => flushRight(i % 2 === 0 ? '2024' : '2023', x, 128));
  const figures = [142, 156, 170].flatMap((y) =>
    ['Mills', '1,694', '192', '1,390', '150'].map((text, i) =>
      i === 0 ? { text, x: 50, y } : flushRight(text, 140 + 60 * i, y),
    ),
  );
  const upper = [
    { text: 'Revenue', x: 250, y: 100 },
    { text: 'External', x: 190, y: 114 },
    { text: 'Internal', x: 310, y: 114 },
  ];
  expect(rowsOf([...upper, ...years, ...figures])[0]?.slice(0, 3)).toEqual([
    ['', 'Revenue', '', '', ''],
    ['', 'External', '', 'Internal', ''],
    ['', '2024', '2023', '2024', '2023'],
  ]);
});

it('parts tables beside each other whose rules end between them, without their grids too', () => {
  const names = ['Spain', 'France', 'Italy', 'Malta'];
  const placed = names.flatMap((name, i) => [
    ...line(104 + 14 * i, [60, name], [240, String(90 - i)]),
    ...line(104 + 14 * i, [280, `${name}s`], [440, String(70 - i)]),
  ]);
  const rulings = [0, 1, 2, 3, 4].flatMap((i) => [
    [55, 102 + 14 * i, 255, 102 + 14 * i] as const,
    [275, 102 + 14 * i, 455, 102 + 14 * i] as const,
  ]);
  const page = pageOf(
    placed,
    rulings.map(([x0, y0, x1, y1]) => rule(x0, y0, x1, y1)),
  );
  expect(readTextTables(page).map((table) => table.columnCount)).toEqual([2, 2]);
});

it('leaves out the line that says the number of the page, and labels with colons beside their values', () => {
  const rows = [...line(86, [50, 'General ledger'], [400, 'Page 3 of 7'])].concat(
    ['Rent', 'Fees', 'Wages', 'Other'].flatMap((label, i) => [
      { text: label, x: 50, y: 114 + 14 * i },
      flushRight(`${i + 1},250`, 450, 114 + 14 * i),
      flushRight(`${i + 2},120`, 350, 114 + 14 * i),
    ]),
  );
  expect(rowsOf([...rows, ...line(100, [50, 'Account'], [325, 'Debit'], [425, 'Credit'])])[0]?.[0]).toEqual([
    'Account',
    'Debit',
    'Credit',
  ]);
  const form = [
    ...line(100, [50, 'Invoice number:'], [300, '4711']),
    ...line(114, [50, 'Due date:'], [300, '2024-03-01']),
    ...line(128, [50, 'Balance due:'], [300, '1,250.00']),
  ];
  expect(rowsOf(form)).toEqual([]);
});

describe('what stands between two tables', () => {
  const votes = (y: number): Placed[] =>
    ['For', 'Against', 'Abstain'].flatMap((label, i) => [
      { text: label, x: 50, y: y + 14 * i },
      flushRight(`${i + 1}8,204,311`, 500, y + 14 * i),
    ]);
  const names = (rows: readonly string[][]): string[] => rows.map(([label]) => label ?? '');

  it('parts them where it is a sentence set apart, and is in neither', () => {
    const sentence = {
      text: 'The shareholders approved the pay of the officers of the company:',
      x: 50,
      y: 175,
    };
    const tables = rowsOf([...votes(100), sentence, ...votes(196)]);
    expect(tables.map(names)).toEqual([
      ['For', 'Against', 'Abstain'],
      ['For', 'Against', 'Abstain'],
    ]);
  });

  it('is a label of a row where the figures stand on the next of its lines', () => {
    const label = [
      { text: 'Shares of the company that were not voted by any of their holders in', x: 50, y: 150 },
      { text: 'the year', x: 50, y: 162 },
      flushRight('704,311', 500, 162),
    ];
    expect(rowsOf([...votes(100), ...label, ...votes(182)]).length).toBe(1);
  });
});

describe('two columns of words', () => {
  const COMPANIES = [
    'Alder Finance Ltd',
    'Birch Trading LLC',
    'Cedar Holding SA',
    'Elm Services Inc.',
    'Fir Leasing BV',
  ];
  const listed = (count: number): Placed[] =>
    COMPANIES.slice(0, count).flatMap((name, i) => line(120 + 16 * i, [60, name], [400, 'Delaware']));

  it('are a table where every row has both, below a heading that is wider than its column', () => {
    const heading = {
      text: 'State or other jurisdiction of incorporation',
      x: 315,
      y: 104,
      isBold: true as const,
    };
    const [rows] = rowsOf([heading, ...listed(5)]);
    expect(rows?.length).toBe(6);
    expect(rows?.[0]).toEqual(['', 'State or other jurisdiction of incorporation']);
    expect(rows?.[1]).toEqual(['Alder Finance Ltd', 'Delaware']);
  });

  it('stay whole where the names are long enough for running text', () => {
    const long = [
      'The Best Company of the East, S. de R.L. de C.V.',
      'The Best Imports of the East, S. de R.L. de C.V.',
      'The Best Stores of the East, S. de R.L. de C.V.',
    ];
    const more = long.flatMap((name, i) => line(200 + 14 * i, [60, name], [400, 'Mexico']));
    const [rows] = rowsOf([...listed(5), ...more]);
    expect(rows?.at(-1)).toEqual([long[2], 'Mexico']);
    expect(rows?.length).toBe(8);
  });

  it('are none where they are few, or where one of a pair is missing', () => {
    expect(rowsOf(listed(4))).toEqual([]);
    expect(
      rowsOf([
        ...listed(5),
        ...line(200, [60, 'Hazel Media GmbH']),
        ...line(216, [60, 'Oak'], [400, 'Nevada']),
      ]),
    ).toEqual([]);
  });
});

it('keeps a column whose entries all say the same, however long', () => {
  const listed = [1, 2, 3, 4, 5].flatMap((i) =>
    line(
      100 + 12 * i,
      [60, `Notes due ${2030 + i}`],
      [200, `BOND${i}`],
      [300, 'The Exchange of the Second City in the West'],
    ),
  );
  const [rows] = rowsOf([
    ...line(100, [60, 'Title'], [200, 'Symbol'], [300, 'Name of the exchange where each is listed']),
    ...listed,
  ]);
  expect(rows?.map((row) => row.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(rows?.at(-1)?.[2]).toBe('The Exchange of the Second City in the West');
});

describe('numbered entries without headings', () => {
  const TEXTS = [
    'Form of the agreement between the company and each of those who direct',
    'it, as it was amended in the year 2015 and again in the year 2018.',
  ];
  const read = (keys: readonly string[], ...rulings: Parameters<typeof rule>[]): (readonly string[])[][] =>
    rowsOf(
      keys.flatMap((key, i) => [
        ...line(100 + 30 * i, [50, key], [100, TEXTS[0] ?? '']),
        ...line(111 + 30 * i, [100, TEXTS[1] ?? '']),
      ]),
      ...rulings,
    );

  it('are a list where their numbers skip, with links or without', () => {
    const keys = ['10.7†', '10.8', '21.1', '23.1', '31.1', '101'];
    const rows = keys.map((key) => [key, TEXTS.join(' ')]);
    expect(read(keys)).toEqual([rows]);
    const links = keys.map((_, i): Parameters<typeof rule> => [100, 110.5 + 30 * i, 420, 110.5 + 30 * i]);
    expect(read(keys, ...links)).toEqual([rows]);
  });

  it('are running text where they follow each other', () => {
    expect(read(['10.1', '10.2', '10.3', '10.4', '10.5', '10.6'])).toEqual([]);
    expect(read(['1', '2', '3', '4', '5', '6'])).toEqual([]);
  });
});

describe('the cover of a filing', () => {
  const centred = (y: number, ...texts: readonly (readonly [number, string])[]): Placed[] =>
    texts.map(([x, text]) => {
      const spaces = text.split(' ').length - 1;
      return { text, x: x - 2.5 * (text.length - spaces) - 1.25 * spaces, y };
    });
  const top = centred(100, [120, 'Title of the class'], [300, 'Symbol'], [470, 'Exchange']);

  it('has a table of one row of words, where each is centred under its heading', () => {
    const entry = centred(
      114,
      [120, 'Common stock without par value'],
      [300, 'ABCD'],
      [470, 'First Exchange'],
    );
    expect(rowsOf([...top, ...entry])).toEqual([
      [
        ['Title of the class', 'Symbol', 'Exchange'],
        ['Common stock without par value', 'ABCD', 'First Exchange'],
      ],
    ]);
    expect(rowsOf([...top, ...entry.map((cell) => ({ ...cell, x: cell.x + 12 }))])).toEqual([]);
  });

  it('has none in values over their captions, nor in boxes to tick', () => {
    const captions = centred(
      114,
      [120, '(State of incorporation)'],
      [300, '(File number)'],
      [470, '(Employer)'],
    );
    expect(rowsOf([...top, ...captions])).toEqual([]);
    const boxes = ['Large filer', 'Small filer', 'Growing company', 'Shell company'].flatMap((label, i) =>
      line(100 + 14 * i, [60, label], [200, i === 0 ? '☒' : '☐'], [300, `Other ${label}`], [450, '☐']),
    );
    expect(rowsOf(boxes)).toEqual([]);
  });
});

describe('signatures under bold headings', () => {
  const heads = line(100, [80, 'Signature'], [250, 'Title'], [450, 'Date']);
  const bold = heads.map((heading) => ({ ...heading, isBold: true as const }));
  const people = ['ANN MATHER', 'ANNE SWEENEY', 'BRAD SMITH', 'JAY HOAG'].flatMap((name, i) => [
    ...line(120 + 40 * i, [60, '/ S /'], [95, name]),
    ...line(136 + 40 * i, [70, name], [200, 'Director'], [440, 'January 28, 2016']),
  ]);
  const officer = line(124, [200, 'President and (principal']);

  it('are one row each, the signature above its name', () => {
    expect(rowsOf([...bold, ...officer, ...people])).toEqual([
      [
        ['Signature', 'Title', 'Date'],
        ['/ S / ANN MATHER ANN MATHER', 'President and (principal Director', 'January 28, 2016'],
        ['/ S / ANNE SWEENEY ANNE SWEENEY', 'Director', 'January 28, 2016'],
        ['/ S / BRAD SMITH BRAD SMITH', 'Director', 'January 28, 2016'],
        ['/ S / JAY HOAG JAY HOAG', 'Director', 'January 28, 2016'],
      ],
    ]);
  });
});

it('keeps a date in a label whole, though its last number stands beyond all other labels', () => {
  const labels = ['Cash', 'Common stock, as authorized at the end of May 31, 2015', 'Debt', 'Equity'];
  const rows = labels.flatMap((label, i) => [
    { text: label, x: 50, y: 114 + 14 * i },
    flushRight(`${i + 1},250`, 450, 114 + 14 * i),
  ]);
  expect(rowsOf([...line(100, [430, '2015']), ...rows])[0]?.map((cells) => cells[0])).toEqual([
    '',
    ...labels,
  ]);
});

it('takes a single dot behind a word for the end of a sentence, not for a leader', () => {
  const rows = ['Rent', 'Fees', 'Wages'].flatMap((label, i) => [
    { text: label, x: 50, y: 114 + 14 * i },
    flushRight(`${i + 1},250`, 450, 114 + 14 * i),
  ]);
  const text = [
    { text: 'The accounts were read as of the end of the year 2015 . None of them', x: 50, y: 166 },
    { text: 'was found to be wrong by any of those who have read them in the years', x: 50, y: 178 },
    { text: 'since, and so nothing was changed that has to be told in these pages.', x: 50, y: 190 },
  ];
  const tables = rowsOf([...line(100, [50, 'Account'], [425, 'Debit']), ...rows, ...text]);
  expect(tables.map((table) => table.map(([label]) => label))).toEqual([
    ['Account', 'Rent', 'Fees', 'Wages'],
  ]);
});

describe('labels over several lines', () => {
  it('are one, whatever their case, where their lines stand nearer than the rows', () => {
    const label = (y: number, ...lines: readonly string[]): Placed[] => [
      ...lines.map((text, i) => ({ text, x: 50, y: y + 10 * i })),
      flushRight('1,204', 400, y + 10 * (lines.length - 1)),
    ];
    const [rows] = rowsOf([
      flushRight('2024', 400, 85),
      ...label(100, 'Restructuring'),
      ...label(115, 'Net', 'Earnings', 'Operations'),
      ...label(150, 'In-process', 'Impairments'),
      ...label(175, 'Interest (Income)', '/ Expense'),
    ]);
    expect(rows?.slice(1).map(([text]) => text)).toEqual([
      'Restructuring',
      'Net Earnings Operations',
      'In-process Impairments',
      'Interest (Income) / Expense',
    ]);
  });
});

describe('rules between some rows', () => {
  const labels = ['Sales', 'Costs', 'Profit', 'Tax', 'Adjusted figures', 'Income', 'Shares', 'Rate'];
  const placed = labels.flatMap((label, i) => [
    { text: label, x: 50, y: 114 + 14 * i },
    ...(label === 'Adjusted figures' ? [] : [flushRight(`${i + 1},250`, 450, 114 + 14 * i)]),
  ]);
  const names = (...after: readonly number[]): string[] | undefined =>
    rowsOf(
      [...line(100, [430, '2015']), ...placed],
      ...after.map((i): Parameters<typeof rule> => [50, 126 + 14 * i, 455, 126 + 14 * i]),
    )[0]?.map(([label]) => label ?? '');

  it('do not join lines that have none between them, where lines of figures have none either', () => {
    expect(names(-1, 0, 1, 3)).toEqual(['', ...labels]);
  });

  it('join the lines of a label where all other rows are parted', () => {
    expect(names(-1, 0, 1, 2, 3, 5, 6)).toContain('Adjusted figures Income');
  });
});

describe('grids under each other with the same columns', () => {
  const grid = (y: number, rows: readonly (readonly [string, string])[]) => ({
    words: rows.flatMap(([label, value], i) => line(y + 4 + 20 * i, [60, label], [300, value])),
    rules: [
      ...[...rows, null].map((_, i): Parameters<typeof rule> => [50, y + 20 * i, 400, y + 20 * i]),
      ...[50, 250, 400].map((x): Parameters<typeof rule> => [x, y, x, y + 20 * rows.length]),
    ],
  });
  const read = (lower: readonly (readonly [string, string])[]): number => {
    const [one, other] = [
      grid(100, [
        ['Measure', 'Value'],
        ['Sales', '84.0'],
        ['Costs', '61.2'],
      ]),
      grid(172, lower),
    ];
    return rowsOf([...one.words, ...other.words], ...one.rules, ...other.rules).length;
  };

  it('are one table where the lower one begins with figures', () => {
    expect(
      read([
        ['Shares', '2,557'],
        ['Staff', '1,904'],
      ]),
    ).toBe(1);
  });

  it('are two where it has headings of its own', () => {
    expect(
      read([
        ['Region', 'Count'],
        ['North', '1,904'],
      ]),
    ).toBe(2);
  });
});

describe('one row of figures below headings', () => {
  it('is a table with its label, and none with one figure', () => {
    const label: Placed = { text: 'Cash at the end', x: 50, y: 114 };
    const both = [flushRight('2024', 300, 100), flushRight('2023', 400, 100)];
    const [rows] = rowsOf([...both, label, flushRight('1,874', 300, 114), flushRight('2,936', 400, 114)]);
    expect(rows).toEqual([
      ['', '2024', '2023'],
      ['Cash at the end', '1,874', '2,936'],
    ]);
    expect(rowsOf([...both, label, flushRight('1,874', 300, 114)])).toEqual([]);
  });
});
