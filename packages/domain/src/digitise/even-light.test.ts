import { describe, expect, it } from 'vitest';
import { evenLight, isDarkAround } from './even-light.ts';

const [WIDTH, HEIGHT] = [240, 200];

/** A table of one grey with a lighter sheet in its middle, on which every eighth column is printed dark. */
function photo(table: number, paper: number, ink: number) {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x < 60 || x >= 180 || y < 50 || y >= 150) return table;
    return x % 8 === 0 ? ink : paper;
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}

const pixelAt = ({ pixels }: { pixels: Uint8Array }, x: number, y: number) => pixels[y * WIDTH + x];

describe('a photographed sheet', () => {
  it('is told from a scan by the dark around it', () => {
    expect(isDarkAround(photo(40, 230, 20))).toBe(true);
    expect(isDarkAround(photo(255, 230, 20))).toBe(false);
  });

  it('and its table become white, and its print stays dark', () => {
    const picture = photo(40, 200, 60);
    const even = evenLight(picture, picture);
    expect(pixelAt(even, 20, 100)).toBe(255);
    expect(pixelAt(even, 121, 100)).toBe(255);
    expect(pixelAt(even, 120, 100)).toBeLessThan(130);
  });

  it('is evened out where one half lies in the shadow', () => {
    const picture = photo(40, 200, 60);
    const shadow = {
      ...picture,
      pixels: picture.pixels.map((value, i) => (i % WIDTH < 120 ? value / 2 : value)),
    };
    const even = evenLight(shadow, shadow);
    expect([pixelAt(even, 85, 100), pixelAt(even, 155, 100)]).toEqual([255, 255]);
    expect(pixelAt(even, 88, 100)).toBeLessThan(130);
  });
});
