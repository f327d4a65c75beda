// The audit log over HTTP: who did what, found and taken out as a file (decisions.md section 3; security.md S30, S35).

import * as access from '@vigilo/contract/access';
import * as calls from '@vigilo/contract/audit';
import type { AuditEntry } from '@vigilo/contract/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { auditCaller } from '../frame/audit-log.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let roleId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'SEEN' }, { ticker: 'HIDDEN' }],
    clients: [{ name: 'Bank', companies: ['SEEN'] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'auditor@vigilo.test', role: null, clients: ['Bank'] },
      { email: 'analyst@vigilo.test', role: 'Analyst' },
    ],
  });
  await addTestTenant(server, { name: 'other', users: [{ email: 'admin@vigilo.test', role: 'Admin' }] });
  admin = await signIn(server, 'admin@vigilo.test');
  roleId = (
    await admin.call(access.addRole, {
      body: { name: 'Auditors', description: '=HYPERLINK("http://evil.test")' },
    })
  ).role._id;
  await admin.call(access.changeRole, {
    params: { id: roleId },
    body: { name: 'Auditors', description: '50% "ready", \nlater' },
  });
  await admin.call(access.addSubRole, {
    body: {
      name: 'First',
      parentRoleId: roleId,
      pageFilters: [{ name: 'Audit Log', allowedComponent: ['admin-dash'] }],
    },
  });
});

afterAll(() => server.stop());

async function list(query: object = {}, client = admin): Promise<AuditEntry[]> {
  return (await client.call(calls.listAuditEntries, { query: { ...query } })).data.entries;
}

const listActions = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

describe('the audit log', () => {
  it('says newest first who did what to which thing, field by field', async () => {
    const entries = await list();
    expect(entries.map(({ requestId }) => requestId)).toEqual(
      entries.map(({ action }) =>
        action === 'sign-in.open' ? null : expect.stringMatching(/^[0-9a-f]{10}-[0-9a-z]+$/),
      ),
    );
    expect(listActions(entries)).toEqual(['sub-roles.add', 'roles.change', 'roles.add', 'sign-in.open']);
    expect(entries[1]).toMatchObject({
      actor: { _id: tenant.userId('admin@vigilo.test'), name: 'admin', email: 'admin@vigilo.test' },
      entity: 'role',
      entityId: roleId,
      entityName: 'Auditors',
      changes: [
        { field: 'description', before: '=HYPERLINK("http://evil.test")', after: '50% "ready", \nlater' },
      ],
    });
    expect(entries[0]?.changes).toContainEqual({
      field: 'pageFilters.Audit Log',
      before: null,
      after: 'admin-dash',
    });
  });

  it('is filtered by day, person, action, kind and thing', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await list({ from: today, to: today })).toHaveLength(4);
    expect(await list({ to: dayBefore })).toEqual([]);
    expect(await list({ from: '9999-12-31' })).toEqual([]);
    expect(await list({ actor: tenant.userId('admin@vigilo.test') })).toHaveLength(4);
    expect(await list({ actor: tenant.userId('analyst@vigilo.test') })).toEqual([]);
    expect(listActions(await list({ action: 'roles.add' }))).toEqual(['roles.add']);
    expect(listActions(await list({ entity: 'role' }))).toEqual(['roles.change', 'roles.add']);
    expect(listActions(await list({ entityId: roleId, from: today }))).toEqual(['roles.change', 'roles.add']);
    expect((await admin.get('/api/v1/audit?from=yesterday&limit=0&before=x')).problem().fields).toMatchObject(
      {
        'query.from': expect.anything(),
        'query.limit': expect.anything(),
        'query.before': expect.anything(),
      },
    );
  });

  it('is searched by parts of actions, people, values and what things are called now, taken literally', async () => {
    const found = async (search: string) => listActions(await list({ search }));
    expect(await found('ROLES.')).toEqual(['sub-roles.add', 'roles.change', 'roles.add']);
    expect(await found('ADMIN@vigilo')).toHaveLength(4);
    expect(await found('50% ')).toEqual(['roles.change']);
    expect(await found('5_% ')).toEqual([]);
    expect(await found('auditors')).toEqual(['sub-roles.add', 'roles.change', 'roles.add']);
    expect([await found('\\'), await found("' OR 1=1 --"), await found('%')]).toEqual([
      ['sub-roles.add', 'roles.change', 'roles.add'].slice(1),
      [],
      ['roles.change'],
    ]);
  });

  it('names the actions, kinds and people it knows', async () => {
    const { data } = await admin.call(calls.listAuditFilters, {});
    expect(data).toEqual({
      actions: ['roles.add', 'roles.change', 'sign-in.open', 'sub-roles.add'],
      entities: ['role', 'session', 'sub-role'],
      actors: [{ _id: tenant.userId('admin@vigilo.test'), name: 'admin', email: 'admin@vigilo.test' }],
    });
  });

  it("is the own tenant's, for those who may see it", async () => {
    const foreign = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'other' });
    expect(listActions(await list({}, foreign))).toEqual(['sign-in.open']);
    expect(await list({ entityId: roleId }, foreign)).toEqual([]);
    const analyst = await signIn(server, 'analyst@vigilo.test');
    for (const path of ['', '/filters', '/export.csv'])
      expect((await analyst.get(`/api/v1/audit${path}`)).status).toBe(403);
    expect((await analyst.post('/api/v1/audit/verify')).status).toBe(403);
  });

  it('tells an auditor who is no Admin nothing of companies they do not see', async () => {
    const caller = { tenantId: tenant.id, userId: tenant.userId('admin@vigilo.test') };
    await inTenant(server.db, tenant.id, async (tx) => {
      for (const ticker of ['SEEN', 'HIDDEN']) {
        await auditCaller(tx, caller, {
          action: 'companies.change',
          entity: 'company',
          entityId: tenant.companyId(ticker),
          after: { status: `of ${ticker}` },
        });
        await auditCaller(tx, caller, {
          action: 'events.add',
          entity: 'event',
          entityId: newId(),
          parentId: tenant.companyId(ticker),
          after: { title: `of ${ticker}` },
        });
      }
      await tx
        .insertInto('user_roles')
        .values({ tenant_id: tenant.id, user_id: tenant.userId('auditor@vigilo.test'), role_id: roleId })
        .execute();
    });
    const auditor = await signIn(server, 'auditor@vigilo.test');
    const listValues = (entries: readonly AuditEntry[]) =>
      entries.map(({ entityName, changes }) => `${entityName} ${changes[0]?.after}`).toSorted();
    expect(listValues(await list({ search: 'of ' }, auditor))).toEqual(['SEEN of SEEN', 'of SEEN of SEEN']);
    expect(listValues(await list({ search: 'of ' }))).toHaveLength(4);
    const file = await auditor.get('/api/v1/audit/export.csv');
    expect([file.text.includes('of SEEN'), file.text.includes('HIDDEN')]).toEqual([true, false]);
  });
});

