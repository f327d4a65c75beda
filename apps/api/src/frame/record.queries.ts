// The parts of statements that name the columns of a record, made from the domain's table of its fields.

import type { Field, Fields } from '@vigilo/domain/records/field';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The columns of these fields of a table, each under the name of its field. */
export function fieldColumns<T extends Fields<T>>(
  fields: T,
  names: readonly (keyof T & string)[],
  table: string,
): RawBuilder<unknown> {
  return sql.join(
    names.map((name) => sql`${sql.ref(`${table}.${fields[name].column}`)} AS ${sql.ref(name)}`),
  );
}

/** The same as texts: empty instead of NULL. */
export function textColumns<T extends Fields<T>>(
  fields: T,
  names: readonly (keyof T & string)[],
  table: string,
): RawBuilder<unknown> {
  return sql.join(
    names.map((name) => sql`coalesce(${sql.ref(`${table}.${fields[name].column}`)}, '') AS ${sql.ref(name)}`),
  );
}

/** What is stored of a text. */
export function storedText({ isNullable }: Field, text: string): string | null {
  return isNullable && text === '' ? null : text;
}

/** A column of rows that are written: its type, and its value in each row. */
type Column<R> = readonly [type: string, value: (row: R) => unknown];

/** Rows as a FROM item named `n`. */
export function asTable<R>(
  rows: readonly R[],
  columns: Readonly<Record<string, Column<R>>>,
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(([type, value]) => sql`${rows.map(value)}::${sql.raw(type)}[]`);
  return sql`unnest(${sql.join(arrays)}) AS n(${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})`;
}
