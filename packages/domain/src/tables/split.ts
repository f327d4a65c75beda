// One stretch of lines that is several tables: where a caption stands between them, or where the heading of the label column comes again after a gap
// that is wider than those between its rows (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import { countHeadings } from './header.ts';
import { cutSegments, joinWords } from './lines.ts';
import type { Line } from './shapes.ts';
import { median, middleY } from './shapes.ts';
import { isCaption, isNumber } from './text-kinds.ts';

const MOST_HEADINGS = 6;
const FEWEST_ROWS = 3;
const WIDER = 1.5;
const NO_RULES = { across: [], down: [] };

/** The lines of each table, from the top. */
export function splitTables(lines: readonly Line[]): Line[][] {
  const firsts = lines.map((line) => joinWords(cutSegments(line, CELL_GAP_EM)[0]?.words ?? []));
  const steps = lines.map((line, i) => (i === 0 ? 0 : middleY(line) - middleY(lines[i - 1] ?? line)));
  const leading = median(steps);
  const top = lines.findIndex(isHeadingLine);
  const heads = Math.max(countHeadings(lines, NO_RULES, median(lines.map((line) => line.size))), top + 1);
  const headings = new Set(
    firsts.slice(0, heads).filter((text, i) => !isNumber(text) && isHeadingLine(lines[i])),
  );
  const starts = new Set<number>();
  for (const [index, text] of firsts.entries()) {
    if (index >= FEWEST_ROWS && isCaption(text) && !isWithinLabels(lines, index)) starts.add(index);
    if (index >= MOST_HEADINGS && headings.has(text) && isHeadingLine(lines[index])) {
      const start = widestStep(steps, index);
      if ((steps[start] ?? 0) >= WIDER * leading) starts.add(start);
    }
  }
  return cutAt(lines, starts);
}

function cutAt(lines: readonly Line[], starts: ReadonlySet<number>): Line[][] {
  const parts: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (starts.has(index)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.length > 0);
}

/** 'Notes: replaced capacitor' below an item of an invoice: it ends before the next column begins. */
function isWithinLabels(lines: readonly Line[], index: number): boolean {
  const figures = Math.min(...lines.map((line) => cutSegments(line, CELL_GAP_EM)[1]?.x0 ?? Infinity));
  return (lines[index]?.x1 ?? Infinity) < figures && /^notes?\b/iu.test(joinWords(lines[index]?.words ?? []));
}

/** More than one cell, and the first is words. */
function isHeadingLine(line: Line | undefined): boolean {
  return line !== undefined && cutSegments(line, CELL_GAP_EM).length > 1;
}

/** Where the widest gap lies among the lines just above. */
function widestStep(steps: readonly number[], index: number): number {
  let widest = index;
  for (let i = index; i > Math.max(0, index - MOST_HEADINGS + 1); i -= 1)
    if ((steps[i] ?? 0) > (steps[widest] ?? 0)) widest = i;
  return widest;
}
