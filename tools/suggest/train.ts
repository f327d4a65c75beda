// `node tools/launch/run.mjs tools/suggest/train.ts`: learns the suggestion model from the sets beside the project, says how good its parts are on headlines that
// they have not seen, and writes it into the product. The same sets give the same file.

import { statSync } from 'node:fs';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { BASE_MODEL_FILE, writeBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import { assembleModel, bestStretch, crossValidate, scoreRows } from './build-model.ts';
import { cosineOf, meanErrorOf, signAccuracyOf } from './figures.ts';
import { fitScore, fitTopic } from './fit-models.ts';
import { readMaterial } from './material.ts';
import { fitCleanSentiment, measureSentiment, measureTopic } from './measure-parts.ts';
import { findSets } from './read-sets.ts';
import { fitSureness } from './sureness.ts';

const VERSION = 'base-1';
const UNMEASURED = { stretch: 1, neutralBar: 2, sureBase: 0, sureBySize: 0, sureByAgreement: 0 } as const;

function main(): number {
  const sets = findSets();
  if (!sets) {
    console.error('The sets are not there: ../shared/data/events.');
    return 1;
  }
  const material = readMaterial(sets);
  const { figures, steepness: sentimentSteepness } = measureSentiment(material);
  const topics = measureTopic(material);
  const sentiment = fitCleanSentiment(material);
  const topic = fitTopic(material.topicRarity, material.topics, material.topicLabels, material.topicNames.length);
  const parts = { sentiment, topic, measured: { ...UNMEASURED, sentimentSteepness, topicSteepness: topics.steepness } };
  const suggestions = crossValidate(material, parts);
  const stretch = bestStretch(sets.scored, suggestions);
  const sureness = fitSureness(sets.scored, suggestions, material, { sentiment, steepness: sentimentSteepness, stretch });
  const headlines = sets.scored.flatMap(({ isPost, score }, index) => (isPost ? [] : [{ gold: score, value: Math.max(-1, Math.min(1, stretch * (suggestions[index]?.score.value ?? 0))) }]));
  const [gold, values] = [headlines.map((each) => each.gold), headlines.map((each) => each.value)];
  const quality = {
    headlineCosine: digits(cosineOf(gold, values)),
    headlineSignAccuracy: digits(signAccuracyOf(gold, values)),
    headlineMeanError: digits(meanErrorOf(gold, values)),
    pairsMacroF1: digits(figures.macroF1),
    pairsDifferingAccuracy: digits(figures.differing),
    topicsMacroF1: digits(topics.macroF1),
  };
  const measured = { ...parts.measured, ...sureness, stretch, neutralBar: 0.5 };
  const file = assembleModel(material, { version: VERSION, sentiment, topic, scoring: fitScore(material.ground, sentiment, scoreRows(material)), measured, quality });
  writeBaseModel(file);
  console.log(JSON.stringify({ bytes: statSync(BASE_MODEL_FILE).size, ...openSuggestionModel(file).quality, measured }, null, 1));
  return 0;
}

function digits(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

process.exitCode = main();
