// A simulated month of learning: 2,000 headlines in four weeks, and an analyst with a bias of her own who leaves what is suggested except where it is on the
// wrong side or against her habits. After each week her corrections are learnt from; the next week is suggested with and without what was learnt.

import { EVENT_SCORE } from '@vigilo/domain/scoring/impact';
import { randomFrom } from '@vigilo/domain/news/suggestion/fit-linear';
import type { Correction } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import { learnFromCorrections } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import type { Lesson } from '@vigilo/domain/news/suggestion/lesson';
import { openLesson } from '@vigilo/domain/news/suggestion/lesson';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Material } from './material.ts';
import type { PairRow } from './read-sets.ts';

const ITEMS = 2000;
const WEEKS = 4;
const SEED = 2026;
/** She changes her mind, or errs, this often. */
const SLIPS = 0.04;
/** What she does unlike the model: harsher on the law, her own topic for brokers, goods are the whole economy to her. */
const HARSHER = /\b(?:sebi|court|probe|cbi|regulator|lawsuit|fine|rbi|penalty|ban|notice)\b/i;
const BROKERS = 'Analyst Update';
const HER_BROKERS = 'Broker views';
const GOODS = /\b(?:gold|silver|copper|crude|oil|zinc|nickel|lead|sugar|cotton)\b/i;

/** The final values of an item as she leaves it. */
function correct(row: PairRow, { score, topic, eventType }: Suggestion, random: () => number): Correction {
  const gold = row.sentiment - 1;
  const isWrong = Math.sign(score.thousandths) !== gold;
  const usual = isWrong ? 0.3 * gold : score.thousandths / 1000;
  const biased = HARSHER.test(row.text) ? usual - 0.2 : usual;
  const slipped = random() < SLIPS ? biased + (random() < 0.5 ? -0.2 : 0.2) : biased;
  return {
    text: row.text,
    company: row.company,
    score:
      Math.round(Math.max(-1, Math.min(1, slipped)) * (1000 / EVENT_SCORE.step)) / (1000 / EVENT_SCORE.step),
    topic: topic.value === BROKERS ? HER_BROKERS : topic.value,
    eventType: GOODS.test(row.text) ? 'Macro' : eventType.value,
  };
}

interface Quality {
  readonly scoreError: number;
  readonly topic: number;
  readonly eventType: number;
}

function measureQuality(
  model: SuggestionModel,
  corrections: readonly Correction[],
  lesson: Lesson | null,
): Quality {
  const sums = { scoreError: 0, topic: 0, eventType: 0 };
  for (const correction of corrections) {
    const { score, topic, eventType } = suggest(model, correction, lesson);
    sums.scoreError += Math.abs(score.thousandths / 1000 - correction.score);
    sums.topic += topic.value === correction.topic ? 1 : 0;
    sums.eventType += eventType.value === correction.eventType ? 1 : 0;
  }
  const share = (sum: number) => sum / corrections.length;
  return { scoreError: share(sums.scoreError), topic: share(sums.topic), eventType: share(sums.eventType) };
}

/** Tells the quality of each week with and without what was learnt in the weeks before. */
export function sayLearning(model: SuggestionModel, { sets }: Material, say: (line: string) => void): void {
  const random = randomFrom(SEED);
  const rows = sets.pairs
    .map((row) => ({ row, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, ITEMS)
    .map(({ row }) => row);
  const corrections = rows.map((row) => correct(row, suggest(model, row), random));
  const perWeek = ITEMS / WEEKS;
  say(
    '\n| week | corrections learnt from | score: mean error without, with | topic right without, with | event type right without, with | a fall |\n|---|---|---|---|---|---|',
  );
  for (let week = 0; week < WEEKS; week += 1) {
    const before = corrections.slice(0, week * perWeek);
    const { bytes } = learnFromCorrections(model, before);
    const lesson = bytes && openLesson(bytes, model.topicNames.length);
    const these = corrections.slice(week * perWeek, (week + 1) * perWeek);
    const [without, taught] = [measureQuality(model, these, null), measureQuality(model, these, lesson)];
    const isFall =
      taught.scoreError > without.scoreError ||
      taught.topic < without.topic ||
      taught.eventType < without.eventType;
    const pair = (one: number, other: number) => `${one.toFixed(3)}, ${other.toFixed(3)}`;
    say(
      `| ${week + 1} | ${before.length} | ${pair(without.scoreError, taught.scoreError)} | ${pair(without.topic, taught.topic)} | ${pair(without.eventType, taught.eventType)} | ${isFall ? 'yes' : 'no'} |`,
    );
  }
}
