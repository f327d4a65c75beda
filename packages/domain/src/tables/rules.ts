// Ruling lines made whole: pieces on one line are joined (they arrive in pieces and as dots), short ones are dropped. Upright and level only.
// See decisions.md section 5.

import type { ReadPage } from '../digitise/page.ts';
import type { HorizontalRule, Piece, Rules, VerticalRule } from './shapes.ts';
import { middleY } from './shapes.ts';

interface Stroke {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const APART_EM = 0.22;
const GAP_EM = 0.35;
const SHORTEST_ACROSS_EM = 1.2;
const SHORTEST_DOWN_EM = 0.7;
const DASHES = /^[-–—_=]{4,}$/u;

/** The page's rules in points, joined; words made of dashes count as rules. */
export function listRules(page: ReadPage, words: readonly Piece[], em: number): Rules {
  const across: Stroke[] = [];
  const down: Stroke[] = [];
  for (const { from, to } of page.rulings) {
    const [x0, x1] = [from[0] * page.width, to[0] * page.width];
    const [y0, y1] = [from[1] * page.height, to[1] * page.height];
    if (!Number.isFinite(x0 + x1 + y0 + y1)) continue;
    const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    if (width >= height && height < APART_EM * em)
      across.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
    if (height >= width && width < APART_EM * em)
      down.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
  }
  for (const word of words)
    if (isDashes(word)) across.push({ at: middleY(word), from: word.x0, to: word.x1 });
  return {
    across: join(across, em)
      .filter((stroke) => stroke.to - stroke.from >= SHORTEST_ACROSS_EM * em)
      .map((stroke): HorizontalRule => ({ y: stroke.at, x0: stroke.from, x1: stroke.to })),
    down: join(down, em)
      .filter((stroke) => stroke.to - stroke.from >= SHORTEST_DOWN_EM * em)
      .map((stroke): VerticalRule => ({ x: stroke.at, y0: stroke.from, y1: stroke.to })),
  };
}

/** Whether a word is made of dashes alone, and so drawn as a rule. */
export function isDashes(word: Piece): boolean {
  return DASHES.test(word.text);
}

function join(strokes: readonly Stroke[], em: number): Stroke[] {
  const joined: Stroke[] = [];
  let level: Stroke[] = [];
  const flush = (): void => {
    joined.push(...joinLevel(level, GAP_EM * em));
    level = [];
  };
  for (const stroke of strokes.toSorted((a, b) => a.at - b.at)) {
    if (stroke.at - (level[0]?.at ?? stroke.at) > APART_EM * em) flush();
    level.push(stroke);
  }
  flush();
  return joined;
}

function joinLevel(level: readonly Stroke[], gap: number): Stroke[] {
  const joined: Stroke[] = [];
  for (const stroke of level.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && stroke.from <= last.to + gap)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, stroke.to) };
    else joined.push(stroke);
  }
  return joined;
}

/** The rules that touch a rectangle. */
export function rulesWithin(rules: Rules, box: { x0: number; y0: number; x1: number; y1: number }): Rules {
  return {
    across: rules.across.filter(
      (rule) => rule.y >= box.y0 && rule.y <= box.y1 && rule.x1 > box.x0 && rule.x0 < box.x1,
    ),
    down: rules.down.filter(
      (rule) => rule.x >= box.x0 && rule.x <= box.x1 && rule.y1 > box.y0 && rule.y0 < box.y1,
    ),
  };
}
