import { expect, it } from 'vitest';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { splitCodes } from './split-codes.ts';
import { splitCounts } from './split-counts.ts';
import { splitModifiers } from './split-modifiers.ts';

it('a code that every line begins with is no part of the name', () => {
  const coded = splitCodes(
    linesOf(
      ['description', 'amount'],
      [
        ['312108 Oxford shirt', '26.12'],
        ['847279 Bath towel 70x140', '17.95'],
      ],
    ),
  );
  expect(saidIn(coded).map(({ description }) => description)).toEqual(['Oxford shirt', 'Bath towel 70x140']);
  const named = linesOf(['description', 'amount'], [['2024 annual fee', '50.00']]);
  expect(splitCodes(named)).toBe(named);
});

it('what was changed in a dish is no part of its name, and what is named with a sign is', () => {
  const changed = splitModifiers(
    linesOf(
      ['description', 'amount'],
      [
        ['Large fries + no salt', '3.20'],
        ['Salt + pepper squid', '9.80'],
      ],
    ),
  );
  expect(saidIn(changed).map(({ description }) => description)).toEqual([
    'Large fries',
    'Salt + pepper squid',
  ]);
});

it('whole numbers under no heading are how many there are, unless they count the lines', () => {
  const rows = (first: string, second: string) =>
    linesOf(
      ['', 'description', 'amount'],
      [
        [first, 'Milkshake', '10.62'],
        [second, 'Side salad', '3.72'],
      ],
      ['', '', ''],
    );
  expect(saidIn(splitCounts(rows('3x', '1x'), '.')).map(({ quantity }) => quantity)).toEqual(['3', '1']);
  expect(saidIn(splitCounts(rows('1', '2'), '.')).map(({ quantity }) => quantity)).toEqual([
    undefined,
    undefined,
  ]);
});

it('short codes before all of several names are parted from them, years are not', () => {
  const named = (...texts: readonly string[]) =>
    saidIn(
      splitCodes(
        linesOf(
          ['description', 'amount'],
          texts.map((text) => [text, '1.00']),
        ),
      ),
    ).map(({ description }) => description);
  expect(named('T640 Thyroid profile', '1728 Vitamin D', 'T394 Home visit')).toEqual([
    'Thyroid profile',
    'Vitamin D',
    'Home visit',
  ]);
  expect(named('2019 Annual licence', '2020 Annual licence', '2021 Annual licence')[0]).toBe(
    '2019 Annual licence',
  );
});
