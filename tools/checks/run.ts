// Runs every check of the tree: oxlint, dependency-cruiser, knip, sherif and our own. Prints each with its findings; exit 1 if any found
// something. `node tools/checks/run.ts [name ...]` runs the named ones only.

import { fileURLToPath } from 'node:url';
import type { Check, Finding } from './finding.ts';
import { lineOf } from './finding.ts';
import { OWN_CHECKS } from './own-checks.ts';
import { findWithDependencyCruiser } from './ready-made/dependency-cruiser.ts';
import { findWithKnip } from './ready-made/knip.ts';
import { findWithOxlint } from './ready-made/oxlint.ts';
import { findWithSherif } from './ready-made/sherif.ts';
import type { SourceTree } from './source-tree.ts';
import { readTree } from './source-tree.ts';

const READY_MADE: readonly Check[] = [
  { name: 'oxlint', find: findWithOxlint },
  { name: 'dependency-cruiser', find: findWithDependencyCruiser },
  { name: 'knip', find: findWithKnip },
  { name: 'sherif', find: findWithSherif },
];

interface Outcome {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly skipped: string | null;
  readonly seconds: number;
}

async function run(check: Check, tree: SourceTree): Promise<Outcome> {
  const begun = performance.now();
  const skipped = check.skipped?.(tree) ?? null;
  const findings = skipped === null ? await check.find(tree) : [];
  return { name: check.name, findings, skipped, seconds: (performance.now() - begun) / 1000 };
}

function print({ name, findings, skipped, seconds }: Outcome): void {
  if (skipped !== null) {
    console.log(`skip  ${name}: ${skipped}`);
    return;
  }
  console.log(`${findings.length === 0 ? 'ok   ' : 'FAIL '} ${name} (${seconds.toFixed(1)} s)${findings.length === 0 ? '' : `: ${findings.length}`}`);
  for (const finding of findings) console.log(`        ${lineOf(finding)}`);
}

async function main(names: readonly string[]): Promise<number> {
  const tree = readTree(fileURLToPath(new URL('../../', import.meta.url)));
  const known = [...READY_MADE, ...OWN_CHECKS];
  const unknown = names.filter((name) => known.every((check) => check.name !== name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const wanted = names.length === 0 ? known : known.filter(({ name }) => names.includes(name));
  let failed = 0;
  for (const check of wanted) {
    const outcome = await run(check, tree);
    print(outcome);
    if (outcome.findings.length > 0) failed += 1;
  }
  console.log(failed === 0 ? `All ${wanted.length} checks passed.` : `${failed} of ${wanted.length} checks failed.`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
