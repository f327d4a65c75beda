// Sizes are written in apps/web/src/app/theme.ts only: elsewhere a length is a token, a share (%, fr, vh; em of the own type, but not in
// a media query) or computed. A hairline of 1px is no size. What a canvas draws is computed and is not looked at, but for lengths with a unit.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk, withoutCssComments } from '../syntax.ts';

const THEME = 'apps/web/src/app/theme.ts';
const LENGTH = /(?<![\w.#$-])-?(?!(?:0|1)px\b)(?=[\d.]*[1-9])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in)\b/;
const BREAKPOINT = /^\s*@(?:media|container)\b.*\d(?:em|ch)\b/;
const SIZE_PROPS =
  /^(?:w|h|miw|maw|mih|mah|m|mt|mb|ml|mr|ms|me|mx|my|p|pt|pb|pl|pr|ps|pe|px|py|fz|gap|rowGap|columnGap|size|radius|spacing|verticalSpacing|horizontalSpacing|width|height|top|left|right|bottom|inset|offset|iconSize)$/;
/** Style properties whose numbers are no lengths. */
const UNITLESS = /^(?:flex|flexGrow|flexShrink|opacity|zIndex|order|fontWeight|lineHeight|zoom|gridRow|gridColumn|gridArea|tabSize|lineClamp)$/;

export const sizesOnlyInTheme: Check = {
  name: 'sizes-only-in-theme',
  find: (tree) =>
    tree.files
      .filter(({ path, isTest }) => path.startsWith('apps/web/src/') && path !== THEME && !isTest)
      .flatMap((file) => {
        if (file.isCode) return sizesInCode(file);
        return file.path.endsWith('.css') ? sizesInCss(file) : [];
      }),
};

function sizesInCss(file: SourceFile): Finding[] {
  return withoutCssComments(file.text)
    .split('\n')
    .flatMap((line, index) => (LENGTH.test(line) || BREAKPOINT.test(line) ? [finding(file, index + 1, line.trim())] : []));
}

function sizesInCode(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (isLength(node) || isSizeProp(node) || isStyledSize(node)) findings.push(finding(file, lineAt(file, node), node.getText()));
  });
  return findings;
}

function isLength(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && LENGTH.test(node.text);
}

function isSizeProp(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !SIZE_PROPS.test(node.name.getText())) return false;
  return node.initializer !== undefined && ts.isJsxExpression(node.initializer) && isNumber(node.initializer.expression);
}

/** `style={{ width: 120 }}` */
function isStyledSize(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || !isNumber(node.initializer) || UNITLESS.test(node.name.getText())) return false;
  const holder = node.parent.parent.parent;
  return ts.isJsxAttribute(holder) && /^(?:style|styles)$/.test(holder.name.getText());
}

/** A number other than 0 and 1. */
function isNumber(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isPrefixUnaryExpression(value)) return isNumber(value.operand);
  return ts.isNumericLiteral(value) && Number(value.text) > 1;
}

function finding(file: SourceFile, line: number, text: string): Finding {
  return { path: file.path, line, message: `${text}: a size is written in ${THEME} only; use its token` };
}
