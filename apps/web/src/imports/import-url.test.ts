import { describe, expect, it } from 'vitest';
import { searchOf, viewOf } from './import-url.ts';

const ID = '019a9f2c-7a10-7c3e-9d55-2f6f3f0a1b2c';

describe('the address of the wizard', () => {
  it('says which import, where in it and which rows', () => {
    const view = { id: ID, isAtColumns: true, verdict: 'refused', page: 3 } as const;
    expect(searchOf(view)).toEqual({ import: ID, step: 'columns', rows: 'refused', page: '3' });
    expect(viewOf(searchOf(view))).toEqual(view);
  });

  it('is empty at the start', () => {
    const start = { id: null, isAtColumns: false, verdict: null, page: 1 };
    expect(searchOf(start)).toEqual({});
    expect(viewOf({})).toEqual(start);
    expect(viewOf(undefined)).toEqual(start);
  });

  it('drops what it cannot mean', () => {
    expect(viewOf({ import: '../users', step: 'import', rows: 'all', page: '0' })).toEqual({
      id: null,
      isAtColumns: false,
      verdict: null,
      page: 1,
    });
    expect(viewOf({ import: [ID, ID], page: '1e3' })).toEqual({
      id: null,
      isAtColumns: false,
      verdict: null,
      page: 1,
    });
  });
});
