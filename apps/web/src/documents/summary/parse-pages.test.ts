import { expect, it } from 'vitest';
import { formatPages } from './page-list.ts';
import { parsePages } from './parse-pages.ts';

it.each([
  ['1, 3-5', [1, 3, 4, 5]],
  ['2;2 ; 1', [1, 2]],
  ['4–6', [4, 5, 6]],
  ['', null],
  ['0', null],
  ['11', null],
  ['5-3', null],
  ['one', null],
  ['1,,2', null],
])('reads %j as %j of ten pages', (text, pages) => {
  expect(parsePages(text, 10)).toEqual(pages);
});

it('reads what is written', () => {
  const pages = [1, 2, 3, 7, 9];
  expect(parsePages(formatPages(pages), 9)).toEqual(pages);
});
