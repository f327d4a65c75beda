import { describe, expect, it } from 'vitest';
import { findRange, moveCell } from './grid-steps.ts';

const ROWS = ['a', 'b', 'c'];
const COLUMNS = ['key', 'category', 'value', 'raw'];
const PLACES = { rowIds: ROWS, columns: COLUMNS, rowIndexes: new Map(ROWS.map((id, index) => [id, index])) };
const NONE = { rowIds: [], columns: COLUMNS, rowIndexes: new Map<string, number>() };
const move = (rowId: string, rows: number, columns: number) =>
  moveCell({ rowId, column: 'value' }, { rows, columns }, PLACES, 'value');

describe('the arrows', () => {
  it('go from cell to cell and stop at the edges', () => {
    expect(move('a', 1, 0)).toEqual({ rowId: 'b', column: 'value' });
    expect(move('a', -1, 0)).toEqual({ rowId: 'a', column: 'value' });
    expect(move('b', 9, 0)).toEqual({ rowId: 'c', column: 'value' });
    expect(move('b', 0, -9)).toEqual({ rowId: 'b', column: 'key' });
  });

  it('begin with the first value, also where the row is no longer shown', () => {
    expect(moveCell(null, { rows: 1, columns: 0 }, PLACES, 'value')).toEqual({ rowId: 'a', column: 'value' });
    expect(move('gone', 1, 0)).toEqual({ rowId: 'a', column: 'value' });
    expect(moveCell(null, { rows: 1, columns: 0 }, NONE, 'value')).toBeNull();
  });
});

describe('a range', () => {
  it('lies between its two corners, whichever came first', () => {
    const range = { top: 0, bottom: 2, first: 1, last: 3 };
    const corners = [
      { rowId: 'a', column: 'raw' },
      { rowId: 'c', column: 'category' },
    ] as const;
    expect(findRange(corners[0], corners[1], PLACES)).toEqual(range);
    expect(findRange(corners[1], corners[0], PLACES)).toEqual(range);
  });

  it('is none where a corner is no longer shown', () => {
    expect(findRange({ rowId: 'gone', column: 'raw' }, { rowId: 'a', column: 'raw' }, PLACES)).toBeNull();
    expect(findRange(null, { rowId: 'a', column: 'raw' }, PLACES)).toBeNull();
  });
});
