// Nobody reaches what is another tenant's or another client's (security.md C8, C10, S03 to S05), with every call, in every place that takes an
// id; the other tenant is not changed by a single bit. Then the same with the queries' own tenant filters taken out: row-level security alone.

import { signOut } from '@vigilo/contract/sign-in';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { OTHER } from '@vigilo/domain/extraction/document-types';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTestComment } from '../comments/testing/test-comments.ts';
import { addTestDocument } from '../documents/testing/test-documents.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { linkEverything } from '../relations/testing/link-everything.ts';
import type { NamedCall } from './testing/contract-calls.ts';
import { isServed, listContractCalls } from './testing/contract-calls.ts';
import { handMadeBodies } from './testing/hand-made-bodies.ts';
import { listChildrenOf, listIds } from './testing/listed-ids.ts';
import type { Probe } from './testing/probes.ts';
import { listFaults, listProbes, pathWith } from './testing/probes.ts';
import type { TestClient, TestReply } from './testing/test-client.ts';
import { signIn } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const PATIENCE_MS = 900_000;
/** What stands in every name of the other tenant, and of the other client's company. */
const FOREIGN = /FOREIGN/;
const SECRET = /SECRET/;
const TODAY = dayFromTimestamp(Date.now());
const NOWHERE = '01900000-0000-7000-8000-000000000000';

let server: TestServer;
let ours: TestTenant;
let theirs: TestTenant;
let calls: NamedCall[];
const who = new Map<string, TestClient>();
let foreignDocument: string;
/** Child documents that both users see: one is linked to all that they do not see, of the other all of it would be candidates. */
let ownChildren: string[];
const hiddenDocuments: string[] = [];
/** Everything may be done with it, if it is seen. */
const DOCUMENT = { status: 'Processed', isDebug: true, ticker: 'OURS' } as const;

beforeAll(async () => {
  server = await startTestServer({ config: { IDLE_SECONDS: 86_400, TOKEN_SECONDS: 7200 } });
  const event = (title: string) => ({ day: TODAY - 2, type: 'Company' as const, score: 400, title });
  ours = await addTestTenant(server, {
    companies: [
      { ticker: 'OURS', events: [event('ours')] },
      { ticker: 'HIDDEN', name: 'A SECRET company', events: [event('A SECRET story')] },
    ],
    clients: [
      { name: 'Own client', companies: ['OURS'] },
      { name: 'Other client', companies: [] },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'plain@vigilo.test', role: 'Analyst', clients: ['Own client'] },
    ],
  });
  theirs = await addTestTenant(server, {
    name: 'others',
    companies: [{ ticker: 'FOREIGN1', events: [event('FOREIGN story')] }, { ticker: 'FOREIGN2' }],
    clients: [
      { name: 'FOREIGN client', companies: ['FOREIGN1'] },
      { name: 'FOREIGN deleted client', companies: ['FOREIGN2'], isDeleted: true },
    ],
    users: [
      { email: 'foreign-admin@vigilo.test', role: 'Admin' },
      { email: 'foreign-user@vigilo.test', role: 'Analyst', clients: ['FOREIGN client'] },
      { email: 'foreign-gone@vigilo.test', role: 'Client', status: 'Inactive' },
    ],
  });
  // The plain user holds every permission, so that the calls get to their look-ups.
  await inTenant(server.db, ours.id, (tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: [...PERMISSION_KEYS] })
      .where('tenant_id', '=', ours.id)
      .execute(),
  );
  await inTenant(server.db, theirs.id, (tx) =>
    tx.updateTable('roles').set({ description: 'FOREIGN role' }).where('tenant_id', '=', theirs.id).execute(),
  );
  await addForeignDocuments();
  await addForeignTemplate();
  for (const name of ['admin', 'plain']) who.set(name, await signIn(server, `${name}@vigilo.test`));
  await signIn(server, 'foreign-user@vigilo.test', undefined, { tenant: 'others' });
  calls = (await listContractCalls()).filter(
    (named) => isServed(server, named) && named.call !== signOut && named.call.permission !== 'public',
  );
});

afterAll(() => server.stop());

