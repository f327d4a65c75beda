// Contradictions that make two headlines separate stories however much they share (issue 5, 'One story, counted once': figures, directions, names
// and denials must agree).

import type { Common } from './shared-by-titles.ts';
import { isSameFigure } from './title-numbers.ts';
import type { TitleWords } from './title-words.ts';
import { SIDE_GROUPS } from './title-words.ts';

const FEW_TAGS = 3;
const TAGS_OF_LISTS = 0.4;

/** Whether two headlines have different figures of one kind, opposite directions, or different companies, countries, brokers or goods. */
export function contradicts(a: TitleWords, b: TitleWords): boolean {
  if (a.forms.size !== b.forms.size || areApart(a.forms, b.forms)) return true;
  if (areApart(a.named, b.named) || (a.goods.size > 0 && b.goods.size > 0 && overlap(a.goods, b.goods) < 1))
    return true;
  if (
    SIDE_GROUPS.some(
      (group) => (a.sides[group] & ~b.sides[group]) !== 0 && (b.sides[group] & ~a.sides[group]) !== 0,
    )
  )
    return true;
  if (
    areApart(a.tags, b.tags) ||
    (a.tags.size >= FEW_TAGS && b.tags.size >= FEW_TAGS && overlap(a.tags, b.tags) < TAGS_OF_LISTS)
  )
    return true;
  const onlyInB = b.figures.filter((figure) => !a.figures.some((other) => isSameFigure(figure, other)));
  return a.figures.some(
    (figure) =>
      onlyInB.some(({ kind }) => kind === figure.kind) &&
      !b.figures.some((other) => isSameFigure(figure, other)),
  );
}

function areApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && overlap(a, b) === 0;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return both / (a.size + b.size - both);
}

const NEARLY_ALL = 0.9;
const MUCH = 4;
const MUCH_MORE = 2.5;

/** Whether one denies what the other says, unless it contains all of the other's words and the denial is in the rest. */
export function isDeniedBy(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (a.isDenial === b.isDenial) return false;
  return common.contained < NEARLY_ALL || common.shared < MUCH || common.left[a.isDenial ? 0 : 1] < MUCH_MORE;
}
