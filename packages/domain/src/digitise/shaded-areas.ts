// Shaded areas of a scanned picture: cells on grey, headings that are light on dark. OCR takes the one for a picture and leaves the other out, and a ruling beside
// them is lost in them. Each area of one even tone is made white, and what stands on it dark (issue 13, Digitise; issue 14, Extraction: scans).

import type { GreyPicture } from './skew.ts';
import { inkLevel } from './skew.ts';

/** Pixels of the small picture that belong to a shaded area hold its number in `areas`, from 1; the others hold 0. */
export interface Shading {
  readonly width: number;
  readonly height: number;
  readonly areas: Uint16Array;
  /** The tone of each area, from 0 (black) to 255; of none, at place 0, white. */
  readonly tones: readonly number[];
}

/** How far a pixel may be from its neighbour and from the first pixel of its area. */
const NEIGHBOUR_APART = 6;
const AREA_APART = 14;
/** Fractions of the picture's width: the narrowest and the lowest area, wider than the strokes of large type. */
const NARROWEST = 0.028;
const LOWEST = 0.01;
/** So much of the rectangle around it is of its tone; the rest is what stands on it. */
const LEAST_COVER = 0.45;
/** And so much of that rectangle lies between the ends of its rows: a shadow has the shape of the light. */
const RECTANGLE = 0.85;
const MOST_AREAS = 2000;
/** Pixels of the small picture in which an edge is blurred. */
const NEAR = 2;
const WHITE = 255;

/** The shaded areas of a small picture of a page; null where it has none. */
export function findShading(small: GreyPicture): Shading | null {
  const { width, height } = small;
  const search = new AreaSearch(small);
  const areas = new Uint16Array(width * height);
  const tones = [WHITE];
  const found = search.listAreas().slice(0, MOST_AREAS);
  // Areas within others, which are smaller, are painted over them.
  for (const area of found.toSorted((a, b) => b.pixels.length - a.pixels.length)) {
    tones.push(area.tone);
    paint(areas, tones.length - 1, area, width);
  }
  return found.length === 0 ? null : { width, height, areas, tones };
}

interface Area {
  readonly tone: number;
  readonly pixels: Int32Array;
}

/** Row by row from its first to its last pixel, with all that stands between. */
function paint(areas: Uint16Array, number: number, { pixels }: Area, width: number): void {
  for (const [first, last] of spansOf(pixels, width).values()) areas.fill(number, first, last + 1);
}

class AreaSearch {
  private readonly picture: GreyPicture;
  private readonly level: number;
  private readonly isSeen: Uint8Array;
  private readonly open: Int32Array;

  constructor(picture: GreyPicture) {
    this.picture = picture;
    this.level = inkLevel(picture) + 20;
    this.isSeen = new Uint8Array(picture.pixels.length);
    this.open = new Int32Array(picture.pixels.length);
  }

  listAreas(): Area[] {
    const { pixels, width } = this.picture;
    const areas: Area[] = [];
    for (let start = 0; start < pixels.length; start += 1) {
      if (this.isSeen[start] === 1 || (pixels[start] ?? WHITE) >= this.level) continue;
      const count = this.spread(start);
      const spread = this.open.subarray(0, count);
      if (isLargeAndFull(spread, width)) areas.push({ tone: toneOf(spread, pixels), pixels: spread.slice() });
    }
    return areas;
  }

  /** From one pixel over all that are of its tone and hang together; how many they are. */
  private spread(start: number): number {
    const { pixels, width } = this.picture;
    const { open, isSeen } = this;
    const first = pixels[start] ?? WHITE;
    isSeen[start] = 1;
    open[0] = start;
    let count = 1;
    for (let at = 0; at < count; at += 1) {
      const place = open[at] ?? 0;
      const x = place % width;
      const left = x > 0 ? place - 1 : -1;
      const right = x < width - 1 ? place + 1 : -1;
      for (const next of [left, right, place - width, place + width]) {
        if (!this.isOfTone(next, pixels[place] ?? WHITE, first)) continue;
        isSeen[next] = 1;
        open[count] = next;
        count += 1;
      }
    }
    return count;
  }

