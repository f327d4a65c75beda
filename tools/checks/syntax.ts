// Questions several checks ask of a syntax tree.

import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';

/** Calls `visit` with every node below `node`, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    walk(child, visit);
  });
}

/** The line a node begins on, from 1. */
export function lineAt(file: SourceFile, node: ts.Node): number {
  return lineFromOffset(file, node.getStart(file.syntax));
}

/** The line of an offset into the text, from 1. */
export function lineFromOffset(file: SourceFile, offset: number): number {
  return file.syntax.getLineAndCharacterOfPosition(offset).line + 1;
}

/** The line of the first occurrence of a text, from 1; 1 where it does not occur. */
export function findLineOfText(file: SourceFile, text: string): number {
  return file.text.slice(0, Math.max(file.text.indexOf(text), 0)).split('\n').length;
}

export interface Comment {
  /** As written, with its slashes and stars. */
  readonly text: string;
  readonly line: number;
  readonly lastLine: number;
}

const commentsByFile = new WeakMap<SourceFile, readonly Comment[]>();

/** Every comment of a file, in order; strings, templates, patterns and JSX text that look like comments are not taken for one. */
export function listComments(file: SourceFile): readonly Comment[] {
  const known = commentsByFile.get(file) ?? readComments(file);
  commentsByFile.set(file, known);
  return known;
}

function readComments(file: SourceFile): Comment[] {
  const found = new Map<number, Comment>();
  const jsxTexts: ts.Node[] = [];
  walk(file.syntax, (node) => {
    if (ts.isJsxText(node)) jsxTexts.push(node);
  });
  const collect = (range: ts.CommentRange): void => {
    if (jsxTexts.some((node) => node.pos <= range.pos && range.pos < node.end)) return;
    const text = file.text.slice(range.pos, range.end);
    found.set(range.pos, {
      text,
      line: lineFromOffset(file, range.pos),
      lastLine: lineFromOffset(file, range.end),
    });
  };
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []) collect(range);
    for (const child of node.getChildren(file.syntax)) visit(child);
    for (const range of ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []) collect(range);
  };
  visit(file.syntax);
  return [...found.entries()].toSorted(([a], [b]) => a - b).map(([, comment]) => comment);
}

/** Whether a comment stands on one of these lines or ends on the line above the first. */
export function hasCommentAt(comments: readonly Comment[], line: number): boolean {
  return comments.some(
    (comment) => comment.lastLine === line - 1 || (comment.line <= line && line <= comment.lastLine),
  );
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)
  );
}

export interface Exported {
  readonly name: string;
  /** The statement that declares it, which carries its docstring. */
  readonly statement: ts.Statement;
}

/** Exported functions of a file: declarations, and constants that hold a function. */
export function exportedFunctions(file: SourceFile): Exported[] {
  const declared = file.syntax.statements.flatMap((statement) =>
    isExported(statement) && ts.isFunctionDeclaration(statement) && statement.name
      ? [{ name: statement.name.text, statement }]
      : [],
  );
  return [...declared, ...exportedValues(file, (value) => isFunction(value))];
}

/** Exported constants of a file that hold no function. */
export function exportedConstants(file: SourceFile): Exported[] {
  return exportedValues(file, (value) => !isFunction(value));
}

function exportedValues(file: SourceFile, wanted: (value: ts.Expression) => boolean): Exported[] {
  return file.syntax.statements.flatMap((statement) => {
    if (!isExported(statement) || !ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && wanted(initializer) ? [{ name: name.text, statement }] : [],
    );
  });
}

export function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** The name at the end of a callee: `b` of `a.b(...)` and of `b(...)`; null for anything else. */
export function calledName(call: ts.CallExpression): string | null {
  if (ts.isIdentifier(call.expression)) return call.expression.text;
  if (ts.isPropertyAccessExpression(call.expression)) return call.expression.name.text;
  return null;
}

/** CSS with every comment blanked out, lines kept. */
export function withoutCssComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}
