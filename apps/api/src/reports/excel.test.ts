// Excel files through HTTP, read back by an independent reader: cell types, columns and order as on screen, filters, permissions, hostile names.

import type { CallArguments } from '@vigilo/contract/call';
import { listCompanies } from '@vigilo/contract/companies';
import { addToPortfolio } from '@vigilo/contract/portfolio';
import { getCompaniesExcel, getPortfolioExcel } from '@vigilo/contract/reports';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadSheet } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');
const TODAY = dayFromIso('2026-11-20');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What spreadsheets take for a formula, or nearly. */
const HOSTILE = [
  '=1+1',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '"=1+1',
  "'=1+1",
  '=HYPERLINK("https://x.test","y")',
  '=IMPORTXML("x")',
  '%0A=1',
  '\u200b=1+1',
  '=DDE("x";"y";"z")',
];

let server: TestServer;
const who = new Map<string, TestClient>();

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  const event = (score: number, days = 2) => ({ day: TODAY - days, type: 'Company' as const, score });
  const shared = {
    region: 'EMEA' as const,
    country: 'Spain',
    sector: 'Energy',
    industry: 'Oil & gas',
    asOfDate: new Date('2026-11-19T22:59:59Z'),
  };
  await addTestTenant(server, {
    companies: [
      {
        ticker: 'UP',
        name: 'Upward Inc.',
        ...shared,
        ratingSt: 'A+',
        status: 'Validated',
        events: [event(523), event(-111, 10)],
      },
      { ticker: 'DOWN', name: 'Downward <&> "Co"', ...shared, region: 'AMER', events: [event(-800)] },
      { ticker: 'SECRET', name: 'Secret Ltd.', events: [event(100)] },
      ...HOSTILE.flatMap((name, i) => [
        { ticker: `H${i}`, name: `${name} ${i}`, sector: 'Hostile' },
        { ticker: `J${i}`, name: `${name}`.repeat(2) + i, industry: name, sector: 'Hostile' },
      ]),
    ],
    clients: [{ name: 'Some', companies: ['UP', 'DOWN'] }],
    users: [
      { email: 'admin@t.test', role: 'Admin' },
      { email: 'analyst@t.test', role: 'Analyst', clients: ['Some'] },
      { email: 'client@t.test', role: 'Client', clients: ['Some'] },
      { email: 'licensed@t.test', role: 'Licensed Client', clients: ['Some'] },
    ],
  });
  for (const name of ['admin', 'analyst', 'client', 'licensed'])
    who.set(name, await signIn(server, `${name}@t.test`));
});

afterAll(() => server.stop());

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`${name} has not signed in`);
  return client;
}

type Body = Partial<CallArguments<typeof getCompaniesExcel>['body']>;

async function readSheets(
  name: string,
  body: Body = {},
  { call = getCompaniesExcel.path, language = 'en' } = {},
): Promise<ReadSheet[]> {
  const reply = await as(name).post(call, body, { headers: { 'accept-language': language } });
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  expect(reply.headers['content-type']).toBe(XLSX);
  return (await readWorkbook(reply.bytes)).sheets;
}

function listValues(sheet: ReadSheet | undefined): string[][] {
  return sheet?.rows.map((row) => [...row.values()].map(({ value }) => value)) ?? [];
}

const ALL = [
  'Company name',
  'Ticker',
  'Region',
  'Country',
  'Entity Type',
  'Sector',
  'Industry',
  'Credit Risk Rating-ST',
  'Credit Risk Rating-LT',
  'Cumulative Score',
  'Category',
  'Distribution of Cumulative Score by Event Type: Company',
  'Distribution of Cumulative Score by Event Type: Industry',
  'Distribution of Cumulative Score by Event Type: Macro',
  'As Of Date',
  'Status',
  'Website',
  'Market Cap (USD m)',
];

