// Every sentence a person reads comes from packages/contract/src/messages, in both languages: no letters between tags, in the
// attributes that are shown or read aloud, or in a notification. The name Vigilo is no sentence.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

const READ_BY_PEOPLE =
  /^(?:label|placeholder|title|alt|description|error|caption|legend|summary|tooltip|nothingFoundMessage|aria-(?:label|description|roledescription|valuetext|placeholder))$/;
const NOTICE = /^(?:notifications|modals)\.\w+$/;
const NOTICE_TEXT = /^(?:title|message|children|label|confirm|cancel)$/;

export const noLiteralText: Check = {
  name: 'no-literal-text',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && /^apps\/web\/src\/.*\.tsx?$/.test(file.path))
      .flatMap(literalTexts),
};

function literalTexts(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    const culprit = literalIn(node);
    if (culprit !== null) {
      findings.push({
        path: file.path,
        line: lineAt(file, node),
        message: `"${culprit}" is read by people: give it a key in packages/contract/src/messages`,
      });
    }
  });
  return findings;
}

function literalIn(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return findText(node.text.replaceAll(/&#?\w+;/g, ' '));
  if (ts.isJsxAttribute(node) && READ_BY_PEOPLE.test(node.name.getText()))
    return findShownText(node.initializer);
  if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
    return findShownText(node.expression);
  if (ts.isPropertyAssignment(node) && NOTICE_TEXT.test(node.name.getText()) && isNoticeProperty(node))
    return findShownText(node.initializer);
  return null;
}

/** The first literal with letters that the value can become; what stands in a nested element is found by itself. */
function findShownText(value: ts.Expression | undefined): string | null {
  if (value === undefined) return null;
  if (ts.isStringLiteralLike(value)) return findText(value.text);
  if (ts.isTemplateExpression(value))
    return findText([value.head.text, ...value.templateSpans.map((span) => span.literal.text)].join(' '));
  if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value))
    return findShownText(value.expression);
  if (ts.isConditionalExpression(value))
    return findShownText(value.whenTrue) ?? findShownText(value.whenFalse);
  if (ts.isBinaryExpression(value)) return findEitherShownText(value);
  return null;
}

/** `a && 'text'`, `a ?? 'text'`, `a || 'text'`, `'text' + a`; what is compared is not shown. */
function findEitherShownText({ left, operatorToken, right }: ts.BinaryExpression): string | null {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return findShownText(right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.PlusToken:
      return findShownText(left) ?? findShownText(right);
    default:
      return null;
  }
}

function isNoticeProperty(property: ts.PropertyAssignment): boolean {
  const call = ts.findAncestor(property, (each) => ts.isCallExpression(each));
  return call !== undefined && NOTICE.test(call.expression.getText());
}

function findText(text: string): string | null {
  const words = text.replaceAll(/\bVigilo\b/g, '').trim();
  return /\p{L}/u.test(words) ? text.trim() : null;
}
