// Tables beside each other: stacks of rules that begin and end at the same places, each with labels and figures of its own between them. Their lines would
// otherwise be taken for long lines of one table (decisions.md section 5).

import { cutSegments, joinWords, listLines } from './lines.ts';
import type { Bounds, HorizontalRule, Piece, Rules } from './shapes.ts';
import { middleX, middleY } from './shapes.ts';

const SAME_EDGE_EM = 0.5;
const FEWEST_RULES = 3;
const FEWEST_ROWS = 3;
const CELL_GAP_EM = 0.5;
const LABELLED = 0.6;
const WORDS_OF_TEXT = 4;
const LINES_OF_TEXT = 8;
/** Rules of more places than tables on a page have; beyond, the page is a drawing. */
const MOST_STACKS = 200;
const MOST_PANELS = 40;

/** The words of each such table, those of one table together; none where no table stands beside another. */
export function listPanels(rules: Rules, words: readonly Piece[], em: number): Piece[][] {
  const stacks = listStacks(rules.across, em);
  const panels = stacks
    .map((bounds) => ({ bounds, words: words.filter((word) => isInside(word, bounds)) }))
    .filter((panel) => hasRows(panel.words));
  return panels
    .filter(
      ({ bounds }) => panels.some((other) => isBeside(bounds, other.bounds)) || hasTextBeside(bounds, words),
    )
    .map((panel) => panel.words);
}

/** The areas between rules that begin and end at the same places. */
function listStacks(across: readonly HorizontalRule[], em: number): Bounds[] {
  const stacks: { x0: number; x1: number; y0: number; y1: number; rules: number }[] = [];
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_EM * em;
  for (const { x0, x1, y } of across) {
    const stack = stacks.find((other) => isSame(other.x0, x0) && isSame(other.x1, x1));
    if (stack === undefined) {
      if (stacks.length === MOST_STACKS) return [];
      stacks.push({ x0, x1, y0: y, y1: y, rules: 1 });
      continue;
    }
    stack.rules += 1;
    stack.y0 = Math.min(stack.y0, y);
    stack.y1 = Math.max(stack.y1, y);
  }
  return stacks.filter(({ rules }) => rules >= FEWEST_RULES).slice(0, MOST_PANELS);
}

function isInside(word: Piece, { x0, x1, y0, y1 }: Bounds): boolean {
  const [x, y] = [middleX(word), middleY(word)];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Rows of labels with something beside them; rules under figures alone are those of sums. */
function hasRows(words: readonly Piece[]): boolean {
  const rows = listLines(words)
    .map((line) => cutSegments(line, CELL_GAP_EM))
    .filter((segments) => segments.length > 1);
  const labelled = rows.filter(([label]) => label !== undefined && /\p{L}/u.test(joinWords(label.words)));
  return rows.length >= FEWEST_ROWS && labelled.length >= LABELLED * rows.length;
}

function isBeside(one: Bounds, other: Bounds): boolean {
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  const lower = Math.min(one.y1 - one.y0, other.y1 - other.y0);
  return (one.x1 <= other.x0 || one.x0 >= other.x1) && down >= lower / 2;
}

/** Running text on its lines, at its left or at its right. */
function hasTextBeside(bounds: Bounds, words: readonly Piece[]): boolean {
  const beside = words.filter((word) => middleY(word) > bounds.y0 && middleY(word) < bounds.y1);
  return [beside.filter((word) => word.x1 < bounds.x0), beside.filter((word) => word.x0 > bounds.x1)].some(
    (side) => {
      const lines = listLines(side);
      const whole = lines.filter((line) => cutSegments(line, CELL_GAP_EM).length === 1);
      const isMany = whole.length >= LINES_OF_TEXT && whole.length >= LABELLED * lines.length;
      return isMany && side.length >= WORDS_OF_TEXT * lines.length;
    },
  );
}
