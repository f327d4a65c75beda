// Describes the fields of a record as data, in one table per record (issue 11, part 2). The schemas of the calls, the columns of the queries,
// forms, tables, filters, Excel files, imports and the audit log are derived from it. The label of a field is the message `fields.<name>`.

import type { PermissionKey } from '../access/permissions.ts';

/** The lists of names that each tenant maintains. */
export type OwnList = 'sectors' | 'industries' | 'sources' | 'topics';

interface Text {
  readonly kind:
    /** One line. */
    | 'line'
    /** Any number of lines. */
    | 'text'
    | 'ticker'
    | 'country'
    | 'web-address'
    /** Other names of a company, separated by commas. */
    | 'aliases';
  /** In characters. */
  readonly longest: number;
}

/** A name from one of the tenant's lists: only names on the list, or any name, which is then added to the list. */
interface Name {
  readonly kind: 'listed-name' | 'offered-name';
  readonly list: OwnList;
  readonly longest: number;
}

/** One of a few values. A rating may be empty. */
interface Choice {
  readonly kind: 'choice' | 'rating';
  readonly values: readonly string[];
}

interface Plain {
  readonly kind:
    | 'currency'
    | 'isin'
    | 'category'
    | 'impact'
    | 'score'
    | 'day'
    | 'moment'
    /** A decimal number, given and shown as its text so that it stays exact. */
    | 'amount';
}

/** The description of a field. */
export type Field = (Text | Name | Choice | Plain) & {
  /** Column in the record's table; for scores and categories, in the table of scores. */
  readonly column: string;
  /** Whether an empty value is stored as NULL instead of an empty text. */
  readonly isNullable?: true;
  /** Whether it is mandatory. */
  readonly isRequired?: true;
  /** The permission needed to see, search and edit it; by default anyone who sees the record can. */
  readonly permission?: PermissionKey;
  /** Whether tables show it. */
  readonly inLists?: true;
  readonly isSorted?: true;
  /** Whether there is a filter for it, and its initial state. */
  readonly filter?: 'open' | 'folded' | 'portfolio-only';
  readonly decimals?: number;
  /** Width of its Excel column, in characters. */
  readonly width?: number;
  /** Prefix of the messages for its values: `<prefix>.<value>`. */
  readonly valueTexts?: 'entityTypes' | 'categories' | 'statuses';
  /** Column titles in import files, as written by `lookupKey`, most certain first. */
  readonly titles?: readonly string[];
};

/** A table of fields by name. */
export type Fields<T> = { readonly [N in keyof T]: Field };

/** The names among `N` whose fields have an attribute. */
export type NamesWith<T extends Fields<T>, A extends keyof Field, N extends keyof T = keyof T> = {
  [K in N]: T[K] extends Readonly<Record<A, unknown>> ? K : never;
}[N] &
  string;

/** The names in a table, in table order. */
export function listNames<T extends object>(fields: T): (keyof T & string)[] {
  return Object.keys(fields).filter((name): name is keyof T & string => Object.hasOwn(fields, name));
}

/** The names of the fields that have an attribute, in table order. */
export function listNamesWith<T extends Fields<T>, A extends keyof Field>(
  fields: T,
  attribute: A,
): NamesWith<T, A>[] {
  return keepNamesWith(fields, attribute, listNames(fields));
}

/** The given names whose fields have an attribute, in the given order. */
export function keepNamesWith<T extends Fields<T>, A extends keyof Field, N extends keyof T & string>(
  fields: T,
  attribute: A,
  names: readonly N[],
): NamesWith<T, A, N>[] {
  return names.filter((name): name is NamesWith<T, A, N> & N => fields[name][attribute] !== undefined);
}

/** A record with a value for each name. */
export function mapNames<N extends string, V>(names: readonly N[], makeValue: (name: N) => V): Record<N, V> {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<N, V>; // fromEntries forgets the names
}

/** The properties of a record with these names. */
export function pickNames<T extends object, N extends keyof T & string>(
  record: T,
  names: readonly N[],
): Pick<T, N> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, N>; // fromEntries forgets the names
}

/** The titles in comma-separated lines. */
export function splitTitles(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}
