import { describe, expect, it } from 'vitest';
import {
  buildDocumentsSearch,
  buildSearchBody,
  countDays,
  decideDays,
  parseDocumentsSearch,
  readKeptSearch,
} from './documents-url.ts';

const NOW = '2026-11-22';

describe('the address', () => {
  it('says everything the list shows, and what is at its default is left out', () => {
    const words = {
      category: 'Region',
      q: 'EMEA',
      from: '2026-01-02',
      to: '2026-02-03',
      deleted: 'true',
      page: '3',
      rows: '25',
      Status: ['Failed', 'Processed'],
    };
    expect(buildDocumentsSearch(parseDocumentsSearch(words))).toEqual(words);
    expect(buildDocumentsSearch(parseDocumentsSearch({}))).toEqual({});
  });

  it.each([[null], ['x'], [{ page: '-1', rows: '11', from: 'yesterday' }]])('makes sense of %j', (kept) => {
    expect(readKeptSearch(kept)).toEqual({});
  });
});

describe('the days', () => {
  it('are the last 180 up to today where none are chosen', () => {
    expect(decideDays({ from: null, to: null }, NOW)).toEqual({ from: '2026-05-26', to: NOW });
    expect(countDays(decideDays({ from: null, to: null }, NOW))).toBe(180);
  });

  it('are those that were chosen', () => {
    expect(decideDays({ from: '2026-01-01', to: '2026-01-03' }, NOW)).toEqual({
      from: '2026-01-01',
      to: '2026-01-03',
    });
  });
});

describe('the question to the server', () => {
  it('searches everything, or one category', () => {
    const view = parseDocumentsSearch({ q: 'freight' });
    const days = { 'Date Range': decideDays(view, NOW) };
    expect(buildSearchBody(view, NOW)).toEqual({
      search: 'freight',
      searchCategories: days,
      isDeleted: false,
      isAdvanceSearch: false,
    });
    const inNames = parseDocumentsSearch({ q: 'freight', category: 'DocumentName', Status: ['Failed'] });
    expect(buildSearchBody(inNames, NOW)).toEqual({
      search: '',
      searchCategories: { ...days, DocumentName: ['freight'], Status: ['Failed'] },
      isDeleted: false,
      isAdvanceSearch: true,
    });
  });
});
