// Fits the weights of packages/domain/src/stories/story-odds.ts on the tuning halves of all labelled pairs and those for words: logistic regression with a small penalty on large
// weights. Prints them, and for several least sums how well pairs are told apart that were left out of the fitting: the pairs are cut in ten, so that those that
// share a headline stay together, as do all of one company's week, and each tenth told apart by weights fitted on the others. The least sum is chosen in a nested turn: within the nine
// tenths, by their own ten parts, so that F with precision counting double is highest; what that gives on the tenth left out is printed last. Never looks
// at the test half or at what is held back.
// Run: node tools/launch/run.mjs bench/stories/fit-weights.ts

import { findSigns, sameStory } from '@vigilo/domain/stories/same-story';
import { STORY_SIGNS } from '@vigilo/domain/stories/story-odds';
import { fitWeights, weighSigns } from '../testing/fit-logistic.ts';
import { findDrawnPairs, FOR_WORDS, TUNING } from './drawn-pairs.ts';
import type { ItemPair } from './labelled-rows.ts';
import { findLabelledPairs, measure } from './measure-pairs.ts';

const PENALTY = 1;
const PARTS = 10;
const LEAST_SUMS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** F with beta 0.5: a wrong join hides an event, a missed one counts it twice. */
const BETA = 0.5;

interface Pair {
  readonly isOne: boolean;
  readonly items: ItemPair;
}

interface Example {
  readonly isOne: boolean;
  /** In the order of STORY_SIGNS; null where weights decide nothing. */
  readonly signs: readonly number[] | null;
  readonly isJoinedAnyway: boolean;
  readonly part: number;
}

interface Weighed {
  readonly isOne: boolean;
  readonly sum: number;
}

/** Weights that make what is one story likely and what is two unlikely. */
function fitStories(examples: readonly Example[]): number[] {
  const open = examples.flatMap(({ isOne, signs }) => (signs ? [{ isOne, signs }] : []));
  return fitWeights(
    open,
    STORY_SIGNS.map((sign) => (sign === 'always' ? 1e-6 : PENALTY)),
  );
}

/** The pairs of each part by weights fitted on the other parts. */
function weighLeftOut(examples: readonly Example[]): Weighed[] {
  const parts = [...new Set(examples.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const weights = fitStories(examples.filter((example) => example.part !== part));
    return weighAll(
      examples.filter((example) => example.part === part),
      weights,
    );
  });
}

function weighAll(examples: readonly Example[], weights: readonly number[]): Weighed[] {
  return examples.map(({ isOne, signs, isJoinedAnyway }) => ({
    isOne,
    sum: signs ? weighSigns(signs, weights) : isJoinedAnyway ? Infinity : -Infinity,
  }));
}

function measureFrom(weighed: readonly Weighed[], least: number) {
  return measure(weighed.map(({ isOne, sum }) => ({ isOne, isFound: sum >= least })));
}

/** The least sum with the highest F. */
function chooseLeast(weighed: readonly Weighed[]): number {
  const scoreOf = (least: number) => {
    const { precision, recall } = measureFrom(weighed, least);
    return ((1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall);
  };
  return LEAST_SUMS.reduce((best, least) => (scoreOf(least) > scoreOf(best) ? least : best));
}

/** Pairs that share a headline get the same part. */
function assignParts(pairs: readonly Pair[]): number[] {
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

function printQuality(name: string, weighed: readonly Weighed[], least: number): void {
  const { precision, recall } = measureFrom(weighed, least);
  print(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}

const pairs: Pair[] = [...(findLabelledPairs() ?? []), ...(findDrawnPairs() ?? [])].filter(
  ({ half }) => half === TUNING || half === FOR_WORDS,
);
const parts = assignParts(pairs);
const examples = pairs.map(({ isOne, items }, at): Example => {
  const [a, b] = items[0].words.key <= items[1].words.key ? items : [items[1], items[0]];
  const signs = findSigns(a, b);
  return {
    isOne,
    signs: signs && STORY_SIGNS.map((sign) => signs[sign]),
    isJoinedAnyway: sameStory(a, b) !== null,
    part: parts[at] ?? 0,
  };
});
for (const [at, weight] of fitStories(examples).entries()) print(`${STORY_SIGNS[at]}: ${weight.toFixed(2)}`);
const leftOut = weighLeftOut(examples);
for (const least of LEAST_SUMS) printQuality(`from ${least}`, leftOut, least);
print(`chosen on all parts: ${chooseLeast(leftOut)}`);
const nested = Array.from({ length: PARTS }, (_, part) => {
  const rest = examples.filter((example) => example.part !== part);
  const least = chooseLeast(weighLeftOut(rest));
  const own = examples.filter((example) => example.part === part);
  return {
    least,
    weighed: weighAll(own, fitStories(rest)).map(({ isOne, sum }) => ({ isOne, sum: sum - least })),
  };
});
print(`chosen within: ${nested.map(({ least }) => least).join(', ')}`);
printQuality(
  'nested',
  nested.flatMap(({ weighed }) => weighed),
  0,
);
