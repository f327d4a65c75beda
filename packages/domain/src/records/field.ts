// How a record's fields are described (issue 11, part 2): one table a record, as data. The schemas of the calls, the columns of the queries,
// forms, tables, filters, Excel files, imports and the audit log follow from it. The label of a field is the message `fields.<its name>`.

import type { PermissionKey } from '../access/permissions.ts';

/** The lists of names that a tenant keeps. */
export type OwnList = 'sectors' | 'industries' | 'sources' | 'topics';

interface Text {
  readonly kind:
    /** One line. */
    | 'line'
    /** As many lines as somebody writes. */
    | 'text'
    | 'ticker'
    | 'country'
    | 'web-address'
    /** Other names of a company, separated by commas. */
    | 'aliases';
  /** In characters. */
  readonly longest: number;
}

/** A name of one of the tenant's lists: only those on it, or any, which the list then offers. */
interface Name {
  readonly kind: 'listed-name' | 'offered-name';
  readonly list: OwnList;
  readonly longest: number;
}

/** One of a few values. A rating may be none. */
interface Choice {
  readonly kind: 'choice' | 'rating';
  readonly values: readonly string[];
}

interface Plain {
  readonly kind: 'currency' | 'category' | 'impact' | 'score' | 'day' | 'moment';
}

/** A field by its name in the calls. What is left out does not hold for it. */
export type Field = (Text | Name | Choice | Plain) & {
  /** In the record's table; of scores and categories, in that of the scores. */
  readonly column: string;
  /** Whether NULL is stored where nothing is given, instead of an empty text. */
  readonly isNullable?: true;
  /** Whether a record cannot be without it. */
  readonly isRequired?: true;
  /** Who sees it, and finds and writes by it; absent: everybody who sees the record. */
  readonly permission?: PermissionKey;
  /** Whether the tables of records show it. */
  readonly inLists?: true;
  readonly isSorted?: true;
  /** The group of the filters, and how it is shown at first. */
  readonly filter?: 'open' | 'folded' | 'portfolio-only';
  /** Of a number. */
  readonly decimals?: number;
  /** Of its column in Excel, in characters. */
  readonly width?: number;
  /** The messages that name its values: `<this>.<value>`. */
  readonly valueTexts?: 'entityTypes' | 'categories' | 'statuses';
  /** By which titles a column of a file is recognised, the most certain first, in the form of `lookupKey`. */
  readonly titles?: readonly string[];
};

/** A table of fields by their names. */
export type Fields<T> = { readonly [N in keyof T]: Field };

/** Those of these names whose fields have an attribute. */
export type NamesWith<T extends Fields<T>, A extends keyof Field, N extends keyof T = keyof T> = {
  [K in N]: T[K] extends Readonly<Record<A, unknown>> ? K : never;
}[N] &
  string;

/** The names in a table, in its order. */
export function listNames<T extends object>(fields: T): (keyof T & string)[] {
  return Object.keys(fields).filter((name): name is keyof T & string => Object.hasOwn(fields, name));
}

/** The names of the fields that have an attribute, in the order of the table. */
export function listNamesWith<T extends Fields<T>, A extends keyof Field>(
  fields: T,
  attribute: A,
): NamesWith<T, A>[] {
  return keepNamesWith(fields, attribute, listNames(fields));
}

/** Those of these names whose fields have an attribute, in the order given. */
export function keepNamesWith<T extends Fields<T>, A extends keyof Field, N extends keyof T & string>(
  fields: T,
  attribute: A,
  names: readonly N[],
): NamesWith<T, A, N>[] {
  return names.filter((name): name is NamesWith<T, A, N> & N => fields[name][attribute] !== undefined);
}

/** A value for each of these names. */
export function mapNames<N extends string, V>(names: readonly N[], makeValue: (name: N) => V): Record<N, V> {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<N, V>; // fromEntries forgets the names
}

/** Of a record, what it has under these names. */
export function pickNames<T extends object, N extends keyof T & string>(
  record: T,
  names: readonly N[],
): Pick<T, N> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, N>; // fromEntries forgets the names
}

/** Titles written one after another, separated by commas. */
export function splitTitles(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}
