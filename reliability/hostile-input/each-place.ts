// A request that is right, and the same with one text in each of its places.

import type { Call } from '@vigilo/contract/call';
import fc from 'fast-check';
import { z } from 'zod';
import type { Json, Schema } from '../../apps/api/src/app/testing/bad-input.ts';
import { plausible } from '../../apps/api/src/app/testing/bad-input.ts';
import { pathWith } from '../../apps/api/src/app/testing/probes.ts';

export interface Place {
  /** `body.searchQuery`, `query.search`, `params.id`. */
  readonly name: string;
  /** Path with query, and body, with the text in this place. */
  readonly put: (text: string) => { readonly path: string; readonly body: Json | undefined };
}

/** How many bodies are drawn, of which the fullest that is right is taken. */
const DRAWN = 12;

/** Every place of a call that takes a text: the parameters of its path, those it knows in its query, and the texts of its body. */
export function listPlaces(call: Call, ids: readonly string[], seed: number): Place[] {
  const id = ids[0] ?? '';
  const path = pathWith({ call, title: '' }, id);
  const body = call.body ? drawBody(call.body, ids, seed) : undefined;
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([whole, name = '']): Place => ({
    name: `params.${name}`,
    put: (text) => ({
      path: pathWith({ call: { ...call, path: call.path.replace(whole, encode(text)) }, title: '' }, id),
      body,
    }),
  }));
  const queries = call.query
    ? Object.keys(toSchema(call.query).properties ?? {}).map((name): Place => ({
        name: `query.${name}`,
        put: (text) => ({ path: `${path}?${encode(name)}=${encode(text)}`, body }),
      }))
    : [];
  const texts = listTexts(body).map((at): Place => ({
    name: `body.${at.join('.')}`,
    put: (text) => ({ path, body: putAt(body ?? null, at, text) }),
  }));
  return [...params, ...queries, ...texts];
}

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as object; // a schema is what the generator reads
}

/** The fullest of some bodies that the call takes; of any where it takes none. */
function drawBody(schema: z.ZodType, ids: readonly string[], seed: number): Json {
  const drawn = fc.sample(plausible(toSchema(schema), ids), { seed, numRuns: DRAWN });
  const right = drawn.filter((body) => schema.safeParse(body).success);
  const fullest = (right.length > 0 ? right : drawn).toSorted(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  return fullest.find((body) => JSON.stringify(body).length < 5000) ?? {};
}

type At = readonly (string | number)[];

function listTexts(value: Json | undefined, at: At = []): At[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const parts: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return parts.flatMap(([key, part]) => listTexts(part, [...at, key]));
}

function putAt(value: Json, [key, ...rest]: At, text: string): Json {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((part, i) => (i === key ? putAt(part, rest, text) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? putAt(part, rest, text) : part]),
  );
}

/** Percent-encodes also what encodeURIComponent cannot: half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
