import { expect, it } from 'vitest';
import { findSearchWord, searchWithWord } from './search-word.ts';

it('what is searched for is one text of the address, cut where it is too long', () => {
  expect(findSearchWord({ search: 'ana', open: 'users.add' })).toBe('ana');
  expect([{}, { search: ['a', 'b'] }, { search: 7 }].map(findSearchWord)).toEqual(['', '', '']);
  expect(findSearchWord({ search: 'x'.repeat(900) })).toHaveLength(200);
});

it('what is searched for is written and taken away without touching the other words', () => {
  const search = { open: 'users.change', id: '7' };
  const searched = searchWithWord(search, 'ana');
  expect(searched).toEqual({ ...search, search: 'ana' });
  expect(searchWithWord(searched, 'bob')).toEqual({ ...search, search: 'bob' });
  expect(searchWithWord(searched, '  ')).toEqual(search);
});
