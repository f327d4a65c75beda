// Runs every check of the tree: oxlint, oxfmt, dependency-cruiser, knip, sherif and our own. Prints each with its findings; exit 1 if any found
// something. `node tools/checks/run.ts [name ...]` runs the named ones only.

import { fileURLToPath } from 'node:url';
import type { Check } from './finding.ts';
import { OWN_CHECKS } from './own-checks.ts';
import { findWithDependencyCruiser } from './ready-made/dependency-cruiser.ts';
import { findWithKnip } from './ready-made/knip.ts';
import { findWithOxfmt } from './ready-made/oxfmt.ts';
import { findWithOxlint } from './ready-made/oxlint.ts';
import { findWithSherif } from './ready-made/sherif.ts';
import { reportChecks } from './report.ts';
import { readTree } from './source-tree.ts';

const CHECKS: readonly Check[] = [
  { name: 'oxlint', find: findWithOxlint },
  { name: 'oxfmt', find: findWithOxfmt },
  { name: 'dependency-cruiser', find: findWithDependencyCruiser },
  { name: 'knip', find: findWithKnip },
  { name: 'sherif', find: findWithSherif },
  ...OWN_CHECKS,
];

async function run(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => CHECKS.every((check) => check.name !== name));
  if (unknown.length > 0) {
    console.error(
      `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  const wanted = names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
  const tree = readTree(fileURLToPath(new URL('../../', import.meta.url)));
  return (await reportChecks(wanted, tree, (line) => console.log(line))) === 0 ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2));