/** Documents that are not the plain user's, each with a delivery, and the webhooks of their clients. */
async function addForeignDocuments(): Promise<void> {
  foreignDocument = await addTestDocument(server.db, theirs.id, {
    ...DOCUMENT,
    name: 'FOREIGN file.pdf',
    clientId: theirs.clientId('FOREIGN client'),
    pages: [['FOREIGN', 'word']],
    children: [{ type: 'FOREIGN type', pages: [1] }],
  });
  // One of a client that the plain user has not, one of a company that the plain user does not see.
  for (const place of [
    { clientId: ours.clientId('Other client') },
    { clientId: ours.clientId('Own client'), companyId: ours.companyId('HIDDEN') },
  ])
    hiddenDocuments.push(
      await addTestDocument(server.db, ours.id, {
        ...DOCUMENT,
        ...place,
        name: 'SECRET file.pdf',
        pages: [['SECRET', 'word']],
        children: [{ type: 'SECRET type', pages: [1] }],
      }),
    );
  const ownDocument = await addTestDocument(server.db, ours.id, {
    ...DOCUMENT,
    clientId: ours.clientId('Own client'),
    children: [
      { type: 'Invoice', pages: [1] },
      { type: 'Receipt', pages: [2] },
    ],
  });
  ownChildren = await listChildrenOf(server.db, ours.id, [ownDocument]);
  for (const { id } of [ours, theirs]) await linkEverything(server.db, id, ownChildren[0] ?? '');
  await addTestComment(server.db, theirs.id, {
    documentId: foreignDocument,
    childId: (await listChildrenOf(server.db, theirs.id, [foreignDocument]))[0] ?? NOWHERE,
    userId: theirs.userId('foreign-user@vigilo.test'),
    text: 'FOREIGN comment',
  });
  await addDelivery(theirs, theirs.clientId('FOREIGN client'), foreignDocument, 'FOREIGN');
  for (const id of hiddenDocuments) await addDelivery(ours, ours.clientId('Other client'), id, 'SECRET');
}

/** A document type of the other tenant's own. */
async function addForeignTemplate(): Promise<void> {
  const definition = JSON.stringify({ ...OTHER, name: 'FOREIGN template', layout: 'form' });
  await inTenant(server.db, theirs.id, (tx) =>
    tx
      .insertInto('templates')
      .values({ tenant_id: theirs.id, id: newId(), definition, updated_by: null })
      .execute(),
  );
}

/** A delivery that gave up, so that it may be sent again, and the webhook of its client. */
async function addDelivery(
  { id: tenantId }: TestTenant,
  clientId: string,
  documentId: string,
  mark: string,
): Promise<void> {
  const url = `https://${mark}.example/hook`;
  await inTenant(server.db, tenantId, async (tx) => {
    await tx
      .insertInto('client_webhooks')
      .values({ tenant_id: tenantId, client_id: clientId, url, secret: `${mark} secret` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('deliveries')
      .values({
        tenant_id: tenantId,
        id: newId(),
        document_id: documentId,
        client_id: clientId,
        url,
        body: `{"${mark}":1}`,
        status: 'failed',
        created_by: null,
        created_at: new Date(0),
        last_status: 500,
        delivered_at: null,
      })
      .execute();
  });
}

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`${name} has not signed in`);
  return client;
}

/** What a tenant holds, to the last bit, but for what looking at it changes. */
async function hashTenantData(tenantId: string): Promise<string> {
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`SET app.tenant_id = '${tenantId}'`);
    const { rows } = await owner.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'tenant_id' ORDER BY 1",
    );
    const parts = [];
    for (const { name } of rows)
      parts.push(
        (
          await owner.query(
            `SELECT '${name}' AS name, count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t`,
          )
        ).rows[0],
      );
    return JSON.stringify(parts);
  } finally {
    await owner.end();
  }
}