  private isOfTone(place: number, neighbour: number, first: number): boolean {
    const { pixels } = this.picture;
    if (place < 0 || place >= pixels.length || this.isSeen[place] === 1) return false;
    const tone = pixels[place] ?? WHITE;
    return Math.abs(tone - neighbour) <= NEIGHBOUR_APART && Math.abs(tone - first) <= AREA_APART;
  }
}

function isLargeAndFull(pixels: Int32Array, width: number): boolean {
  const [narrowest, lowest] = [NARROWEST * width, LOWEST * width];
  if (pixels.length < LEAST_COVER * narrowest * lowest) return false;
  const spans = [...spansOf(pixels, width).values()];
  let [left, right, filled] = [Infinity, -Infinity, 0];
  for (const [first, last] of spans) {
    left = Math.min(left, first % width);
    right = Math.max(right, last % width);
    filled += last - first + 1;
  }
  const [wide, high] = [right - left + 1, spans.length];
  const around = wide * high;
  const isLarge = wide >= narrowest && high >= lowest;
  return isLarge && pixels.length >= LEAST_COVER * around && filled >= RECTANGLE * around;
}

/** The first and the last pixel of each row. */
function spansOf(pixels: Int32Array, width: number): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  for (const pixel of pixels) {
    const row = Math.floor(pixel / width);
    const span = spans.get(row);
    if (span === undefined) spans.set(row, [pixel, pixel]);
    else {
      span[0] = Math.min(span[0], pixel);
      span[1] = Math.max(span[1], pixel);
    }
  }
  return spans;
}

function toneOf(area: Int32Array, pixels: Uint8Array): number {
  let sum = 0;
  for (const pixel of area) sum += pixels[pixel] ?? 0;
  return sum / area.length;
}

/** The picture with its shaded areas made white, and dark what is darker or lighter than they are; the same size as it came. */
export function flattenShading(picture: GreyPicture, shading: Shading): GreyPicture {
  const { pixels, width, height } = picture;
  const flat = new Uint8Array(pixels);
  const [toX, toY] = [shading.width / width, shading.height / height];
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x + 0.5) * toX));
  const around = areasAround(shading);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y + 0.5) * toY) * shading.width;
    for (let x = 0; x < width; x += 1) {
      const areas = around[row + (columns[x] ?? 0)];
      if (areas === undefined) continue;
      const place = y * width + x;
      flat[place] = whitestOf(pixels[place] ?? WHITE, areas, shading.tones);
    }
  }
  return { pixels: flat, width, height };
}

/** On the edge of an area a pixel may belong to either side: it is dark only where it stands out from both. */
function whitestOf(pixel: number, areas: readonly number[], tones: readonly number[]): number {
  let whitest = 0;
  for (const area of areas) {
    const tone = tones[area] ?? WHITE;
    const apart =
      area === 0 ? WHITE - pixel : (Math.abs(pixel - tone) * WHITE) / Math.max(tone, WHITE - tone);
    whitest = Math.max(whitest, WHITE - Math.round(apart));
  }
  return whitest;
}

/** For each pixel of the small picture the areas that it or one near it belongs to; none where that is paper alone. */
function areasAround(shading: Shading): (readonly number[] | undefined)[] {
  const { width, height } = shading;
  // Most pixels lie within one area: they share its list.
  const alone = new Map<number, readonly number[] | undefined>([[0, undefined]]);
  const around: (readonly number[] | undefined)[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const near = areasNear(shading, x, y);
      const [own = 0] = near;
      if (near.length === 1 && !alone.has(own)) alone.set(own, near);
      around.push(near.length === 1 ? alone.get(own) : near);
    }
  return around;
}

/** The pixel's own first. */
function areasNear({ width, height, areas }: Shading, x: number, y: number): number[] {
  const found = [areas[y * width + x] ?? 0];
  const [top, bottom] = [Math.max(0, y - NEAR), Math.min(height - 1, y + NEAR)];
  const [left, right] = [Math.max(0, x - NEAR), Math.min(width - 1, x + NEAR)];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const area = areas[row * width + column] ?? 0;
      if (!found.includes(area)) found.push(area);
    }
  return found;
}
