import { expect, it } from 'vitest';
import { orderAs } from './use-calm-rows.ts';

const row = (id: string, pagesDone = 0) => ({ _id: id, pagesDone });

it('keeps the order with the newest values; what came waits, what is gone is gone', () => {
  expect(orderAs(['a', 'b', 'c'], [row('new'), row('b', 7), row('a')])).toEqual([row('a'), row('b', 7)]);
});

it('takes the rows as they are where none of the old is left', () => {
  expect(orderAs(['a'], [row('b'), row('c')])).toEqual([row('b'), row('c')]);
});
