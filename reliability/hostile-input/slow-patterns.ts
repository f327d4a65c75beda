// S33: regular expressions that a text can keep busy. Every one that the product's sources write is given to a checker, which looks for texts that make it
// take more than a fixed number of steps a letter; those texts, and where the checker gives up common ones, are then timed.

import { join } from 'node:path';
import { checkSync } from 'recheck';
import { ROOT } from '../../bench/testing/own-process.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { Tally } from '../testing/rounds.ts';
import { makeAttacks, timePattern } from './attack-strings.ts';
import type { FoundPattern } from './regular-expressions.ts';
import { listPatterns } from './regular-expressions.ts';
import { timeRulePatterns } from './rule-patterns.ts';

/** Letters of the texts that are timed: titles, names, cells and lines of documents are not longer, or cut before. */
const LETTERS = 1000;
/** Summaries and the texts of feeds. */
const LETTERS_OF_NEWS = 10_000;
const READS_NEWS = /^packages\/domain\/src\/(?:news\/plain-text|events\/verdict)/;
const MOST_MS = 100;
/** The best of so many turns, since other programs take time too. */
const TURNS = 3;
const CHECK_MS = 2000;

interface Checked extends FoundPattern {
  readonly verdict: string;
  readonly slowestMs: number;
}

export const experiment: Experiment = {
  title: 'texts that keep a regular expression busy',
  minutes: 18,
  async run(plan) {
    const { written, built } = listPatterns(join(ROOT));
    const all = plan.size(written.length);
    const checked = checkAll(plan, written.slice(0, all));
    const verdicts = new Tally();
    for (const { verdict } of checked) verdicts.add(verdict);
    const rules = timeRulePatterns(LETTERS, TURNS);
    const timed = [...checked, ...rules];
    const slow = timed.filter(({ slowestMs }) => slowestMs > MOST_MS);
    const unbounded = checked.filter(({ verdict }) => verdict.startsWith('exponential'));
    const slowest = timed.toSorted((a, b) => b.slowestMs - a.slowestMs).slice(0, 10);
    return {
      lines: [
        `The sources of server, browser and packages write ${written.length} regular expressions and put ${built.length} together while they run, from words that are written down too. The checker is \`recheck\`, ${CHECK_MS / 1000} s for each; "no verdict" is where that`,
        `was too little. Each that it does not call safe is timed with the worst texts it names, or with common ones, ${LETTERS} letters long and ${LETTERS_OF_NEWS} where summaries and feeds are read; best of ${TURNS} turns.`,
        `The ${rules.length} wordings of the rules of severity are put together from parts; each is timed with the words that it needs, over and over, ${LETTERS} letters long.`,
        '',
        'Those of the second degree stay: with texts as long as they can get they take less than the limit. The slowest:',
        '',
        ...slowest.map(
          ({ place, slowestMs, ...of }) =>
            `- \`${place}\`, ${'verdict' in of ? of.verdict : 'not given to the checker'}: ${slowestMs.toFixed(1)} ms`,
        ),
      ],
      counts: { ...verdicts.toCounts(), 'put together while running': built.length },
      findings: [
        noneOf('regular expressions left out for want of time', all - checked.length, all),
        noneOf('regular expressions that take exponentially long', unbounded.length, checked.length),
        noneOf(`regular expressions that take over ${MOST_MS} ms`, slow.length, timed.length),
        atMost('slowest regular expression', slowest[0]?.slowestMs ?? 0, MOST_MS, 'ms', timed.length),
        stated(
          'of the third degree or more',
          String(verdicts.sum((verdict) => /^(?:[3-9]|\d\d)/.test(verdict))),
        ),
      ],
    };
  },
};

function checkAll(plan: Plan, patterns: readonly FoundPattern[]): Checked[] {
  const checked: Checked[] = [];
  for (const pattern of patterns) {
    if (!plan.hasTime()) break;
    const found = checkSync(pattern.source, pattern.flags, { timeout: CHECK_MS });
    const verdict = found.status === 'unknown' ? 'no verdict' : found.complexity.summary;
    if (found.status === 'safe') {
      checked.push({ ...pattern, verdict, slowestMs: 0 });
      continue;
    }
    const letters = READS_NEWS.test(pattern.place) ? LETTERS_OF_NEWS : LETTERS;
    const expression = new RegExp(pattern.source, pattern.flags);
    const times = makeAttacks(found, letters).map((text) =>
      Math.min(...Array.from({ length: TURNS }, () => timePattern(expression, text))),
    );
    checked.push({ ...pattern, verdict, slowestMs: Math.max(...times) });
  }
  return checked;
}
