// Runs checks one after another and prints their findings.

import type { Check, Finding } from './finding.ts';
import { formatFinding } from './finding.ts';
import type { SourceTree } from './source-tree.ts';

/** Prints each check with its findings and returns how many checks failed. A check that cannot run at all has failed, with its reason. */
export async function reportChecks(
  checks: readonly Check[],
  tree: SourceTree,
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const check of checks) {
    const reason = check.skipped?.(tree) ?? null;
    if (reason !== null) {
      print(`skip  ${check.name}: ${reason}`);
      continue;
    }
    const begun = performance.now();
    const findings = await runCheck(check, tree);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    print(
      findings.length === 0
        ? `ok    ${check.name} (${seconds} s)`
        : `FAIL  ${check.name} (${seconds} s): ${findings.length}`,
    );
    for (const finding of findings) print(`        ${formatFinding(finding)}`);
    if (findings.length > 0) failed += 1;
  }
  print(
    failed === 0 ? `All ${checks.length} checks passed.` : `${failed} of ${checks.length} checks failed.`,
  );
  return failed;
}

async function runCheck(check: Check, tree: SourceTree): Promise<Finding[]> {
  try {
    return await check.find(tree);
  } catch (error) {
    return [{ path: check.name, message: error instanceof Error ? error.message : String(error) }];
  }
}