describe('many entries', () => {
  beforeAll(async () => {
    await inTenant(server.db, tenant.id, (tx) =>
      sql`INSERT INTO audit_log (tenant_id, id, action, entity, after, request_id)
      SELECT ${tenant.id}, ('0190' || lpad(to_hex(i), 4, '0') || '-0000-7000-8000-000000000000')::uuid, 'tests.add', 'test', jsonb_build_object('name', 'n' || i, 'value', '+' || i, 'formula', '@x' || i), 'r'
      FROM generate_series(1, 1203) i`.execute(tx),
    );
  });

  it('come a page at a time, each once', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { data }: { data: { entries: AuditEntry[]; next: string | null } } = await admin.call(
        calls.listAuditEntries,
        { query: { action: 'tests.add', limit: 200, ...(before === null ? {} : { before }) } },
      );
      seen.push(...data.entries.map(({ entityName }) => entityName ?? ''));
      before = data.next;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 1203 }, (_, i) => `n${1203 - i}`));
  });

  it('leave as a file, oldest first, a line for each field, with nothing that a spreadsheet would run', async () => {
    const reply = await admin.get('/api/v1/audit/export.csv?action=tests.add');
    expect([reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      "attachment; filename*=UTF-8''audit%20log.csv",
    ]);
    const lines = reply.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 3 * 1203);
    expect(lines[0]).toBe(
      '\ufeff"Time (UTC)","Name","E-mail","Action","Kind","What","Id","Field","Before","After","Request"',
    );
    const first = lines
      .slice(1, 4)
      .map((line) => line.slice(line.indexOf(',') + 1))
      .toSorted();
    expect(first).toEqual(
      ['formula', 'name', 'value'].map(
        (field, i) => `"System","","tests.add","test","n1","","${field}","","${["'@x1", 'n1', '+1'][i]}","r"`,
      ),
    );
    const spanish = await admin.get('/api/v1/audit/export.csv?lang=es&entity=role');
    expect(spanish.text).toContain('"Hora (UTC)"');
    expect(spanish.text).toContain('"\'=HYPERLINK(""http://evil.test"")"');
  });
});
