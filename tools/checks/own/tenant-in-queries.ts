// The tenant is part of every query; row-level security backs it and does not replace it. A query over a table without tenants says so
// in a comment that begins with `no tenant:` and gives the reason.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { isFunction, lineAt, walk } from '../syntax.ts';

const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const TOUCHES_A_TABLE = /\b(?:from|into|update|join|truncate|copy)\s/i;
const NAMES_THE_TENANT = /tenant/i;

export const tenantInQueries: Check = {
  name: 'tenant-in-queries',
  find: (tree) =>
    tree.files
      .filter((file) => /^apps\/api\/src\/.*\.queries\.ts$/.test(file.path))
      .flatMap(queriesWithoutTenant),
};

function queriesWithoutTenant(file: SourceFile): Finding[] {
  const seen = new Set<ts.Node>();
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (!isQuery(node)) return;
    const home = findEnclosingFunction(node);
    if (seen.has(home)) return;
    seen.add(home);
    // With its leading comments: the reason for having no tenant stands there.
    if (NAMES_THE_TENANT.test(home.getFullText())) return;
    findings.push({
      path: file.path,
      line: lineAt(file, node),
      message: 'a query names the tenant, or a comment "no tenant: <reason>" says why not',
    });
  });
  return findings;
}

function isQuery(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node))
    return /^sql\b/.test(node.tag.getText()) && TOUCHES_A_TABLE.test(node.template.getText());
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    BUILDERS.has(node.expression.name.text)
  );
}

/** The named function or method a query stands in, else its statement; a callback belongs to the function that passes it. */
function findEnclosingFunction(query: ts.Node): ts.Node {
  let node = query;
  while (!ts.isSourceFile(node.parent)) {
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node;
    if (isFunction(node) && ts.isPropertyAssignment(node.parent)) return node.parent;
    if (isFunction(node) && ts.isVariableDeclaration(node.parent)) return node.parent.parent.parent;
    node = node.parent;
  }
  return node;
}
