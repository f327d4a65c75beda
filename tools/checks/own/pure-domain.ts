// The domain has no clock, no randomness and no time zone: the same arguments give the same answer on every machine, every day. (Globals
// such as fetch and process: oxlint's no-restricted-globals.)

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

/** Methods of Date that answer by the time zone of the machine; each has a UTC twin. */
const LOCAL_TIME =
  /^(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)$|^getTimezoneOffset$|^toLocale(?:Date|Time)?String$/;

export const pureDomain: Check = {
  name: 'pure-domain',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && file.path.startsWith('packages/domain/src/'))
      .flatMap(listImpurities),
};

function listImpurities(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    const what = findImpurity(node);
    if (what !== null)
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `${what} is not pure: take the date, the number or the id as an argument`,
      });
  });
  return findings;
}

function findImpurity(node: ts.Node): string | null {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return 'new Date()';
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date()';
  if (!ts.isPropertyAccessExpression(node)) return null;
  if (node.getText() === 'Intl.DateTimeFormat') return 'Intl.DateTimeFormat';
  return LOCAL_TIME.test(node.name.text) ? `.${node.name.text}()` : null;
}
