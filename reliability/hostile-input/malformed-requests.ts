// E-27: bodies, queries and paths that nearly fit a call, spoilt at one place, spread over all calls of the contract; and bodies that are no JSON at all.
// Nothing may end in a failure of the server, every answer keeps the contract, and none takes long.

import { signOut } from '@vigilo/contract/sign-in';
import fc from 'fast-check';
import { z } from 'zod';
import { percentile } from '../../bench/testing/statistics.ts';
import type { Json } from '../../apps/api/src/app/testing/bad-input.ts';
import { NASTY_TEXTS, plausible, spoilt } from '../../apps/api/src/app/testing/bad-input.ts';
import type { NamedCall } from '../../apps/api/src/app/testing/contract-calls.ts';
import { listContractCalls } from '../../apps/api/src/app/testing/contract-calls.ts';
import { isServerFault, pathWith } from '../../apps/api/src/app/testing/probes.ts';
import { RAW_BODIES } from '../../apps/api/src/app/testing/raw-bodies.ts';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const REQUESTS = 20_000;
const AT_ONCE = 4;
const LONGEST_MS = 500;
const SHOWN = 10;
const JSON_TYPE = { 'content-type': 'application/json' };

interface Request {
  readonly named: NamedCall;
  readonly path: string;
  readonly raw: string | null;
  readonly type: string | undefined;
}

interface Seen {
  readonly statuses: Tally;
  readonly times: number[];
  readonly faults: Map<string, string>;
  broken: number;
  lost: number;
}

export const experiment: Experiment = {
  title: 'malformed requests to every call',
  minutes: 6,
  run: (plan) =>
    withSite({ tenant: { companies: ['A', 'B', 'C'].map((ticker) => ({ ticker })) } }, async (site) => {
      const client = await site.as(ADMIN);
      const ids = ['A', 'B', 'C'].map((ticker) => site.tenant.companyId(ticker));
      const calls = (await listContractCalls()).filter(({ call }) => call !== signOut);
      const requests = listRequests(plan, calls, ids);
      const seen: Seen = { statuses: new Tally(), times: [], faults: new Map(), broken: 0, lost: 0 };
      const left = requests.values();
      const work = async () => {
        for (const request of left) {
          if (!plan.hasTime()) break;
          await sendOne(client, request, seen);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const isAlive = await checkAlive(site, client);
      const sent = seen.times.length;
      const faults = seen.statuses.sum((status) => status === 'fault');
      return {
        lines: [
          'For each call: bodies as its schema describes them with one part replaced, removed, added or wrapped, or left as they are (seeded); odd texts in path and query; and bodies that are no JSON, as several content types.',
          ...[...seen.faults.values()].slice(0, SHOWN).map((fault) => `- ${fault}`),
        ],
        counts: { calls: calls.length, requests: sent, ...seen.statuses.toCounts('answers ') },
        findings: [
          noneOf('answers from 500', faults, sent),
          noneOf('answers that are not as the contract says', seen.broken, sent),
          noneOf('requests without an answer', seen.lost, sent),
          noneOf('ends of the process', isAlive ? 0 : 1, sent),
          atMost('p99 of the answers', percentile(seen.times, 0.99), LONGEST_MS, 'ms', sent),
        ],
      };
    }),
};

function listRequests(plan: Plan, calls: readonly NamedCall[], ids: readonly string[]): Request[] {
  const raw = calls
    .filter(({ call }) => call.method !== 'GET')
    .flatMap((named) =>
      RAW_BODIES.map(([body, type]): Request => ({
        named,
        path: pathWith(named, ids[0] ?? ''),
        raw: body,
        type,
      })),
    );
  const whole = plan.size(REQUESTS);
  const each = Math.ceil(Math.max(0, whole - plan.size(raw.length)) / calls.length);
  const made = calls.flatMap((named, i) => makeRequests(named, ids, each, plan.seed + i));
  return [...made, ...raw.slice(0, plan.size(raw.length))];
}

/** Half of them with a spoilt body where the call has one; the rest with an odd path or query. */
function makeRequests(named: NamedCall, ids: readonly string[], number: number, seed: number): Request[] {
  const { call } = named;
  const text = fc.oneof(
    fc.constantFrom(...NASTY_TEXTS.filter((nasty) => nasty.length < 2000)),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const bodies = call.body ? Math.ceil(number / 2) : 0;
  const withBody = call.body
    ? fc
        .sample(spoilt(plausible(toSchema(call.body), ids)), { numRuns: bodies, seed })
        .map((value: Json): Request => ({
          named,
          path: pathWith(named, ids[0] ?? ''),
          raw: JSON.stringify(value),
          type: JSON_TYPE['content-type'],
        }))
    : [];
  const names = Object.keys(toSchema(call.query ?? z.object({})).properties ?? {});
  const pair = fc.tuple(fc.constantFrom(...names, 'unknown', '__proto__', 'asOf[]'), text);
  const parts = fc.record({
    // Without anything in its place the path may be that of another call: the one that lists.
    id: fc.oneof(
      fc.constantFrom(...ids),
      text.filter((id) => id !== ''),
    ),
    pairs: fc.array(pair, { maxLength: 3 }),
  });
  const odd = fc
    .sample(parts, { numRuns: Math.max(1, number - bodies), seed })
    .map(({ id, pairs }): Request => {
      const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      return {
        named,
        path: `${call.path.replaceAll(/\{\w+\}/g, encode(id))}?${search}`,
        raw: call.method === 'GET' ? null : '{}',
        type: JSON_TYPE['content-type'],
      };
    });
  return [...withBody, ...odd];
}

function toSchema(schema: z.ZodType): Parameters<typeof plausible>[0] {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as object; // a schema is what the generator reads
}

/** Percent-encodes also what encodeURIComponent cannot: half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

async function sendOne(client: TestClient, { named, path, raw, type }: Request, seen: Seen): Promise<void> {
  const begun = performance.now();
  const sent = raw === null ? {} : { raw, headers: { 'content-type': type } };
  const reply = await client.send(named.call.method, path, sent).catch(() => null);
  seen.times.push(performance.now() - begun);
  if (reply === null) {
    seen.lost += 1;
    note(seen, named, path, raw, 'no answer');
    return;
  }
  const isFault = isServerFault(reply);
  seen.statuses.add(isFault ? 'fault' : reply.status);
  if (isFault) note(seen, named, path, raw, `${reply.status} ${reply.text.slice(0, 120)}`);
  else if (!keepsContract(named, reply)) {
    seen.broken += 1;
    note(seen, named, path, raw, `not as the contract says: ${reply.status} ${reply.text.slice(0, 120)}`);
  }
}

function keepsContract({ call }: NamedCall, reply: TestReply): boolean {
  try {
    if (reply.status >= 400) return reply.problem().code !== '';
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return !isJson || !(call.reply instanceof z.ZodType) || call.reply.safeParse(reply.json()).success;
  } catch {
    return false;
  }
}

function note({ faults }: Seen, { title }: NamedCall, path: string, raw: string | null, what: string): void {
  const sent = `${path.slice(0, 80)} ${(raw ?? '').slice(0, 80)}`.replaceAll(/[^\x20-\x7e]/g, '?');
  faults.set(`${title} ${what.slice(0, 30)}`, `${title}: ${what} (\`${sent.replaceAll('`', "'")}\`)`);
}

async function checkAlive(site: Site, client: TestClient): Promise<boolean> {
  const companyID = site.tenant.companyId('A');
  const reply = await client.post('/vigilo-rti/create-event', draftEvent(companyID, 'alive'));
  return site.node().child.exitCode === null && reply.status < 500;
}
