// oxlint with the project's .oxlintrc.json.

import type { Finding } from '../finding.ts';
import { toList, findNumber, toText, valueAt } from '../json.ts';
import type { SourceTree } from '../source-tree.ts';
import { parseOutput, runTool } from './run-tool.ts';

/** What oxlint finds, and a finding of its own where it looked at fewer files than there are. */
export async function findWithOxlint(tree: SourceTree): Promise<Finding[]> {
  const report = parseOutput(
    'oxlint',
    await runTool('oxlint/bin/oxlint', ['--format', 'json', '--config', '.oxlintrc.json', '.'], tree.root),
  );
  const findings = toList(valueAt(report, 'diagnostics')).map((diagnostic): Finding => {
    const line = findNumber(valueAt(toList(valueAt(diagnostic, 'labels'))[0], 'span', 'line'));
    return {
      path: toText(valueAt(diagnostic, 'filename')).replaceAll('\\', '/'),
      ...(line === undefined ? {} : { line }),
      rule: ruleFromCode(toText(valueAt(diagnostic, 'code'))),
      message: toText(valueAt(diagnostic, 'message')),
    };
  });
  const seen = findNumber(valueAt(report, 'number_of_files')) ?? 0;
  const wanted = tree.files.filter((file) => file.isCode).length;
  if (seen < wanted)
    findings.push({
      path: '.oxlintrc.json',
      rule: 'all-files-seen',
      message: `oxlint looked at ${seen} of ${wanted} files of code`,
    });
  return findings;
}

/** `eslint(no-console)` as the configuration names it: `no-console`; `typescript-eslint(no-explicit-any)`: `typescript/no-explicit-any`. */
function ruleFromCode(code: string): string {
  const [, plugin = '', rule = ''] = /^([\w-]+)\((.+)\)$/.exec(code) ?? [];
  if (rule === '') return code === '' ? 'unused-directive' : code;
  return plugin === 'eslint' ? rule : `${PLUGIN_NAMES[plugin] ?? plugin}/${rule}`;
}

const PLUGIN_NAMES: Readonly<Record<string, string>> = {
  'typescript-eslint': 'typescript',
  'eslint-plugin-unicorn': 'unicorn',
  'eslint-plugin-import': 'import',
  'eslint-plugin-react': 'react',
  'react-hooks': 'react',
  'eslint-plugin-jsx-a11y': 'jsx-a11y',
  'eslint-plugin-promise': 'promise',
  'eslint-plugin-n': 'node',
  'eslint-plugin-vitest': 'vitest',
};
