// Contradictions that make two headlines separate stories however much they share (issue 5, 'One story, counted once': figures, directions, names
// and denials must agree).

import { haveOneRater, haveOtherRaters } from './raters.ts';
import { haveOppositeParts } from './parties.ts';
import type { Common } from './shared-by-titles.ts';
import type { Figure } from './title-numbers.ts';
import { areAtOtherStages } from './stages.ts';
import { sharedStem, stem } from './stems.ts';
import { areComparable, isSameFigure } from './title-numbers.ts';
import type { SideGroup, TitleWords } from './title-words.ts';
import { SIDE_GROUPS } from './title-words.ts';

const SHARE = sharedStem(stem('share'));
const FEW_TAGS = 3;
const TAGS_OF_LISTS = 0.4;
const TAGS_OF_CUT_LIST = 0.75;
const WORDS_OF_TEXT = 5;
const NEARLY_ALL = 0.9;

/** Whether two headlines have different figures of one kind, opposite directions, different companies, goods, offices or agencies, give the company opposite parts, or are at different stages of an affair. */
export function contradicts(a: TitleWords, b: TitleWords): boolean {
  return (
    areOfOtherThings(a, b) ||
    haveOtherRaters(a, b) ||
    areAtOtherStages(a, b) ||
    haveOppositeParts(a.parts, b.parts) ||
    SIDE_GROUPS.some((group) => areOnOtherSides(a, b, group)) ||
    differInFigures(a.figures, b.figures)
  );
}

/** The same of two reports of how a quarter went that measure different things: profit may rise by 12 % and sales fall by 8 %. */
export function contradictsOfQuarter(a: TitleWords, b: TitleWords): boolean {
  return (
    areOfOtherThings(a, b) ||
    SIDE_GROUPS.some((group) => group !== 'move' && areOnOtherSides(a, b, group)) ||
    differInFigures(a.figures.filter(saysWhen), b.figures.filter(saysWhen))
  );
}

function saysWhen({ kind }: Figure): boolean {
  return kind === 'quarter' || kind === 'year' || kind === 'month' || kind === 'date';
}

/** Whether two headlines are of different forms, goods, offices or companies. */
function areOfOtherThings(a: TitleWords, b: TitleWords): boolean {
  if (a.forms.size !== b.forms.size || areApart(a.forms, b.forms)) return true;
  if (areApart(a.offices, b.offices)) return true;
  if (a.goods.size > 0 && b.goods.size > 0 && overlap(a.goods, b.goods) < 1) return true;
  return (areApart(a.tags, b.tags) || areOtherLists(a.tags, b.tags)) && !isOneText(a.words, b.words);
}

/** Whether one headline is the other, cut or lengthened: it is then passed on under the tags of several companies. */
function isOneText(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  let both = 0;
  for (const word of a.keys()) if (b.has(word)) both += 1;
  return both >= WORDS_OF_TEXT && both >= NEARLY_ALL * Math.min(a.size, b.size);
}

function areOtherLists(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return (
    a.size >= FEW_TAGS &&
    b.size >= FEW_TAGS &&
    overlap(a, b) < TAGS_OF_LISTS &&
    shareOfFewer(a, b) < TAGS_OF_CUT_LIST
  );
}

/** Whether each is on a side of a group on which the other is not. */
function areOnOtherSides(a: TitleWords, b: TitleWords, group: SideGroup): boolean {
  const [ofA, ofB] = [a.sides[group], b.sides[group]];
  if ((ofA & ~ofB) === 0 || (ofB & ~ofA) === 0) return false;
  // 'Starts' and 'raises' are said of more than ratings, and what one sells another buys.
  if (group === 'coverage') return (a.sides.trade !== 0 && b.sides.trade !== 0) || haveOneRater(a, b);
  return group !== 'trade' || (tellsView(a) && tellsView(b));
}

/** Whether a headline may tell a view of shares: 'buy' and 'sell' are then opposites. */
function tellsView({ words, raters, isRating }: TitleWords): boolean {
  return raters.size > 0 || isRating || words.has(SHARE);
}

/** Whether each has a figure that the other has not, and that can be compared. */
function differInFigures(a: readonly Figure[], b: readonly Figure[]): boolean {
  const isIn = (figures: readonly Figure[]) => (figure: Figure) =>
    figures.some((other) => isSameFigure(figure, other));
  const [onlyInA, onlyInB] = [a.filter((figure) => !isIn(b)(figure)), b.filter((figure) => !isIn(a)(figure))];
  return onlyInA.some((figure) => onlyInB.some((other) => areComparable(figure, other)));
}

function areApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && overlap(a, b) === 0;
}

/** How many of the fewer are among the others, 0..1: a list may be cut off. */
function shareOfFewer(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return both / Math.min(a.size, b.size);
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return both / (a.size + b.size - both);
}

const MUCH = 4;
const MUCH_MORE = 2.5;

/** Whether one denies what the other says, unless it contains all of the other's words and the denial is in the rest. */
export function isDeniedBy(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (a.isDenial === b.isDenial) return false;
  return common.contained < NEARLY_ALL || common.shared < MUCH || common.left[a.isDenial ? 0 : 1] < MUCH_MORE;
}
