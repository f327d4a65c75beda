import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './skew.ts';
import { findLie } from './skew.ts';
import { findLikelyTurn } from './upright.ts';

const [WIDTH, HEIGHT] = [600, 800];

/** Lines of small letters, of which every third goes up as 'd' does and every tenth down as 'p' does. */
function writeLines(): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill = (left: number, top: number, width: number, height: number): void => {
    for (let y = top; y < top + height; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + left + width);
  };
  for (let line = 0; line < 22; line += 1)
    for (let letter = 0; letter < 52; letter += 1) {
      const [left, top] = [50 + 9 * letter + ((4 * line) % 9), 80 + 30 * line];
      fill(left, top, 5, 8);
      if ((letter + line) % 3 === 0) fill(left, top - 5, 2, 5);
      if ((letter + line) % 10 === 1) fill(left, top + 8, 2, 4);
    }
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** Turned by a quarter clockwise. */
function turn({ pixels, width, height }: GreyPicture): GreyPicture {
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 255;
  const turned = Uint8Array.from(pixels, (_, index) =>
    at(Math.floor(index / height), height - 1 - (index % height)),
  );
  return { pixels: turned, width: height, height: width };
}

const likelyTurn = (picture: GreyPicture): number => findLikelyTurn(picture, findLie(picture).isSideways);

describe('a page of text', () => {
  const upright = writeLines();
  const onRight = turn(upright);
  const onHead = turn(onRight);

  it('is turned so that it lies upright', () => {
    expect(likelyTurn(onHead)).toBe(180);
    expect(likelyTurn(onRight)).toBe(270);
    expect(likelyTurn(turn(onHead))).toBe(90);
  });
});
