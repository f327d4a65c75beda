// A test runs. `.only`, the x- and f-forms and tests still to be written are never in the tree; a skip gives its reason: as the last argument where the
// runner takes one (`context.skip('no browser')`, `test.skip(condition, 'needs ...')`), else in the title (`... (skipped where ...)`) or in
// a comment above it.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { listComments, hasCommentAt, lineAt, walk } from '../syntax.ts';

const RUNNERS = /^(?:it|test|describe|suite|bench|context|ctx|t)$/;
const NEVER = new Set(['only', 'todo', 'fails']);
const SKIPS = new Set(['skip', 'skipIf', 'runIf', 'fixme', 'slow']);
const TITLE_WITH_REASON = /\bskipped\b.{8,}/;
const NAMED_REASON = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const OLD_FORMS = /^(?:xit|xtest|xdescribe|fit|fdescribe|ftest)$/;

export const skippedTests: Check = {
  name: 'skipped-tests',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && (file.isTest || /^(?:bench|reliability)\//.test(file.path)))
      .flatMap(skipsIn),
};

function skipsIn(file: SourceFile): Finding[] {
  const comments = listComments(file);
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      OLD_FORMS.test(node.expression.text)
    ) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `${node.expression.text}: a test runs, or is skipped with a reason`,
      });
    }
    if (!ts.isPropertyAccessExpression(node) || !RUNNERS.test(readRunner(node.expression))) return;
    const line = lineAt(file, node);
    if (NEVER.has(node.name.text))
      findings.push({ path: file.path, line, message: `.${node.name.text} never stands in the tree` });
    if (SKIPS.has(node.name.text) && !givesReason(node) && !hasCommentAt(comments, line)) {
      findings.push({
        path: file.path,
        line,
        message: `.${node.name.text} gives its reason: as last argument, in the title, or in a comment above`,
      });
    }
  });
  return findings;
}

/** `test` of `test`, `test.describe` and `test.each(...)`. */
function readRunner(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return readRunner(expression.expression);
  return '';
}

/** By its title, or in the form of a runner that takes the reason itself: no function among the arguments and a sentence last. */
function givesReason(skip: ts.PropertyAccessExpression): boolean {
  const call = skip.parent;
  if (!ts.isCallExpression(call) || call.expression !== skip) return false;
  const title =
    ts.isCallExpression(call.parent) && call.parent.expression === call
      ? call.parent.arguments[0]
      : call.arguments[0];
  if (title && TITLE_WITH_REASON.test(title.getText())) return true;
  const { arguments: given } = call;
  const last = given.at(-1);
  if (last === undefined || given.some((each, index) => index > 0 && ts.isFunctionLike(each))) return false;
  if (ts.isIdentifier(last)) return NAMED_REASON.test(last.text);
  return (ts.isStringLiteralLike(last) || ts.isTemplateExpression(last)) && last.getText().length > 10;
}
