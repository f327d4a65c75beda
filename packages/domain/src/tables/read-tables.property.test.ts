import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadPage, Ruling, Word } from '../digitise/page.ts';
import type { Quarter } from '../digitise/turning.ts';
import { decideTurn, turnPage } from '../digitise/turning.ts';
import { readTables } from './read-tables.ts';
import { tableRows } from './table-rows.ts';
import type { Placed } from './testing/pages.ts';
import { flushRight, pageOf, pageOfWords, rule } from './testing/pages.ts';

const LABELS = [
  'Revenue',
  'Costs',
  'Interest',
  'Income',
  'Taxes',
  'Cash',
  'Debt',
  'Equity',
  'Goodwill',
  'Profit',
  'Loans',
  'Leases',
];

/** A statement of a few rows and columns with numbers of any length. */
const statement = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.array(fc.array(fc.integer({ min: 1000, max: 9_999_999 }), { minLength: 4, maxLength: 4 }), {
      minLength: 4,
      maxLength: 12,
    }),
  )
  .map(([columns, rows]): Placed[] =>
    rows.flatMap((values, i) => [
      { text: `${LABELS[i] ?? ''} of the year`, x: 40, y: 100 + 14 * i },
      ...values
        .slice(0, columns)
        .map((value, j) => flushRight(value.toLocaleString('en'), 250 + 90 * j, 100 + 14 * i)),
    ]),
  );

/** The same with a box around every cell. */
const ruled = statement.map((placed) => {
  const rows = [...new Set(placed.map(({ y }) => y))].toSorted((a, b) => a - b);
  const last = (rows.at(-1) ?? 0) + 12;
  const columns = new Set(placed.filter(({ y }) => y === rows[0]).map(({ x }) => x)).size - 1;
  const edges = [35, ...Array.from({ length: columns + 1 }, (_, j) => 165 + 90 * j)];
  const right = edges.at(-1) ?? 0;
  return pageOf(placed, [
    ...[...rows.map((y) => y - 2), last].map((y) => rule(35, y, right, y)),
    ...edges.map((x) => rule(x, 98, x, last)),
  ]);
});
const anyPage = fc.oneof(
  statement.map((placed) => pageOf(placed)),
  ruled,
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
  return words.flatMap((item) => cutInTwo(item, 0.5));
}

/** At a share of its length; a word of one letter stays whole. */
function cutInTwo(item: Word, share: number): Word[] {
  const [x0, y0, x1, y1] = item.box;
  const cut = Math.min(item.text.length - 1, Math.max(1, Math.floor(item.text.length * share)));
  const x = x0 + ((x1 - x0) * cut) / item.text.length;
  return cut === 0
    ? [item]
    : [
        { ...item, text: item.text.slice(0, cut), box: [x0, y0, x, y1] },
        { ...item, text: item.text.slice(cut), box: [x, y0, x1, y1] },
      ];
}

function movedRulings(rulings: readonly Ruling[], right: number, down: number): Ruling[] {
  return rulings.map(({ from, to }) => ({
    from: [from[0] + right, from[1] + down],
    to: [to[0] + right, to[1] + down],
  }));
}

describe('a table stays as it is', () => {
  it('and is one', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(textOf(page)).toHaveLength(1);
      }),
    );
  });

  it('where the page is shifted', () => {
    fc.assert(
      fc.property(
        anyPage,
        fc.double({ min: -0.03, max: 0.05, noNaN: true }),
        fc.double({ min: -0.1, max: 0.3, noNaN: true }),
        (page, right, down) => {
          const rulings = movedRulings(page.rulings, right, down);
          expect(textOf(pageOfWords(moved(page.words, right, down), rulings))).toEqual(textOf(page));
        },
      ),
    );
  });

  it('where the page is larger or smaller', () => {
    fc.assert(
      fc.property(anyPage, fc.double({ min: 0.2, max: 20, noNaN: true }), (page, times) => {
        expect(textOf({ ...page, width: page.width * times, height: page.height * times })).toEqual(
          textOf(page),
        );
      }),
    );
  });

  it('where the page lies on its side or on its head, once it is set upright', () => {
    fc.assert(
      fc.property(anyPage, fc.constantFrom<Quarter>(90, 180, 270), (page, turn) => {
        const turned = turnPage(page, turn);
        expect(textOf(turnPage(turned, decideTurn(turned.words)))).toEqual(textOf(page));
      }),
    );
  });

  it('where all words are cut in two', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(textOf({ ...page, words: halved(page.words) })).toEqual(textOf(page));
      }),
    );
  });

  it('where one word is cut in two, anywhere', () => {
    fc.assert(
      fc.property(anyPage, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (page, nth, share) => {
        const words = page.words.flatMap((item, i) =>
          i === nth % page.words.length ? cutInTwo(item, share) : [item],
        );
        expect(textOf({ ...page, words })).toEqual(textOf(page));
      }),
    );
  });

  it('whatever the order of its words and rules', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const reversed = { ...page, words: page.words.toReversed(), rulings: page.rulings.toReversed() };
        expect(textOf(reversed)).toEqual(textOf(page));
      }),
    );
  });
});

describe('any input', () => {
  it('is read without an error, every cell within its table', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 60, size: 'max' }),
        fc.array(ruling, { maxLength: 30, size: 'max' }),
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
