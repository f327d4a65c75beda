// `npm test`: installs what is missing and runs every check and test, each step whatever became of the ones before. The last line says how
// many passed and failed: every test, and one for each step that has no tests. `npm test -- unit` runs the steps of that name only, and
// `npm test -- unit heat-map` passes the rest on to them.

import { reportFailures } from './failed-tests.mjs';
import { ensureInstalled } from './install.mjs';
import { countMemoryKills, reportMemoryKills } from './memory-kills.mjs';
import { launch, LaunchError, sentenceOf } from './project.mjs';
import { reportTimes } from './test-budgets.mjs';
import { STEPS } from './test-steps.mjs';

const MS = 1000;

await launch(async () => {
  const [name, ...words] = process.argv.slice(2);
  const steps = STEPS.filter((step) => name === undefined || step.name === name);
  if (steps.length === 0)
    throw new LaunchError(
      `There is no step '${name}'. There are: ${[...new Set(STEPS.map((step) => step.name))].join(', ')}.`,
    );
  const memoryKills = countMemoryKills();
  const outcomes = [
    await timed('installation', async () => ({
      node: await ensureInstalled(),
      passed: 0,
      failed: 0,
      skipped: 0,
    })),
  ];
  const { node } = outcomes[0];
  if (node) for (const { title, run } of steps) outcomes.push(await timed(title, () => run(node, words)));
  return report(outcomes, memoryKills);
});

async function timed(title, work) {
  console.log(`\n=== ${title}`);
  const begun = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(sentenceOf(error));
    outcome = { passed: 0, failed: 1, skipped: 0 };
  }
  return { ...outcome, title, seconds: (performance.now() - begun) / MS };
}

function report(outcomes, memoryKills) {
  for (const { title, areas = [] } of outcomes) reportTimes(title, areas);
  console.log('');
  for (const { title, seconds, failed } of outcomes)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${title}`);
  reportMemoryKills(memoryKills);
  reportFailures(outcomes.flatMap(({ failures = [] }) => failures));
  const total = (kind) => outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
  const [failed, skipped] = [total('failed'), total('skipped')];
  console.log(`\n${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}
