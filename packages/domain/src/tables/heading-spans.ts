// Which columns a heading stands over: those that its text lies over, those over the rule beneath it or between upright rules beside it, or those it is
// centred over that have headings of their own (decisions.md section 5).

import type { Column } from './columns.ts';
import { columnAt } from './columns.ts';
import { isOver, joinWords } from './lines.ts';
import type { Bounds, HorizontalRule, Piece, Rules, Segment } from './shapes.ts';
import { middleX, middleY } from './shapes.ts';

export interface Heading extends Bounds {
  readonly words: readonly Piece[];
  readonly first: number;
  readonly last: number;
}

const MOST_SPANNED = 24;
const MOST_HEADINGS = 60;
const OFF_MIDDLE_EM = 2.5;
const OFF_MIDDLE = 0.15;
const AS_NEAR_EM = 0.6;

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The headings of one line with the columns that each spans; `lower` are the lines of headings under it, from the top. */
export function listSpans(
  parts: readonly Segment[],
  columns: readonly Column[],
  rules: Rules,
  lower: readonly (readonly Segment[])[],
  em: number,
): Heading[] {
  const below = lower.flat();
  const all = [...parts, ...below];
  const blocks = listBlocks(lower.at(-1) ?? [], columns);
  const places = parts.map((part) => columnAt(columns, middleX(part)));
  // Two headings over one block are those of its columns, or their first lines.
  const isOverBlocks = blocks.every(
    ({ first, last }) => places.filter((place) => place >= first && place <= last).length <= 1,
  );
  const headed = new Map<number, Bounds>();
  for (const part of below.toReversed()) headed.set(columnAt(columns, middleX(part)), part);
  return parts.map((part) => {
    const own = ownColumns(part, columns, em);
    const ruled = spanByRules(part, all, columns, rules, em);
    if (ruled !== null)
      return { ...part, first: Math.min(ruled.first, own.first), last: Math.max(ruled.last, own.last) };
    const under = headed.get(own.first);
    if (own.first === own.last && under !== undefined && isWrap(part, under, em)) return { ...part, ...own };
    const others = blocks.length === 0 ? [] : places.filter((_, at) => parts[at] !== part);
    const blocked = isOverBlocks ? spanOfBlocks(part, others, columns, blocks, own, em) : null;
    return { ...part, ...(blocked ?? nearestColumns(part, parts, columns, headed, own, em)) };
  });
}

/** Where the lowest headings come again in the same order, as 2024, 2023, 2024, 2023 do: the columns of each time. */
function listBlocks(lowest: readonly Segment[], columns: readonly Column[]): Span[] {
  const texts = lowest.map((part) => joinWords(part.words));
  const places = lowest.map((part) => columnAt(columns, middleX(part)));
  const first = places[0] ?? 0;
  if (places.some((place, index) => place !== first + index)) return [];
  const period = texts.indexOf(texts[0] ?? '', 1);
  if (period < 2 || texts.length % period !== 0 || texts.length > MOST_HEADINGS) return [];
  if (texts.some((text, index) => text !== texts[index % period])) return [];
  return Array.from({ length: texts.length / period }, (_, block) => ({
    first: first + block * period,
    last: first + (block + 1) * period - 1,
  }));
}

/** A heading over such columns spans whole blocks of them: those whose middle is nearest to its own, and of those that are as near the most; none that another heading of its line stands over. */
function spanOfBlocks(
  part: Bounds,
  others: readonly number[],
  columns: readonly Column[],
  blocks: readonly Span[],
  own: Span,
  em: number,
): Span | null {
  const spans = blocks.flatMap((from, index) =>
    blocks.slice(index).map((to) => ({ first: from.first, last: to.last })),
  );
  const off = ({ first, last }: Span): number =>
    Math.abs(((columns[first]?.x0 ?? 0) + (columns[last]?.x1 ?? 0)) / 2 - middleX(part));
  const over = spans.filter(
    (span) =>
      span.first <= own.last &&
      span.last >= own.first &&
      off(span) < OFF_MIDDLE_EM * em &&
      others.every((place) => place < span.first || place > span.last),
  );
  const nearest = over.reduce((least, span) => Math.min(least, off(span)), Infinity);
  return (
    over
      .filter((span) => off(span) <= nearest + AS_NEAR_EM * em)
      .toSorted((a, b) => b.last - b.first - (a.last - a.first) || off(a) - off(b))[0] ?? null
  );
}

/** The columns between the upright rules beside a heading, or over the rule under it, where none of `all` the headings stands over that as well. */
function spanByRules(
  part: Segment,
  all: readonly Segment[],
  columns: readonly Column[],
  rules: Rules,
  em: number,
): Span | null {
  const y = middleY(part);
  const beside = rules.down.filter((rule) => rule.y0 <= y && rule.y1 >= y).map((rule) => rule.x);
  if (beside.length >= 2) {
    const left = Math.max(...beside.filter((x) => x <= part.x0 + 0.3 * em), -Infinity);
    const right = Math.min(...beside.filter((x) => x >= part.x1 - 0.3 * em), Infinity);
    return spanWithin(columns, left, right);
  }
  const under = rules.across
    .filter(
      (rule) => rule.y > y && rule.y < part.y1 + em && rule.x0 <= part.x0 + em && rule.x1 >= part.x1 - em,
    )
    .toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))[0];
  return under === undefined ? null : spanOverRule(part, under, all, columns, em);
}

