// A file of the domain opens with a comment: the rule in plain words, and where the specification says it.

import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { listComments } from '../syntax.ts';

const SOURCE =
  /\b(?:specification|decisions(?:\.md)?|security\.md|look\.md|architecture\.md|calls\.json|messages\.json|permissions\.json|stack\.md|reliability\.md|ISO \d+|RFC \d+|issue)\b/i;
const LEAST_WORDS = 8;

export const ruleFilesOpenWithTheRule: Check = {
  name: 'rule-files-open-with-the-rule',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && file.path.startsWith('packages/domain/src/'))
      .flatMap(unfitOpening),
};

function unfitOpening(file: SourceFile): Finding[] {
  const opening = readOpeningComment(file);
  if (opening.split(/\s+/).length < LEAST_WORDS)
    return [{ path: file.path, line: 1, message: 'opens with a comment that says the rule in plain words' }];
  if (!SOURCE.test(opening))
    return [
      { path: file.path, line: 1, message: 'the opening comment says where the specification has the rule' },
    ];
  return [];
}

/** The comments before the first statement, joined; a docstring of the first statement counts when it stands alone at the top. */
function readOpeningComment(file: SourceFile): string {
  const first = file.syntax.statements[0];
  const end = first === undefined ? file.text.length : first.getStart(file.syntax);
  const lastLine = file.syntax.getLineAndCharacterOfPosition(end).line + 1;
  return listComments(file)
    .filter((comment) => comment.line < lastLine)
    .map((comment) => comment.text.replaceAll(/^\s*(?:\/\/|\/\*+|\*\/|\*)|\*\/$/gm, ' '))
    .join(' ')
    .trim();
}
