// Who sees which companies and which of their fields (decisions.md section 2, security.md C10, S03, S04, S07). What is not visible answers
// exactly like what does not exist.

import {
  getCompany,
  getListingParams,
  getScoreChange,
  listCompanies,
  listScoreChanges,
} from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getScore } from '@vigilo/contract/summary';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const TODAY = dayFromTimestamp(Date.now());
const day = (offset: number) => isoFromDay(TODAY + offset);
const NOWHERE = '01900000-0000-7000-8000-000000000000';

/** Each client's company is named as its client. */
const CLIENTS = [
  { name: 'OPEN', start: null, end: null },
  { name: 'RUNNING', start: day(-10), end: day(10) },
  { name: 'TODAY', start: day(0), end: day(1) },
  { name: 'LASTDAY', start: day(-1), end: day(0) },
  { name: 'NOTYET', start: day(1), end: day(9) },
  { name: 'OVER', start: day(-9), end: day(-1) },
  { name: 'DELETED', start: null, end: null, isDeleted: true },
] as const;
const SEEN = ['LASTDAY', 'OPEN', 'RUNNING', 'TODAY'];

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
const who = new Map<string, TestClient>();

beforeAll(async () => {
  server = await startTestServer();
  const rated = { ratingSt: 'A+', ratingLt: 'C-', status: 'Validated' as const, region: 'EMEA' as const };
  const everyClient = CLIENTS.map(({ name }) => name);
  tenant = await addTestTenant(server, {
    companies: [
      ...CLIENTS.map(({ name }) => ({
        ticker: name,
        ...rated,
        events: [{ day: TODAY - 2, type: 'Company' as const, score: 400 }],
      })),
      { ticker: 'NOBODYS', ...rated, region: 'APAC' },
    ],
    clients: [
      ...CLIENTS.map((client) => ({ ...client, companies: [client.name] })),
      { name: 'AGAIN', companies: ['OPEN'] },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'analyst@vigilo.test', role: 'Analyst', clients: [...everyClient, 'AGAIN'] },
      { email: 'client@vigilo.test', role: 'Client', clients: everyClient },
      { email: 'licensed@vigilo.test', role: 'Licensed Client', clients: ['OPEN', 'DELETED'] },
      { email: 'alone@vigilo.test', role: 'Analyst' },
      { email: 'roleless@vigilo.test', role: null, clients: ['OPEN'] },
    ],
  });
  other = await addTestTenant(server, {
    name: 'other',
    companies: [{ ticker: 'FOREIGN' }],
    users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
  });
  for (const name of ['admin', 'analyst', 'client', 'licensed', 'alone', 'roleless'])
    who.set(name, await signIn(server, `${name}@vigilo.test`));
  who.set('foreign admin', await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'other' }));
});

afterAll(() => server.stop());

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`Nobody is called ${name}`);
  return client;
}

const ALL = [...CLIENTS.map(({ name }): string => name), 'NOBODYS'].toSorted();
const VISIBLE: readonly (readonly [string, readonly string[]])[] = [
  ['admin', ALL],
  ['analyst', SEEN],
  ['client', SEEN],
  ['licensed', ['OPEN']],
  ['alone', []],
  ['roleless', ['OPEN']],
  ['foreign admin', ['FOREIGN']],
];

describe('the companies visible to a user', () => {
  it.each(VISIBLE)('are the same in every read: %s', async (name, tickers) => {
    const client = as(name);
    const listing = await client.call(listCompanies, { body: { limit: 3000, sort: 'ticker' } });
    expect(listing.data.companies.map(({ ticker }) => ticker)).toEqual(tickers);
    expect(listing.data.totalCount).toBe(tickers.length);
    const map = await client.call(getHeatMap, { body: {} });
    expect([map.data.count, map.data.columns.ticker]).toEqual([tickers.length, tickers]);
    const every = (await as('admin').call(getHeatMap, { body: {} })).data.columns.id;
    const asked = await client.call(getHeatMap, { body: { companyIDs: every } });
    expect(asked.data.columns.ticker).toEqual(tickers.filter((ticker) => ALL.includes(ticker)));
    const ids = listing.data.companies.map(({ _id }) => _id).toSorted();
    const changes = await client.call(listScoreChanges, { body: {} });
    expect(changes.data.map(({ companyID }) => companyID).toSorted()).toEqual(ids);
    const groups = await client.call(getListingParams, {});
    expect(Object.keys(groups.data['region']?.values ?? {})).toEqual(
      [...new Set(listing.data.companies.map(({ region }) => region))].toSorted(),
    );
    for (const id of ids) expect((await client.call(getCompany, { params: { id } })).data._id).toBe(id);
  });

  it('are counted alike when they are searched, filtered or seen as of the past', async () => {
    for (const [name, tickers] of VISIBLE) {
      const wanted = tickers.filter((ticker) => ticker.includes('E'));
      for (const asOf of [undefined, day(-1)]) {
        const listing = await as(name).call(listCompanies, {
          body: { searchQuery: 'e', sort: 'ticker', ...(asOf === undefined ? {} : { asOf }) },
        });
        expect([name, listing.data.totalCount, listing.data.companies.map(({ ticker }) => ticker)]).toEqual([
          name,
          wanted.length,
          wanted,
        ]);
      }
    }
  });
});

