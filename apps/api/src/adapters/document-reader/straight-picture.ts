// Pixels on their way to a person or to OCR: written as PNG, or straightened first.

import { listPictureRulings } from '@vigilo/domain/digitise/picture-rulings';
import { evenLight, isDarkAround } from '@vigilo/domain/digitise/even-light';
import { isUnevenlyLit } from '@vigilo/domain/digitise/second-reading';
import type { GreyPicture } from '@vigilo/domain/digitise/skew';
import { findShading, flattenShading } from '@vigilo/domain/digitise/shaded-areas';
import { findLie, paperLevel } from '@vigilo/domain/digitise/skew';
import { findLikelyTurn } from '@vigilo/domain/digitise/upright';
import { openPixels } from './quiet-sharp.ts';
import type { StraightPage } from './reader-orders.ts';

export interface RawPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
}

/** For a browser: lowest compression that still halves a page. */
const COMPRESSION = { compressionLevel: 3, adaptiveFiltering: false };
/** For OCR beside this process. */
const FASTEST = { compressionLevel: 1, adaptiveFiltering: false };
/** Skew is sought in a picture of this width, where it is as sharp and soon found. */
const SKEW_WIDTH = 900;

export function writePng({ pixels, width, height, channels }: RawPicture): Promise<Buffer> {
  const image = openPixels(pixels, { raw: { width, height, channels } });
  return (channels === 4 ? image.removeAlpha() : image).png(COMPRESSION).toBuffer();
}

/** A grey picture turned back by the skew that is found in it, with the rulings that are then seen. */
export async function straighten(drawn: RawPicture): Promise<StraightPage> {
  const { width, height } = drawn;
  const small = await shrink(drawn);
  const isPhoto = isDarkAround(small);
  const picture = isPhoto ? await lighten(drawn, small) : drawn;
  const found = isPhoto ? await shrink(picture) : small;
  const { skew, isSideways } = findLie(found);
  const straight = await flatten(skew === 0 ? picture : await turnBack(picture, skew, paperLevel(found)));
  return {
    picture: await writeGreyPng(straight),
    width: straight.width,
    height: straight.height,
    sheet: { width, height },
    skew,
    likelyTurn: findLikelyTurn(found, isSideways),
    isUneven: isUnevenlyLit(found),
    rulings: listPictureRulings(straight),
  };
}

async function lighten(drawn: RawPicture, small: GreyPicture): Promise<RawPicture> {
  const even = evenLight(await toGrey(drawn), small);
  return { ...even, pixels: Buffer.from(even.pixels.buffer), channels: 1 };
}

/** With shaded areas made white. */
async function flatten(picture: RawPicture): Promise<RawPicture> {
  const shading = findShading(await shrink(picture));
  if (shading === null) return picture;
  const flat = flattenShading(await toGrey(picture), shading);
  return { ...flat, pixels: Buffer.from(flat.pixels.buffer), channels: 1 };
}

async function toGrey({ pixels, width, height, channels }: RawPicture): Promise<GreyPicture> {
  if (channels === 1) return { pixels, width, height };
  const grey = await openPixels(pixels, { raw: { width, height, channels } })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { pixels: grey, width, height };
}

async function shrink({ pixels, width, height, channels }: RawPicture): Promise<GreyPicture> {
  const { data, info } = await openPixels(pixels, { raw: { width, height, channels } })
    .resize(Math.min(SKEW_WIDTH, width))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The corners that come in are filled with paper: white beside grey paper is taken for the paper, and the paper for ink. */
async function turnBack(
  { pixels, width, height, channels }: RawPicture,
  skew: number,
  paper: number,
): Promise<RawPicture> {
  const { data, info } = await openPixels(pixels, { raw: { width, height, channels } })
    .toColourspace('b-w')
    .rotate(-skew, { background: { r: paper, g: paper, b: paper } })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 1 };
}

/** Compressed as little as takes no time: OCR unpacks it sooner than it would take in all the pixels as they are. */
function writeGreyPng({ pixels, width, height }: GreyPicture): Promise<Buffer> {
  return openPixels(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png(FASTEST)
    .toBuffer();
}
