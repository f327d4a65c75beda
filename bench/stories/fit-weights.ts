// Fits the weights of packages/domain/src/stories/story-odds.ts on the tuning half of the labelled pairs: logistic regression with a small penalty
// on large weights. Prints them, and for several least sums how well pairs are told apart that were left out of the fitting: the half is cut in
// ten, so that pairs that share a headline stay together, and each tenth told apart by weights fitted on the others. Never looks at the test half.
// Run: node bench/stories/fit-weights.ts

import { findSigns, sameStory } from '@vigilo/domain/stories/same-story';
import { STORY_SIGNS } from '@vigilo/domain/stories/story-odds';
import type { LabelledPair } from './measure-pairs.ts';
import { findLabelledPairs, measure } from './measure-pairs.ts';

const PENALTY = 0.5;
const ROUNDS = 8000;
const STEP = 0.002;
const PARTS = 10;
const LEAST_SUMS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

interface Example {
  readonly pair: LabelledPair;
  /** In the order of STORY_SIGNS; null where weights decide nothing. */
  readonly signs: readonly number[] | null;
  readonly part: number;
}

/** Weights that make what is one story likely and what is two unlikely. */
function fitWeights(examples: readonly Example[]): number[] {
  const open = examples.filter(({ signs }) => signs !== null);
  const weights = STORY_SIGNS.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (STORY_SIGNS[at] === 'always' ? 0 : PENALTY * weight));
    for (const { pair, signs } of open) {
      const error = 1 / (1 + Math.exp(-weighSigns(signs, weights))) - Number(pair.isOne);
      for (let at = 0; at < slopes.length; at += 1)
        slopes[at] = (slopes[at] ?? 0) + error * (signs?.[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at] ?? 0) - STEP * (slopes[at] ?? 0);
  }
  return weights;
}

function weighSigns(signs: readonly number[] | null, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (signs?.[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Pairs that share a headline get the same part. */
function assignParts(pairs: readonly LabelledPair[]): number[] {
  const groups = pairs.map((_, at) => at);
  const findGroup = (at: number): number => (groups[at] === at ? at : findGroup(groups[at] ?? at));
  const firstWith = new Map<string, number>();
  for (const [at, { items }] of pairs.entries()) {
    for (const { words } of items) {
      const first = firstWith.get(words.key) ?? at;
      firstWith.set(words.key, first);
      groups[findGroup(at)] = findGroup(first);
    }
  }
  return pairs.map((_, at) => findGroup(at) % PARTS);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const pairs = (findLabelledPairs() ?? []).filter(({ half }) => half === 'tuning');
const parts = assignParts(pairs);
const examples = pairs.map((pair, at): Example => {
  const [a, b] = pair.items.toSorted((one, other) => (one.words.key <= other.words.key ? -1 : 1));
  const signs = a && b ? findSigns(a, b) : null;
  return { pair, signs: signs && STORY_SIGNS.map((sign) => signs[sign]), part: parts[at] ?? 0 };
});
for (const [at, weight] of fitWeights(examples).entries()) print(`${STORY_SIGNS[at]}: ${weight.toFixed(2)}`);
const fits = Array.from({ length: PARTS }, (_, part) =>
  fitWeights(examples.filter((example) => example.part !== part)),
);
for (const least of LEAST_SUMS) {
  const classified = examples.map(({ pair, signs, part }) => {
    const weights = fits[part];
    return {
      ...pair,
      isFound: weights && signs ? weighSigns(signs, weights) >= least : sameStory(...pair.items) !== null,
    };
  });
  const { precision, recall } = measure(classified);
  print(`from ${least}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}
