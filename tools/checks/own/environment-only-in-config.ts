// The environment is read in one file, where every setting has its name, meaning, rule and default.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

const CONFIG = 'apps/api/src/frame/config.ts';

export const environmentOnlyInConfig: Check = {
  name: 'environment-only-in-config',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && /^(?:apps|packages)\//.test(file.path) && file.path !== CONFIG)
      .flatMap(findEnvironmentReads),
};

function findEnvironmentReads(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (isEnvironmentRead(node)) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `only ${CONFIG} reads the environment; take the setting as an argument`,
      });
    }
  });
  return findings;
}

function isEnvironmentRead(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'env' && isProcess(node.expression);
  if (ts.isElementAccessExpression(node))
    return /^['"`]env['"`]$/.test(node.argumentExpression.getText()) && isProcess(node.expression);
  if (ts.isVariableDeclaration(node))
    return isProcess(node.initializer) && /\benv\b/.test(node.name.getText());
  if (ts.isImportDeclaration(node)) {
    return (
      /^['"](?:node:)?process['"]$/.test(node.moduleSpecifier.getText()) &&
      /\benv\b/.test(node.importClause?.getText() ?? '')
    );
  }
  return false;
}

function isProcess(node: ts.Node | undefined): boolean {
  return node !== undefined && /^(?:globalThis\.)?process$/.test(node.getText());
}
