// Colours are written in apps/web/src/lib/theme.ts only (heat colours in the domain, beside their thresholds), so that light, dark and
// contrast are decided in one place. Elsewhere a colour is a token. Pictures (svg) are drawings and keep theirs.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt, walk, withoutCssComments } from '../syntax.ts';

const THEME = 'apps/web/src/lib/theme.ts';
const HEX_OR_FUNCTION =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.+-]/i;
const NAMED =
  /(?:^|[\s:,(])(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|violet|magenta|fuchsia|pink|brown|gold|crimson|tomato|salmon|coral|indigo)(?![\w-])/i;

export const coloursOnlyInTheme: Check = {
  name: 'colours-only-in-theme',
  find: (tree) =>
    tree.files
      .filter(({ path, isTest }) => path.startsWith('apps/web/') && path !== THEME && !isTest)
      .flatMap((file) => (file.isCode ? coloursInCode(file) : coloursInText(file))),
};

function coloursInCode(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
      HEX_OR_FUNCTION.test(node.getText())
    ) {
      findings.push(finding(file, lineAt(file, node)));
    }
  });
  return findings;
}

function coloursInText(file: SourceFile): Finding[] {
  if (file.path.endsWith('.html')) return linesWith(file, file.text, (line) => HEX_OR_FUNCTION.test(line));
  if (!file.path.endsWith('.css')) return [];
  return linesWith(file, withoutCssComments(file.text), (line) => {
    const [, property = '', value = ''] = /(?:^|[;{\s])([\w-]+)\s*:\s*([^{]*)$/.exec(line) ?? [];
    // Black in a mask is not a colour but an opacity.
    return !/\bmask\b/.test(property) && (HEX_OR_FUNCTION.test(value) || NAMED.test(value));
  });
}

function linesWith(file: SourceFile, text: string, isColoured: (line: string) => boolean): Finding[] {
  return text.split('\n').flatMap((line, index) => (isColoured(line) ? [finding(file, index + 1)] : []));
}

function finding(file: SourceFile, line: number): Finding {
  return { path: file.path, line, message: `a colour is written in ${THEME} only; use its token` };
}
