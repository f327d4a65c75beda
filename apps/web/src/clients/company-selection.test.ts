import { expect, it } from 'vitest';
import { matchesCompany, withAll } from './company-selection.ts';

it('adds and takes away all that match, and leaves the others', () => {
  const selected = new Set(['a', 'b']);
  expect([...withAll(selected, ['b', 'c', 'd'], true)]).toEqual(['a', 'b', 'c', 'd']);
  expect([...withAll(selected, ['b', 'c'], false)]).toEqual(['a']);
  expect([...selected]).toEqual(['a', 'b']);
});

const asStored = (name: string): string => name;

it('finds a company by anything the list shows of it', () => {
  const company = {
    _id: '1',
    companyName: 'NVIDIA Corporation',
    ticker: 'NVDA',
    sector: 'Technology',
    country: 'United States',
    entityType: 'Public',
  };
  for (const searchText of ['', 'nvidia', 'nvda', 'techno', 'united', 'public'])
    expect(matchesCompany(company, searchText, asStored)).toBe(true);
  expect(matchesCompany(company, 'bank', asStored)).toBe(false);
  const inSpanish = (name: string) => (name === 'United States' ? 'Estados Unidos' : name);
  for (const searchText of ['estados', 'united'])
    expect(matchesCompany(company, searchText, inSpanish)).toBe(true);
});
