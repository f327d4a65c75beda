// The parts of statements that name the columns of a record, made from the domain's table of its fields.

import type { Field, Fields } from '@vigilo/domain/records/field';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** What the columns of these fields hold. */
export type ColumnValues<T extends Fields<T>, N extends keyof T> = {
  readonly [K in N]:
    | (T[K]['kind'] extends 'moment' ? Date : string)
    | (T[K] extends { readonly isNullable: true } ? null : never);
};

/** The columns of these fields in a table, each under the name of its field. */
export function fieldColumns<T extends Fields<T>>(
  fields: T,
  names: readonly (keyof T & string)[],
  table: string,
): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`${sql.ref(`${table}.${fields[name].column}`)} AS ${sql.id(name)}`));
}

/** The same as texts, empty where nothing is stored. */
export function textColumns<T extends Fields<T>>(
  fields: T,
  names: readonly (keyof T & string)[],
  table: string,
): RawBuilder<unknown> {
  return sql.join(
    names.map(
      (name) => sql`coalesce(${sql.ref(`${table}.${fields[name].column}`)}::text, '') AS ${sql.id(name)}`,
    ),
  );
}

/** What is stored of a text. */
export function storedText({ isNullable }: Field, text: string): string | null {
  return isNullable && text === '' ? null : text;
}

/** The type of the column that stores a field. */
export function columnType({ kind }: Field): 'text' | 'numeric' {
  return kind === 'amount' ? 'numeric' : 'text';
}

/** The type of a column, and its value in each row. */
export type WrittenColumn<R> = readonly [
  type: 'uuid' | 'text' | 'int' | 'date' | 'numeric',
  valueIn: (row: R) => string | number | null,
];

/** Rows as a FROM item named `n`. */
export function rowsAsTable<R>(
  rows: readonly R[],
  columns: Readonly<Record<string, WrittenColumn<R>>>,
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(
    ([type, valueIn]) => sql`${rows.map(valueIn)}::${sql.raw(type)}[]`,
  );
  return sql`unnest(${sql.join(arrays)}) AS n(${listColumns(Object.keys(columns))})`;
}

/** Names of columns, separated by commas. */
export function listColumns(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.id(column)));
}

/** `column = n.column` for each of these columns. */
export function assignColumns(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`n.${column}`)}`));
}
