// Verbs mean one thing: get (one or a problem), find (maybe none), list, add, change, remove, decide / score / classify (pure).
// Checked where the words are chosen: exported functions of services, queries and the domain, and the calls of the contract.

import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { exportedConstants, exportedFunctions, lineAt } from '../syntax.ts';

const INSTEAD_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:create|insert)(?=[A-Z]|$)/, 'add'],
  [/^(?:update|edit|modify|alter|patch)(?=[A-Z]|$)/, 'change'],
  [/^(?:delete|destroy|erase)(?=[A-Z]|$)/, 'remove'],
  [/^(?:fetch|retrieve|obtain)(?=[A-Z]|$)/, 'get, find or list'],
  [/^(?:getAll|findAll|fetchAll)(?=[A-Z]|$)/, 'list'],
];

const SPEAKS = /^apps\/api\/src\/.*\.(?:service|queries)\.ts$|^packages\/(?:domain|contract)\/src\//;

export const oneVerbOneMeaning: Check = {
  name: 'one-verb-one-meaning',
  find: (tree) =>
    tree.files.filter((file) => file.isCode && !file.isTest && SPEAKS.test(file.path)).flatMap(synonymsIn),
};

function synonymsIn(file: SourceFile): Finding[] {
  const names = [...exportedFunctions(file), ...exportedConstants(file)];
  return names.flatMap(({ name, statement }) => {
    const verb = INSTEAD_OF.find(([synonym]) => synonym.test(name))?.[1];
    return verb === undefined
      ? []
      : [{ path: file.path, line: lineAt(file, statement), message: `${name}: the word for it is ${verb}` }];
  });
}
