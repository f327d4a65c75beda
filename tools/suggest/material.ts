// The sets as readings, with what all of them share. The scored set is read only to be measured on.

import { commonPlace, maskedBuckets, topicBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Ground, SentimentRow } from './fit-models.ts';
import { groupTexts } from './groups.ts';
import type { CreditLesson, LabelledRow } from './labels.ts';
import { readCreditLessons, readLabels } from './labels.ts';
import type { Sets } from './read-sets.ts';
import type { Reading } from './readings.ts';
import { commonWords, computeRarity, readMasked, readPlain, SHAPE, computeSpread } from './readings.ts';
import { readOwnRows, readPairRows } from './sentiment-rows.ts';

/** The sets, read. */
export interface Material {
  readonly sets: Sets;
  readonly labels: readonly LabelledRow[];
  readonly lessons: readonly CreditLesson[];
  readonly common: Int8Array;
  readonly isCommon: SuggestionModel['isCommon'];
  readonly ground: Ground;
  readonly pairs: readonly Reading[];
  /** Of the labels, read for their subject. */
  readonly labelled: readonly Reading[];
  /** What the sentiment is learnt from: of each pair, and of each label that the project wrote; null for labels of published texts. */
  readonly pairRows: readonly SentimentRow[];
  readonly ownRows: readonly (SentimentRow | null)[];
  readonly topics: readonly Reading[];
  readonly topicNames: readonly string[];
  readonly topicLabels: readonly number[];
  readonly topicRarity: Float32Array;
  /** Groups of near-duplicates: over scored, pairs and labels, and of the topics by themselves. */
  readonly groups: {
    readonly topics: readonly number[];
    readonly scored: readonly number[];
    readonly pairs: readonly number[];
    readonly labels: readonly number[];
  };
}

export function readMaterial(sets: Sets): Material {
  const labels = readLabels(sets);
  const common = commonWords([
    ...sets.topics.map(({ text }) => text),
    ...new Set(sets.pairs.map(({ text }) => text)),
  ]);
  const isCommon = (lower: string) => {
    const place = commonPlace(lower, SHAPE.commonBits);
    return (((common[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 1;
  };
  const pairs = sets.pairs.map(({ text, company }) => readMasked(text, company, isCommon));
  const labelled = labels.map(({ text, subject }) => readMasked(text, subject, isCommon));
  const topics = sets.topics.map(({ text }) => readPlain(text, isCommon));
  const topicNames = [...new Set(sets.topics.map(({ topic }) => topic))].toSorted();
  const all = [sets.scored, sets.pairs, labels];
  const groups = groupTexts(all.flatMap((rows) => rows.map(({ text }) => text)));
  const [behindScored, behindPairs] = [sets.scored.length, sets.scored.length + sets.pairs.length];
  return {
    sets,
    labels,
    lessons: readCreditLessons(),
    common,
    isCommon,
    pairs,
    labelled,
    pairRows: readPairRows(pairs, sets.pairs, labels),
    ownRows: readOwnRows(labels, labelled),
    topics,
    topicNames,
    ground: { rarity: computeRarity(pairs, maskedBuckets(SHAPE)), ...computeSpread(pairs) },
    topicLabels: sets.topics.map(({ topic }) => topicNames.indexOf(topic)),
    topicRarity: computeRarity(topics, topicBuckets(SHAPE)),
    groups: {
      topics: groupTexts(sets.topics.map(({ text }) => text)),
      scored: groups.slice(0, behindScored),
      pairs: groups.slice(behindScored, behindPairs),
      labels: groups.slice(behindPairs),
    },
  };
}
