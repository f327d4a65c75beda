import { expect, test } from 'vitest';
import { judgeLines } from './compare-lines.ts';

const BOLTS = { description: 'Bolts M8', quantity: '2', price: '3.50', amount: '7.00' };

test('a line is exact where all that is expected of it is, however it is written', () => {
  const read = [{ ...BOLTS, description: 'BOLTS, M8', amount: '7', taxRate: '21' }];
  expect(judgeLines([BOLTS], read)).toEqual({ expected: 1, exact: 1, surplus: 0, missed: [] });
  expect(judgeLines([BOLTS], [{ ...BOLTS, quantity: '3' }])).toMatchObject({ exact: 0, missed: [BOLTS] });
  expect(judgeLines([BOLTS], [{ description: 'Bolts M8', amount: '7.00' }])).toMatchObject({ exact: 0 });
});

test('a line that was read stands for one, and those beyond are counted', () => {
  expect(judgeLines([BOLTS, BOLTS], [BOLTS])).toMatchObject({ exact: 1, surplus: 0 });
  expect(judgeLines([BOLTS], [BOLTS, BOLTS, { description: 'Total' }])).toMatchObject({
    exact: 1,
    surplus: 2,
  });
  expect(judgeLines([], [BOLTS])).toMatchObject({ expected: 0, surplus: 0 });
});
