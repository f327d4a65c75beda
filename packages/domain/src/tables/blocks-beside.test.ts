import { describe, expect, it } from 'vitest';
import type { Placed } from './testing/pages.ts';
import { rowsOf } from './testing/read-rows.ts';

const EDGES = [50, 180, 310, 440];

/** Lines below each other, each with a text at the edge of every block. */
function blocks(lines: readonly (readonly string[])[]): Placed[] {
  return lines.flatMap((texts, line) =>
    texts.map((text, at) => ({ text, x: EDGES[at] ?? 0, y: 100 + 14 * line })),
  );
}

describe('blocks of lines beside each other', () => {
  it.each([
    [
      'labels for letters',
      [
        ['Mr A. Byrne', 'Ms L. Costa', 'Dr T. Ueda'],
        ['123 High Street', '31 Orchard Close', '169 Canal Walk'],
        ['Truro', 'Bath', 'Oban'],
        ['TR12 2QX', 'BA9 5QX', 'PA24 2QX'],
      ],
    ],
    [
      'signatures',
      [
        ['NORDKAP SHIPPING ASA', 'VELDHUIS BANK N.V.', 'THE AGENT'],
        ['Name: Tove Eriksen', 'Name: Folake Adeyemi', 'Name: Jan Novak'],
        ['Title: Director', 'Title: Counsel', 'Title: Director'],
        ['Date: 22 May 2020', 'Date: 7 May 2020', 'Date: 9 May 2020'],
      ],
    ],
    [
      'an index',
      [
        ['Adeyemi, 22, 73, 190', 'Ivanova, 30, 52', 'Quinn, 122, 191'],
        ['Castellanos, 36', 'Jansen, 11, 146', 'Rossi, 30, 49, 308'],
        ['Dubois, 337', 'Kowalczyk, 239 n9', 'Tanaka, 53'],
        ['Grimaldi, 8, 41', 'Moreau, 121', 'Novak, 11, 192'],
      ],
    ],
    [
      'what a company says of itself at the foot of a letter',
      [
        ['Northgate Mutual', 'Telephone 0939 263 311', 'Registered in Hull', 'Directors: P. Amory'],
        ['113 Corn Street', 'Fax 0451 867 355', 'No. 88441845', 'J. Okafor, L. Stead'],
        ['Bristol BS1 3QT', 'post@example.org', 'VAT GB 803051499', 'R. de Witt, S. Young'],
      ],
    ],
    [
      'contacts with their telephones',
      [
        ['Press', 'Investors', 'Creditors'],
        ['Ruth Alder', 'Joan Prat', 'Imre Kovacs'],
        ['+44 20 7946 0958', '+34 91 555 01 20', '+36 1 555 2233'],
        ['London', 'Madrid', 'Budapest'],
      ],
    ],
  ])('are no table: %s', (_what, lines) => {
    expect(rowsOf(blocks(lines))).toEqual([]);
  });

  it('are no table where they are numbered lists', () => {
    const clues = [
      ['1', 'French wine or German road', '12', 'Leaves for a hot drink'],
      ['2', 'Measure for a horse', '14', 'River in which many are lost'],
      ['3', 'Heard in the queue', '17', 'Confused saint in the east'],
      ['4', 'Sweet, round and gone', '20', 'Not quite fifty in the garden'],
    ];
    const [first, second, third, fourth] = [50, 70, 280, 300];
    const lists = clues.flatMap((texts, row) =>
      texts.map((text, at) => ({ text, x: [first, second, third, fourth][at] ?? 0, y: 100 + 14 * row })),
    );
    expect(rowsOf(lists)).toEqual([]);
    const headings = ['No.', 'Article', 'Pieces', 'Remark'].map((text, at) => ({
      text,
      x: [first, second, third, fourth][at] ?? 0,
      y: 86,
    }));
    expect(rowsOf([...headings, ...lists])).toEqual([]);
    const orders = lists.map((word, at) => (at % 4 === 2 ? { ...word, text: '12' } : word));
    expect(rowsOf([...headings, ...orders])).toHaveLength(1);
  });

  it('are one where the kind of text hangs on the column', () => {
    const offices = [
      ['Branch', 'Street', 'Opened'],
      ['Truro', '123 High Street', '1998'],
      ['Bath', '31 Orchard Close', '2004'],
      ['Oban', '169 Canal Walk', '2011'],
    ];
    expect(rowsOf(blocks(offices))).toEqual([offices]);
  });

  it('are one where figures alone stand under headings that come again', () => {
    const years = [
      ['Year', 'Output', 'Price'],
      ['2019', '1,250', '12.4'],
      ['2020', '1,310', '11.9'],
      ['Year', 'Exports', 'Price'],
      ['2021', '1,405', '12.8'],
      ['2022', '1,377', '13.1'],
    ];
    expect(rowsOf(blocks(years)).flat()).toEqual(years);
  });

  it('are one where only the figures beside the labels are of one kind', () => {
    const years = [
      ['Fund', '2023', '2024'],
      ['Revenue', '1,250', '1,310'],
      ['Paid on', '12 May', '3 June'],
      ['Margin', '12.1 %', '12.9 %'],
    ];
    expect(rowsOf(blocks(years))).toEqual([years]);
  });
});

it('formulas and the lines of a program are no table, a note with a sign of equality is none of them', () => {
  const program = [
    ['RATE =', '0.0874', 'per month'],
    ['TERM =', '490', 'months'],
    ['LOSS =', '1,250', 'euros'],
    ['print', '17', 'lines'],
  ];
  expect(rowsOf(blocks(program))).toEqual([]);
  const shares = [
    ['Index (2015 = 100)', '2023', '2024'],
    ['Output', '104.2', '106.9'],
    ['Prices', '118.0', '121.4'],
    ['Wages', '112.7', '116.3'],
  ];
  expect(rowsOf(blocks(shares))).toHaveLength(1);
});
