// The schemas of a record's fields in calls and replies, derived from the domain's table of fields.

import type { Field, Fields } from '@vigilo/domain/records/field';
import { z } from 'zod';
import type { PlainKey } from './messages/message.ts';

/** Words a missing value in place of Zod; whatever else is wrong with a value Zod words itself, or `otherwise` does. */
export function wordMissing(missing: PlainKey, otherwise?: PlainKey) {
  return ({ input }: { readonly input?: unknown }): PlainKey | undefined =>
    input === undefined || input === null || input === '' ? missing : otherwise;
}

/** No date is earlier: PostgreSQL has no year 0, and what is looked up may begin some days before the date that is asked for. */
const EARLIEST = Date.UTC(1900, 0, 1);

/** Whether a date or instant, ISO 8601, lies in the years that calls take. */
export function isLateEnough(text: string): boolean {
  return Date.parse(text) >= EARLIEST;
}

/** Characters of a number as people write it. */
const LONGEST_AMOUNT = 40;

type Taken<F> =
  | (F extends { readonly values: readonly (infer V)[] } ? V | '' : string)
  | (F extends { readonly kind: 'rating' } ? null : never);

type Shown<F> = string | (F extends { readonly isNullable: true } ? null : never);

/** Schemas of these fields as input: texts, empty if not given. `missing` words the absence of a mandatory one. */
export function inputSchemas<T extends Fields<T>, const N extends readonly (keyof T & string)[]>(
  fields: T,
  names: N,
  missing: PlainKey,
): { [K in N[number]]: z.ZodType<Taken<T[K]>, Taken<T[K]>> } {
  const schemas = names.map((name) => [name, inputSchema(fields[name], missing)]);
  return Object.fromEntries(schemas) as ReturnType<typeof inputSchemas<T, N>>; // fromEntries forgets which schema has which name
}

function inputSchema(field: Field, missing?: PlainKey): z.ZodType {
  const words = wordsFor(field, missing);
  switch (field.kind) {
    case 'choice':
      return z.enum([...field.values, ''], words);
    case 'rating':
      return z.enum([...field.values, '']).nullable();
    case 'amount':
      // The domain validates it, with its own message.
      return z.string().trim().max(LONGEST_AMOUNT);
    case 'web-address':
    case 'aliases':
      return z.string(words).trim().max(field.longest);
    case 'line':
    case 'text':
    case 'country':
    case 'listed-name':
    case 'offered-name':
      return z.string(words).normalize('NFC').trim().max(field.longest);
    case 'ticker':
      // The domain validates the address, with its own message.
      return z.string(words).max(field.longest);
    default:
      return z.string(words);
  }
}

function wordsFor({ isRequired }: Field, missing: PlainKey | undefined) {
  return missing !== undefined && isRequired ? { error: wordMissing(missing) } : {};
}

/** Schemas of these fields in replies; fields with a permission are omitted for users without it. */
export function replySchemas<T extends Fields<T>, const N extends readonly (keyof T & string)[]>(
  fields: T,
  names: N,
): {
  [K in N[number]]: T[K] extends { readonly permission: string }
    ? z.ZodOptional<z.ZodType<Shown<T[K]>>>
    : z.ZodType<Shown<T[K]>>;
} {
  const schemas = names.map((name) => [name, replySchema(fields[name])]);
  return Object.fromEntries(schemas) as ReturnType<typeof replySchemas<T, N>>; // as above
}

function replySchema({ isNullable, permission }: Field): z.ZodType {
  const value = isNullable ? z.string().nullable() : z.string();
  return permission === undefined ? value : value.optional();
}

/** Schemas of optional texts as input. */
export function optionalTexts<T extends Fields<T>, const N extends readonly (keyof T & string)[]>(
  fields: T,
  names: N,
): Record<N[number], z.ZodDefault<z.ZodType<string, string>>> {
  const schemas = names.map((name) => [name, inputSchema(fields[name]).default('')]);
  return Object.fromEntries(schemas) as ReturnType<typeof optionalTexts<T, N>>; // as above
}