describe('the companies', () => {
  it('are a file named by the date, with the columns of the screen and cells of their kind', async () => {
    const reply = await as('analyst').post(getCompaniesExcel.path, { searchQuery: 'upward' });
    expect(reply.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Companies_Nov-20-2026.xlsx",
    );
    const [companies] = (await readWorkbook(reply.bytes)).sheets;
    expect(listValues(companies)[0]).toEqual(ALL);
    const row = [...(companies?.rows[1] ?? new Map())].map(([column, { type, value, format }]) => [
      column,
      type,
      value,
      format,
    ]);
    expect(row).toEqual([
      ['A', 'inlineStr', 'Upward Inc.', '@'],
      ['B', 'inlineStr', 'UP', '@'],
      ['C', 'inlineStr', 'EMEA', '@'],
      ['D', 'inlineStr', 'Spain', '@'],
      ['E', 'inlineStr', 'Public', '@'],
      ['F', 'inlineStr', 'Energy', '@'],
      ['G', 'inlineStr', 'Oil & gas', '@'],
      ['H', 'inlineStr', 'A+', '@'],
      ['J', 'n', '0.35', '+0.00;-0.00;0.00'],
      ['K', 'inlineStr', 'Positive', '@'],
      ['L', 'n', '0.412', '+0.0;-0.0;0.0'],
      ['M', 'n', '0', '+0.0;-0.0;0.0'],
      ['N', 'n', '0', '+0.0;-0.0;0.0'],
      ['O', 'n', '46345', 'mm\\-dd\\-yyyy'],
      ['P', 'inlineStr', 'Validated', '@'],
    ]);
  });

  it('come in the columns, order and page asked for, the same as on screen', async () => {
    const body = {
      sort: 'cumulativeScoreST',
      descending: true,
      columns: ['status', 'ticker', 'ticker', 'cumulativeScoreLT', 'prevCumulativeScoreST', 'scoreChange'],
      page: 1,
      limit: 5,
    } as const;
    const [companies] = await readSheets('admin', { ...body, columns: [...body.columns] });
    const listing = await as('admin').call(listCompanies, {
      body: { sort: body.sort, descending: true, page: 1, limit: 5 },
    });
    expect(listValues(companies)).toEqual([
      ['Status', 'Ticker', 'Cumulative Score-LT', 'Previous Cumulative Score', 'Weekly change'],
      ...listing.data.companies.map((company) => [
        company.status,
        company.ticker,
        String(company.cumulativeScoreLT),
        String(company.prevCumulativeScoreST),
        String(company.ScoreChange),
      ]),
    ]);
    expect(
      listValues((await readSheets('admin', { columns: ['ticker'], page: 2, limit: 40, sort: 'ticker' }))[0]),
    ).toHaveLength(4);
  });

  it('are described in the second sheet: what, as of when, found how, for whom', async () => {
    const search = {
      searchQuery: 'ward',
      advanceSearchParams: {
        region: ['EMEA', 'AMER'],
        creditRiskRatingST: ['', 'A+'],
        status: ['Validated', 'Initiated'],
        recordUpdation: { from: '2020-01-01' },
      },
      asOf: '2026-11-18',
    };
    const [companies, about] = await readSheets('analyst', {
      ...search,
      sort: 'cumulativeScoreST',
      descending: true,
      columns: ['ticker', 'cumulativeScoreST'],
    });
    expect(listValues(companies)).toEqual([
      ['Ticker', 'Cumulative Score'],
      ['UP', '0.35'],
      ['DOWN', '-0.68'],
    ]);
    expect(listValues(about)).toEqual([
      ['What', 'Companies of the listing'],
      ['As of Date', '11-18-2026'],
      ['Search', 'ward'],
      [
        'Filters',
        'Region: EMEA, AMER\nCredit Risk Rating-ST: Not given, A+\nStatus: Validated, Initiated\nInitiated: from 01-01-2020',
      ],
      ['Sorted by', 'Cumulative Score, descending'],
      ['Made by', 'analyst'],
      ['Made at (UTC)', '11-20-2026 23:30:00'],
      ['Number of companies', '2'],
    ]);
    const before = await readSheets('analyst', {
      searchQuery: 'upward',
      asOf: '2026-11-17',
      columns: ['cumulativeScoreST'],
    });
    expect(listValues(before[0])).toEqual([['Cumulative Score'], ['-0.094']]);
  });

  it('speak the language of the caller', async () => {
    const [companies, about] = await readSheets(
      'analyst',
      { searchQuery: 'upward', columns: ['companyName', 'category', 'entityType'] },
      { language: 'es' },
    );
    expect(companies?.name).toBe('Empresas');
    expect(listValues(companies)).toEqual([
      ['Empresa', 'Categoría', 'Tipo de entidad'],
      ['Upward Inc.', 'Positiva', 'Cotizada'],
    ]);
    expect(about?.name).toBe('Acerca de');
  });

  it('hold no formula, whatever their names begin with', async () => {
    const [companies] = await readSheets('admin', { advanceSearchParams: { sector: ['Hostile'] } });
    expect(companies?.rows).toHaveLength(HOSTILE.length * 2 + 1);
    expect(companies?.xml).not.toMatch(/<f[ >/]|t="str"|<hyperlink/);
    const names = companies?.rows.slice(1).map((row) => row.get('A')) ?? [];
    expect(new Set(names.map((cell) => `${cell?.type} ${cell?.format}`))).toEqual(new Set(['inlineStr @']));
    const listing = await as('admin').call(listCompanies, {
      body: { advanceSearchParams: { sector: ['Hostile'] }, limit: 100 },
    });
    expect(names.map((cell) => cell?.value)).toEqual(
      listing.data.companies.map(({ companyName }) => companyName),
    );
    expect((await readSheets('admin', { searchQuery: '=1+1' }))[1]?.rows[2]?.get('B')).toMatchObject({
      type: 'inlineStr',
      value: '=1+1',
    });
  });
});

