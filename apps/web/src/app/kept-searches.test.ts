import { beforeEach, expect, it, vi } from 'vitest';
import { findSearch, keepSearch } from './kept-searches.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('a link to a page of the menu has the search with which the page was left', () => {
  keepSearch('/companies', { tab: 'table', sector: ['Energy', 'Health Care'], page: '3' });
  keepSearch('/admin/users', { q: 'anna' });
  expect(findSearch('/companies', '/admin/users')).toEqual({
    tab: 'table',
    sector: ['Energy', 'Health Care'],
    page: '3',
  });
  keepSearch('/companies', {});
  expect(findSearch('/companies', '/my-portfolio')).toEqual({});
});

it('a link to the open page starts it anew', () => {
  keepSearch('/companies', { tab: 'table' });
  expect(findSearch('/companies', '/companies')).toEqual({});
});

it('other addresses are not kept', () => {
  keepSearch('/companies/summary/1', { q: 'anna' });
  expect(findSearch('/companies/summary/1', '/companies')).toEqual({});
});
