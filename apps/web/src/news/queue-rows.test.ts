import { describe, expect, it } from 'vitest';
import { decideRows, followCursor } from './queue-rows.ts';

const rows = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (shown: readonly { readonly _id: string }[]) => shown.map(({ _id }) => _id).join('');

describe('the rows of the queue', () => {
  it('are all that is loaded at first', () => {
    const { rows: shown, held } = decideRows(rows('abc'), null, new Set());
    expect([ids(shown), held]).toEqual(['abc', 0]);
  });

  it('lose what was settled, and hold back what came in among them', () => {
    const { rows: shown, held } = decideRows(rows('axbyc'), new Set('abc'), new Set('b'));
    expect([ids(shown), held]).toEqual(['ac', 2]);
  });

  it('go on with what is loaded behind them', () => {
    const { rows: shown, held } = decideRows(rows('abcde'), new Set('abc'), new Set());
    expect([ids(shown), held]).toEqual(['abcde', 0]);
  });
});

describe('the row whose form is open', () => {
  const kept = { row: { _id: 'b' }, above: ['a'] };

  it('stays in its place where somebody else has settled it', () => {
    const { rows: shown, lost } = decideRows(rows('acd'), new Set('abcd'), new Set(), kept);
    expect([ids(shown), lost?._id]).toEqual(['abcd', 'b']);
  });

  it('is the first one where all above it are gone', () => {
    expect(ids(decideRows(rows('c'), new Set('abc'), new Set(), kept).rows)).toBe('bc');
  });

  it('goes once it is settled here, and is not lost while it waits', () => {
    expect(ids(decideRows(rows('ac'), new Set('abc'), new Set('b'), kept).rows)).toBe('ac');
    expect(decideRows(rows('abc'), new Set('abc'), new Set(), kept).lost).toBeNull();
  });
});

describe('the row under the cursor', () => {
  const before = { id: 'a', key: 'all', isUnread: false };
  const next = { id: 'b', key: 'all' };

  it('is unread where somebody else took the one away that was there', () => {
    expect(followCursor(before, next, (id) => id === 'a').isUnread).toBe(true);
  });

  it('is known where the one before was settled here or left', () => {
    expect(followCursor(before, next, () => false).isUnread).toBe(false);
  });

  it('is known where other rows are asked for, and stays as it is while it is there', () => {
    expect(followCursor(before, { id: 'b', key: 'other' }, () => true).isUnread).toBe(false);
    const unread = { ...next, isUnread: true };
    expect(followCursor(unread, next, () => true)).toBe(unread);
  });
});