describe('what somebody may not see', () => {
  it('is not in the file: companies of others, ratings, status', async () => {
    expect(listValues((await readSheets('analyst', { columns: ['ticker'] }))[0])).toEqual([
      ['Ticker'],
      ['DOWN'],
      ['UP'],
    ]);
    const without = (...names: string[]) => ALL.filter((title) => !names.includes(title));
    expect(listValues((await readSheets('client'))[0])[0]).toEqual(
      without('Credit Risk Rating-ST', 'Credit Risk Rating-LT', 'As Of Date', 'Status'),
    );
    expect(listValues((await readSheets('licensed'))[0])[0]).toEqual(without('As Of Date', 'Status'));
    expect(
      listValues((await readSheets('client', { columns: ['status', 'ticker', 'creditRiskRatingST'] }))[0]),
    ).toEqual([['Ticker'], ['DOWN'], ['UP']]);
  });

  it('may not be searched or sorted by either', async () => {
    for (const body of [
      { sort: 'status' },
      { sort: 'creditRiskRatingLT' },
      { advanceSearchParams: { status: ['Validated'] } },
      { advanceSearchParams: { creditRiskRatingST: ['A+'] } },
    ]) {
      for (const path of [getCompaniesExcel.path, getPortfolioExcel.path])
        expect((await as('client').post(path, body)).problem().code, JSON.stringify(body)).toBe(
          'not-allowed',
        );
    }
    expect((await as('admin').post(getCompaniesExcel.path, { asOf: '2026-11-21' })).problem().code).toBe(
      'invalid-input',
    );
    expect((await as('admin').post(getCompaniesExcel.path, { limit: 1001 })).status).toBe(400);
  });
});

describe('My Portfolio', () => {
  it('is a file of its own name, the score with one decimal', async () => {
    await as('analyst').call(addToPortfolio, { body: { ticker: 'UP' } });
    const reply = await as('analyst').post(getPortfolioExcel.path, {});
    expect(reply.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''My_Portfolio_Nov-20-2026.xlsx",
    );
    const [portfolio] = (await readWorkbook(reply.bytes)).sheets;
    expect(portfolio?.name).toBe('My Portfolio');
    expect(portfolio?.rows).toHaveLength(2);
    expect(portfolio?.rows[1]?.get('J')).toEqual({ type: 'n', value: '0.35', format: '+0.0;-0.0;0.0' });
    const [more] = await readSheets(
      'analyst',
      { columns: ['cumulativeScoreLT', 'prevCumulativeScoreST', 'scoreChange'] },
      { call: getPortfolioExcel.path },
    );
    expect([...(more?.rows[1]?.values() ?? [])].map(({ format }) => format)).toEqual([
      '+0.0;-0.0;0.0',
      '+0.0;-0.0;0.0',
      '+0.00;-0.00;0.00',
    ]);
    expect(
      listValues(
        (await readSheets('analyst', { searchQuery: 'nothing' }, { call: getPortfolioExcel.path }))[0],
      ),
    ).toEqual([ALL]);
  });
});
