// How much of feeds that are broken in twenty ways is read as a person reads it: title, link and day of each item, as it would be stored.

import { BROKEN_KINDS, judgeBroken } from '../../apps/api/src/adapters/news-feed/testing/broken-feeds.ts';
import type { Judged } from '../../apps/api/src/adapters/news-feed/testing/broken-feeds.ts';
import type { Figure } from '../testing/bench-result.ts';

const LEAST_PERCENT = 95;

interface JudgedKind extends Judged {
  readonly kind: string;
  readonly feeds: number;
}

/** Reads all of them once. */
export function measureBrokenFeeds(): JudgedKind[] {
  return BROKEN_KINDS.map(({ kind, feeds }) => ({
    kind,
    feeds: feeds.length,
    ...sum(feeds.map(judgeBroken)),
  }));
}

function sum(judged: readonly Judged[]): Judged {
  const of = (count: (each: Judged) => number) => judged.reduce((total, each) => total + count(each), 0);
  return {
    expected: of(({ expected }) => expected),
    found: of(({ found }) => found),
    besides: of(({ besides }) => besides),
  };
}

export function brokenLines(kinds: readonly JudgedKind[]): string[] {
  const feeds = kinds.reduce((total, kind) => total + kind.feeds, 0);
  return [
    `${feeds} invented feeds, broken in ${kinds.length} kinds; an item is found where its title, link and day are what a person reads, or the day is unknown where nobody can know it. Besides: items too many.`,
    '',
    '| what is broken | feeds | items | found | besides |',
    '|---|---|---|---|---|',
    ...kinds.map(
      ({ kind, feeds: count, expected, found, besides }) =>
        `| ${kind} | ${count} | ${expected} | ${found} | ${besides} |`,
    ),
  ];
}

export function brokenFigure(kinds: readonly JudgedKind[]): Figure {
  const { expected, found, besides } = sum(kinds);
  // One item too many counts as much as one that is missing.
  const percent = (100 * found) / (expected + besides);
  return {
    figure: 'Broken feeds, items read as a person does',
    target: `at least ${LEAST_PERCENT} %`,
    measured: `${percent.toFixed(1)} % (${found} of ${expected}, ${besides} besides)`,
    isReached: percent >= LEAST_PERCENT,
  };
}
