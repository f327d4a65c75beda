// knip with the project's knip.json, twice: everything with its tests, then what runs in production alone (`--strict`), where a
// function that only a test calls is dead. What tools, measurements and stories install is no matter of production.

import type { Finding } from '../finding.ts';
import { toEntries, toList, findNumber, toText, valueAt } from '../json.ts';
import type { SourceTree } from '../source-tree.ts';
import { parseOutput, runTool } from './run-tool.ts';

const COMMON = ['--config', 'knip.json', '--reporter', 'json', '--no-progress', '--no-config-hints'];

const SHIPPED = /^(?:apps|packages)\//;

export async function findWithKnip(tree: SourceTree): Promise<Finding[]> {
  const everything = await findOnce(tree, []);
  const production = await findOnce(tree, ['--production', '--strict']);
  const known = new Set(everything.map(findingKey));
  const more = production.filter(
    (finding) =>
      !known.has(findingKey(finding)) && !(finding.rule === 'unlisted' && !SHIPPED.test(finding.path)),
  );
  return [
    ...everything,
    ...more.map((finding) => ({ ...finding, message: `${finding.message} (in production)` })),
  ];
}

async function findOnce(tree: SourceTree, mode: readonly string[]): Promise<Finding[]> {
  const output = await runTool('knip/bin/knip.js', [...COMMON, ...mode], tree.root);
  const report = parseOutput('knip', output);
  const findings = toList(valueAt(report, 'issues')).flatMap(toFindings);
  if (findings.length === 0 && output.status !== 0) {
    findings.push({
      path: 'knip.json',
      rule: 'configuration',
      message: output.stderr.trim() || `knip ended with ${output.status}`,
    });
  }
  return findings;
}

/** One finding of each named thing of an issue; an issue has the file and, by kind, lists of what is wrong. */
function toFindings(issue: unknown): Finding[] {
  const path = toText(valueAt(issue, 'file'));
  return toEntries(issue).flatMap(([kind, things]) =>
    toList(things)
      .flatMap((thing) => (Array.isArray(thing) ? thing : [thing]))
      .map((thing) => {
        const line = findNumber(valueAt(thing, 'line'));
        return {
          path,
          ...(line === undefined ? {} : { line }),
          rule: kind,
          message: toText(valueAt(thing, 'name')),
        };
      }),
  );
}

function findingKey({ path, rule, message }: Finding): string {
  return `${path} ${rule} ${message}`;
}
