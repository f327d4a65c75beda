import { describe, expect, it } from 'vitest';
import { decideRows } from './queue-rows.ts';

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
