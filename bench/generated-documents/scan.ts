// A page as it comes out of an office scanner or a telephone: askew, soft, speckled, unevenly lit, compressed, now and then lying on its side. The same
// for the same page and dice.

import sharp from 'sharp';
import { createRandom } from '../testing/random.ts';
import type { Dice } from './dice.ts';

const INCH_MM = 25.4;
const MOST_SKEW = 2;
/** Of the paper and what lies under it. */
const PAPER = '#fbfaf6';

export interface ScanLook {
  readonly dpi: number;
  /** Degrees clockwise. */
  readonly skew: number;
  /** Sigma in pixels. */
  readonly blur: number;
  /** Standard deviation of the noise in levels of 255. */
  readonly noise: number;
  /** Of JPEG. */
  readonly quality: number;
  readonly isGrey: boolean;
  readonly shadow: 'none' | 'spine' | 'corner' | 'across';
  /** How much darker than the paper the shadow is, 0..1. */
  readonly depth: number;
  /** How the sheet lay. */
  readonly turn: 0 | 90 | 270;
  readonly seed: number;
}

export function drawScanLook(dice: Dice): ScanLook {
  const dpi = dice.int(150, 220);
  return {
    dpi,
    skew: dice.between(-MOST_SKEW, MOST_SKEW),
    // Softer where there are more dots: it is the lens that blurs.
    blur: dice.between(0.35, 0.75) * (dpi / 180),
    noise: dice.between(3, 11),
    quality: dice.int(50, 80),
    isGrey: dice.chance(0.6),
    shadow: dice.pick(['none', 'spine', 'corner', 'across']),
    depth: dice.between(0.08, 0.3),
    turn: dice.chance(0.12) ? dice.pick([90, 270]) : 0,
    seed: dice.int(1, 1_000_000),
  };
}

const GRADIENTS = {
  none: 'x1="0" y1="0" x2="1" y2="1"',
  spine: 'x1="0" y1="0" x2="0.25" y2="0"',
  corner: 'x1="1" y1="1" x2="0.4" y2="0.4"',
  across: 'x1="0" y1="0" x2="0.2" y2="1"',
};

/** A picture that darkens what it is multiplied with. */
function shade({ shadow, depth }: ScanLook, width: number, height: number): Buffer {
  const dark = Math.round(255 * (1 - (shadow === 'none' ? depth / 4 : depth)));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" ${GRADIENTS[shadow]}><stop offset="0" stop-color="rgb(${dark},${dark},${dark})"/><stop offset="1" stop-color="white"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

/** Three numbers of chance added up are near enough to a bell. */
function speckle(pixels: Buffer, { noise, seed }: ScanLook): void {
  const next = createRandom(seed);
  for (let place = 0; place < pixels.length; place += 1) {
    const change = (next() + next() + next() - 1.5) * 2 * noise;
    pixels[place] = Math.min(255, Math.max(0, Math.round((pixels[place] ?? 0) + change)));
  }
}

export interface Scan {
  readonly jpeg: Buffer;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** @param page a picture of the page with so many dots an inch */
export async function scanPage(page: Buffer, look: ScanLook): Promise<Scan> {
  const margin = Math.round((look.dpi / INCH_MM) * 2);
  const straight = sharp(page)
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER });
  const skewed = await sharp(await straight.png().toBuffer())
    .rotate(look.skew, { background: PAPER })
    .png()
    .toBuffer();
  const { width, height } = await sharp(skewed).metadata();
  const lit = sharp(skewed)
    .composite([{ input: shade(look, width, height), blend: 'multiply' }])
    .linear(0.9, 8);
  const soft = sharp(await lit.png().toBuffer())
    .blur(look.blur)
    .removeAlpha();
  const { data, info } = await (look.isGrey ? soft.toColourspace('b-w') : soft.toColourspace('srgb'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  speckle(data, look);
  const speckled = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).rotate(look.turn);
  const jpeg = await (look.isGrey ? speckled.toColourspace('b-w') : speckled)
    .withMetadata({ density: look.dpi })
    .jpeg({ quality: look.quality })
    .toBuffer();
  const isSideways = look.turn !== 0;
  const [wide, high] = isSideways ? [info.height, info.width] : [info.width, info.height];
  return { jpeg, widthMm: (wide / look.dpi) * INCH_MM, heightMm: (high / look.dpi) * INCH_MM };
}
