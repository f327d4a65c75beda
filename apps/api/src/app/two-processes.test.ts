// Two processes on one database: both are restarted one after the other behind a small load balancer without a failed request that a client may not repeat
// (reliability.md E-12b), and one that is paused does nothing twice (E-03).

import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompanies, listCompanies } from '@vigilo/contract/companies';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { readConfig } from '../frame/config.ts';
import { inTenant, openDatabase } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import type { ProductProcess } from './testing/product-process.ts';
import { startProductProcess } from './testing/product-process.ts';
import type { TestReply } from './testing/test-client.ts';
import { signIn, TestClient } from './testing/test-client.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

/** Between two pairs of requests to all processes together, in milliseconds. */
const EVERY_MS = 25;
/** So many requests wait for an answer at most: what a slow machine cannot answer would make it slower still. */
const MOST_WAITING = 16;
/** The balancer asks so often whether a process is ready, and takes it out at once where it is not. */
const PROBE_MS = 100;
const DRAIN_SECONDS = 1;
/** Four processes are started, each of which takes long where others want the processor. */
const PATIENCE = 300_000;
const READY = '/api/health/ready';
const EMAIL = 'admin@vigilo.test';

let database: TestDatabase;
let db: Database;
let tenant: TestTenant;
let folder: string;
const processes = new Set<ProductProcess>();

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vigilo-two-processes-'));
  db = openDatabase({ url: database.appUrl, pool: 2, onError: () => undefined });
  tenant = await addTestTenant(
    { db, config: readConfig({}), now: Date.now },
    { companies: [{ ticker: 'SEEN', name: 'Seen' }], users: [{ email: EMAIL, role: 'Admin' }] },
  );
});

