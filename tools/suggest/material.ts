// The sets as readings, with what all of them share.

import { commonPlace, topicBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Ground } from './fit-models.ts';
import { groupTexts } from './groups.ts';
import type { Sets } from './read-sets.ts';
import type { Reading } from './readings.ts';
import { commonWords, computeRarity, readMasked, readPlain, SHAPE, computeSpread } from './readings.ts';

/** The sets, read. */
export interface Material {
  readonly sets: Sets;
  readonly common: Int8Array;
  readonly isCommon: SuggestionModel['isCommon'];
  readonly ground: Ground;
  readonly scored: readonly Reading[];
  readonly pairs: readonly Reading[];
  readonly topics: readonly Reading[];
  readonly topicNames: readonly string[];
  readonly topicLabels: readonly number[];
  readonly topicRarity: Float32Array;
  /** Groups of near-duplicates over the scored rows and, behind them, the pairs. */
  readonly groups: readonly number[];
}

export function readMaterial(sets: Sets): Material {
  // Nothing of the scored set goes into what all readings share: it is what is measured.
  const common = commonWords([
    ...sets.topics.map(({ text }) => text),
    ...new Set(sets.pairs.map(({ text }) => text)),
  ]);
  const isCommon = (lower: string) => {
    const place = commonPlace(lower, SHAPE.commonBits);
    return (((common[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 1;
  };
  const scored = sets.scored.map(({ text, company }) => readMasked(text, company, isCommon));
  const pairs = sets.pairs.map(({ text, company }) => readMasked(text, company, isCommon));
  const topics = sets.topics.map(({ text }) => readPlain(text, isCommon));
  const topicNames = [...new Set(sets.topics.map(({ topic }) => topic))].toSorted();
  return {
    sets,
    common,
    isCommon,
    scored,
    pairs,
    topics,
    topicNames,
    ground: { rarity: computeRarity(pairs, 3 * 2 ** SHAPE.bits), ...computeSpread(pairs) },
    topicLabels: sets.topics.map(({ topic }) => topicNames.indexOf(topic)),
    topicRarity: computeRarity(topics, topicBuckets(SHAPE)),
    groups: groupTexts([...sets.scored.map(({ text }) => text), ...sets.pairs.map(({ text }) => text)]),
  };
}
