// The regular expressions of the sources, found by the parser of TypeScript.

import ts from 'typescript';
import { lineAt, walk } from '../../tools/checks/syntax.ts';
import { readTree } from '../../tools/checks/source-tree.ts';

export interface FoundPattern {
  readonly source: string;
  readonly flags: string;
  /** `path:line` of the first place. */
  readonly place: string;
}

export interface FoundPatterns {
  /** Each once. */
  readonly written: readonly FoundPattern[];
  /** `path:line` of those that are put together while the product runs. */
  readonly built: readonly string[];
}

/** Of everything that the product runs, in server and browser; not of tests and tools. */
export function listPatterns(root: string): FoundPatterns {
  const written = new Map<string, FoundPattern>();
  const built: string[] = [];
  const files = readTree(root).files.filter(
    (file) => /^(?:apps|packages)\/.*\/src\//.test(`${file.path}`) && file.isCode && !file.isTest,
  );
  for (const file of files)
    walk(file.syntax, (node) => {
      const found = readPattern(node);
      if (found === null) return;
      const place = `${file.path}:${lineAt(file, node)}`;
      if (found === 'built') built.push(place);
      else
        written.set(
          `/${found.source}/${found.flags}`,
          written.get(`/${found.source}/${found.flags}`) ?? { ...found, place },
        );
    });
  return { written: [...written.values()], built };
}

/** The pattern that a node writes down, or that it builds one. */
function readPattern(node: ts.Node): Pick<FoundPattern, 'source' | 'flags'> | 'built' | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || !isNamed(node.expression, 'RegExp'))
    return null;
  const [pattern, flags] = node.arguments ?? [];
  if (pattern === undefined || !ts.isStringLiteralLike(pattern)) return 'built';
  if (flags !== undefined && !ts.isStringLiteralLike(flags)) return 'built';
  return { source: pattern.text, flags: flags?.text ?? '' };
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}
