// Trains the event type (Company, Industry, Macro) on the project's own labels: words, kinds of topics, and what the rules by hand count.

import { reachFigures } from '@vigilo/domain/news/suggestion/classify-reach';
import { fitMachine } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { softmax } from '@vigilo/domain/news/suggestion/linear-model';
import { quantise } from '@vigilo/domain/news/suggestion/quantise';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { REACH_FIGURES, topicBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { linearSums, SEED } from './fit-models.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import { bestSteepness } from './measure-parts.ts';
import type { Reading } from './readings.ts';
import { readPlain, SHAPE, toExample } from './readings.ts';

const STRENGTH = 0.5;
const ROUNDS = 20;
const FOLDS = 4;

/** The topic model, whose chances are figures of the event type. */
export interface TopicPart {
  readonly topic: LinearModel;
  readonly topicSteepness: number;
}

interface ReachRow {
  readonly reading: Reading;
  readonly figures: Float64Array;
  readonly type: number;
  readonly group: number;
}

/** The classifier, and the steepness that fits rows it has not seen. */
export function fitReach(
  material: Material,
  places: readonly number[],
  part: TopicPart,
): { reach: LinearModel; reachSteepness: number } {
  const rows = places.flatMap((at) => readRows(material, at, part));
  const folds = assignFolds(
    rows.map(({ group }) => group),
    FOLDS,
  );
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitRows(
      material,
      rows.filter((_row, at) => folds[at] !== fold),
    ),
  );
  const sums = rows.map(({ reading, figures }, at) => {
    const model = models[folds[at] ?? 0];
    return model ? linearSums(model, reading, figures) : new Float64Array(EVENT_TYPES.length);
  });
  return {
    reach: fitRows(material, rows),
    reachSteepness: bestSteepness(
      sums,
      rows.map(({ type }) => type),
    ),
  };
}

function fitRows({ topicRarity }: Material, rows: readonly ReachRow[]): LinearModel {
  const size = topicBuckets(SHAPE);
  const examples = rows.map(({ reading, figures }) => toExample(reading, topicRarity, figures));
  const fits = EVENT_TYPES.map((_, one) =>
    fitMachine(
      examples,
      rows.map(({ type }) => type === one),
      rows.map(() => STRENGTH),
      { size: size + REACH_FIGURES, rounds: ROUNDS, seed: SEED },
    ),
  );
  return quantise(fits, { buckets: size, figures: REACH_FIGURES, worth: topicRarity });
}

/** A label read for no company, and for what it was drawn for, which is named in it and need not be the subject. */
function readRows(
  { labels, isCommon, topicNames, groups }: Material,
  at: number,
  { topic, topicSteepness }: TopicPart,
): ReachRow[] {
  const label = labels[at];
  if (!label?.type) return [];
  const type = EVENT_TYPES.indexOf(label.type);
  const reading = readPlain(label.text, isCommon);
  const chances = softmax(linearSums(topic, reading, new Float64Array(0)), topicSteepness);
  const names = new Map(topicNames.map((name, place) => [name, chances[place] ?? 0]));
  return [null, label.subject].map((company) => ({
    reading,
    figures: reachFigures(readHeadline({ text: label.text, company }, isCommon), names, company !== null),
    type,
    group: groups.labels[at] ?? 0,
  }));
}
