import { expect, it } from 'vitest';
import { countBulk } from './bulk-counts.ts';

it('counts what each button applies to, and the others by why', () => {
  const row = (
    id: string,
    Status: 'Processed' | 'In Queue' | 'Failed',
    can: ('send' | 'download' | 'delete')[],
    isDeleted = false,
  ) => ({
    _id: id,
    Status,
    can,
    isDeleted,
  });
  expect(
    countBulk([
      row('a', 'Processed', ['send', 'download', 'delete']),
      row('b', 'In Queue', ['delete']),
      row('c', 'Failed', ['delete']),
      row('d', 'In Queue', [], true),
    ]),
  ).toEqual({
    send: ['a'],
    download: ['a'],
    delete: ['a', 'b', 'c'],
    deleted: 1,
    working: 1,
    failed: 1,
  });
});
