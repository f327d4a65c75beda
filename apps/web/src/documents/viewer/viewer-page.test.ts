import { expect, it } from 'vitest';
import type { PageBox } from './viewer-page.ts';
import { toTurn, turnBox } from './viewer-page.ts';

const BOX: PageBox = [0.125, 0.25, 0.5, 0.375];

it('moves a box with its page: a quarter turn clockwise brings the left side to the top', () => {
  expect(turnBox(BOX, 90)).toEqual([0.625, 0.125, 0.75, 0.5]);
});

it('is where it was after four quarter turns, and two quarters are a half', () => {
  const quarter = (box: PageBox): PageBox => turnBox(box, 90);
  expect(quarter(quarter(BOX))).toEqual(turnBox(BOX, 180));
  expect(quarter(quarter(quarter(BOX)))).toEqual(turnBox(BOX, 270));
  expect(quarter(quarter(quarter(quarter(BOX))))).toEqual(BOX);
});

it.each([
  [0, 0],
  [90, 90],
  [-90, 270],
  [450, 90],
] as const)('takes %d degrees as %d', (degrees, turn) => {
  expect(toTurn(degrees)).toBe(turn);
});
