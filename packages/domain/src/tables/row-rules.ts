// The rules between the rows of a table without a grid, where it has them: long ones, enough for its lines, and no underlines (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import { cutSegments } from './lines.ts';
import type { Bounds, HorizontalRule, Line, Rules } from './shapes.ts';
import { boundsOf, middleY } from './shapes.ts';
import type { TextRow } from './text-row.ts';
import { doShareValues } from './text-row.ts';

/** The heights of the rules that part the rows; none where rules do not part them. */
export function listRowRules(
  rows: readonly TextRow[],
  lines: readonly Line[],
  rules: Rules,
  em: number,
): number[] {
  const bounds = boundsOf(lines);
  const ys = withoutUnderlines(rules.across, lines, em)
    .filter(
      (rule) =>
        rule.x1 - rule.x0 >= 0.5 * (bounds.x1 - bounds.x0) && rule.y > bounds.y0 && rule.y < bounds.y1,
    )
    .map((rule) => rule.y);
  return doPartRows(ys, rows) ? ys : [];
}

const UNDERLINE_EM = 0.15;

/** Without rules that begin and end with one text of the line right above them: underlined links. */
function withoutUnderlines(
  across: readonly HorizontalRule[],
  lines: readonly Line[],
  em: number,
): HorizontalRule[] {
  let next = 0;
  return across
    .toSorted((a, b) => a.y - b.y)
    .filter((rule) => {
      while (isAbove(lines[next], rule)) next += 1;
      const above = lines[next - 1];
      if (above === undefined || rule.y > above.y1 + UNDERLINE_EM * em) return true;
      return !cutSegments(above, CELL_GAP_EM).some((segment) => isAlong(segment, rule, UNDERLINE_EM * em));
    });
}

function isAlong(segment: Bounds, rule: HorizontalRule, reach: number): boolean {
  return Math.abs(segment.x0 - rule.x0) < reach && Math.abs(segment.x1 - rule.x1) < reach;
}

function isAbove(line: Line | undefined, rule: HorizontalRule): boolean {
  return line !== undefined && middleY(line) < rule.y;
}

const PARTED = 0.7;

/** Enough rules for the lines, and one between most lines of figures that follow each other. */
function doPartRows(ys: readonly number[], rows: readonly TextRow[]): boolean {
  if (ys.length < 3 || ys.length < 0.3 * rows.length) return false;
  const sorted = ys.toSorted((a, b) => a - b);
  let [next, pairs, parted] = [0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above === undefined || !doShareValues(above, row)) continue;
    while ((sorted[next] ?? Infinity) <= (above.middles[0] ?? 0)) next += 1;
    pairs += 1;
    if ((sorted[next] ?? Infinity) < (row.middles[0] ?? 0)) parted += 1;
  }
  return parted >= PARTED * pairs;
}
