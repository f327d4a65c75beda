// A tenant with a company that is edited, one that is validated and one that the analyst does not see, for the tests of imports.

import { dayFromIso } from '@vigilo/domain/scoring/day';
import { inTenant } from '../../frame/database.ts';
import type { TenantTransaction } from '../../frame/tables.ts';
import type { TestClient } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import type { TestServer } from '../../app/testing/test-server.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { TestTenant } from '../../app/testing/test-tenant.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';
import { ImportClient } from './import-client.ts';

export const NOW = Date.parse('2026-11-20T09:00:00Z');
const TODAY = dayFromIso('2026-11-20');

export interface ImportWorld {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly admin: TestClient;
  readonly analyst: TestClient;
  /** As the Admin. */
  readonly imports: ImportClient;
  query<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T>;
}

/** Starts a server with the tenant; whoever asks for it stops the server. */
export async function openImportWorld(): Promise<ImportWorld> {
  const server = await startTestServer({ now: () => NOW });
  const tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'AAPL',
        name: 'Apple Inc.',
        sector: 'Energy',
        country: 'Canada',
        region: 'AMER',
        events: [
          { day: TODAY - 3, type: 'Company', score: 200, title: 'Old news', url: 'https://old.test/1' },
        ],
      },
      { ticker: 'LOCK', name: 'Locked Ltd', status: 'Validated' },
      { ticker: 'HIDE', name: 'Hidden Corp' },
    ],
    clients: [{ name: 'Own', companies: ['AAPL', 'LOCK'] }],
    users: [
      { email: 'admin@t.test', role: 'Admin' },
      { email: 'analyst@t.test', role: 'Analyst', clients: ['Own'] },
      { email: 'client@t.test', role: 'Client', clients: ['Own'] },
    ],
  });
  const [admin, analyst] = await Promise.all([
    signIn(server, 'admin@t.test'),
    signIn(server, 'analyst@t.test'),
  ]);
  return {
    server,
    tenant,
    admin,
    analyst,
    imports: new ImportClient(server, admin, tenant.id),
    query: (work) => inTenant(server.db, tenant.id, work),
  };
}
