import { expect, it } from 'vitest';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { restoreOnes, restoreSoleOnes } from './misread-counts.ts';
import type { TableLines } from './read-lines.ts';
import { splitCounts } from './split-counts.ts';

it('a quantity and a price in one cell are parted where they make the amount in nearly all lines', () => {
  const rows = [
    ['Valve', '2 10.00', '20.00'],
    ['Hose', '3 pcs 12.50 / pcs', '37.50'],
  ];
  expect(saidIn(splitCounts(linesOf(['description', '', 'amount'], rows), '.'))).toEqual([
    { description: 'Valve', quantity: '2', price: '10.00', amount: '20.00' },
    { description: 'Hose', quantity: '3', price: '12.50', amount: '37.50' },
  ]);
  const other = rows.map(([name = '', pair = '']) => [name, pair, '99.00']);
  expect(saidIn(splitCounts(linesOf(['description', '', 'amount'], other), '.'))[0]).not.toHaveProperty(
    'price',
  );
});

it('a count before every description is the quantity where it makes the amount of the price', () => {
  const lines = linesOf(
    ['description', 'price', 'amount'],
    [
      ['2 Valves', '10.00', '20.00'],
      ['12 Hoses', '12.50', '150.00'],
    ],
  );
  expect(saidIn(splitCounts(lines, '.'))).toMatchObject([
    { description: 'Valves', quantity: '2' },
    { description: 'Hoses', quantity: '12' },
  ]);
});

it('numbers of lines before the descriptions are parted from them, a single one or others are not', () => {
  const roles = ['description', 'quantity', 'price', 'amount'] as const;
  const rows = [
    ['1 Valves', '2', '10.00', '20.00'],
    ['2 Hoses', '3', '12.50', '37.50'],
  ];
  const numbered = splitCounts(linesOf(roles, rows), '.');
  expect(saidIn(numbered).map(({ description }) => description)).toEqual(['Valves', 'Hoses']);
  expect(numbered.rows[1]?.get(4)?.text).toBe('2');
  expect(saidIn(splitCounts(linesOf(roles, rows.slice(0, 1)), '.'))[0]?.description).toBe('1 Valves');
  expect(saidIn(splitCounts(linesOf(roles, rows.toReversed()), '.'))[0]?.description).toBe('2 Hoses');
});

it('counts may stand in parentheses before what they count', () => {
  const lines = linesOf(
    ['description', 'amount'],
    [
      ['3 Filter coffee', '2.00'],
      ['(2) Veg meals', '9.00'],
    ],
  );
  expect(saidIn(splitCounts(lines, '.'))).toMatchObject([
    { description: 'Filter coffee', quantity: '3' },
    { description: 'Veg meals', quantity: '2' },
  ]);
});

/** Lines of which OCR is so sure. */
function seenLines(
  roles: Parameters<typeof linesOf>[0],
  texts: readonly (readonly string[])[],
  confidence: number,
): TableLines {
  const lines = linesOf(roles, texts);
  const rows = lines.rows.map(
    (row) => new Map([...row].map(([column, cell]) => [column, { ...cell, confidence }] as const)),
  );
  return { ...lines, rows };
}

it('a one that was read as a bracket is a one among other counts of a scan, and what was read stays', () => {
  const scanned = (texts: readonly (readonly string[])[], confidence: number) =>
    splitCounts(restoreOnes(seenLines(['description', 'amount'], texts, confidence)), '.');
  const texts = [
    ['] Flat white', '2.97'],
    ['4 Guided tour', '22.60'],
  ];
  const lines = scanned(texts, 0.9);
  expect(saidIn(lines)).toMatchObject([
    { description: 'Flat white', quantity: '1' },
    { description: 'Guided tour', quantity: '4' },
  ]);
  expect(lines.rows[0]?.get(lines.columns.get('quantity') ?? -1)).toMatchObject({ text: ']', value: '1' });
  expect(saidIn(scanned(texts, 1))[0]?.description).toBe('] Flat white');
  expect(
    saidIn(
      scanned(
        [
          ['] Flat white', '2.97'],
          ['Guided tour', '22.60'],
        ],
        0.9,
      ),
    )[0]?.description,
  ).toBe('] Flat white');
});

it('a one alone in its cell that was read as a letter is a one among other counts of a scan', () => {
  const counted = (texts: readonly (readonly string[])[], confidence: number) => {
    const lines = restoreSoleOnes(seenLines(['description', 'quantity', 'amount'], texts, confidence));
    return saidIn(lines).map(({ quantity }) => quantity);
  };
  const texts = [
    ['Modem', '1', '287.26'],
    ['Fibre plan', 'L', '1371.24'],
    ['Calls', 'A', '266.73'],
  ];
  expect(counted(texts, 0.9)).toEqual(['1', '1', 'A']);
  expect(counted(texts, 1)).toEqual(['1', 'L', 'A']);
  expect(counted(texts.slice(1), 0.9)).toEqual(['L', 'A']);
});

it('counts without a heading are known by their amounts, though the signs of money were read as digits', () => {
  const rows = [
    ['2', 'Trousers', '71,000.97', '2,001.94'],
    ['2', 'Shirt', '1282.86', '7565.72'],
    ['1', 'Coat', '71,844.04', '1,844.04'],
  ];
  const counts = (confidence: number) =>
    saidIn(splitCounts(seenLines(['', 'description', 'price', 'amount'], rows, confidence), '.')).map(
      ({ quantity }) => quantity,
    );
  expect(counts(0.9)).toEqual(['2', '2', '1']);
  expect(counts(1)).toEqual([undefined, undefined, undefined]);
});
