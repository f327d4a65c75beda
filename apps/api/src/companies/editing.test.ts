// Editing companies through HTTP (specification 2, sections 4, 5, 7 and 8).

import { addCompanies, changeCompany, changeCompanyStatus, getCompany, listCompanies, removeCompany, restoreCompany } from '@vigilo/contract/companies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../app/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const SECTOR = 'Energy';
const INDUSTRY = 'Coal';

let server: TestServer;
let tenant: TestTenant;
const who = new Map<string, TestClient>();
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'SEEN', name: 'Seen', sector: SECTOR, industry: INDUSTRY, country: 'Spain', region: 'EMEA' }, { ticker: 'HIDDEN', name: 'Hidden' }],
    clients: [{ name: 'Own', companies: ['SEEN'] }, { name: 'Over', companies: [], end: '2020-01-01' }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'analyst@vigilo.test', role: 'Analyst', clients: ['Own', 'Over'] },
      { email: 'approver@vigilo.test', role: 'Approver', clients: ['Own'] },
      { email: 'client@vigilo.test', role: 'Client', clients: ['Own'] },
    ],
  });
  for (const name of ['admin', 'analyst', 'approver', 'client']) who.set(name, await signIn(server, `${name}@vigilo.test`));
});

afterAll(() => server.stop());

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`Nobody is called ${name}`);
  return client;
}

function draft(over: object = {}) {
  count += 1;
  return {
    ticker: `NEW${count}`, companyName: `New company ${count}`, businessDescription: 'Sells things.', sector: SECTOR, industry: INDUSTRY, country: 'Spain', region: 'EMEA' as const,
    entityType: 'Private' as const, ...over,
  };
}

/** A company of its own for each test. */
let id: string;
beforeEach(async () => {
  id = await added();
});

async function added(over: object = {}, name = 'approver'): Promise<string> {
  const reply = await as(name).call(addCompanies, { body: { arrayOfCompanies: [draft(over)] } });
  return reply.data[0]?._id ?? '';
}

async function audited(companyId: string): Promise<{ action: string; before: unknown; after: unknown }[]> {
  return inTenant(server.db, tenant.id, (tx) => tx.selectFrom('audit_log').select(['action', 'before', 'after']).where('tenant_id', '=', tenant.id).where('entity_id', '=', companyId).orderBy('at').execute());
}

describe('changing a company', () => {
  it.each([
    [{ region: 'APAC' }, 'Company Region Edited'],
    [{ country: 'Japan' }, 'Company Country Edited'],
    [{ entityType: 'Public' }, 'Company Entity Type Edited'],
    [{ sector: 'Healthcare' }, 'Company Sector Edited'],
    [{ industry: 'Biofuels & Hydrogen' }, 'Company Industry Edited'],
    [{ creditRiskRatingST: 'A+' }, 'Company ST Rating Edited'],
    [{ creditRiskRatingLT: 'C-' }, 'Company LT Rating Edited'],
    [{ region: 'APAC', entityType: 'Public' }, 'Company Edited Successfully'],
    [{ companyName: 'Another name' }, 'Company Edited Successfully'],
  ] as const)('to %j says %s', async (Company, message) => {
    const reply = await as('approver').call(changeCompany, { body: { companyID: id, Company, version: 1 } });
    expect(reply.message).toBe(message);
    expect(reply.data).toMatchObject({ ...Company, version: 2 });
    expect((await as('admin').call(getCompany, { params: { id } })).data).toMatchObject(Company);
    const entries = await audited(id);
    expect(entries.at(-1)).toMatchObject({ action: 'companies.change', after: Company });
  });

  it('is refused while it is Validated, but for its status', async () => {
    expect((await as('approver').call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } })).message).toBe('Company Status Edited');
    const refused = await as('approver').post(changeCompany.path, { companyID: id, Company: { region: 'APAC' } });
    expect([refused.status, refused.problem().code, refused.problem().message]).toEqual([409, 'wrong-state', "Change status to 'Initiated' to enable editing"]);
    expect((await as('analyst').call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Initiated' } })).data.can).toContain('edit');
    expect((await as('analyst').call(changeCompany, { body: { companyID: id, Company: { region: 'APAC' } } })).data.region).toBe('APAC');
  });

  it('to Validated is refused to analysts', async () => {
    const refused = await as('analyst').post(changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Validated' });
    expect([refused.status, refused.problem().description]).toEqual([403, 'Analysts may only set the status Initiated.']);
  });
});

describe('deleting', () => {
  it('hides the company until it is restored', async () => {
    const removed = await as('approver').delete(removeCompany.path.replace('{id}', id));
    expect(removed.json()).toMatchObject({ message: 'Deleted!' });
    expect((await as('admin').get(getCompany.path.replace('{id}', id))).status).toBe(404);
    const listed = await as('admin').call(listCompanies, { body: { limit: 3000 } });
    expect(listed.data.companies.map(({ _id }) => _id)).not.toContain(id);
    await as('approver').call(restoreCompany, { params: { id }, body: {} });
    expect((await as('approver').call(getCompany, { params: { id } })).data._id).toBe(id);
    expect((await as('approver').post(restoreCompany.path.replace('{id}', NOWHERE), {})).status).toBe(404);
  });
});
