// dependency-cruiser with the project's .dependency-cruiser.mjs. With an unknown TypeScript version or too broad an exclusion it silently checks
// nothing, so its files and imports are compared with our own reading of the tree.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import { toList, toText, valueAt } from '../json.ts';
import type { SourceFile, SourceTree } from '../source-tree.ts';
import { findLineOfText, walk } from '../syntax.ts';
import { parseOutput, runTool } from './run-tool.ts';

const FOLDERS = ['apps', 'packages', 'db', 'bench', 'reliability', 'e2e', 'tools'];

export async function findWithDependencyCruiser(tree: SourceTree): Promise<Finding[]> {
  const folders = FOLDERS.filter((folder) => existsSync(join(tree.root, folder)));
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const report = parseOutput(
    'dependency-cruiser',
    await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args, tree.root),
  );
  return [...violationsIn(report, tree), ...listUncoveredFiles(report, tree, folders)];
}

function violationsIn(report: unknown, tree: SourceTree): Finding[] {
  const files = new Map(tree.files.map((file) => [file.path, file]));
  return toList(valueAt(report, 'summary', 'violations')).map((violation) => {
    const path = toText(valueAt(violation, 'from'));
    const to = toText(valueAt(violation, 'to'));
    const file = files.get(path);
    const specifier = toText(valueAt(violation, 'unresolvedTo'));
    return {
      path,
      ...(file?.isCode && specifier !== '' ? { line: findLineOfText(file, `'${specifier}'`) } : {}),
      rule: toText(valueAt(violation, 'rule', 'name')),
      message: to === path ? 'see the comment of the rule in .dependency-cruiser.mjs' : `imports ${to}`,
    };
  });
}

/** The files and imports that dependency-cruiser did not see. */
function listUncoveredFiles(report: unknown, tree: SourceTree, folders: readonly string[]): Finding[] {
  const seen = new Map<string, Set<string>>();
  for (const module of toList(valueAt(report, 'modules'))) {
    const imports = toList(valueAt(module, 'dependencies')).map((dependency) =>
      toModuleName(toText(valueAt(dependency, 'module'))),
    );
    seen.set(toText(valueAt(module, 'source')), new Set(imports));
  }
  const expected = tree.files.filter(
    (file) => file.isCode && folders.some((folder) => file.path.startsWith(`${folder}/`)),
  );
  return expected.flatMap((file) => {
    const known = seen.get(file.path);
    if (!known)
      return [
        { path: file.path, rule: 'all-files-seen', message: 'dependency-cruiser did not look at this file' },
      ];
    return listImports(file)
      .filter((specifier) => !known.has(toModuleName(specifier)))
      .map((specifier) => ({
        path: file.path,
        line: findLineOfText(file, specifier),
        rule: 'all-imports-seen',
        message: `dependency-cruiser did not see the import of ${specifier}`,
      }));
  });
}

/** What a file imports or re-exports by a literal name. */
function listImports(file: SourceFile): string[] {
  const specifiers: string[] = [];
  walk(file.syntax, (node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && isImport(node)
          ? node.arguments[0]
          : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) specifiers.push(specifier.text);
  });
  return specifiers;
}

function isImport(call: ts.CallExpression): boolean {
  return call.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function toModuleName(specifier: string): string {
  return specifier.replace(/^node:/, '').replace(/\?.*$/, '');
}
