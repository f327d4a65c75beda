import { expect, it } from 'vitest';
import { findLineColumns, nameLineRole } from './line-columns.ts';
import { readFigure } from './line-figures.ts';

const column = (heading: string, ...texts: string[]) => ({ heading, texts });

it('a heading in a numbered box is one, whatever its number', () => {
  expect(nameLineRole('7. Quantity')).toEqual({ role: 'quantity', isWhole: true });
  expect(nameLineRole('(9) Unit price')).toEqual({ role: 'price', isWhole: true });
});

it('of two factors the one with cents is the price and the whole one the quantity, unless headings say otherwise', () => {
  const columns = [
    column('Work', 'Rollers', 'Hoses'),
    column('', '27.70', '8.27'),
    column('No.', '2', '5'),
    column('Charge', '55.40', '41.35'),
  ];
  const found = findLineColumns(columns, '.');
  expect([found?.get('quantity'), found?.get('price')]).toEqual([2, 1]);
  const named = columns.map((each, at) => (at === 1 ? { ...each, heading: 'Hours' } : each));
  const other = findLineColumns(named, '.');
  expect([other?.get('quantity'), other?.get('price')]).toEqual([1, 2]);
});

it('a space before the cents parts no figure', () => {
  expect(readFigure('28, 83', ',')?.value).toBe('28.83');
  expect(readFigure('28, 835', ',')).toBeNull();
});
