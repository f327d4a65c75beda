// A cast tells the compiler to stop looking, so it says why: a comment on its lines or above its statement. `as const` needs none.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Comment } from '../syntax.ts';
import { listComments, lineAt, lineFromOffset, walk } from '../syntax.ts';

export const castsSayWhy: Check = {
  name: 'casts-say-why',
  find: (tree) => tree.files.filter((file) => file.isCode).flatMap(castsWithoutReason),
};

function castsWithoutReason(file: SourceFile): Finding[] {
  const casts: ts.Node[] = [];
  walk(file.syntax, (node) => {
    if (
      (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) &&
      !ts.isConstTypeReference(node.type)
    )
      casts.push(node);
  });
  if (casts.length === 0) return [];
  const comments = listComments(file);
  return casts
    .filter((cast) => !saysWhy(file, cast, comments))
    .map((cast) => ({
      path: file.path,
      line: lineAt(file, cast),
      message: 'a cast says why in a comment, or a type guard replaces it',
    }));
}

function saysWhy(file: SourceFile, cast: ts.Node, comments: readonly Comment[]): boolean {
  const first = lineAt(file, cast);
  const last = lineFromOffset(file, cast.getEnd());
  const statement = lineAt(file, findStatement(cast));
  return comments.some(
    ({ line, lastLine }) =>
      (line >= first && line <= last) ||
      lastLine === first - 1 ||
      lastLine === last - 1 ||
      lastLine === statement - 1,
  );
}

function findStatement(node: ts.Node): ts.Node {
  let statement = node;
  while (!ts.isStatement(statement) && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  return statement;
}
