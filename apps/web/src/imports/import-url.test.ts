import { describe, expect, it } from 'vitest';
import { buildImportSearch, parseImportSearch } from './import-url.ts';

const ID = '019a9f2c-7a10-7c3e-9d55-2f6f3f0a1b2c';

describe('the address of the wizard', () => {
  it('says which import, where in it and which rows', () => {
    const view = { id: ID, isAtColumns: true, verdict: 'refused', page: 3 } as const;
    expect(buildImportSearch(view)).toEqual({ import: ID, step: 'columns', rows: 'refused', page: '3' });
    expect(parseImportSearch(buildImportSearch(view))).toEqual(view);
  });

  it('is empty at the start', () => {
    const start = { id: null, isAtColumns: false, verdict: null, page: 1 };
    expect(buildImportSearch(start)).toEqual({});
    expect(parseImportSearch({})).toEqual(start);
    expect(parseImportSearch(undefined)).toEqual(start);
  });

  it('drops what it cannot mean', () => {
    expect(parseImportSearch({ import: '../users', step: 'import', rows: 'all', page: '0' })).toEqual({
      id: null,
      isAtColumns: false,
      verdict: null,
      page: 1,
    });
    expect(parseImportSearch({ import: [ID, ID], page: '1e3' })).toEqual({
      id: null,
      isAtColumns: false,
      verdict: null,
      page: 1,
    });
  });
});
