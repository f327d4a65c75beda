// A database that is spread over machines by tenant (Citus and its like) keeps a tenant's rows together, and can hold keys only within a
// tenant: every primary key, unique rule, index and foreign key of a tenant's table begins with the tenant, and what a statement joins is
// joined within the tenant. Read from the dump of the schema and from the statements.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile, SourceTree } from '../source-tree.ts';
import { lineAt, walk } from '../syntax.ts';

const SCHEMA = 'db/schema.sql';
const TENANT = 'tenant_id';

/** Tables that are no tenant's, each with what becomes of it on several machines. */
const SHARED_TABLES: Readonly<Record<string, string>> = {
  tenants: 'the list of tenants itself: the same on every machine (a reference table)',
  feed_hosts: 'whose turn it is at a host of feeds, over all tenants: a row a host, on one machine',
  nodes: 'the processes that serve the database: a row a process, on one machine',
};

/** The first column of a list, or the first word of an expression in its place. */
const FIRST = String.raw`\((\w+)`;
const KEY = new RegExp(String.raw`^ {2}CONSTRAINT (\S+) (?:PRIMARY KEY|UNIQUE) ${FIRST}`);
const FOREIGN_KEY = new RegExp(
  String.raw`^ {2}CONSTRAINT (\S+) FOREIGN KEY ${FIRST}[^)]*\) REFERENCES (\w+)${FIRST}`,
);
const INDEX = new RegExp(
  String.raw`^CREATE (?:UNIQUE )?INDEX (\S+) ON (?:public\.)?(\w+) USING \w+ ${FIRST}`,
);
/** A table with its short name, and the condition that it is joined on. */
const JOINED =
  /\bJOIN\s+(\w+)(?:\s+(?:AS\s+)?(?!ON\b)\w+)?\s+ON\s+([\s\S]*?)(?=\bJOIN\b|\bWHERE\b|\bGROUP BY\b|\bORDER BY\b|$)/gi;

export const tenantFirst: Check = {
  name: 'tenant-first',
  find: (tree) => {
    const schema = tree.files.find(({ path }) => path === SCHEMA);
    if (schema === undefined) return [];
    return [...findInSchema(schema.text), ...findInStatements(tree, listTables(schema.text))];
  },
};

function listTables(schema: string): Set<string> {
  return new Set([...schema.matchAll(/^CREATE TABLE (\w+) \(/gm)].map((match) => match[1] ?? ''));
}

function findInSchema(schema: string): Finding[] {
  let table = '';
  return schema.split('\n').flatMap((text, index) => {
    table = /^CREATE TABLE (\w+) \(/.exec(text)?.[1] ?? table;
    const fault = findFault(text, table);
    return fault === null ? [] : [{ path: SCHEMA, line: index + 1, message: fault }];
  });
}

function findFault(text: string, table: string): string | null {
  const index = INDEX.exec(text);
  if (index !== null) return findKeyFault(index[2] ?? '', index[1], index[3]);
  const key = KEY.exec(text);
  if (key !== null) return findKeyFault(table, key[1], key[2]);
  const foreign = FOREIGN_KEY.exec(text);
  return foreign === null ? null : findForeignFault(table, foreign);
}

function findKeyFault(table: string, name: string | undefined, first: string | undefined): string | null {
  if (first === TENANT || SHARED_TABLES[table] !== undefined) return null;
  return `${name} of ${table} begins with the tenant`;
}

function findForeignFault(table: string, [, name, from, target = '', to]: RegExpExecArray): string | null {
  if (from === TENANT && (to === TENANT || SHARED_TABLES[target] !== undefined)) return null;
  return `${name} of ${table} leads within the tenant: both its sides begin with it`;
}

function findInStatements(tree: SourceTree, tables: ReadonlySet<string>): Finding[] {
  return tree.files
    .filter(({ path }) => /^apps\/api\/src\/.*\.queries\.ts$/.test(path))
    .flatMap((file) => findJoins(file, tables));
}

function findJoins(file: SourceFile, tables: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  walk(file.syntax, (node) => {
    if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return;
    const text = node.template.getText();
    for (const { index, 1: table = '', 2: condition = '' } of text.matchAll(JOINED)) {
      if (!tables.has(table) || SHARED_TABLES[table] !== undefined || condition.includes(TENANT)) continue;
      const line = lineAt(file, node) + text.slice(0, index).split('\n').length - 1;
      findings.push({ path: file.path, line, message: `${table} is joined by the tenant as well` });
    }
  });
  return findings;
}
