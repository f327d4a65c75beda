// Boxes on a page that is turned by quarters or lies skewed (issue 13, Digitise: rotation and skew corrected, boxes mapped back to the page as shown).

import type { Box, ReadPage, Ruling, Word } from './page.ts';

export type Quarter = 0 | 90 | 180 | 270;

/** Where a box of the page lies once the page is turned clockwise; fractions of the page before and after. */
function turnBox([left, top, right, bottom]: Box, turn: Quarter): Box {
  if (turn === 90) return [1 - bottom, left, 1 - top, right];
  if (turn === 180) return [1 - right, 1 - bottom, 1 - left, 1 - top];
  if (turn === 270) return [top, 1 - right, bottom, 1 - left];
  return [left, top, right, bottom];
}

/** The page turned clockwise by quarters, with all that is on it; its own turn grows by as much. */
export function turnPage(page: ReadPage, turn: Quarter): ReadPage {
  if (turn === 0) return page;
  const isSideways = turn !== 180;
  return {
    ...page,
    width: isSideways ? page.height : page.width,
    height: isSideways ? page.width : page.height,
    turn: addTurns(page.turn, turn),
    words: page.words.map((word) => turnWord(word, turn, isSideways ? page.height / page.width : 1)),
    rulings: page.rulings.map((ruling) => turnRuling(ruling, turn)),
    fills: page.fills.map((box) => turnBox(box, turn)),
    pictures: page.pictures.map((box) => turnBox(box, turn)),
  };
}

/** Of two turns one after the other. */
export function addTurns(one: Quarter, other: Quarter): Quarter {
  const sum = (one + other) % 360;
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0;
}

function turnWord({ turn: before, ...word }: Word, turn: Quarter, growth: number): Word {
  const after = addTurns(before ?? 0, turn);
  return {
    ...word,
    box: turnBox(word.box, turn),
    size: word.size * growth,
    ...(after !== 0 && { turn: after }),
  };
}

function turnRuling({ from, to }: Ruling, turn: Quarter): Ruling {
  const [left, top, right, bottom] = turnBox([from[0], from[1], to[0], to[1]], turn);
  return { from: [left, top], to: [right, bottom] };
}

/** The quarter turn that sets most of the text upright: 0 unless nearly all of it runs the same other way. */
export function decideTurn(words: readonly Word[]): Quarter {
  const letters = new Map<Quarter, number>();
  let all = 0;
  for (const { text, turn } of words) {
    letters.set(turn ?? 0, (letters.get(turn ?? 0) ?? 0) + text.length);
    all += text.length;
  }
  const main = [...letters].find(([, count]) => count > MOST_OF_THE_TEXT * all);
  return main === undefined ? 0 : addTurns(0, ((360 - main[0]) % 360) as Quarter); // a full turn less a quarter turn is one
}

const MOST_OF_THE_TEXT = 0.8;

/** A length and a height in one unit: points or pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Where a point of the straightened sheet lies on the skewed one of the same size; fractions of the sheet, skew in degrees clockwise. */
export function skewPoint(
  [x, y]: readonly [number, number],
  skew: number,
  { width, height }: Sheet,
): readonly [number, number] {
  const angle = (skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [(x - 0.5) * width, (y - 0.5) * height];
  return [(across * cos - down * sin) / width + 0.5, (across * sin + down * cos) / height + 0.5];
}

/**
 * Where a box of the straightened sheet lies on the skewed one; fractions. The box keeps its size: at some degrees the rectangle around the turned one
 * would reach into the lines above and below.
 */
export function skewBox(box: Box, skew: number, sheet: Sheet): Box {
  if (skew === 0) return box;
  const [left, top, right, bottom] = box;
  const [x, y] = skewPoint([(left + right) / 2, (top + bottom) / 2], skew, sheet);
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}

/** A skewed page with everything on it turned straight, for reading its lines and tables; `skewBox` leads back. Boxes may lie a little off the page. */
export function straightenPage(page: ReadPage): ReadPage {
  const { skew } = page;
  if (skew === 0) return page;
  const straightBox = (box: Box) => skewBox(box, -skew, page);
  return {
    ...page,
    skew: 0,
    words: page.words.map((word) => ({ ...word, box: straightBox(word.box) })),
    rulings: page.rulings.map(({ from, to }) => ({
      from: skewPoint(from, -skew, page),
      to: skewPoint(to, -skew, page),
    })),
    fills: page.fills.map(straightBox),
    pictures: page.pictures.map(straightBox),
  };
}
