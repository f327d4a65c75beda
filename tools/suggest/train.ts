// `npm run suggest:train`: learns the suggestion model from the sets beside the project, says how good it is on headlines that it has not
// seen, and writes it into the product. The same sets give the same file.

import { statSync } from 'node:fs';
import { BASE_MODEL_FILE, writeBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import { assembleModel, scoreRows } from './build-model.ts';
import { fitScore, fitTopic } from './fit-models.ts';
import { readMaterial } from './material.ts';
import { measureWhole } from './measure-whole.ts';
import { fitCleanSentiment } from './measure-parts.ts';
import { findSets } from './read-sets.ts';

const VERSION = 'base-1';

function main(): number {
  const sets = findSets();
  if (!sets) {
    console.error('The sets are not there: ../shared/data/events.');
    return 1;
  }
  const material = readMaterial(sets);
  const sentiment = fitCleanSentiment(material);
  const topic = fitTopic(
    material.topicRarity,
    material.topics,
    material.topicLabels,
    material.topicNames.length,
  );
  const { quality, measured } = measureWhole(material, { sentiment, topic });
  writeBaseModel(
    assembleModel(material, {
      version: VERSION,
      sentiment,
      topic,
      scoring: fitScore(material.ground, sentiment, scoreRows(material)),
      measured,
      quality,
    }),
  );
  console.log(JSON.stringify({ bytes: statSync(BASE_MODEL_FILE).size, quality, measured }, null, 1));
  return 0;
}

process.exitCode = main();