describe('a company the user does not see', () => {
  it('answers every call exactly as one that does not exist', async () => {
    const hidden: readonly (readonly [string, string])[] = [
      ['client', tenant.companyId('NOBODYS')],
      ['client', tenant.companyId('OVER')],
      ['client', tenant.companyId('DELETED')],
      ['analyst', tenant.companyId('NOTYET')],
      ['alone', tenant.companyId('OPEN')],
      ['admin', other.companyId('FOREIGN')],
      ['client', other.companyId('FOREIGN')],
      ['foreign admin', tenant.companyId('OPEN')],
    ];
    for (const [name, id] of hidden) {
      for (const call of [getCompany, getScore, getScoreChange]) {
        const answers = [];
        for (const asked of [id, NOWHERE]) {
          const reply = await as(name).get(call.path.replace('{id}', asked));
          const { requestId: _number, ...body } = reply.problem();
          answers.push([reply.status, body, Object.keys(reply.headers).toSorted()]);
        }
        expect(answers[0], `${name} ${call.path}`).toEqual(answers[1]);
        expect(answers[0]?.[0]).toBe(404);
      }
    }
  });

  it('is left out of a request for several', async () => {
    const ids = [tenant.companyId('OPEN'), tenant.companyId('NOBODYS'), other.companyId('FOREIGN'), NOWHERE];
    const changes = await as('client').call(listScoreChanges, { body: { companyIDs: ids } });
    expect(changes.data).toEqual([{ companyID: tenant.companyId('OPEN'), companyScoreChange: 0.34 }]);
  });

  it('is not found by naming it in a search or filter', async () => {
    for (const body of [
      { searchQuery: 'NOBODYS' },
      { advanceSearchParams: { ticker: ['NOBODYS'] } },
      { advanceSearchParams: { region: ['APAC'] } },
    ]) {
      expect((await as('client').call(listCompanies, { body })).data).toMatchObject({
        companies: [],
        totalCount: 0,
      });
      expect((await as('client').call(getHeatMap, { body })).data.count).toBe(0);
    }
  });
});

describe('a field the user may not see', () => {
  const FIELDS = { ratings: ['creditRiskRatingLT', 'creditRiskRatingST'], editing: ['asOfDate', 'status'] };
  const SEES: readonly (readonly [string, readonly string[]])[] = [
    ['admin', [...FIELDS.editing, ...FIELDS.ratings]],
    ['analyst', [...FIELDS.editing, ...FIELDS.ratings]],
    ['client', []],
    ['licensed', FIELDS.ratings],
    ['roleless', []],
  ];
  const gated = [...FIELDS.editing, ...FIELDS.ratings].toSorted();
  const gatedIn = (data: object, names: readonly string[]) =>
    Object.keys(data)
      .filter((key) => names.includes(key))
      .toSorted();

  it.each(SEES)('is in no reply: %s', async (name, fields) => {
    const client = as(name);
    const id = tenant.companyId('OPEN');
    const wanted = [...fields].toSorted();
    const listing = await client.call(listCompanies, { body: { searchQuery: 'open' } });
    expect(gatedIn(listing.data.companies[0] ?? {}, gated)).toEqual(wanted);
    expect(gatedIn((await client.call(getCompany, { params: { id } })).data, gated)).toEqual(wanted);
    expect(gatedIn((await client.call(getScore, { params: { id } })).data, gated)).toEqual(
      wanted.filter((field) => field !== 'asOfDate'),
    );
    const { columns, count } = (await client.call(getHeatMap, { body: {} })).data;
    const ratingCount = fields.includes('creditRiskRatingST') ? count : 0;
    expect([columns.ratingSt.length, columns.ratingLt.length, columns.status.length]).toEqual([
      ratingCount,
      ratingCount,
      fields.includes('status') ? count : 0,
    ]);
    const texts = [JSON.stringify(listing), JSON.stringify(columns)].join('');
    expect(texts.includes('A+')).toBe(fields.includes('creditRiskRatingST'));
    expect(texts.includes('Validated')).toBe(fields.includes('status'));
  });

  it.each(SEES)(
    'can be neither filtered nor sorted by, in listing and heat map: %s',
    async (name, fields) => {
      const client = as(name);
      const answers: Record<string, number[]> = {};
      for (const field of gated) {
        const sorted = await client.post(listCompanies.path, { sort: field });
        const filters =
          field === 'asOfDate'
            ? []
            : [
                await client.post(listCompanies.path, { advanceSearchParams: { [field]: ['A+'] } }),
                await client.post(getHeatMap.path, { advanceSearchParams: { [field]: ['A+'] } }),
              ];
        answers[field] = [...new Set([sorted, ...filters].map(({ status }) => status))];
      }
      expect(answers).toEqual(
        Object.fromEntries(gated.map((field) => [field, [fields.includes(field) ? 200 : 403]])),
      );
      const offered = Object.keys((await client.call(getListingParams, {})).data);
      expect(offered.filter((group) => gated.includes(group)).toSorted()).toEqual(
        fields.filter((field) => field !== 'asOfDate').toSorted(),
      );
    },
  );

  it('may be named by an empty filter, which filters nothing', async () => {
    const reply = await as('client').call(listCompanies, {
      body: { advanceSearchParams: { creditRiskRatingST: [], status: [] } },
    });
    expect(reply.data.totalCount).toBe(SEEN.length);
  });
});
