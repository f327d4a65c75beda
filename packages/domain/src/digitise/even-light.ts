// A sheet that was photographed on a dark table: OCR and the search for skew take the table for a picture and the sheet for a part of it. Where a picture is
// dark all around, every pixel is held against the mean of what surrounds it: table and paper both become white, and what is printed stays dark.
// See issue 13, Digitise: pictures, not scans alone.

import type { GreyPicture } from './skew.ts';

/** The outer part of a picture that is looked at, and the share of it that must be darker than paper ever is. */
const FRAME = 0.03;
const DARK = 110;
const DARK_SHARE = 0.6;
/** The side of the surroundings of a pixel, as a share of the picture's width; wider than strokes, narrower than shadows. */
const SURROUNDINGS = 1 / 24;
/** A pixel at this share of the mean around it, or above, is background. */
const BACKGROUND = 0.8;
const WHITE = 255;

/** Whether most of the picture's edge is dark, from 0 (black) to 255. */
export function isDarkAround({ pixels, width, height }: GreyPicture): boolean {
  const [across, down] = [Math.ceil(FRAME * width), Math.ceil(FRAME * height)];
  let [dark, count] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= across && x < width - across && y >= down && y < height - down;
      if (isInside) continue;
      count += 1;
      if ((pixels[y * width + x] ?? WHITE) < DARK) dark += 1;
    }
  return count > 0 && dark >= DARK_SHARE * count;
}

/** The picture with background made white; `small` is the same picture, smaller, from which the light around each pixel is taken. */
export function evenLight(picture: GreyPicture, small: GreyPicture): GreyPicture {
  const light = meanAround(small);
  const { pixels, width, height } = picture;
  const even = new Uint8Array(width * height);
  const [toX, toY] = [small.width / width, small.height / height];
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y * toY) * small.width;
    for (let x = 0; x < width; x += 1) {
      const share = (pixels[y * width + x] ?? 0) / Math.max(1, light[row + Math.floor(x * toX)] ?? 1);
      even[y * width + x] = share >= BACKGROUND ? WHITE : Math.round((share / BACKGROUND) * WHITE);
    }
  }
  return { pixels: even, width, height };
}

/** The mean of the square around each pixel. */
function meanAround({ pixels, width, height }: GreyPicture): Float32Array {
  const reach = Math.max(1, Math.round((SURROUNDINGS * width) / 2));
  const sums = sumsOf({ pixels, width, height });
  const means = new Float32Array(width * height);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      means[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}

/** The sum of all pixels left of and above each corner. */
function sumsOf({ pixels, width, height }: GreyPicture): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return sums;
}
