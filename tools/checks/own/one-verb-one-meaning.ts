// Verbs mean one thing: get (one or a problem), find (maybe none), list, add, change, remove, decide / score / classify (pure).
// In queries insert, update and delete are the statements of SQL.
// Checked where the words are chosen: exported functions of services, queries and the domain, and the calls of the contract.

import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { exportedConstants, exportedFunctions, lineAt } from '../syntax.ts';

const PREFERRED_VERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:create|insert)(?=[A-Z]|$)/, 'add'],
  [/^(?:update|edit|modify|alter|patch)(?=[A-Z]|$)/, 'change'],
  [/^(?:delete|destroy|erase)(?=[A-Z]|$)/, 'remove'],
  [/^(?:fetch|retrieve|obtain)(?=[A-Z]|$)/, 'get, find or list'],
  [/^(?:getAll|findAll|fetchAll)(?=[A-Z]|$)/, 'list'],
];

/** The statements of SQL that a query may be named by. */
const SQL_STATEMENT = /^(?:insert|update|delete)(?=[A-Z]|$)/;

const VERB_AT_START = /^apps\/api\/src\/.*\.(?:service|queries)\.ts$|^packages\/(?:domain|contract)\/src\//;

export const oneVerbOneMeaning: Check = {
  name: 'one-verb-one-meaning',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode && !file.isTest && VERB_AT_START.test(file.path))
      .flatMap(synonymsIn),
};

function synonymsIn(file: SourceFile): Finding[] {
  const names = [...exportedFunctions(file), ...exportedConstants(file)];
  const isQueries = file.path.endsWith('.queries.ts');
  return names.flatMap(({ name, statement }) => {
    if (isQueries && SQL_STATEMENT.test(name)) return [];
    const verb = PREFERRED_VERBS.find(([synonym]) => synonym.test(name))?.[1];
    return verb === undefined
      ? []
      : [{ path: file.path, line: lineAt(file, statement), message: `${name}: the word for it is ${verb}` }];
  });
}
