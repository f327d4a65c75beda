// SQL is written in *.queries.ts, in the migrations and in the runner of the migrations, nowhere else in the product.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { calledName, lineAt, walk } from '../syntax.ts';

const BUILDERS = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'selectNoFrom',
]);
const SENDERS = new Set(['query', 'raw', 'unsafe', 'copyFrom', 'copyTo']);
const SQL_TEXT =
  /^\s*(?:select|insert|update|delete|merge|with|create|alter|drop|truncate|copy|set|reset|begin|commit|rollback|grant|revoke|vacuum|analyze|lock|listen|notify|do)\b/i;

const MAY_HOLD_SQL =
  /\.queries\.ts$|\.test\.ts$|\/testing\/|^apps\/api\/src\/app\/migrate\.ts$|^apps\/api\/src\/adapters\/embedded-postgres\//;

export const sqlOnlyInQueries: Check = {
  name: 'sql-only-in-queries',
  find: (tree) =>
    tree.files
      .filter(
        (file) => file.isCode && /^(?:apps|packages)\//.test(file.path) && !MAY_HOLD_SQL.test(file.path),
      )
      .flatMap(sqlIn),
};

function sqlIn(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (isSqlTag(node) || isBuilder(node) || isSentText(node)) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: "SQL belongs in the owning area's *.queries.ts",
      });
    }
  });
  return findings;
}

function isSqlTag(node: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText());
}

function isBuilder(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    BUILDERS.has(node.expression.name.text)
  );
}

function isSentText(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !SENDERS.has(calledName(node) ?? '')) return false;
  const [first] = node.arguments;
  if (!first) return false;
  const text = ts.isObjectLiteralExpression(first) ? textProperty(first) : first;
  return (
    text !== undefined &&
    (ts.isStringLiteralLike(text) || ts.isTemplateExpression(text)) &&
    SQL_TEXT.test(text.getText().slice(1))
  );
}

function textProperty(object: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const property = object.properties.find(
    (each) => ts.isPropertyAssignment(each) && each.name.getText() === 'text',
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
