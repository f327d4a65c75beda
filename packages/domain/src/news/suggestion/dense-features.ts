// Numeric features of a headline (issue 5, 'Suggestions'): the sentiment of its words as a whole, in the company's clause, to the company's left and
// right and close to it; percentages with their direction; the position of the company; the kinds of happenings on either side of it.
// The order of the features is part of the model: add new ones at the end.

import type { Headline } from './read-headline.ts';
import type { Word } from './headline-words.ts';
import { HAPPENINGS } from './lexicon.ts';
import type { Senses } from './senses.ts';

const MODALS = new Set(
  'may could might would should can will plan to set likely expect seek consider mull look hope target aim'.split(
    ' ',
  ),
);
const CONTRASTS = new Set('but despite although though however yet even amid while after'.split(' '));
const FAR = 40;

/** The kinds of happening of each stem. */
const KINDS: ReadonlyMap<string, readonly number[]> = kindsByStem();

function kindsByStem(): Map<string, number[]> {
  const kinds = new Map<string, number[]>();
  HAPPENINGS.forEach(([, stems], kind) => {
    for (const stem of stems) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  });
  return kinds;
}

export const DENSE_LENGTH = 40 + 3 * HAPPENINGS.length;

/** The features of a headline, each finite and mostly within -3..3. */
export function denseFeatures(headline: Headline, senses: Senses): Float64Array {
  const dense = new Float64Array(DENSE_LENGTH);
  const figures = [
    ...wholeFigures(senses),
    ...targetFigures(headline, senses),
    ...percentFigures(headline, senses),
    ...shapeFigures(headline, senses),
  ];
  dense.set(figures.slice(0, 40));
  dense.set(happeningFigures(headline), 40);
  return dense;
}

/** Squashes a sum of tenths into -1..1; nine tenths become 0.5. */
function squash(sum: number): number {
  return sum / (Math.abs(sum) + 9);
}

function wholeFigures({ values, moved, bare }: Senses): number[] {
  let sum = 0;
  let good = 0;
  let bad = 0;
  let most = 0;
  let least = 0;
  let count = 0;
  let first = 0;
  let last = 0;
  for (const value of values) {
    if (value === 0) continue;
    sum += value;
    if (value > 0) good += value;
    else bad += value;
    most = Math.max(most, value);
    least = Math.min(least, value);
    count += 1;
    if (first === 0) first = value;
    last = value;
  }
  return [
    squash(sum),
    squash(good),
    squash(bad),
    most / 6,
    least / 6,
    Math.min(count, 6) / 6,
    first / 6,
    last / 6,
    squash(moved),
    squash(bare),
  ];
}

function targetFigures({ words, targets }: Headline, { values }: Senses): number[] {
  const clauses = new Set(targets.map((at) => words[at]?.clause));
  const sums = { same: 0, else: 0, left: 0, right: 0, decayed: 0, near: 0, nearish: 0, byOthers: 0 };
  const nearest = { left: 0, right: 0, leftAway: FAR, rightAway: FAR };
  values.forEach((value, index) => {
    if (value === 0) return;
    if (clauses.has(words[index]?.clause)) sums.same += value;
    else sums.else += value;
    const away = awayFrom(targets, index);
    if (away < 0) sums.left += value;
    else sums.right += value;
    const distance = targets.length === 0 ? 6 : Math.abs(away);
    sums.decayed += value / (1 + 0.3 * distance);
    if (distance <= 4) sums.near += value;
    if (distance <= 8) sums.nearish += value;
    if (nextToOther(words, index)) sums.byOthers += value;
    recordNearest(nearest, away, value);
  });
  return [
    squash(sums.same),
    squash(sums.else),
    squash(sums.left),
    squash(sums.right),
    squash(2 * sums.decayed),
    squash(sums.near),
    squash(sums.nearish),
    squash(sums.byOthers),
    nearest.left / 6,
    nearest.right / 6,
  ];
}

function recordNearest(
  nearest: { left: number; right: number; leftAway: number; rightAway: number },
  away: number,
  value: number,
): void {
  const found = nearest;
  if (away < 0 && -away < found.leftAway) {
    found.left = value;
    found.leftAway = -away;
  } else if (away >= 0 && away < found.rightAway) {
    found.right = value;
    found.rightAway = away;
  }
}

