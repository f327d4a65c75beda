// Requests that try to reach what is somebody else's: every call with foreign ids in its path, query and body, and with a foreign tenant named.

import fc from 'fast-check';
import { z } from 'zod';
import type { Schema } from './bad-input.ts';
import { plausible } from './bad-input.ts';
import type { NamedCall } from './contract-calls.ts';
import type { TestClient, TestReply } from './test-client.ts';

/** The specified words where the provider of share prices cannot be reached; servers of tests have none. */
const PROVIDER_DOWN = 'Something went wrong while updating the share price, please contact with your admin.';

const SEED = 20_261_121;
const JSON_TYPE = { 'content-type': 'application/json' };
const AT_ONCE = 8;

export interface Probe {
  readonly title: string;
  readonly sent: string;
  readonly send: (client: TestClient) => Promise<TestReply>;
}

export interface ForeignThings {
  /** Ids of every kind of thing that is not the caller's. */
  readonly ids: readonly string[];
  /** Ids of the caller's own, to be mixed with them. */
  readonly ownIds: readonly string[];
  /** Bodies made by hand, by the path of their call, where a random one would not get far. */
  readonly bodies: ReadonlyMap<string, readonly object[]>;
}

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as object; // a schema is what the generator reads
}

function generateBodies(
  { call }: NamedCall,
  { ids, ownIds, bodies }: ForeignThings,
  count: number,
  seed: number,
): string[] {
  if (!call.body) return ['{}'];
  const random = fc
    .sample(plausible(toSchema(call.body), [...ids, ...ids, ...ownIds]), { numRuns: count, seed })
    .map((body) => JSON.stringify(body));
  return [...(bodies.get(call.path) ?? []).map((body) => JSON.stringify(body)), ...random];
}

function probe({ title, call }: NamedCall, path: string, body: string): Probe {
  const send = (client: TestClient) =>
    client.send(
      call.method,
      path,
      call.method === 'GET' || call.multipart ? {} : { raw: body, headers: JSON_TYPE },
    );
  return { title, sent: `${path} ${body}`, send };
}

/** Parameters of paths that are no ids. */
const PLAIN_PARAMS: Readonly<Record<string, string>> = {
  lang: 'en',
  form: 'users.change',
  number: '1',
  version: '1',
  size: 'thumbnail',
  action: 'Update%20Document%20Links',
};

/** The path of a call with an id in each of its places. */
export function pathWith({ call }: NamedCall, id: string): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => PLAIN_PARAMS[name] ?? id);
}

/** Every call with foreign ids: each in the path; in bodies, so many of each call, mixed with own ones. */
export function listProbes(calls: readonly NamedCall[], foreign: ForeignThings, bodiesEach: number): Probe[] {
  return calls.flatMap((named, i) => {
    const hasId = /\{(?!lang)\w+\}/.test(named.call.path);
    const bodies = generateBodies(named, foreign, named.call.body ? bodiesEach : 1, SEED + i);
    const inPath = hasId
      ? foreign.ids.map((id, at) => probe(named, pathWith(named, id), bodies[at % bodies.length] ?? '{}'))
      : [];
    const inQuery = named.call.query
      ? foreign.ids.flatMap((id) =>
          queriesWith(named, id).map((query) => probe(named, `${pathWith(named, id)}?${query}`, '{}')),
        )
      : [];
    const inBody = named.call.body
      ? bodies.map((body, at) =>
          probe(
            named,
            pathWith(
              named,
              [...foreign.ownIds, ...foreign.ids][at % (foreign.ownIds.length + foreign.ids.length)] ?? '',
            ),
            body,
          ),
        )
      : [];
    return [
      ...inPath,
      ...inQuery,
      ...inBody,
      ...(hasId || named.call.body ? [] : [probe(named, pathWith(named, ''), '{}')]),
    ];
  });
}

/** The query of a call with the id in each of its fields that take one. */
function queriesWith({ call }: NamedCall, id: string): string[] {
  const { properties = {} } = call.query ? toSchema(call.query) : {};
  return Object.entries(properties).flatMap(([name, schema]) =>
    schema.format === 'uuid' || schema.anyOf ? [`${name}=${id}`] : [],
  );
}

/** Whether a reply is a failure of the server: any of its own, but not that a provider outside gives nothing. */
export function isServerFault(reply: TestReply): boolean {
  return reply.status >= 500 && reply.problem().message !== PROVIDER_DOWN;
}

/** Sends all of them, some at a time, and returns what `faultOf` finds wrong, once for each call and fault. */
export async function listFaults(
  probes: readonly Probe[],
  client: TestClient,
  findFault: (reply: TestReply, probe: Probe) => string | null,
): Promise<string[]> {
  const faults = new Map<string, string>();
  const left = probes.values();
  const work = async () => {
    for (const each of left) {
      const reply = await each.send(client);
      const fault = isServerFault(reply)
        ? `${reply.status} ${reply.text.slice(0, 200)}`
        : findFault(reply, each);
      if (fault !== null)
        faults.set(`${each.title} ${fault}`, `${each.title}: ${fault} (${each.sent.slice(0, 300)})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...faults.values()];
}
