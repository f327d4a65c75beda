// `npm run suggest:measure`: how good suggestions are, step by step, on headlines that they have not seen. Nothing is written but a table; the model the product
// carries is not used, it is learnt anew from the parts that are not held out.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeAdverse, computeCosine, computeMeanError, computeSignAccuracy } from './figures.ts';
import { fitTopic } from './fit-models.ts';
import { matchEntities, matchListed } from './matching.ts';
import type { Material } from './material.ts';
import { readMaterial } from './material.ts';
import { fitCleanSentiment } from './measure-parts.ts';
import { measureSteps } from './measure-steps.ts';
import { scoresTaken, sureSides, sureTypes, thresholdRows } from './measure-thresholds.ts';
import type { Sure } from './measure-thresholds.ts';
import type { WholeMeasured } from './measure-whole.ts';
import { measureWhole } from './measure-whole.ts';
import { findSets, SCORED_FILE } from './read-sets.ts';

const SCORER = fileURLToPath(new URL('../../../shared/data/scorers/score-events.mjs', import.meta.url));
const TRIED = [0, 0.5, 0.6, 0.7, 0.8, 0.9];

function printLine(line: string): void {
  console.log(line);
}

function main(): number {
  const sets = findSets();
  if (!sets) {
    printLine('skipped: ../shared/data/events is not there');
    return 0;
  }
  const material = readMaterial(sets);
  const sentiment = fitCleanSentiment(material);
  const whole = measureWhole(material, {
    sentiment,
    topic: fitTopic(material.topicRarity, material.topics, material.topicLabels, material.topicNames.length),
  });
  saySteps(material, [
    ...measureSteps(material, sentiment),
    { name: 'all together, as the product does it', predicted: whole.scored.map(({ score }) => score.value) },
  ]);
  sayScorer(material, whole);
  sayOthers(material, whole);
  sayThresholds(material, whole);
  for (const { name, precision, recall, headlines } of [
    matchEntities(sets.pairs, material.isCommon),
    ...matchListed(material.isCommon),
  ]) {
    printLine(
      `Companies found: ${name} (${headlines} texts): precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    );
  }
  return 0;
}

function saySteps(
  { sets }: Material,
  steps: readonly { name: string; predicted: readonly number[] }[],
): void {
  const headlines = sets.scored.map((_, at) => at).filter((at) => sets.scored[at]?.isPost === false);
  const gold = headlines.map((at) => sets.scored[at]?.score ?? 0);
  printLine(`Score of ${gold.length} headlines, ten folds by group of near-duplicates\n`);
  printLine(
    '| step | cosine | sign accuracy | mean error | adverse recall | adverse precision |\n|---|---|---|---|---|---|',
  );
  for (const { name, predicted } of steps) {
    const values = headlines.map((at) => predicted[at] ?? 0);
    const { recall, precision } = computeAdverse(gold, values);
    printLine(
      `| ${name} | ${[computeCosine(gold, values), computeSignAccuracy(gold, values), computeMeanError(gold, values), recall, precision].map((each) => each.toFixed(3)).join(' | ')} |`,
    );
  }
}

/** The figures of the scorer that lies beside the sets. */
function sayScorer({ sets }: Material, { scored }: WholeMeasured): void {
  const folder = mkdtempSync(join(tmpdir(), 'vigilo-suggest-'));
  const file = join(folder, 'predicted.json');
  writeFileSync(
    file,
    JSON.stringify(sets.scored.map(({ id }, at) => ({ id, score: scored[at]?.score.value }))),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [SCORER, '--gold', SCORED_FILE, '--pred', file, '--kind', 'headline'],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  printLine(`\nscore-events.mjs --kind headline: ${stdout.replaceAll(/\s+/g, ' ')}`);
}

function sayOthers({ topicNames }: Material, { pairFigures: pairs, heldPairs, topics }: WholeMeasured): void {
  printLine(
    `\nPairs, a fifth of the headlines held out (${heldPairs.length} pairs): macro F1 ${pairs.macroF1.toFixed(3)}, accuracy ${pairs.accuracy.toFixed(3)}; where the companies of a headline differ (${pairs.differingCount}): ${pairs.differing.toFixed(3)}`,
  );
  printLine(
    `Topics, a fifth held out by group of near-duplicates (${topics.sure.length} texts): macro F1 ${topics.macroF1.toFixed(3)}, accuracy ${topics.accuracy.toFixed(3)}`,
  );
  printLine(
    `  ${topicNames.map((name, at) => `${name} ${(topics.byTopic[at] ?? 0).toFixed(2)}`).join(', ')}`,
  );
}

function sayThresholds(material: Material, whole: WholeMeasured): void {
  const headlines = material.sets.scored
    .map((_, at) => at)
    .filter((at) => material.sets.scored[at]?.isPost === false);
  const scoredGold = headlines.map((at) => material.sets.scored[at]?.score ?? 0);
  const scored = headlines.flatMap((at) => whole.scored[at] ?? []);
  const pairGold = whole.heldPairs.map((at) => (material.sets.pairs[at]?.sentiment ?? 1) - 1);
  const types = sureTypes(material, whole);
  printLine('\nPrecision (share left empty) by the confidence from which a field is taken over');
  sayRow('side of the score, scored headlines', sureSides(scoredGold, scored));
  sayRow('side of the score, held pairs', sureSides(pairGold, whole.pairs));
  sayRow('topic, held texts', whole.topics.sure);
  sayRow('event type, scored rows', types.scored);
  sayRow('event type, held topic texts', types.topics);
  const [one, other] = [scoresTaken(scoredGold, scored), scoresTaken(pairGold, whole.pairs)];
  printLine(
    `With the thresholds of the product: scored headlines ${one.precision.toFixed(3)} (${one.empty.toFixed(2)} empty), held pairs ${other.precision.toFixed(3)} (${other.empty.toFixed(2)} empty)\n`,
  );
}

function sayRow(name: string, sure: readonly Sure[]): void {
  printLine(
    `  ${name} (${sure.length}): ${thresholdRows(sure, TRIED)
      .map(({ from, precision, empty }) => `${from}: ${precision.toFixed(3)} (${empty.toFixed(2)})`)
      .join('; ')}`,
  );
}

process.exitCode = main();
