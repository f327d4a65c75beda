// A picture as a document, in its reading process: PNG, JPEG and WebP have one page, TIFF as many as it has. Its size is read from its header before
// anything of it is decoded.

import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { FileKind } from '@vigilo/domain/documents/file-kind';
import { FileFailure } from './file-failure.ts';
import type { FileOfPages } from './pdf-document.ts';
import type { DrawOrder, ReadLimits, Turn } from './reader-orders.ts';
import { openPixels } from './quiet-sharp.ts';
import type { RawPicture } from './straight-picture.ts';

/** Dots an inch that a header may claim and be believed; otherwise the long side is that of A4, in points. */
const LEAST_DENSITY = 90;
const MOST_DENSITY = 1300;
const A4_LONG = 842;
const POINTS = 72;
const SIDEWAYS_ORIENTATION = 5;
/** Pixels. A page so wide is read as it is; a narrower one is enlarged first. */
const SHARP_WIDTH = 1500;
const WIDEST = 5000;

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly density: number | undefined;
}

/** @throws FileFailure */
export async function openPicture(
  file: Uint8Array,
  kind: FileKind,
  limits: ReadLimits,
): Promise<FileOfPages> {
  const first = await readHeader(file, 0, limits);
  const pageCount = kind === 'tiff' ? first.pages : 1;
  if (pageCount > limits.pages)
    throw new FileFailure('too-many-pages', { pages: pageCount, most: limits.pages });
  return {
    pageCount,
    async read(number, turn) {
      const facts = await readHeader(file, number - 1, limits);
      return { page: pageOf(number, facts, turn), isTrusted: false };
    },
    draw: (number, order) => decode(file, number - 1, limits, order),
    async decideWidth(number, turn, wanted) {
      const { width, height } = await readHeader(file, number - 1, limits);
      const own = turn === 90 || turn === 270 ? height : width;
      return own >= SHARP_WIDTH ? Math.min(own, WIDEST) : wanted;
    },
  };
}

async function readHeader(
  file: Uint8Array,
  page: number,
  { pixels: most }: ReadLimits,
): Promise<PictureFacts & { readonly pages: number }> {
  const { width, height, density, orientation, pages } = await openPixels(file, {
    page,
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw new FileFailure('damaged');
    });
  if (width * height > most) throw new FileFailure('too-many-pixels', { pixels: width * height, most });
  const isSideways = (orientation ?? 1) >= SIDEWAYS_ORIENTATION;
  const [wide, high] = isSideways ? [height, width] : [width, height];
  return { width: wide, height: high, density, pages: pages ?? 1 };
}

function pageOf(number: number, { width, height, density }: PictureFacts, turn: Turn): ReadPage {
  const isBelieved = density !== undefined && density >= LEAST_DENSITY && density <= MOST_DENSITY;
  const scale = isBelieved ? POINTS / density : A4_LONG / Math.max(width, height);
  const isSideways = turn === 90 || turn === 270;
  const [wide, high] = isSideways ? [height, width] : [width, height];
  return {
    number,
    width: wide * scale,
    height: high * scale,
    source: 'none',
    sourceReason: 'no-text',
    turn,
    skew: 0,
    words: [],
    rulings: [],
    fills: [],
    pictures: [[0, 0, 1, 1]],
  };
}

async function decode(
  file: Uint8Array,
  page: number,
  limits: ReadLimits,
  { width: wanted, box, turn, isGrey }: DrawOrder,
): Promise<RawPicture> {
  const facts = await readHeader(file, page, limits);
  const isSideways = turn === 90 || turn === 270;
  const [wide, high] = isSideways ? [facts.height, facts.width] : [facts.width, facts.height];
  const [left, top, right, bottom] = box ?? [0, 0, 1, 1];
  const part = {
    left: Math.min(wide - 1, Math.round(wide * left)),
    top: Math.min(high - 1, Math.round(high * top)),
    width: Math.max(1, Math.min(wide - Math.round(wide * left), Math.round(wide * (right - left)))),
    height: Math.max(1, Math.min(high - Math.round(high * top), Math.round(high * (bottom - top)))),
  };
  const width = Math.max(1, Math.round(wanted));
  const height = Math.max(1, Math.round((width * part.height) / part.width));
  if (width * height > limits.pixels)
    throw new FileFailure('too-many-pixels', { pixels: width * height, most: limits.pixels });
  let image = openPixels(file, { page, limitInputPixels: limits.pixels, failOn: 'error' }).autoOrient();
  if (turn !== 0) image = image.rotate(turn);
  image = image.extract(part).resize(width, height, { fit: 'fill' }).flatten({ background: '#ffffff' });
  image = isGrey ? image.toColourspace('b-w') : image.toColourspace('srgb');
  const { data, info } = await image
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new FileFailure('damaged', { page: page + 1 });
    });
  const channels = info.channels === 1 || info.channels === 4 ? info.channels : 3;
  return { pixels: data, width: info.width, height: info.height, channels };
}
