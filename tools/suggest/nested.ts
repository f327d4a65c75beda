// One nested cross-validation: each fold of the labels and pairs is suggested by a model that has seen neither it nor anything near to it, and whose thresholds
// were chosen inside the other folds; through the very function the product calls.

import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { ReadFor } from '@vigilo/domain/news/suggestion/read-headline';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { findSide } from '@vigilo/domain/news/suggestion/score-verdicts';
import { readSenses } from '@vigilo/domain/news/suggestion/senses';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { weighScore } from '@vigilo/domain/news/suggestion/weigh-score';
import type { TopicPart } from './fit-reach.ts';
import { fitWhole } from './fit-whole.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';

const FOLDS = 5;

export interface Nested {
  /** Of each label, read for its subject. */
  readonly labels: readonly Suggestion[];
  /** Of each label with an event type, read for no company: what the words alone say of it. */
  readonly unnamed: readonly Suggestion[];
  /** Of each pair. */
  readonly pairs: readonly Suggestion[];
  /** Of each pair what the sentiment model says by itself: 0 negative, 1 neutral, 2 positive. */
  readonly sentiments: readonly number[];
  readonly foldOfLabel: readonly number[];
  readonly foldOfPair: readonly number[];
}

export function validateNested(material: Material, part: TopicPart): Nested {
  const { groups, labels, sets } = material;
  const [foldOfLabel, foldOfPair] = [assignFolds(groups.labels, FOLDS), assignFolds(groups.pairs, FOLDS)];
  const suggested: { labels: Suggestion[]; unnamed: Suggestion[]; pairs: Suggestion[] } = {
    labels: [],
    unnamed: [],
    pairs: [],
  };
  const sentiments: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = openSuggestionModel(
      fitWhole(
        material,
        {
          pairs: placesWhere(foldOfPair, (each) => each !== fold),
          labels: placesWhere(foldOfLabel, (each) => each !== fold),
        },
        part,
        { version: `fold ${fold}`, quality: {} },
      ),
    );
    for (const at of placesWhere(foldOfLabel, (each) => each === fold)) {
      const { text = '', subject = null, type = null } = labels[at] ?? {};
      suggested.labels[at] = suggest(model, { text, company: subject });
      if (type !== null) suggested.unnamed[at] = suggest(model, { text, company: null });
    }
    for (const at of placesWhere(foldOfPair, (each) => each === fold)) {
      const row = sets.pairs[at];
      if (!row) continue;
      suggested.pairs[at] = suggest(model, row);
      sentiments[at] = findSentiment(model, row);
    }
  }
  return { ...suggested, sentiments, foldOfLabel, foldOfPair };
}

function findSentiment(model: SuggestionModel, row: ReadFor): number {
  const headline = readHeadline(row, model.isCommon);
  const { weighed } = weighScore(model, { headline, senses: readSenses(headline), shift: 0 });
  return 1 + findSide(weighed.sides);
}

/** The places whose value passes. */
export function placesWhere<T>(values: readonly T[], passes: (value: T) => boolean): number[] {
  return values.flatMap((value, at) => (passes(value) ? [at] : []));
}
