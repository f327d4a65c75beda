// Every URL of the browser is made in apps/web/src/lib/paths.ts, so that it is the site map; links take theirs from there.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

const PATHS = 'apps/web/src/lib/paths.ts';
const LEADS_SOMEWHERE = /^(?:to|href|path|redirect|redirectTo)$/;

export const urlsInPaths: Check = {
  name: 'urls-in-paths',
  find: (tree) =>
    tree.files
      .filter(
        (file) => file.isCode && !file.isTest && file.path.startsWith('apps/web/src/') && file.path !== PATHS,
      )
      .flatMap(writtenUrls),
};

function writtenUrls(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return;
    if (LEADS_SOMEWHERE.test(node.name.getText()) && isUrl(node.initializer)) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `a URL is written in ${PATHS} only`,
      });
    }
  });
  return findings;
}

function isUrl(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isJsxExpression(value)) return isUrl(value.expression);
  return (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) && /^.\//.test(value.getText());
}
