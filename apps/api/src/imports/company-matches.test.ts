// An import never turns one company into another: clashes and likely matches are put before a person, row by row.

import { existsSync, readFileSync } from 'node:fs';
import { getRefusedRows } from '@vigilo/contract/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { ImportClient } from './testing/import-client.ts';

const GLOBAL = new URL('../../../../../../shared/data/companies/global.csv', import.meta.url);

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let imports: ImportClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'NOVN',
        name: 'Novartis',
        country: 'Switzerland',
        region: 'EMEA',
        entityType: 'Public',
        industry: 'Large Pharmaceuticals',
      },
      { ticker: 'SIE', name: 'Siemens', country: 'Germany', region: 'EMEA' },
      { ticker: 'LOCK', name: 'Locked Ltd', country: 'Spain', status: 'Validated' },
      { ticker: 'HIDE', name: 'Hidden Corp', country: 'Spain' },
    ],
    clients: [{ name: 'Own', companies: ['NOVN', 'SIE', 'LOCK'] }],
    users: [
      { email: 'admin@t.test', role: 'Admin' },
      { email: 'analyst@t.test', role: 'Analyst', clients: ['Own'] },
    ],
  });
  admin = await signIn(server, 'admin@t.test');
  imports = new ImportClient(server, admin, tenant.id);
});

afterAll(() => server.stop());

function findCompany(ticker: string) {
  return inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('companies')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('ticker', '=', ticker)
      .executeTakeFirst(),
  );
}

const NOVAN =
  'symbol,name,country,isin\nNOVN,"Novan, Inc.",United States,US66988N2053\nFINE,Fine plc,United Kingdom,\n';

describe('another company on the ticker of one that is there', () => {
  it('is left out, said so, and shown with both records', async () => {
    const before = await findCompany('NOVN');
    const job = await imports.import('companies', NOVAN);
    expect(job).toMatchObject({
      state: 'done',
      matches: 1,
      counts: { add: 1, change: 0, unchanged: 0, refused: 0, conflict: 1 },
    });
    expect(await findCompany('NOVN')).toEqual(before);
    expect(await imports.rows(job, 'conflict')).toEqual([
      {
        row: 2,
        cells: ['NOVN', 'Novan, Inc.', 'United States', 'US66988N2053'],
        faults: [],
        changes: [],
        verdict: 'conflict',
        match: {
          code: 'name-differs',
          stored: {
            ticker: 'NOVN',
            companyName: 'Novartis',
            country: 'Switzerland',
            sector: '',
            industry: 'Large Pharmaceuticals',
            isin: '',
          },
          row: null,
          choices: ['leave-out', 'update'],
          choice: 'leave-out',
        },
      },
    ]);
    const file = await admin.get(`${getRefusedRows.path.replace('{id}', job._id)}?lang=en`);
    expect(file.text).toContain('Ticker NOVN is Novartis here: another name. Left out unless you decide.');
  });

  it('becomes it where a person says so, keeping the rest', async () => {
    const before = await findCompany('NOVN');
    const job = await imports.import('companies', NOVAN, { choices: { 2: 'update' } });
    expect(job).toMatchObject({ matches: 1, counts: { change: 1, unchanged: 1, conflict: 0 } });
    expect(await findCompany('NOVN')).toMatchObject({
      id: before?.id,
      name: 'Novan, Inc.',
      country: 'United States',
      isin: 'US66988N2053',
      industry: 'Large Pharmaceuticals',
    });
    // By its ISIN it is known under any name from now on.
    const renamed = await imports.preview(
      'companies',
      'symbol,name,country,isin\nNOVN,Pelthos Therapeutics,Canada,US66988N2053\n',
    );
    expect(renamed.counts).toMatchObject({ change: 1, conflict: 0 });
  });

  it('is no reason to change the status of a Validated one', async () => {
    const job = await imports.preview('companies', 'symbol,name\nLOCK,Loculus Inc.\n', {
      choices: { 2: 'update' },
    });
    expect(job.counts).toMatchObject({ refused: 0, conflict: 1 });
    expect((await imports.rows(job, 'conflict'))[0]?.match?.choices).toEqual(['leave-out']);
  });

  it('is not disclosed to users who do not see it', async () => {
    const own = new ImportClient(server, await signIn(server, 'analyst@t.test'), tenant.id);
    const job = await own.preview(
      'companies',
      'symbol,name,country\nHIDE,Another Name,Spain\nHIDE.MC,Hidden Corporation,Spain\n',
    );
    expect(await own.refusals(job)).toEqual(['2: ticker-taken']);
    expect(job).toMatchObject({ matches: 0, counts: { add: 1 } });
  });
});

