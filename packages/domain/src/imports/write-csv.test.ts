import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvSplitter } from './split-csv.ts';
import { formatCsvLine } from './write-csv.ts';

describe('csvLine', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['-0.3', '-0.3'],
    ['+5', '+5'],
    ['-1,234.5', '-1,234.5'],
    ['plain', 'plain'],
    ['a=b', 'a=b'],
  ])('writes %j so that it reads %j', (cell, read) => {
    expect(new CsvSplitter(',').push(formatCsvLine([cell, 'x']))).toEqual([[read, 'x']]);
  });

  it('writes no formulas and loses nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('=', '-', '+', '@', '1', '"', ',', '\n', 'a', ' ') }), {
          minLength: 2,
          maxLength: 4,
        }),
        (cells) => {
          const [read = []] = new CsvSplitter(',').push(formatCsvLine(cells));
          expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
          for (const cell of read) expect(/^[=@]|^[+-](?![\d.])/.test(cell)).toBe(false);
        },
      ),
    );
  });
});
