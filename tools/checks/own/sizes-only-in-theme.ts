// Type sizes, spacing and radii are written in apps/web/src/lib/theme.ts only: elsewhere they are tokens, shares (%, em of the
// own type) or computed. What makes a part the part it is (how wide a panel, how high a bar, how big an icon, below which
// width it changes its form: a media query can hold no token) stands with the part. A hairline of 1px is no size.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk, withoutCssComments } from '../syntax.ts';

const THEME = 'apps/web/src/lib/theme.ts';
const LENGTH = /(?<![\w.#$-])-?(?!(?:0|1)px\b)(?=[\d.]*[1-9])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in)\b/;
const DESIGNED =
  /^\s*(?:font(?:-size)?|letter-spacing|(?:row-|column-)?gap|(?:padding|margin|scroll-margin|scroll-padding)[\w-]*|border-[\w-]*radius|border-radius)\s*:/;
const DESIGNED_PROPS =
  /^(?:m|mt|mb|ml|mr|ms|me|mx|my|p|pt|pb|pl|pr|ps|pe|px|py|fz|gap|rowGap|columnGap|radius|spacing|verticalSpacing|horizontalSpacing)$/;
const DESIGNED_STYLES =
  /^(?:font|fontSize|letterSpacing|gap|rowGap|columnGap|(?:padding|margin)\w*|border\w*Radius)$/;

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
    .flatMap((line, index) =>
      DESIGNED.test(line) && LENGTH.test(line) ? [finding(file, index + 1, line.trim())] : [],
    );
}

function sizesInCode(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (isDesignedProp(node) || isDesignedStyle(node))
      findings.push(finding(file, lineAt(file, node), node.getText()));
  });
  return findings;
}

function isDesignedProp(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !DESIGNED_PROPS.test(node.name.getText()) || !node.initializer)
    return false;
  return isSize(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer);
}

/** `style={{ padding: 12 }}` */
function isDesignedStyle(node: ts.Node): boolean {
  if (
    !ts.isPropertyAssignment(node) ||
    !DESIGNED_STYLES.test(node.name.getText()) ||
    !isSize(node.initializer)
  )
    return false;
  const holder = node.parent.parent.parent;
  return ts.isJsxAttribute(holder) && /^(?:style|styles)$/.test(holder.name.getText());
}

/** A number other than 0 and 1, or a text with a length in it. */
function isSize(value: ts.Node | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isPrefixUnaryExpression(value)) return isSize(value.operand);
  if (ts.isNumericLiteral(value)) return Number(value.text) > 1;
  return ts.isStringLiteralLike(value) && LENGTH.test(value.text);
}

function finding(file: SourceFile, line: number, text: string): Finding {
  return {
    path: file.path,
    line,
    message: `${text}: type sizes, spacing and radii are written in ${THEME} only; use its token`,
  };
}
