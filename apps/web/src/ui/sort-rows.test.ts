import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const ROWS = [
  { id: 1, name: 'Österreich', on: null },
  { id: 2, name: 'zebra', on: '2026-01-02' },
  { id: 3, name: 'Alpha 10', on: '2026-03-01' },
  { id: 4, name: 'alpha 9', on: null },
];

function idsBy(
  sortBy: ((row: (typeof ROWS)[number]) => string | number | null) | undefined,
  isDescending: boolean,
): number[] {
  return sortRows(ROWS, sortBy, isDescending, 'en').map(({ id }) => id);
}

it('keeps the order it was given without a column', () => {
  expect(idsBy(undefined, true)).toEqual([1, 2, 3, 4]);
});

it('sorts texts as people do, whatever their case and accents, numbers in them by value', () => {
  expect(idsBy(({ name }) => name, false)).toEqual([4, 3, 1, 2]);
  expect(idsBy(({ name }) => name, true)).toEqual([2, 1, 3, 4]);
});

it('keeps what is empty last in both directions, and equal ones in their order', () => {
  expect(idsBy(({ on }) => on, false)).toEqual([2, 3, 1, 4]);
  expect(idsBy(({ on }) => on, true)).toEqual([3, 2, 1, 4]);
});

it('sorts numbers by value', () => {
  expect(idsBy(({ id }) => id * 100, true)).toEqual([4, 3, 2, 1]);
});
