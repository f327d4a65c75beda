import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadPage, Word } from '../digitise/page.ts';
import { readTables } from './read-tables.ts';
import { tableRows } from './table-rows.ts';
import type { Placed } from './testing/pages.ts';
import { flushRight, pageOf, pageOfWords } from './testing/pages.ts';

/** A statement of a few rows and columns with numbers of any length. */
const statement = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.array(fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 4, maxLength: 4 }), {
      minLength: 4,
      maxLength: 12,
    }),
  )
  .map(([columns, rows]): Placed[] =>
    rows.flatMap((values, i) => [
      { text: `Label of row`, x: 40, y: 100 + 14 * i },
      ...values
        .slice(0, columns)
        .map((value, j) => flushRight(value.toLocaleString('en'), 250 + 90 * j, 100 + 14 * i)),
    ]),
  );

const coordinate = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 1, 0.5),
  fc.double(),
);
const word = fc.record({
  text: fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('.', '$', '(', '—', '12', '1,000', '-----', 'Table 1', '•'),
  ),
  box: fc.tuple(coordinate, coordinate, coordinate, coordinate),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.oneof(fc.double({ min: 0, max: 0.1, noNaN: true }), fc.double()),
});
const ruling = fc.record({ from: fc.tuple(coordinate, coordinate), to: fc.tuple(coordinate, coordinate) });

function textOf(page: ReadPage): string[][][] {
  return readTables(page).map(tableRows);
}

function moved(words: readonly Word[], right: number, down: number): Word[] {
  return words.map((item) => {
    const [x0, y0, x1, y1] = item.box;
    return { ...item, box: [x0 + right, y0 + down, x1 + right, y1 + down] };
  });
}

/** Every word in two, with nothing between. */
function halved(words: readonly Word[]): Word[] {
  return words.flatMap((item) => {
    const [x0, y0, x1, y1] = item.box;
    const cut = Math.floor(item.text.length / 2);
    const x = x0 + ((x1 - x0) * cut) / item.text.length;
    return cut === 0
      ? [item]
      : [
          { ...item, text: item.text.slice(0, cut), box: [x0, y0, x, y1] as const },
          { ...item, text: item.text.slice(cut), box: [x, y0, x1, y1] as const },
        ];
  });
}

describe('a table stays as it is', () => {
  it('where the page is shifted', () => {
    fc.assert(
      fc.property(
        statement,
        fc.double({ min: -0.03, max: 0.05, noNaN: true }),
        fc.double({ min: -0.1, max: 0.3, noNaN: true }),
        (placed, right, down) => {
          const page = pageOf(placed);
          expect(textOf(pageOfWords(moved(page.words, right, down)))).toEqual(textOf(page));
        },
      ),
    );
  });

  it('where the page is larger or smaller', () => {
    fc.assert(
      fc.property(statement, fc.double({ min: 0.2, max: 20, noNaN: true }), (placed, times) => {
        const page = pageOf(placed);
        expect(textOf({ ...page, width: page.width * times, height: page.height * times })).toEqual(
          textOf(page),
        );
      }),
    );
  });

  it('where words are cut in two', () => {
    fc.assert(
      fc.property(statement, (placed) => {
        const page = pageOf(placed);
        expect(textOf(pageOfWords(halved(page.words)))).toEqual(textOf(page));
      }),
    );
  });

  it('whatever the order of its words', () => {
    fc.assert(
      fc.property(statement, (placed) => {
        const page = pageOf(placed);
        expect(textOf(pageOfWords(page.words.toReversed()))).toEqual(textOf(page));
      }),
    );
  });
});

describe('any input', () => {
  it('is read without an error, every cell within its table', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 60 }),
        fc.array(ruling, { maxLength: 30 }),
        (words, rulings) => {
          for (const table of readTables(pageOfWords(words, rulings)))
            for (const cell of table.cells) {
              expect(cell.row).toBeLessThan(table.rowCount);
              expect(cell.column).toBeLessThan(table.columnCount);
            }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives each place of a table one cell', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 60 }),
        fc.array(ruling, { maxLength: 30 }),
        (words, rulings) => {
          for (const table of readTables(pageOfWords(words, rulings))) {
            const places = table.cells.map((cell) => `${cell.row} ${cell.column}`);
            expect(new Set(places).size).toBe(places.length);
          }
        },
      ),
    );
  });
});