afterEach(async () => {
  for (const each of processes) {
    each.child.kill('SIGCONT');
    await each.end();
  }
  processes.clear();
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ProductProcess> {
  const started = await startProductProcess({
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: folder,
    SESSION_SECRET: 'only-tests-derive-refresh-tokens-with-this',
    AUDIT_KEY: 'only-tests-seal-their-audit-log-with-this',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    FEEDS: 'false',
  });
  processes.add(started);
  return started;
}

let count = 0;

/** A company that there is not yet. */
function draft() {
  count += 1;
  return {
    ticker: `T${count}`,
    companyName: `Company ${count}`,
    businessDescription: 'Sells things.',
    sector: 'Energy',
    industry: 'Coal',
    country: 'Spain',
    region: 'EMEA',
    entityType: 'Private',
  };
}

async function listStored(): Promise<string[]> {
  const rows = await inTenant(db, tenant.id, (tx) =>
    tx.selectFrom('companies').select('ticker').where('tenant_id', '=', tenant.id).execute(),
  );
  return rows.map(({ ticker }) => ticker);
}

/** Sends each request to the next process that is ready. One that refuses the connection was sent nothing, so the next one is asked. */
class Balancer {
  readonly #backs = new Map<ProductProcess, { client: TestClient; isReady: boolean }>();
  #turn = 0;
  readonly #token: string;
  readonly #watching = new AbortController();

  constructor(token: string) {
    this.#token = token;
  }

  add(to: ProductProcess): void {
    const client = new TestClient(to);
    client.token = this.#token;
    const back = { client, isReady: true };
    this.#backs.set(to, back);
    void this.#watch(to, back);
  }

  close(): void {
    this.#watching.abort();
  }

  async send(request: (client: TestClient) => Promise<TestReply>): Promise<TestReply> {
    for (;;) {
      const ready = [...this.#backs].filter(([, { isReady }]) => isReady);
      this.#turn += 1;
      const next = ready[this.#turn % ready.length];
      if (!next) throw new Error('No process is ready');
      try {
        return await request(next[1].client);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
        next[1].isReady = false;
      }
    }
  }

  async #watch(to: ProductProcess, back: { client: TestClient; isReady: boolean }): Promise<void> {
    while (!this.#watching.signal.aborted && this.#backs.has(to)) {
      const answer = await back.client.get(READY).catch(() => null);
      back.isReady = answer?.status === 200;
      if (answer === null) this.#backs.delete(to);
      await sleep(PROBE_MS);
    }
  }
}

interface Outcome {
  readonly mayRepeat: boolean;
  readonly failure: string | null;
}

/** A refusal that says when to come again has done nothing. */
async function judge(mayRepeat: boolean, reply: Promise<TestReply>): Promise<Outcome> {
  try {
    const { status, headers, text } = await reply;
    if (status === 200) return { mayRepeat, failure: null };
    const isRefusal = status === 503 && headers['retry-after'] !== undefined;
    return { mayRepeat: mayRepeat || isRefusal, failure: `${status} ${text}` };
  } catch (error) {
    return { mayRepeat, failure: String(error) };
  }
}

it(
  'are restarted one after the other, and no request fails that its client may not repeat',
  async () => {
    const pair = await Promise.all([start(), start()]);
    const { token } = await signIn(pair[0], EMAIL);
    const balancer = new Balancer(token ?? '');
    for (const each of pair) balancer.add(each);
    const over = new AbortController();
    const acknowledged: string[] = [];
    const outcomes: Promise<Outcome>[] = [];
    const read = () => balancer.send((client) => client.post(listCompanies.path, {}));
    const add = async () => {
      const company = draft();
      const request = balancer.send((client) =>
        client.post(addCompanies.path, { arrayOfCompanies: [company] }),
      );
      const outcome = await judge(false, request);
      if (outcome.failure === null) acknowledged.push(company.ticker);
      return outcome;
    };
    let waiting = 0;
    const note = (outcome: Promise<Outcome>) => {
      waiting += 1;
      outcomes.push(outcome.finally(() => (waiting -= 1)));
    };
    const sending = (async () => {
      while (!over.signal.aborted) {
        if (waiting < MOST_WAITING) for (const outcome of [judge(true, read()), add()]) note(outcome);
        await sleep(EVERY_MS);
      }
    })();

    for (const old of pair) {
      const successor = await start();
      balancer.add(successor);
      expect(await old.end()).toBe(0);
      processes.delete(old);
    }
    over.abort();
    await sending;
    const all = await Promise.all(outcomes);
    balancer.close();

    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ failure, mayRepeat }) => failure !== null && !mayRepeat)).toEqual([]);
    const stored = new Set(await listStored());
    expect(acknowledged.filter((ticker) => !stored.has(ticker))).toEqual([]);
  },
  PATIENCE,
);

it('do nothing twice where one is paused, and its clients give up and ask the other one again', async () => {
  const [paused, other] = await Promise.all([start(), start()]);
  const { token } = await signIn(paused, EMAIL);
  const clients = [paused, other].map((each) => {
    const client = new TestClient(each);
    client.token = token;
    return client;
  });
  const drafts = Array.from({ length: 12 }, draft);
  const send = (client: TestClient | undefined, company: object, key: string) => {
    if (!client) throw new Error('Two were started');
    return client.post(
      addCompanies.path,
      { arrayOfCompanies: [company] },
      { headers: { 'idempotency-key': key } },
    );
  };
  const keys = drafts.map(() => randomUUID());
  const late = drafts.map((company, i) => send(clients[0], company, keys[i] ?? ''));
  // Somewhere in the middle of them.
  await Promise.race(late);
  paused.child.kill('SIGSTOP');

  const repeated = await Promise.all(
    drafts.map(async (company, i) => {
      for (;;) {
        const reply = await send(clients[1], company, keys[i] ?? '');
        if (reply.status !== 409) return reply;
        // The paused one holds it; it goes on later.
        paused.child.kill('SIGCONT');
        await sleep(50);
      }
    }),
  );
  paused.child.kill('SIGCONT');
  const first = await Promise.all(late);

  expect(repeated.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  for (const [i, reply] of first.entries())
    if (reply.status !== 409) expect(reply.text).toBe(repeated[i]?.text);
  const stored = await listStored();
  expect(stored.toSorted()).toEqual(['SEEN', ...drafts.map(({ ticker }) => ticker)].toSorted());
});
