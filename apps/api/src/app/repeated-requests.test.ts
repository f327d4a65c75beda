// A request that creates something and is repeated with its key creates it once (reliability.md E-03, E-07): after a lost answer, at the same time, and
// across processes.

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isChange } from '@vigilo/contract/call';
import { addCompanies } from '@vigilo/contract/companies';
import { addEvent } from '@vigilo/contract/events';
import { addImport } from '@vigilo/contract/imports';
import { addReport } from '@vigilo/contract/reports';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { removeExpiredKeys } from '../frame/idempotency.ts';
import { listContractCalls } from './testing/contract-calls.ts';
import { makeEventExample } from './testing/event-example.ts';
import type { TestReply } from './testing/test-client.ts';

const DAY_MS = 86_400_000;
const PATIENCE = { timeout: 30_000 };

let world: EditingTenant;
let made = 0;

beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

function newKey(): string {
  made += 1;
  return `key-${made}`;
}

function add(draft: object, key: string, who: 'admin' | 'approver' = 'admin'): Promise<TestReply> {
  return world
    .as(who)
    .post(addCompanies.path, { arrayOfCompanies: [draft] }, { headers: { 'idempotency-key': key } });
}

async function countCompanies(ticker: string): Promise<number> {
  const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('companies')
      .select('id')
      .where('tenant_id', '=', world.tenant.id)
      .where('ticker', '=', ticker)
      .execute(),
  );
  return rows.length;
}

async function listKeys(): Promise<string[]> {
  const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx.selectFrom('idempotency_keys').select('key').where('tenant_id', '=', world.tenant.id).execute(),
  );
  return rows.map(({ key }) => key);
}

async function makeKeysOlder(): Promise<void> {
  const created_at = new Date(Date.now() - DAY_MS - 1);
  await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx.updateTable('idempotency_keys').set({ created_at }).where('tenant_id', '=', world.tenant.id).execute(),
  );
}

describe('a repeated request', () => {
  it('answers to the letter what the first one answered, and creates nothing', async () => {
    const [draft, key] = [world.draft(), newKey()];
    const [first, second] = [await add(draft, key), await add(draft, key)];
    expect(first.status).toBe(200);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect((await add(draft, newKey())).problem().code).toBe('already-exists');
    expect(await countCompanies(draft.ticker)).toBe(1);
  });

  it('is refused where it asks for something else, in its body or of another call', async () => {
    const [draft, key] = [world.draft(), newKey()];
    await add(draft, key);
    const other = world.draft();
    const body = await add(other, key);
    const call = await world
      .as('admin')
      .post(
        addReport.path,
        { kind: 'companies-excel', filter: {}, sort: null },
        { headers: { 'idempotency-key': key } },
      );
    expect([body, call].map((reply) => reply.status)).not.toContain(200);
    expect([body.status, body.problem().code]).toEqual([422, 'key-reused']);
    expect(await countCompanies(other.ticker)).toBe(0);
  });

  it('of somebody else with the same key is another request', async () => {
    const key = newKey();
    const [mine, theirs] = [world.draft(), world.draft()];
    expect((await add(mine, key)).status).toBe(200);
    expect((await add(theirs, key, 'approver')).status).toBe(200);
  });

  it('is tried anew where the first one was refused, which created nothing', async () => {
    const [draft, key] = [world.draft(), newKey()];
    const id = await world.add({ ticker: draft.ticker });
    expect((await add(draft, key)).problem().code).toBe('already-exists');
    await world.as('admin').delete(`/vigilo-rti/delete-company/${id}`);
    const again = await add({ ...draft, ticker: `${draft.ticker}B` }, key);
    expect(again.status).toBe(200);
  });

  it('without a key, or with one on a call that creates nothing, is what it always was', async () => {
    const draft = world.draft();
    const post = () => world.as('admin').post(addCompanies.path, { arrayOfCompanies: [draft] });
    expect([(await post()).status, (await post()).status]).toEqual([200, 409]);
    const list = await world
      .as('admin')
      .post('/vigilo-rti/getCompanies', {}, { headers: { 'idempotency-key': 'not a key' } });
    expect(list.status).toBe(200);
  });

  it.each(['', 'with spaces', 'ñ', 'x'.repeat(201)])('needs a usable key: %j', async (key) => {
    const draft = world.draft();
    const reply = await add(draft, Buffer.from(key).toString('latin1'));
    expect([reply.status, reply.problem().code]).toEqual([400, 'invalid-input']);
    expect(await countCompanies(draft.ticker)).toBe(0);
  });

  it('is a new one after a day, and the night removes what is older', async () => {
    const [draft, key] = [world.draft(), newKey()];
    await add(draft, key);
    await makeKeysOlder();
    expect((await add(draft, key)).problem().code).toBe('already-exists');
    const young = newKey();
    expect((await add(world.draft(), young)).status).toBe(200);
    await removeExpiredKeys({ db: world.server.db, now: Date.now }, [world.tenant.id]);
    expect(await listKeys()).toEqual([young]);
  });
});

