import { describe, expect, it } from 'vitest';
import { parseSearch, writeSearch } from './search.ts';

describe('the query of the address bar', () => {
  it('reads plain words and lists', () => {
    expect(parseSearch('?tab=table&sector=Energy&sector=Healthcare&q=a%20b')).toEqual({
      tab: 'table',
      sector: ['Energy', 'Healthcare'],
      q: 'a b',
    });
    expect(parseSearch('')).toEqual({});
  });

  it('does not take words for numbers or code', () => {
    expect(parseSearch('?page=2&x={"a":1}&y=true')).toEqual({ page: '2', x: '{"a":1}', y: 'true' });
  });

  it('writes what it reads', () => {
    for (const text of ['', '?tab=table', '?sector=Energy&sector=A%26B', '?q=%C3%B1+x'])
      expect(writeSearch(parseSearch(text))).toBe(text);
  });

  it('leaves out what is empty and what is no word', () => {
    expect(writeSearch({ a: '', b: undefined, c: null, d: [], e: {}, f: 2, g: true })).toBe('?f=2&g=true');
  });
});
