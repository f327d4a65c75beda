// oxlint with the project's .oxlintrc.json.

import type { Finding } from '../finding.ts';
import { listOf, numberOf, textOf, valueAt } from '../json.ts';
import type { SourceTree } from '../source-tree.ts';
import { jsonOf, runTool } from './run-tool.ts';

/** What oxlint finds, and a finding of its own where it looked at fewer files than there are. */
export async function findWithOxlint(tree: SourceTree): Promise<Finding[]> {
  const report = jsonOf(
    'oxlint',
    await runTool('oxlint/bin/oxlint', ['--format', 'json', '--config', '.oxlintrc.json', '.'], tree.root),
  );
  const findings = listOf(valueAt(report, 'diagnostics')).map((diagnostic): Finding => {
    const line = numberOf(valueAt(listOf(valueAt(diagnostic, 'labels'))[0], 'span', 'line'));
    return {
      path: textOf(valueAt(diagnostic, 'filename')).replaceAll('\\', '/'),
      ...(line === undefined ? {} : { line }),
      rule: ruleOf(textOf(valueAt(diagnostic, 'code'))),
      message: textOf(valueAt(diagnostic, 'message')),
    };
  });
  const seen = numberOf(valueAt(report, 'number_of_files')) ?? 0;
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
function ruleOf(code: string): string {
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
