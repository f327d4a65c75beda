import { describe, expect, it } from 'vitest';
import { findShading, flattenShading } from './shaded-areas.ts';

const [WIDTH, HEIGHT] = [400, 300];
const PAPER = 255;

interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly tone: number;
}

function pictureOf(marks: readonly Mark[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (const { left, top, right, bottom, tone } of marks)
    for (let y = top; y < bottom; y += 1) pixels.fill(tone, y * WIDTH + left, y * WIDTH + right);
  return { pixels, width: WIDTH, height: HEIGHT };
}

function flat(marks: readonly Mark[]) {
  const picture = pictureOf(marks);
  const shading = findShading(picture);
  if (shading === null) throw new Error('No shaded area was found');
  const { pixels } = flattenShading(picture, shading);
  return (x: number, y: number) => pixels[y * WIDTH + x] ?? -1;
}

const navy = { left: 40, top: 40, right: 200, bottom: 90, tone: 50 };
const grey = { left: 40, top: 90, right: 200, bottom: 140, tone: 160 };
const letter = { left: 80, top: 55, right: 86, bottom: 75 };

describe('shaded areas', () => {
  it('become white, and what is light on dark becomes dark', () => {
    const at = flat([navy, { ...letter, tone: 255 }]);
    expect(at(120, 60)).toBe(255);
    expect(at(83, 65)).toBeLessThan(80);
    expect(at(300, 200)).toBe(PAPER);
  });

  it('keep what is dark on grey dark', () => {
    const at = flat([grey, { ...letter, top: 105, bottom: 125, tone: 0 }]);
    expect(at(120, 115)).toBe(255);
    expect(at(83, 115)).toBeLessThan(20);
  });

  it('leave no edge behind, neither to the paper nor to each other', () => {
    const at = flat([navy, grey]);
    for (const y of [38, 39, 40, 41, 88, 89, 90, 91, 138, 139, 140, 141])
      expect(at(120, y)).toBeGreaterThan(250);
    for (const x of [38, 39, 40, 41, 198, 199, 200, 201]) expect(at(x, 60)).toBeGreaterThan(250);
  });

  it('give up a ruling that stands between them', () => {
    const at = flat([grey, { left: 120, top: 90, right: 122, bottom: 140, tone: 0 }]);
    expect(at(121, 115)).toBeLessThan(20);
    expect(at(118, 115)).toBe(255);
  });

  it('are none where a shadow falls on the page', () => {
    const shadow = pictureOf([]);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1)
        shadow.pixels[y * WIDTH + x] = Math.max(120, Math.min(250, 250 - (x + y - 380) * 2));
    expect(findShading(shadow)).toBeNull();
  });

  it('are none where there is only ink on paper', () => {
    expect(findShading(pictureOf([{ ...letter, tone: 0 }]))).toBeNull();
    expect(findShading(pictureOf([{ left: 20, top: 100, right: 380, bottom: 102, tone: 0 }]))).toBeNull();
    expect(findShading({ pixels: new Uint8Array(0), width: 0, height: 0 })).toBeNull();
  });
});
