// On which row each heading of a table without a grid stands: its depth from the top of its columns, or what the rules between headings say
// (decisions.md section 5).

import type { Heading } from './heading-spans.ts';
import type { Bounds, HorizontalRule, Rules } from './shapes.ts';
import { middleX, middleY } from './shapes.ts';

/** Beyond so many headings the page is a drawing. */
const MOST_PARTED = 200;

/**
 * The row of each heading: one below the lowest heading over any of its columns, and below every heading that stands over a rule which lies over this one
 * as well.
 */
export function headingRows(headings: readonly Heading[], rules: Rules): number[] {
  const depth: number[] = [];
  const rows: number[] = [];
  const across = headings.length > MOST_PARTED ? [] : rules.across;
  for (const [index, heading] of headings.entries()) {
    const over = across.filter((rule) => rule.y < middleY(heading) && isAcross(rule, heading));
    let row = 0;
    for (const [at, other] of over.length === 0 ? [] : headings.slice(0, index).entries())
      if (over.some((rule) => rule.y > middleY(other) && isAcross(rule, other)))
        row = Math.max(row, (rows[at] ?? 0) + 1);
    for (let column = heading.first; column <= heading.last; column += 1)
      row = Math.max(row, depth[column] ?? 0);
    for (let column = heading.first; column <= heading.last; column += 1) depth[column] = row + 1;
    rows.push(row);
  }
  return rows;
}

function isAcross(rule: HorizontalRule, part: Bounds): boolean {
  return rule.x0 <= middleX(part) && rule.x1 >= middleX(part);
}
