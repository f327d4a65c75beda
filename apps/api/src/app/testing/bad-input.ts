// Inputs that nearly fit a call: values as its JSON schema describes them, with one thing spoilt, and texts, numbers and days that have
// broken servers before.

import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** As much of JSON schema as the contract's schemas use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202e',
  '\ufeff',
  '\n',
  '%',
  '%00',
  '_',
  '\\',
  "'",
  '"',
  "' OR '1'='1",
  '"; DROP TABLE companies; --',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '0x10',
  '٣',
  '[object Object]',
  'İ',
  'ß',
  '👩‍👩‍👧‍👦',
  'x'.repeat(300),
  'x'.repeat(20_000),
  'é'.repeat(3000),
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2026-2-3',
  'today',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-11-20T24:00:00Z',
  '2026-11-20T23:59:60Z',
  '2026-11-20',
  '1970-01-01T00:00:00.000000001Z',
];

const NASTY_NUMBERS: readonly number[] = [
  0,
  -1,
  0.1,
  0.001,
  1.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  3000,
  1_000_000,
];

function deep(levels: number): Json {
  let value: Json = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    { a: 1 },
    deep(500),
    Array.from({ length: 3500 }, () => 'x'),
  ),
  fc.constantFrom(...NASTY_NUMBERS),
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values that the schema describes, most of them; `ids` are those that exist. */
export function plausible(schema: Schema, ids: readonly string[]): fc.Arbitrary<Json> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => plausible(one, ids)));
  const byType: Readonly<Record<string, () => fc.Arbitrary<Json>>> = {
    object: () => plausibleObject(schema, ids),
    array: () => fc.array(plausible(schema.items ?? {}, ids), { maxLength: 3 }),
    integer: () => plausibleNumber(schema),
    number: () => plausibleNumber(schema),
    boolean: () => fc.boolean(),
    string: () => plausibleText(schema, ids),
  };
  return byType[schema.type ?? '']?.() ?? odd;
}

function plausibleText(schema: Schema, ids: readonly string[]): fc.Arbitrary<Json> {
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema.format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  return fc.oneof(
    { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  );
}

function plausibleObject(
  { properties = {}, required = [] }: Schema,
  ids: readonly string[],
): fc.Arbitrary<Json> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, plausible(schema, ids)]),
  );
  return fc.record(values, { requiredKeys: [...required] });
}

function plausibleNumber({ type, minimum, maximum }: Schema): fc.Arbitrary<Json> {
  const least = Math.max(minimum ?? -1e9, -1e9);
  const most = Math.min(maximum ?? 1e9, 1e9);
  const within =
    type === 'integer'
      ? fc.integer({ min: least, max: most })
      : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(
    { weight: 2, arbitrary: within },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_NUMBERS) },
  );
}

/** The value with each of its texts and numbers in turn replaced by each nasty one. */
export function everyNastyTwin(value: Json): Json[] {
  const leaves = listPaths(value).filter((path) => path.length > 0);
  return leaves.flatMap((path) =>
    [...NASTY_TEXTS, ...NASTY_NUMBERS].flatMap((nasty) => {
      let isLike = false;
      const twin = changeAt(value, path, (part) => {
        isLike = typeof part === typeof nasty;
        return nasty;
      });
      return isLike ? [twin] : [];
    }),
  );
}

type Path = readonly (string | number)[];

/** A value with one part replaced, left out, added or wrapped. */
export function spoilt(base: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .record({
      value: base,
      place: fc.nat(1000),
      how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'wrap', 'keep'),
      odd,
      name: fc.constantFrom('unknown', '', '$where', 'a.b', 'toString', 'tenant_id', 'x'.repeat(300)),
    })
    .map(({ value, place, how, odd: other, name }) => {
      const paths = listPaths(value);
      const path = paths[place % paths.length] ?? [];
      if (how === 'replace') return changeAt(value, path, () => other);
      if (how === 'wrap') return changeAt(value, path, (part) => [part]);
      if (how === 'add')
        return changeAt(value, path, (part) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? { ...part, [name]: other }
            : other,
        );
      return how === 'remove' ? removeAt(value, path) : value;
    });
}

function listPaths(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()].slice(0, 5)
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => listPaths(part, [...path, key]))];
}

function changeAt(value: Json, [key, ...rest]: Path, change: (part: Json) => Json): Json {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((part, i) => (i === key ? changeAt(part, rest, change) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? changeAt(part, rest, change) : part]),
  );
}

function removeAt(value: Json, path: Path): Json {
  const key = path.at(-1);
  return changeAt(value, path.slice(0, -1), (part) => {
    if (Array.isArray(part)) return part.filter((_one, i) => i !== key);
    if (typeof part !== 'object' || part === null) return null;
    return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));
  });
}
