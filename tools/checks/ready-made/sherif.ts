// sherif: the package.json files of the workspaces agree with each other. It prints for people only, so its text is read. The root may
// have dependencies: the Node that production runs on is one.

import type { Finding } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';
import { runTool } from './run-tool.ts';

const ISSUE = /^\s*\S+\s+(?:error|warning)\s+(?<message>.*?)\s+(?<rule>[a-z-]+)$/;
const PLACE = /issues? found in (?<path>\S+?):?$/;

export async function findWithSherif(tree: SourceTree): Promise<Finding[]> {
  const { status, stdout, stderr } = await runTool(
    'sherif/index.js',
    ['--ignore-rule', 'root-package-dependencies', '.'],
    tree.root,
  );
  let path = 'package.json';
  const findings: Finding[] = [];
  for (const line of stdout.split('\n').map(withoutColours)) {
    path = PLACE.exec(line.trim())?.groups?.['path']?.replace(/^\.\//, '') ?? path;
    const issue = ISSUE.exec(line)?.groups;
    if (issue) findings.push({ path, rule: issue['rule'] ?? '', message: issue['message'] ?? '' });
  }
  if (findings.length === 0 && status !== 0)
    findings.push({ path, rule: 'sherif', message: `${stdout}${stderr}`.trim() });
  return findings;
}

function withoutColours(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the escape character begins the colour codes of a terminal
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}
