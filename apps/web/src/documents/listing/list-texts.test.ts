import { expect, it } from 'vitest';
import { sortTypes } from './list-texts.ts';

it('has the types with the most pages first', () => {
  expect(sortTypes({ Other: 2, Invoice: 5, 'Balance Sheet': 2 }).map(({ type }) => type)).toEqual([
    'Invoice',
    'Balance Sheet',
    'Other',
  ]);
});