describe('twenty at the same time', () => {
  it('create one thing; those that come while the first one runs are told to come again', async () => {
    const companyID = await world.add();
    const key = newKey();
    const post = () =>
      world
        .as('analyst')
        .post(addEvent.path, makeEventExample(companyID), { headers: { 'idempotency-key': key } });
    const replies = await Promise.all(Array.from({ length: 20 }, post));
    const good = replies.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    const others = replies.filter(({ status }) => status !== 200);
    for (const reply of others)
      expect([reply.status, reply.problem().code, reply.headers['retry-after']]).toEqual([
        409,
        'still-running',
        '1',
      ]);
    expect((await post()).text).toBe(good[0]?.text);
  });

  it('hold no connection while they wait: others go on beside a first one that is held up', async () => {
    const companyID = await world.add();
    const owner = new pg.Client({ connectionString: world.server.ownerUrl });
    await owner.connect();
    await owner.query(`SELECT set_config('app.tenant_id', $1, false)`, [world.tenant.id]);
    await owner.query('BEGIN');
    await owner.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [companyID]);
    const key = newKey();
    const post = () =>
      world
        .as('analyst')
        .post(addEvent.path, makeEventExample(companyID), { headers: { 'idempotency-key': key } });
    const first = post();
    await expect
      .poll(async () => (await owner.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount, PATIENCE)
      .toBe(1);
    const repeats = await Promise.all(Array.from({ length: 12 }, post));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([409]));
    await owner.query('COMMIT');
    await owner.end();
    expect((await first).status).toBe(200);
    expect((await post()).text).toBe((await first).text);
  });
});

describe('a request whose client goes away before the answer', () => {
  it('is done once, and its repeat hears what became of it', async () => {
    const [draft, key] = [world.draft(), newKey()];
    const content = JSON.stringify({ arrayOfCompanies: [draft] });
    const { hostname, port } = new URL(world.server.url);
    const sent = httpRequest({
      hostname,
      port,
      path: addCompanies.path,
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.as('admin').token ?? ''}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
        'idempotency-key': key,
      },
    });
    sent.on('error', () => undefined);
    sent.end(content);
    await once(sent, 'finish');
    await expect.poll(() => countCompanies(draft.ticker), PATIENCE).toBe(1);
    sent.destroy();
    let reply = await add(draft, key);
    for (; reply.status === 409; reply = await add(draft, key)) await sleep(20);
    expect(reply.status).toBe(200);
    expect(await countCompanies(draft.ticker)).toBe(1);
  });
});

describe('a form', () => {
  function upload(text: string, key: string): Promise<TestReply> {
    const form = new FormData();
    form.set('kind', 'companies');
    form.set('file', new File([text], 'companies.csv'));
    return world.as('admin').upload(addImport.path, form, { headers: { 'idempotency-key': key } });
  }

  async function countImports(): Promise<number> {
    const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx.selectFrom('imports').select('id').where('tenant_id', '=', world.tenant.id).execute(),
    );
    return rows.length;
  }

  it('is the same one whatever its boundary, and another one where a file differs', async () => {
    const text = `Ticker,Name\n${'A,B\n'.repeat(50_000)}`;
    const [key, before] = [newKey(), await countImports()];
    const first = await upload(text, key);
    expect(first.status).toBe(200);
    expect((await upload(text, key)).text).toBe(first.text);
    expect((await upload(text.replace('A', 'C'), key)).problem().code).toBe('key-reused');
    expect(await countImports()).toBe(before + 1);
  });
});

describe('the contract', () => {
  it('lets every call that adds or copies something take a key, and no reading one', async () => {
    const calls = await listContractCalls();
    const adding = calls.filter(
      ({ call }) =>
        isChange(call) &&
        call.permission !== 'public' &&
        /^(Adds?|Cop(y|ies)|Uploads?|Have a report|Hand|Send) /.test(call.summary),
    );
    expect(adding.length).toBeGreaterThan(20);
    expect(adding.filter(({ call }) => call.creates !== true).map(({ title }) => title)).toEqual([]);
    expect(calls.filter(({ call }) => call.creates === true && !isChange(call))).toEqual([]);
  });
});
