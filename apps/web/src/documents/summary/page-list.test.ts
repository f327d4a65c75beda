import { expect, it } from 'vitest';
import { formatPages } from './page-list.ts';

it.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 7], '1-3, 7'],
  [[9, 2, 1], '1-2, 9'],
])('writes %j as %s', (pages, text) => {
  expect(formatPages(pages)).toBe(text);
});