describe('the same company under another ticker', () => {
  it('is added and offered for merging, by its name or its ISIN', async () => {
    const content =
      'symbol,name,country,isin\nSIE.DE,Siemens Aktiengesellschaft,Germany,DE0007236101\nSMAWF,Siemens AG ADR,Germany,DE0007236101\n';
    const job = await imports.preview('companies', content);
    expect(job).toMatchObject({ matches: 2, counts: { add: 2, conflict: 0 } });
    expect((await imports.rows(job, 'conflict')).map(({ match }) => [match?.code, match?.choices])).toEqual([
      ['other-ticker', ['add', 'update', 'leave-out']],
      ['other-ticker', ['add', 'update', 'leave-out']],
    ]);
    const merged = await imports.import('companies', content, {
      choices: { 2: 'update', 3: 'leave-out' },
    });
    expect(merged.counts).toEqual({ add: 0, change: 1, unchanged: 0, refused: 0, conflict: 1 });
    expect(await findCompany('SIE')).toMatchObject({ isin: 'DE0007236101' });
    expect(await findCompany('SIE.DE')).toBeUndefined();
    const other = await imports.preview('companies', 'symbol,name,isin\nXSIE,Something Else,DE0007236101\n');
    expect((await imports.rows(other, 'conflict'))[0]?.match).toMatchObject({
      code: 'other-ticker',
      stored: { ticker: 'SIE' },
    });
  });

  it('is also found between rows of one file', async () => {
    const job = await imports.preview(
      'companies',
      'symbol,name,country\nACME,Acme Inc.,Chile\nACME.SN,ACME SA,Chile\n',
    );
    expect(job).toMatchObject({ matches: 1, counts: { add: 2 } });
    expect((await imports.rows(job, 'conflict'))[0]?.match).toMatchObject({
      code: 'other-ticker-in-file',
      row: 2,
      choices: ['add', 'leave-out'],
    });
  });
});

describe('an industry that is nearly on the list', () => {
  it('is proposed for merging, and merged where a person says so', async () => {
    await imports.import('companies', 'symbol,name,industry\nP1,First Pharma Maker,Pharmaceuticals\n');
    const content = 'symbol,name,industry\nP2,Second Drug Maker,Pharmaceutical\n';
    expect((await imports.preview('companies', content)).notes).toContainEqual({
      code: 'near-industry',
      field: 'industry',
      value: 'Pharmaceutical',
      near: 'Pharmaceuticals',
      count: 1,
    });
    await imports.import('companies', content, { industries: { Pharmaceutical: 'Pharmaceuticals' } });
    expect(await findCompany('P2')).toMatchObject({ industry: 'Pharmaceuticals' });
  });
});

describe.skipIf(!existsSync(GLOBAL))('companies/global.csv (skipped where ../shared/data is absent)', () => {
  it('row 699 leaves Novartis what it is', { timeout: 240_000 }, async () => {
    const lines = readFileSync(GLOBAL, 'utf8').split('\n');
    await inTenant(server.db, tenant.id, (tx) =>
      tx
        .updateTable('companies')
        .set({ name: 'Novartis', name_key: 'novartis', country: 'Switzerland', region: 'EMEA', isin: null })
        .where('tenant_id', '=', tenant.id)
        .where('ticker', '=', 'NOVN')
        .execute(),
    );
    const before = await findCompany('NOVN');
    const job = await imports.import('companies', lines.slice(0, 800).join('\n'));
    expect((await imports.rows(job, 'conflict')).find(({ row }) => row === 699)).toMatchObject({
      verdict: 'conflict',
      match: { code: 'name-differs', stored: { companyName: 'Novartis', country: 'Switzerland' } },
    });
    expect(await findCompany('NOVN')).toEqual(before);
  });
});
