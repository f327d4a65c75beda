// An exported function of the domain has a docstring: result, units, ranges, errors, source.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { exportedFunctions, lineAt } from '../syntax.ts';

const LEAST_CHARACTERS = 15;

export const docstringsInDomain: Check = {
  name: 'docstrings-in-domain',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && file.path.startsWith('packages/domain/src/'))
      .flatMap(missingDocstrings),
};

function missingDocstrings(file: SourceFile): Finding[] {
  return exportedFunctions(file)
    .filter(({ statement }) => readDocstring(file, statement).length < LEAST_CHARACTERS)
    .map(({ name, statement }) => ({
      path: file.path,
      line: lineAt(file, statement),
      message: `${name} is public: a docstring (/** ... */) gives what it answers, units, ranges and errors`,
    }));
}

function readDocstring(file: SourceFile, statement: ts.Statement): string {
  const ranges = ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [];
  const last = ranges.at(-1);
  const text = last === undefined ? '' : file.text.slice(last.pos, last.end);
  return text.startsWith('/**') ? text.replaceAll(/[/*\s]+/g, ' ').trim() : '';
}
