// In tests, a function has at most 60 lines too; only the function of a `describe`, which holds tests, may be longer. Blank lines and
// lines of comment do not count. (In the product oxlint's max-lines-per-function holds the same rule.)

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { calledName, lineAt, lineFromOffset, walk } from '../syntax.ts';

const MOST_LINES = 60;
const NOT_COUNTED = /^\s*(?:$|\/\/|\/?\*)/;
const HOLDS_TESTS = /^(?:describe|suite|each|skipIf|runIf)$/;

export const testFunctionLength: Check = {
  name: 'test-function-length',
  find: (tree) => tree.files.filter((file) => file.isCode && file.isTest).flatMap(longFunctions),
};

function longFunctions(file: SourceFile): Finding[] {
  const lines = file.text.split('\n');
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (!ts.isFunctionLike(node) || holdsTests(node)) return;
    const first = lineAt(file, node);
    const length = lines
      .slice(first - 1, lineFromOffset(file, node.getEnd()))
      .filter((line) => !NOT_COUNTED.test(line)).length;
    if (length > MOST_LINES)
      findings.push({
        path: file.path,
        line: first,
        message: `a function of ${length} lines; at most ${MOST_LINES}`,
      });
  });
  return findings;
}

function holdsTests(node: ts.Node): boolean {
  if (!ts.isCallExpression(node.parent)) return false;
  const { expression } = node.parent;
  return (
    HOLDS_TESTS.test(calledName(node.parent) ?? '') ||
    /^(?:describe|suite|test\.describe)\b/.test(expression.getText())
  );
}