/** Distance of a word from the nearest word of the target, positive to its right. Without a target every word is to the right. */
export function awayFrom(targets: readonly number[], index: number): number {
  let best = targets.length === 0 ? index + 1 : FAR;
  for (const target of targets) if (Math.abs(index - target) < Math.abs(best)) best = index - target;
  return best;
}

function nextToOther(words: readonly Word[], index: number): boolean {
  for (let at = index - 2; at <= index + 2; at += 1) if (words[at]?.role === 'other') return true;
  return false;
}

function percentFigures({ words, targets }: Headline, { values, directions }: Senses): number[] {
  let signed = 0;
  let felt = 0;
  let greatest = 0;
  words.forEach(({ kind, lower }, index) => {
    if (kind !== 'percent') return;
    const size = Math.log1p(Math.min(Number.parseFloat(lower.replaceAll(/[^\d.]/g, '')) || 0, 500)) / 5;
    const sign = lower.startsWith('-')
      ? -1
      : lower.startsWith('+')
        ? 1
        : findNearestFigure(directions, index);
    signed += sign * size;
    felt +=
      Math.sign(findNearestFigure(values, index)) *
      size *
      (Math.abs(awayFrom(targets, index)) <= 6 ? 1 : 0.5);
    greatest = Math.max(greatest, size);
  });
  return [signed, felt, greatest];
}

function findNearestFigure(figures: readonly number[], index: number): number {
  for (let distance = 1; distance <= 5; distance += 1) {
    const before = figures[index - distance] ?? 0;
    if (before !== 0) return before;
    const after = figures[index + distance] ?? 0;
    if (after !== 0) return after;
  }
  return 0;
}

function shapeFigures({ words, targets, isTitleCase }: Headline, { negations }: Senses): number[] {
  const first = targets[0] ?? 0;
  const counts = { others: 0, modals: 0, contrasts: 0 };
  const has = { question: 0, call: 0, quotation: 0, colon: 0, tag: 0, otherBefore: 0, otherAfter: 0 };
  words.forEach(({ kind, role, stem, lower }, index) => {
    if (role === 'other') {
      counts.others += 1;
      if (index < first) has.otherBefore = 1;
      if (index > first) has.otherAfter = 1;
    }
    if (kind === 'word' && MODALS.has(stem)) counts.modals += 1;
    if (CONTRASTS.has(lower)) counts.contrasts += 1;
    if (kind === 'tag') has.tag = 1;
    if (lower === '?') has.question = 1;
    else if (lower === '!') has.call = 1;
    else if (lower === '"') has.quotation = 1;
    else if (lower === ':') has.colon = 1;
  });
  return [
    first / (words.length || 1),
    flag(targets.length > 0 && first === 0),
    flag(targets.length > 0),
    Math.min(words.length, 30) / 30,
    Math.min(counts.others, 8) / 8,
    Math.min(targets.length, 4) / 4,
    Math.min(negations, 3) / 3,
    has.question,
    Math.min(counts.modals, 3) / 3,
    Math.min(counts.contrasts, 3) / 3,
    has.call,
    has.tag,
    flag(isTitleCase),
    has.quotation,
    has.colon,
    has.otherBefore,
    has.otherAfter,
  ];
}

function flag(is: boolean): number {
  return is ? 1 : 0;
}

/** For each kind of happening, whether it is mentioned at all, to the left of the company, and right after it. */
function happeningFigures({ words, targets }: Headline): Float64Array {
  const figures = new Float64Array(3 * HAPPENINGS.length);
  words.forEach(({ kind, role, stem }, index) => {
    if (kind !== 'word' || role !== 'plain') return;
    for (const place of KINDS.get(stem) ?? []) {
      const away = awayFrom(targets, index);
      figures[3 * place] = 1;
      if (away < 0) figures[3 * place + 1] = 1;
      else if (away <= 4) figures[3 * place + 2] = 1;
    }
  });
  return figures;
}
