// oxfmt: every file is written the way the formatter writes it (.oxfmtrc.json). `npx oxfmt` puts it right.

import type { Finding } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';
import { runTool } from './run-tool.ts';

export async function findWithOxfmt(tree: SourceTree): Promise<Finding[]> {
  const { status, stdout, stderr } = await runTool('oxfmt/bin/oxfmt', ['--list-different', '.'], tree.root);
  const paths = stdout.split('\n').filter((line) => line !== '');
  if (paths.length === 0 && status !== 0) throw new Error(`oxfmt ended with ${status}:\n${stderr}`);
  return paths.map((path) => ({ path, rule: 'format', message: "not formatted: run 'npx oxfmt'" }));
}