function spanOverRule(
  part: Segment,
  under: HorizontalRule,
  all: readonly Segment[],
  columns: readonly Column[],
  em: number,
): Span | null {
  const reached = spanWithin(columns, under.x0 - em, under.x1 + em) ?? { first: 0, last: 0 };
  // The rule under all headings runs on under the labels.
  const isBesideLabels = part.x0 > (columns[0]?.x1 ?? 0) && isAside(part, under, em);
  const span = { first: Math.max(reached.first, isBesideLabels ? 1 : 0), last: reached.last };
  if (span.first >= span.last) return null;
  // A rule under several headings separates them from what stands below; so does one under the whole table. What lies over the part is its next line.
  const isAlone = all.every(
    (other) => isOver(other, part) || other.x1 < under.x0 || other.x0 > under.x1 || middleY(other) > under.y,
  );
  const isWide = span.last - span.first >= columns.length - (columns.length > 3 ? 2 : 1);
  return isAlone && !(isWide && (span.first === 0 || isAside(part, under, em))) ? span : null;
}

/** Neither near the middle over a rule nor at its beginning. */
function isAside(part: Bounds, rule: Pick<Bounds, 'x0' | 'x1'>, em: number): boolean {
  const off = Math.abs(middleX(part) - (rule.x0 + rule.x1) / 2);
  return off > OFF_MIDDLE * (rule.x1 - rule.x0) && part.x0 - rule.x0 > em;
}

function spanWithin(columns: readonly Column[], x0: number, x1: number): Span | null {
  const isWithin = (column: Column): boolean =>
    (column.x0 + column.x1) / 2 >= x0 && (column.x0 + column.x1) / 2 <= x1;
  const first = columns.findIndex(isWithin);
  return first < 0 ? null : { first, last: columns.findLastIndex(isWithin) };
}

/** The columns the heading's own text lies over. */
function ownColumns(part: Bounds, columns: readonly Column[], em: number): Span {
  const middle = columnAt(columns, middleX(part));
  const over = columns.flatMap((column, index) => {
    const shared = Math.min(column.x1, part.x1) - Math.max(column.x0, part.x0);
    return shared > Math.min(0.8 * em, 0.5 * (column.x1 - column.x0)) ? [index] : [];
  });
  return { first: Math.min(middle, over[0] ?? middle), last: Math.max(middle, over.at(-1) ?? middle) };
}

/** Whether the part below is the next line of the heading: near, and centred or flush with it. */
function isWrap(part: Bounds, below: Bounds, em: number): boolean {
  const isNear = middleY(below) - middleY(part) < 1.35 * em;
  const off = Math.min(
    Math.abs(middleX(part) - middleX(below)),
    Math.abs(part.x0 - below.x0),
    Math.abs(part.x1 - below.x1),
  );
  return isNear && off < 0.5 * em;
}

/** A heading centred over columns that have headings of their own spans them; of several such stretches the widest. */
function nearestColumns(
  part: Segment,
  parts: readonly Segment[],
  columns: readonly Column[],
  headed: ReadonlyMap<number, Bounds>,
  own: Span,
  em: number,
): Span {
  const isMine = (index: number): boolean => {
    const column = columns[index];
    if (column === undefined || index === 0 || !headed.has(index)) return false;
    const middle = (column.x0 + column.x1) / 2;
    const distance = Math.abs(middleX(part) - middle);
    return parts.every((other) => other === part || Math.abs(middleX(other) - middle) >= distance);
  };
  let [low, high] = [own.first, own.last];
  while (low > own.first - MOST_SPANNED && isMine(low - 1)) low -= 1;
  while (high < own.last + MOST_SPANNED && isMine(high + 1)) high += 1;
  return widestCentred(part, columns, own, { first: low, last: high }, em);
}

/** The widest stretch of columns from `own` up to `most` whose middle is the heading's. */
function widestCentred(part: Segment, columns: readonly Column[], own: Span, most: Span, em: number): Span {
  let best = own;
  let bestOffset = Infinity;
  for (let first = most.first; first <= own.first; first += 1)
    for (let last = own.last; last <= most.last; last += 1) {
      const [from, to] = [columns[first]?.x0 ?? 0, columns[last]?.x1 ?? 0];
      const offset = Math.abs((from + to) / 2 - middleX(part));
      const wider = last - first - (best.last - best.first);
      if (offset >= 0.6 * em + 0.07 * (to - from) || wider < 0 || (wider === 0 && offset >= bestOffset))
        continue;
      best = { first, last };
      bestOffset = offset;
    }
  return best;
}
