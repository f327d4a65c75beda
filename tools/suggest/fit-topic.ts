// Trains the topic classifier: a machine for each topic against the others, whose sums are then made comparable (align-sums.ts).

import { fitMachine } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { quantise } from '@vigilo/domain/news/suggestion/quantise';
import { topicBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import { alignSums, weighClasses } from './align-sums.ts';
import { linearSums, SEED } from './fit-models.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import { SHAPE, toExample } from './readings.ts';

/** `levels` of weights: two thirds of the bytes that 127 take, for as good topics. */
const MACHINE = { strength: 0.35, rounds: 12, balance: 1, levels: 24 } as const;
const UNSEEN_FOLDS = 4;
const SIZE = topicBuckets(SHAPE);

/** @param places of the texts that may be learnt from */
export function fitTopic(material: Material, places: readonly number[]): LinearModel {
  const { groups, topics, topicLabels } = material;
  const folds = assignFolds(groups.topics, UNSEEN_FOLDS);
  const unseen = Array.from({ length: UNSEEN_FOLDS }, (_, fold) => {
    const machines = fitMachines(
      material,
      places.filter((at) => folds[at] !== fold),
    );
    return places.flatMap((at) => {
      const reading = folds[at] === fold ? topics[at] : undefined;
      return reading
        ? [{ sums: linearSums(machines, reading, new Float64Array(0)), label: topicLabels[at] ?? 0 }]
        : [];
    });
  }).flat();
  return alignSums(fitMachines(material, places), unseen);
}

/** A machine for each topic, with higher weights for rare ones. */
function fitMachines(
  { topics, topicLabels, topicNames, topicRarity }: Material,
  places: readonly number[],
): LinearModel {
  const examples = places.flatMap((at) => topics[at] ?? []).map((each) => toExample(each, topicRarity, []));
  const labels = places.map((at) => topicLabels[at] ?? 0);
  const fits = weighClasses(labels, topicNames.length, MACHINE.balance).map((weight, one) =>
    fitMachine(
      examples,
      labels.map((label) => label === one),
      labels.map((label) => MACHINE.strength * (label === one ? weight : 1)),
      { size: SIZE, rounds: MACHINE.rounds, seed: SEED },
    ),
  );
  return quantise(fits, { buckets: SIZE, figures: 0, worth: topicRarity, levels: MACHINE.levels });
}
