// Under a past day everything shows the companies and the ratings of that day.

import { changeCompany, getCompany, getListingParams, listCompanies } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getCompanyPdfs, getCompaniesExcel } from '@vigilo/contract/reports';
import { getCompanySummary, getScore } from '@vigilo/contract/summary';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from './testing/read-pdf.ts';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { ImportClient } from '../imports/testing/import-client.ts';

const BEFORE = '2026-11-17';
const CHANGED = '2026-11-18';
const LATER = '2026-11-19';
const clock = { now: Date.parse(`${CHANGED}T23:59:00Z`) };

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.now,
    config: { TOKEN_SECONDS: 604_800, IDLE_SECONDS: 604_800, SESSION_SECONDS: 604_800 },
  });
  tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'OLD',
        sector: 'Energy',
        country: 'Spain',
        ratingSt: 'A',
        ratingLt: 'C',
        events: [{ day: dayFromIso('2026-11-10'), type: 'Company', score: 100 }],
      },
      { ticker: 'BARE', sector: 'Energy', country: 'Spain' },
      {
        ticker: 'NEW',
        sector: 'Energy',
        country: 'Spain',
        ratingSt: 'B+',
        initiatedAt: new Date(`${CHANGED}T00:00:00Z`),
        events: [{ day: dayFromIso('2026-11-10'), type: 'Company', score: 900 }],
      },
    ],
    users: [{ email: 'admin@t.test', role: 'Admin' }],
  });
  admin = await signIn(server, 'admin@t.test');
  const rate = (ticker: string, creditRiskRatingST: 'A+' | 'B' | 'C-', version: number) =>
    admin.call(changeCompany, {
      body: { companyID: tenant.companyId(ticker), Company: { creditRiskRatingST }, version },
    });
  await rate('OLD', 'B', 1);
  await rate('BARE', 'C-', 1);
  clock.now = Date.parse(`${LATER}T00:01:00Z`);
  const imports = new ImportClient(server, admin, tenant.id);
  await imports.import('companies', 'ticker,name,rating st,rating lt\nOLD,OLD,A+,C\n');
  clock.now = Date.parse('2026-11-20T09:00:00Z');
});

afterAll(() => server.stop());

const listed = async (asOf: string | undefined, more: object = {}) => {
  const { data } = await admin.call(listCompanies, {
    body: { sort: 'ticker', ...(asOf === undefined ? {} : { asOf }), ...more },
  });
  expect(data.totalCount).toBe(data.companies.length);
  return data.companies.map(({ ticker, creditRiskRatingST }) => `${ticker} ${creditRiskRatingST ?? '-'}`);
};

const DAYS = [
  [BEFORE, ['BARE -', 'OLD A']],
  [CHANGED, ['BARE C-', 'NEW B+', 'OLD B']],
  [LATER, ['BARE C-', 'NEW B+', 'OLD A+']],
  [undefined, ['BARE C-', 'NEW B+', 'OLD A+']],
] as const;

describe.each(DAYS)('as of %s', (asOf, wanted) => {
  const day = asOf === undefined ? {} : { asOf };

  it('the listing holds the companies and ratings of that day', async () => {
    expect(await listed(asOf)).toEqual(wanted);
    expect(await listed(asOf)).toEqual(wanted);
  });

  it('the heat map too', async () => {
    const { data } = await admin.call(getHeatMap, { body: day });
    expect(data.columns.ticker.map((ticker, i) => `${ticker} ${data.columns.ratingSt[i] ?? '-'}`)).toEqual(
      wanted,
    );
  });

  it('the Excel file too', async () => {
    const reply = await admin.post(getCompaniesExcel.path, { ...day, sort: 'ticker' });
    const [sheet] = (await readWorkbook(reply.bytes)).sheets;
    const rows = sheet?.rows.map((row) => [...row.values()].map(({ value }) => value)) ?? [];
    for (const company of wanted) {
      const [ticker, rating] = company.split(' ');
      const row = rows.find((cells) => cells.includes(ticker ?? ''));
      if (rating !== '-') expect(row).toContain(rating);
    }
    expect(rows).toHaveLength(wanted.length + 1);
  });
});

describe('a past day', () => {
  it('offers the ratings of that day to filter by', async () => {
    const offered = async (asOf: string) =>
      Object.keys(
        (await admin.call(getListingParams, { query: { asOf } })).data['creditRiskRatingST']?.values ?? {},
      );
    expect(await offered(BEFORE)).toEqual(['', 'A']);
    expect(await offered(CHANGED)).toEqual(['B', 'B+', 'C-']);
    expect(await offered(LATER)).toEqual(['A+', 'B+', 'C-']);
  });

  it('is what ratings are searched and put in order by', async () => {
    expect(await listed(BEFORE, { advanceSearchParams: { creditRiskRatingST: ['A'] } })).toEqual(['OLD A']);
    expect(await listed(BEFORE, { advanceSearchParams: { creditRiskRatingST: ['A+', 'C-'] } })).toEqual([]);
    expect(await listed(CHANGED, { sort: 'creditRiskRatingST' })).toEqual(['BARE C-', 'OLD B', 'NEW B+']);
  });

  it('rates the company of its page and of its PDF as it was', async () => {
    const params = { id: tenant.companyId('OLD') };
    const score = await admin.call(getScore, { params, query: { asOf: BEFORE } });
    expect(score.data).toMatchObject({ creditRiskRatingST: 'A', creditRiskRatingLT: 'C' });
    const summary = await admin.call(getCompanySummary, { params, query: { asOf: BEFORE } });
    expect(summary.data.metrics.shortTerm.creditRiskRating).toBe('A');
    const pdf = async (asOf: string) =>
      (await readPdf((await admin.post(getCompanyPdfs.path, { companyIDs: [params.id], asOf })).bytes)).text;
    const rated = (rating: string) => new RegExp(`Short term [^A-C]*${rating} Long term`);
    expect(await pdf(BEFORE)).toMatch(rated('A'));
    expect(await pdf(CHANGED)).toMatch(rated('B'));
    expect((await admin.call(getCompany, { params })).data.creditRiskRatingST).toBe('A+');
  });

  it('ranks a company among those that were there', async () => {
    const getRank = async (asOf: string) =>
      (
        await admin.call(getCompanySummary, {
          params: { id: tenant.companyId('OLD') },
          query: { asOf },
        })
      ).data.positions.sector;
    expect(await getRank(BEFORE)).toEqual({ rank: 1, of: 2, name: 'Energy' });
    expect(await getRank(CHANGED)).toEqual({ rank: 2, of: 3, name: 'Energy' });
  });
});

it('each change keeps who made it, when, and the file it came from', async () => {
  const history = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('company_history')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('company_id', '=', tenant.companyId('OLD'))
      .orderBy('changed_at')
      .execute(),
  );
  expect(history).toEqual([
    expect.objectContaining({
      field: 'creditRiskRatingST',
      before: 'A',
      after: 'B',
      changed_by: expect.stringMatching(/-/),
      document_id: null,
    }),
    expect.objectContaining({
      field: 'creditRiskRatingST',
      before: 'B',
      after: 'A+',
      changed_at: new Date(`${LATER}T00:01:00Z`),
      document_id: expect.stringMatching(/-/),
    }),
  ]);
});
