// Which lines above a group of lines are its headings: those over its right-hand columns that stand near, or that a rule or the unit of the table ties to it
// (decisions.md section 5).

import { joinWords } from './lines.ts';
import type { LooseLine } from './loose-lines.ts';
import { figures, topOf } from './loose-lines.ts';
import type { Bounds, Rules, Segment } from './shapes.ts';
import { boundsOf, middleX, middleY } from './shapes.ts';
import { isUnitNote, isYear } from './text-kinds.ts';

/** A heading stands this near above. */
const HEADING_GAP_EM = 2.2;
/** One that is tied to the table by its unit or by a rule may stand as far as a row. */
const TIED_GAP_EM = 4.5;
/** A wider heading is centred over a column this exactly. */
const CENTRED_EM = 0.2;
/** The least share of a table's width that its labels take. */
const LABELS = 0.2;
const AMID_EM = 0.9;
const YEARS = 3;
const PERIOD = /(?<!\p{L})(?:years?|fiscal|periods?|años?|ejercicios?|per[ií]odos?)(?!\p{L})/iu;
/** A table's width shows in its first lines. */
const MOST_LINES = 200;
const MOST_HEADINGS = 8;

/** Headings whose columns are apart from those of the line below them stand with the table that follows. */
export function joinHeadings(
  loose: readonly LooseLine[],
  regions: readonly number[][],
  em: number,
): number[][] {
  const joined: { lines: number[]; headings: number }[] = [];
  // From the bottom, so that each line of headings meets all that stands below it.
  for (const region of regions.toReversed()) {
    const below = joined.at(-1);
    const headings = (below?.headings ?? 0) + region.length;
    if (below !== undefined && headings <= MOST_HEADINGS && areHeadings(loose, region, below.lines, em)) {
      below.lines.unshift(...region);
      below.headings = headings;
    } else joined.push({ lines: [...region], headings: 0 });
  }
  return joined.toReversed().map(({ lines }) => lines);
}

function areHeadings(
  loose: readonly LooseLine[],
  above: readonly number[],
  below: readonly number[],
  em: number,
): boolean {
  const [end, start] = [above.at(-1) ?? 0, below[0] ?? 0];
  if (topOf(loose, start) - topOf(loose, end) > HEADING_GAP_EM * em) return false;
  if (loose.slice(end + 1, start).some((line) => line.hasProse)) return false;
  const [heads, body] = [above, below].map((lines) =>
    boundsOf(lines.slice(0, MOST_LINES).flatMap((at) => loose[at]?.segments ?? [])),
  );
  if (heads === undefined || body === undefined) return false;
  // Headings of one line and of two lines beside each other lie within each other's height.
  const isAmid = topOf(loose, start) - topOf(loose, end) < AMID_EM * em;
  const left = isAmid ? body.x0 - 2 * em : body.x0 + 0.2 * (body.x1 - body.x0);
  const isInside = heads.x0 > left && heads.x1 <= body.x1 + 2 * em;
  return isInside && above.every((at) => figures(loose[at]).length === 0);
}

/** The index of the first line of the table, headings of one text above it included; none above the `floor`. */
export function firstHeading(
  loose: readonly LooseLine[],
  region: readonly number[],
  floor: number,
  rules: Rules,
  em: number,
): number {
  const first = firstAtRight(loose, region, floor, rules, em);
  return first === region[0] && isHeadOfYears(loose, region, floor, em) ? first - 1 : first;
}

/** The first of those over its right-hand columns. */
function firstAtRight(
  loose: readonly LooseLine[],
  region: readonly number[],
  floor: number,
  rules: Rules,
  em: number,
): number {
  let first = region[0] ?? 0;
  const bounds = boundsOf(region.slice(0, 8).flatMap((at) => loose[at]?.segments ?? []));
  const lasts = region.slice(0, 8).flatMap((at) => loose[at]?.segments.slice(1).slice(-1) ?? []);
  for (let steps = 0; steps < MOST_HEADINGS && first > floor; steps += 1) {
    const above = loose[first - 1];
    const [segment] = above?.segments ?? [];
    if (above === undefined || segment === undefined) break;
    const below = topOf(loose, first);
    const isTied = hasUnit(above) || isRuledOff(segment, below, bounds, rules, em);
    const isNear = isWithin(below - middleY(above.line), isTied, em);
    if (!isNear || !isAtRight(segment, bounds, lasts, em) || above.segments.length > 1) break;
    first -= 1;
  }
  return first;
}

/** Right above rows whose labels are years, the text over the labels that names a period is their heading: 'Year ended December 31,'. */
function isHeadOfYears(
  loose: readonly LooseLine[],
  region: readonly number[],
  floor: number,
  em: number,
): boolean {
  const start = region[0] ?? 0;
  const above = loose[start - 1];
  const [head] = above?.segments ?? [];
  const rows = region.slice(0, YEARS).map((at) => loose[at]?.segments ?? []);
  if (above === undefined || head === undefined || start <= floor || above.segments.length > 1) return false;
  if (topOf(loose, start) - middleY(above.line) > HEADING_GAP_EM * em) return false;
  const areYears = rows.every(([label]) => label !== undefined && isYear(joinWords(label.words)));
  const isOverLabels = rows.every(([label, next]) => head.x0 < (label?.x1 ?? 0) && head.x1 < (next?.x0 ?? 0));
  return rows.length === YEARS && areYears && isOverLabels && PERIOD.test(joinWords(head.words));
}

function isWithin(gap: number, isTied: boolean, em: number): boolean {
  return gap <= (isTied ? TIED_GAP_EM : HEADING_GAP_EM) * em;
}

/** The note on the unit of the table stands beside it. */
function hasUnit({ row, segments }: LooseLine): boolean {
  return row.segments.some((segment) => !segments.includes(segment) && isUnitNote(joinWords(segment.words)));
}

/** A rule under it that is no underline lies over the right-hand columns alone. */
function isRuledOff(segment: Segment, until: number, bounds: Bounds, rules: Rules, em: number): boolean {
  return rules.across.some(
    ({ y, x0, x1 }) =>
      y > middleY(segment) &&
      y < until &&
      x0 > bounds.x0 + LABELS * (bounds.x1 - bounds.x0) &&
      x0 <= segment.x0 + em &&
      x1 >= segment.x1 - em &&
      x1 - x0 > segment.x1 - segment.x0 + em,
  );
}

/** Over the right-hand columns; one that is wider than the last of them is centred over it. */
function isAtRight(segment: Segment, bounds: Bounds, lasts: readonly Segment[], em: number): boolean {
  if (segment.x0 <= bounds.x0 + LABELS * (bounds.x1 - bounds.x0)) return false;
  if (segment.x1 <= bounds.x1 + 2 * em) return true;
  return lasts.some((last) => Math.abs(middleX(last) - middleX(segment)) < CENTRED_EM * em);
}
