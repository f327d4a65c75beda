import { describe, expect, it } from 'vitest';
import { moveCell, ROW_COLUMNS } from './row-columns.ts';

const ROWS = ['a', 'b', 'c'];
const move = (rowId: string, rows: number, columns: number) =>
  moveCell({ rowId, column: 'value' }, { rows, columns }, ROWS, ROW_COLUMNS);

describe('the arrows', () => {
  it('go from cell to cell and stop at the edges', () => {
    expect(move('a', 1, 0)).toEqual({ rowId: 'b', column: 'value' });
    expect(move('a', -1, 0)).toEqual({ rowId: 'a', column: 'value' });
    expect(move('b', 9, 0)).toEqual({ rowId: 'c', column: 'value' });
    expect(move('b', 0, -9)).toEqual({ rowId: 'b', column: 'key' });
  });

  it('begin with the first value, also where the row is no longer shown', () => {
    expect(moveCell(null, { rows: 1, columns: 0 }, ROWS, ROW_COLUMNS)).toEqual({
      rowId: 'a',
      column: 'value',
    });
    expect(move('gone', 1, 0)).toEqual({ rowId: 'a', column: 'value' });
    expect(moveCell(null, { rows: 1, columns: 0 }, [], ROW_COLUMNS)).toBeNull();
  });
});
