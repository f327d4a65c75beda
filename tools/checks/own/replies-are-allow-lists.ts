// Nothing leaves unless it is named: a schema of the contract never lets an unnamed field or an unknown value through.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

const LETS_THROUGH = /^z\.(?:any|unknown|looseObject|custom)$/;
const LOOSENS = new Set(['passthrough', 'loose', 'catchall']);

export const repliesAreAllowLists: Check = {
  name: 'replies-are-allow-lists',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && file.path.startsWith('packages/contract/src/'))
      .flatMap(openSchemas),
};

function openSchemas(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression } = node;
    if (LETS_THROUGH.test(expression.getText()) || LOOSENS.has(expression.name.text)) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `${expression.name.text}() lets unnamed values through: name every field`,
      });
    }
  });
  return findings;
}
