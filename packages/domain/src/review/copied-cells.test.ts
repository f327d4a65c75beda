// Copied cells (issue 15: a real reader of quoted text with tabs, formulas are text).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCopied, writeCopied, writeCopiedTable } from './copied-cells.ts';
import { placeCopied } from './paste-cells.ts';

describe('copied text', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a\nb"\tc', [['a\nb', 'c']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['5" pipe\t"x" y', [['5" pipe', '"x" y']]],
    ['"open', [['"open']]],
    ['=1+1\t<b>', [['=1+1', '<b>']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a\t', [['a', '']]],
    ['', [['']]],
  ] as const)('%j are the cells %j', (text, cells) => {
    expect(readCopied(text)).toEqual(cells);
  });

  it('is read as it was written, whatever stands in the cells', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\r', '\n', 'a', '=') }));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const isEndless = rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '';
        // A last row with nothing in it cannot be told from the line break that ends the row above.
        expect(readCopied(writeCopied(rows))).toEqual(isEndless ? rows.slice(0, -1) : rows);
      }),
    );
  });

  it('of any kind is read without an end of its own making, in time that grows with it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readCopied(text).length).toBeGreaterThan(0);
      }),
    );
    expect(readCopied(`${'"a'.repeat(200_000)}`)).toHaveLength(1);
  });

  it('goes to spreadsheets as text, not as a formula or as markup', () => {
    expect(writeCopiedTable([['=1+1', '<b>"&']])).toBe(
      `<table><tr><td style="mso-number-format:'\\@'">=1+1</td><td style="mso-number-format:'\\@'">&lt;b&gt;&quot;&amp;</td></tr></table>`,
    );
  });
});

describe('pasted cells', () => {
  const one = { top: 1, bottom: 1, first: 1, last: 1 };

  it('go from the chosen corner on, also below the last row, but not beyond the last column', () => {
    expect(
      placeCopied(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        one,
        2,
      ),
    ).toEqual({
      cells: [
        { row: 1, column: 1, text: 'a' },
        { row: 2, column: 1, text: 'c' },
      ],
      beyond: 2,
    });
  });

  it('fill what is chosen where only one was copied', () => {
    const { cells } = placeCopied([['x']], { top: 0, bottom: 1, first: 2, last: 3 }, 4);
    expect(cells.map(({ row, column, text }) => `${row} ${column} ${text}`)).toEqual([
      '0 2 x',
      '0 3 x',
      '1 2 x',
      '1 3 x',
    ]);
  });
});
