// `npm run suggest:train`: learns the suggestion model from the public pairs and topics (MIT) and the project's own labels, and writes it into the product.
// Nothing is learnt from the scored set. The same sets give the same file. How good it is `npm run suggest:measure` says.

import { statSync } from 'node:fs';
import { BASE_MODEL_FILE, writeBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import { fitTopic } from './fit-topic.ts';
import { fitWhole } from './fit-whole.ts';
import { readMaterial } from './material.ts';
import { measureTopic } from './measure-parts.ts';
import { findSets } from './read-sets.ts';

const VERSION = 'base-6';

function main(): number {
  const sets = findSets();
  if (!sets) {
    console.error('The sets are not there: ../shared/data/events.');
    return 1;
  }
  const material = readMaterial(sets);
  const { steepness, macroF1 } = measureTopic(material);
  const topic = fitTopic(material, [...material.topics.keys()]);
  writeBaseModel(
    fitWhole(
      material,
      { pairs: [...material.pairs.keys()], labels: [...material.labels.keys()] },
      { topic, topicSteepness: steepness },
      { version: VERSION, quality: { topicsMacroF1: Math.round(macroF1 * 10_000) / 10_000 } },
    ),
  );
  console.log(`${statSync(BASE_MODEL_FILE).size} bytes`);
  return 0;
}

process.exitCode = main();
