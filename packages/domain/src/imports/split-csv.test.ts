import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, CsvSplitter } from './split-csv.ts';

function split(text: string, delimiter = ',', pieces = 1): string[][] {
  const splitter = new CsvSplitter(delimiter);
  const length = Math.max(1, Math.ceil(text.length / pieces));
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += length) rows.push(...splitter.push(text.slice(at, at + length)));
  return [...rows, ...splitter.end()];
}

describe('CsvSplitter', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"x, y","say ""hi"""\n', [['x, y', 'say "hi"']]],
    ['"two\nlines",b\n', [['two\nlines', 'b']]],
    ['a,,\n', [['a', '', '']]],
    ['a\n\nb\n', [['a'], [], ['b']]],
    ['5" pipe,b\n', [['5" pipe', 'b']]],
    ['"a"b,c\n', [['ab', 'c']]],
    ['""\n', [[]]],
    [' a , b \n', [[' a ', ' b ']]],
    ['a,', [['a', '']]],
    ['', []],
  ])('cuts %j', (text, rows) => {
    expect(split(text)).toEqual(rows);
  });

  it.each([';', '\t', '|'])('cuts at %j', (delimiter) => {
    expect(split(`a${delimiter}"b${delimiter}c"\n`, delimiter)).toEqual([['a', `b${delimiter}c`]]);
  });

  it('gives the same result for any pieces', () => {
    const text = 'a,"b ""c""\r\nd",e\r\n\r\nf,g\rh,"i"\n';
    for (let pieces = 1; pieces <= text.length; pieces += 1)
      expect(split(text, ',', pieces)).toEqual(split(text));
  });

  it('names the row in which a quote is not closed', () => {
    expect(() => split('a,b\n1,"2\n3,4\n')).toThrow(
      expect.objectContaining({ code: 'quote-not-closed', row: 2 }),
    );
  });

  it('refuses an endless row instead of keeping the file in memory', () => {
    const splitter = new CsvSplitter(',');
    const piece = 'x'.repeat(100_000);
    const pushAll = () => {
      for (let i = 0; i < 20; i += 1) splitter.push(piece);
    };
    expect(pushAll).toThrow(CsvError);
  });

  it('refuses an unclosed quote early, naming its row', () => {
    const splitter = new CsvSplitter(',');
    const pushAll = () => {
      splitter.push('a\nb\n"c');
      for (let i = 0; i < 20; i += 1) splitter.push('d\n'.repeat(50_000));
    };
    expect(pushAll).toThrow(expect.objectContaining({ code: 'quote-not-closed', row: 3 }));
  });

  it('reads back any standard CSV, as csv-parse does', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'é', '1'),
      maxLength: 6,
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 40 }), (rows, pieces) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(split(text, ',', pieces)).toEqual(rows);
        expect(split(text)).toEqual(parse(text, { relax_column_count: true, record_delimiter: '\r\n' }));
      }),
    );
  });
});