function leakIn(mark: RegExp, ids: readonly string[]): (reply: TestReply, probe: Probe) => string | null {
  return (reply, { sent }) => {
    if (mark.test(reply.text.replaceAll(/"(description|message|fields)":"[^"]*"/g, '')))
      return `leaks: ${reply.text.slice(0, 200)}`;
    const leakedId = ids.find((id) => reply.text.includes(id) && !sent.includes(id));
    return leakedId === undefined ? null : `tells the id ${leakedId}`;
  };
}

async function crossTenantProbes(): Promise<{ probes: Probe[]; ids: string[] }> {
  const ids = await listIds(server.db, theirs.id, [
    'users',
    'roles',
    'sub_roles',
    'clients',
    'companies',
    'events',
    'sessions',
    'audit_log',
    'sectors',
    'industries',
    'sources',
    'topics',
    'documents',
    'child_documents',
    'comment_threads',
    'comments',
    'deliveries',
    'templates',
  ]);
  const [role = ''] = await listIds(server.db, theirs.id, ['roles']);
  const [subRole = ''] = await listIds(server.db, theirs.id, ['sub_roles']);
  const [foreignEvent = NOWHERE] = await listIds(server.db, theirs.id, ['events']);
  const [ownRole = ''] = await listIds(server.db, ours.id, ['roles']);
  const foreign = {
    user: theirs.userId('foreign-user@vigilo.test'),
    role,
    subRole,
    client: theirs.clientId('FOREIGN client'),
    company: theirs.companyId('FOREIGN1'),
    event: foreignEvent,
    document: foreignDocument,
    child: (await listChildrenOf(server.db, theirs.id, [foreignDocument]))[0] ?? NOWHERE,
  };
  const own = {
    user: ours.userId('plain@vigilo.test'),
    role: ownRole,
    client: ours.clientId('Own client'),
    company: ours.companyId('OURS'),
  };
  return {
    probes: listProbes(
      calls,
      {
        ids: [...ids, ...ownChildren],
        ownIds: [own.company, ...ownChildren],
        bodies: handMadeBodies(foreign, own),
      },
      75,
    ),
    ids,
  };
}

async function probeTheirs(): Promise<number> {
  const { probes, ids } = await crossTenantProbes();
  const before = await hashTenantData(theirs.id);
  for (const name of ['admin', 'plain']) {
    // What is written for oneself with foreign ids must not hold them either, so each may be tried by both.
    expect(await listFaults(probes, as(name), leakIn(FOREIGN, ids)), name).toEqual([]);
  }
  expect(await hashTenantData(theirs.id)).toBe(before);
  return probes.length * 2;
}

describe('another tenant', () => {
  it(
    'is reached by no call',
    async () => {
      const probes = await probeTheirs();
      process.stdout.write(`Cross-tenant probes: 0 leaks of ${probes}, the other tenant unchanged\n`);
      expect(probes).toBeGreaterThanOrEqual(5000);
    },
    PATIENCE_MS,
  );

  it('answers like what does not exist, byte for byte', async () => {
    const ids = await listIds(server.db, theirs.id, [
      'users',
      'roles',
      'sub_roles',
      'clients',
      'companies',
      'events',
      'sessions',
      'sectors',
      'industries',
      'sources',
      'topics',
      'documents',
      'child_documents',
      'comment_threads',
      'comments',
      'deliveries',
      'templates',
    ]);
    const withId = calls.filter(
      ({ call }) => /\{id\}|\{subject\}/.test(call.path) && call.body === undefined,
    );
    const look = async (client: TestClient, named: NamedCall, id: string) => {
      const reply = await client.send(named.call.method, pathWith(named, id));
      return `${reply.status} ${reply.text
        .replaceAll(id, 'ID')
        .replace(/"requestId":"[^"]+"/, '')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')}`;
    };
    const differing: string[] = [];
    for (const named of withId) {
      const unknown = await look(as('admin'), named, NOWHERE);
      for (const id of ids)
        if ((await look(as('admin'), named, id)) !== unknown) differing.push(`${named.title} ${id}`);
    }
    expect(differing).toEqual([]);
    expect(withId.length).toBeGreaterThan(5);
  });

  it('may not be named by any call', async () => {
    const wrong: string[] = [];
    for (const named of calls) {
      for (const query of ['tenant=others', 'tenant=scry&tenant=others', 'tenant=others&tenant=scry']) {
        const reply = await as('admin').send(
          named.call.method,
          `${pathWith(named, NOWHERE)}?${query}`,
          named.call.method === 'GET' ? {} : { raw: '{}', headers: { 'content-type': 'application/json' } },
        );
        if (reply.status !== 403 || reply.problem().code !== 'wrong-tenant')
          wrong.push(`${named.title}?${query}: ${reply.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("another client's companies", () => {
  it(
    'are reached by no call of a user who is no Admin',
    async () => {
      const events = await inTenant(server.db, ours.id, (tx) =>
        tx
          .selectFrom('events')
          .select('id')
          .where('tenant_id', '=', ours.id)
          .where('company_id', '=', ours.companyId('HIDDEN'))
          .execute(),
      );
      const children = await listChildrenOf(server.db, ours.id, hiddenDocuments);
      const ids = [
        ours.companyId('HIDDEN'),
        ...events.map(({ id }) => id),
        ...hiddenDocuments,
        ...children,
        ...(await listIds(server.db, ours.id, ['deliveries'])),
      ];
      const own = {
        user: ours.userId('admin@vigilo.test'),
        role: NOWHERE,
        client: ours.clientId('Own client'),
        company: ours.companyId('OURS'),
      };
      const bodies = handMadeBodies(
        {
          user: NOWHERE,
          role: NOWHERE,
          subRole: NOWHERE,
          client: NOWHERE,
          company: ours.companyId('HIDDEN'),
          event: events[0]?.id ?? NOWHERE,
          document: hiddenDocuments[0] ?? NOWHERE,
          child: children[0] ?? NOWHERE,
        },
        own,
      );
      // Who may manage clients knows them all, so their ids are sent, but are no secret; their webhooks are.
      const sent = [...ids, ours.clientId('Other client'), ...ownChildren];
      const probes = listProbes(calls, { ids: sent, ownIds: [own.company, ...ownChildren], bodies }, 140);
      const companyBefore = await hiddenRows();
      expect(await listFaults(probes, as('plain'), leakIn(SECRET, ids))).toEqual([]);
      expect(await hiddenRows()).toBe(companyBefore);
      process.stdout.write(
        `Cross-client probes: 0 leaks of ${probes.length}, the other client's company unchanged\n`,
      );
      expect(probes.length).toBeGreaterThanOrEqual(3000);
    },
    PATIENCE_MS,
  );
});

async function hiddenRows(): Promise<string> {
  const id = ours.companyId('HIDDEN');
  return inTenant(server.db, ours.id, async (tx) =>
    JSON.stringify([
      await tx
        .selectFrom('companies')
        .selectAll()
        .where('tenant_id', '=', ours.id)
        .where('id', '=', id)
        .execute(),
      await tx
        .selectFrom('events')
        .selectAll()
        .where('tenant_id', '=', ours.id)
        .where('company_id', '=', id)
        .orderBy('id')
        .execute(),
      await tx
        .selectFrom('documents')
        .selectAll()
        .where('tenant_id', '=', ours.id)
        .where('id', 'in', hiddenDocuments)
        .orderBy('id')
        .execute(),
      await tx
        .selectFrom('child_documents')
        .selectAll()
        .where('tenant_id', '=', ours.id)
        .where('document_id', 'in', hiddenDocuments)
        .orderBy('id')
        .execute(),
      await tx.selectFrom('deliveries').selectAll().where('tenant_id', '=', ours.id).orderBy('id').execute(),
      await tx
        .selectFrom('client_webhooks')
        .selectAll()
        .where('tenant_id', '=', ours.id)
        .where('client_id', '=', ours.clientId('Other client'))
        .execute(),
    ]),
  );
}

describe('with every tenant filter taken out of the queries', () => {
  const original = pg.Client.prototype.query;
  let rewritten = 0;

  afterEach(() => {
    pg.Client.prototype.query = original;
  });

  /** Each comparison of a tenant's column becomes true; the value stays, so that the parameters still fit. */
  function withoutFilters(text: string): string {
    const column = String.raw`(?:"?\w+"?\.)?"?tenant_id"?`;
    const bare = text
      .replaceAll(new RegExp(String.raw`${column} = \$(\d+)`, 'g'), '($$$1::uuid IS NOT NULL)')
      .replaceAll(new RegExp(String.raw`${column} = ${column}`, 'g'), 'true');
    if (bare !== text) rewritten += 1;
    return bare;
  }

  it(
    'row-level security alone lets nothing through',
    async () => {
      const filterless = function query(this: pg.Client, ...[first, ...rest]: unknown[]) {
        const changed =
          typeof first === 'string'
            ? withoutFilters(first)
            : typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string'
              ? // Planned anew: a connection knows the statement as it was by its name.
                Object.assign(first, { text: withoutFilters(first.text), name: undefined })
              : first;
        return Reflect.apply(original, this, [changed, ...rest]) as unknown; // the overloads of pg are passed through as they came
      };
      Reflect.set(pg.Client.prototype, 'query', filterless);
      const probes = await probeTheirs();
      process.stdout.write(
        `Cross-tenant probes without the application's filters: 0 leaks of ${probes} (${rewritten} statements rewritten)\n`,
      );
      expect(rewritten).toBeGreaterThan(1000);
    },
    PATIENCE_MS,
  );
});
