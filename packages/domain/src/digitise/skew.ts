// By how many degrees a scan lies skewed (issue 13, Digitise): the angle at which its rows of ink stand out most sharply from the blanks between them.

/** A grey picture: one byte a pixel, 0 is black, row after row. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Degrees either way that are sought, first in coarse steps, then in finer ones around the best. */
const WIDEST = 12;
const COARSE = 0.5;
const FINE = [0.1, 0.025] as const;
/** A smaller skew harms nothing; one that is hardly sharper than none is chance. */
const LEAST = 0.15;
const CLEARLY_SHARPER = 1.08;
/** So many points of ink are enough, and so few say nothing. */
const MOST_POINTS = 30_000;
const FEWEST_POINTS = 300;
/** Levels darker than the paper that count as ink. */
const DARKER = 60;
/** Ink that goes on for this share of the longer side, both across and down, is a coloured area and no print. */
const SOLID = 0.025;

interface Measured {
  /** Clockwise. */
  readonly degrees: number;
  readonly sharpness: number;
}

/** The angle at which rows of ink stand out most sharply, and how sharply they do without turning. */
function seekSkew(
  points: Int32Array,
  picture: GreyPicture,
): { readonly best: Measured; readonly level: Measured } {
  const measure = (degrees: number): Measured => ({
    degrees,
    sharpness: sharpnessOf(points, picture, degrees),
  });
  const level = measure(0);
  let best = level;
  const seek = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const next = measure(degrees);
      if (next.sharpness > best.sharpness) best = next;
    }
  };
  seek(-WIDEST, WIDEST, COARSE);
  for (const step of FINE) seek(best.degrees - 5 * step, best.degrees + 5 * step, step);
  return { best, level };
}

/** How a picture lies. */
interface Lie {
  /** Degrees clockwise by which it lies skewed, from -12 to 12; 0 where none stands out. */
  readonly skew: number;
  /** Whether the lines of text seem to run up and down the page rather than across it. */
  readonly isSideways: boolean;
}

/** How a picture lies; level and upright where it has too little print to say. */
export function findLie(picture: GreyPicture): Lie {
  const points = listInk(picture);
  if (points.length < 2 * FEWEST_POINTS) return { skew: 0, isSideways: false };
  const swapped = points.map((_, index) => points[index % 2 === 0 ? index + 1 : index - 1] ?? 0);
  const turned = { ...picture, width: picture.height, height: picture.width };
  const { best: down } = seekSkew(swapped, turned);
  const { best, level } = seekSkew(points, picture);
  const isClear = Math.abs(best.degrees) >= LEAST && best.sharpness > CLEARLY_SHARPER * level.sharpness;
  return {
    skew: isClear ? Math.round(best.degrees * 100) / 100 : 0,
    // The same ink on fewer rows lies thicker on each.
    isSideways: down.sharpness * turned.height > CLEARLY_SHARPER * best.sharpness * picture.height,
  };
}

/** The grey level below which a pixel is ink: somewhat darker than the paper. */
export function inkLevel(picture: GreyPicture): number {
  return Math.max(64, paperLevel(picture) - DARKER);
}

/** The grey level of the paper: the most frequent bright one. */
export function paperLevel({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256);
  const step = Math.max(1, Math.floor(pixels.length / 200_000));
  for (let index = 0; index < pixels.length; index += step) {
    const level = pixels[index] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let paper = 255;
  for (let level = 128; level < 256; level += 1)
    if ((counts[level] ?? 0) > (counts[paper] ?? 0)) paper = level;
  return paper;
}

/** Marks the pixels of ink that lie in runs of at least so many pixels, along the rows or along the columns. */
function markRuns(
  isInk: Uint8Array,
  { width, height }: GreyPicture,
  least: number,
  isAcross: boolean,
): Uint8Array {
  const marked = new Uint8Array(isInk.length);
  const [lines, length, next, line] = isAcross ? [height, width, 1, width] : [width, height, width, 1];
  for (let at = 0; at < lines; at += 1) {
    let from = 0;
    for (let place = 0; place <= length; place += 1) {
      if (place < length && isInk[at * line + place * next] === 1) continue;
      if (place - from >= least)
        for (let own = from; own < place; own += 1) marked[at * line + own * next] = 1;
      from = place + 1;
    }
  }
  return marked;
}

/** The ink of a picture, 1 for each pixel that has some: without coloured areas, whose edges say more loudly than all print where they end. */
export function markPrint(picture: GreyPicture): Uint8Array {
  const level = inkLevel(picture);
  const ink = picture.pixels.map((pixel) => (pixel < level ? 1 : 0));
  const least = SOLID * Math.max(picture.width, picture.height);
  const across = markRuns(ink, picture, least, true);
  const down = markRuns(ink, picture, least, false);
  return ink.map((each, at) => (across[at] === 1 && down[at] === 1 ? 0 : each));
}

/** x and y of pixels of print in turn, thinned out evenly. */
function listInk(picture: GreyPicture): Int32Array {
  const print = markPrint(picture);
  const count = print.reduce((sum, each) => sum + each, 0);
  const every = Math.max(1, Math.ceil(count / MOST_POINTS));
  const points = new Int32Array(2 * Math.floor(count / every));
  let seen = 0;
  for (let index = 0; index < print.length; index += 1) {
    if (print[index] === 0) continue;
    seen += 1;
    if (seen % every !== 0) continue;
    const place = 2 * (seen / every - 1);
    points[place] = index % picture.width;
    points[place + 1] = Math.floor(index / picture.width);
  }
  return points;
}

/** How unevenly the ink lies on the rows of the picture turned back by so many degrees: the mean square of their counts. */
function sharpnessOf(points: Int32Array, { width, height }: GreyPicture, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) - (points[index] ?? 0) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
