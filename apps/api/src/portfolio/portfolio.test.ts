// My Portfolio through HTTP: what is added, seen, searched, filtered and removed, and by whom.

import { listAuditEntries } from '@vigilo/contract/audit';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import { listCompanies } from '@vigilo/contract/companies';
import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import {
  addToPortfolio,
  getPortfolioParams,
  listPortfolio,
  removeFromPortfolio,
} from '@vigilo/contract/portfolio';
import { getProfile } from '@vigilo/contract/sign-in';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const TODAY = dayFromTimestamp(Date.now());
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const ALREADY_THERE = 'Company already exists in My Portfolio';

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
const who = new Map<string, TestClient>();

beforeAll(async () => {
  server = await startTestServer();
  const rated = { ratingSt: 'A', ratingLt: 'C+' };
  tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'UP',
        name: 'Upward plc',
        region: 'EMEA',
        sector: 'Energy',
        ...rated,
        events: [{ day: TODAY - 2, type: 'Company', score: 400 }],
      },
      {
        ticker: 'brk.B',
        name: 'Berk & Sons',
        region: 'AMER',
        sector: 'Healthcare',
        ...rated,
        status: 'Validated',
        events: [{ day: TODAY - 20, type: 'Macro', score: -700 }],
      },
      { ticker: 'SHARED', name: 'Shared AG', region: 'EMEA', sector: 'Energy' },
      { ticker: 'HIDDEN', name: 'Hidden Ltd', region: 'APAC', sector: 'Energy' },
      { ticker: 'GONE', name: 'Gone Inc', region: 'APAC', sector: 'Technology' },
    ],
    clients: [{ name: 'Desk', companies: ['UP', 'brk.B', 'SHARED', 'GONE'] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      ...['Analyst', 'Client', 'Licensed Client'].map((role) => ({
        email: `${role.split(' ')[0]?.toLowerCase()}@vigilo.test`,
        role,
        clients: ['Desk'],
      })),
    ],
  });
  other = await addTestTenant(server, {
    name: 'other',
    companies: [{ ticker: 'FOREIGN' }, { ticker: 'UP' }],
    users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
  });
  for (const name of ['admin', 'analyst', 'client', 'licensed'])
    who.set(name, await signIn(server, `${name}@vigilo.test`));
  who.set('foreign', await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'other' }));
});

afterAll(() => server.stop());

beforeEach(async () => {
  for (const { id } of [tenant, other])
    await inTenant(server.db, id, (tx) => tx.deleteFrom('portfolios').where('tenant_id', '=', id).execute());
});

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`${name} has not signed in`);
  return client;
}

const add = (client: TestClient, ticker: unknown): Promise<TestReply> =>
  client.put(addToPortfolio.path, { ticker });
const remove = (client: TestClient, id: string): Promise<TestReply> =>
  client.delete(removeFromPortfolio.path.replace('{id}', id));

async function fill(name: string, tickers: readonly string[]): Promise<void> {
  for (const ticker of tickers) await as(name).call(addToPortfolio, { body: { ticker } });
}

async function listTickers(name: string, body: Parameters<typeof search>[1] = {}): Promise<string[]> {
  return (await search(name, body)).data.map(({ ticker }) => ticker);
}

function search(
  name: string,
  body: {
    searchQuery?: string;
    advanceSearchParams?: Partial<Record<string, string[]>>;
    asOf?: string;
    sort?: CompanySort;
    descending?: boolean;
  },
) {
  return as(name).call(listPortfolio, { body });
}

async function setDeleted(ticker: string, isDeleted: boolean): Promise<void> {
  await inTenant(server.db, tenant.id, (tx) =>
    tx
      .updateTable('companies')
      .set({ is_deleted: isDeleted })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', tenant.companyId(ticker))
      .execute(),
  );
}

async function storedFor(email: string): Promise<{ portfolios: number; companies: number }> {
  return inTenant(server.db, tenant.id, async (tx) => {
    const portfolios = await tx
      .selectFrom('portfolios')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', tenant.userId(email))
      .execute();
    const ids = portfolios.map(({ id }) => id);
    const companies =
      ids.length === 0
        ? []
        : await tx
            .selectFrom('portfolio_companies')
            .select('company_id')
            .where('tenant_id', '=', tenant.id)
            .where('portfolio_id', 'in', ids)
            .execute();
    return { portfolios: portfolios.length, companies: companies.length };
  });
}

describe('adding', () => {
  it.each(['up', 'UP', ' Up '])('takes a ticker in any case: %s', async (ticker) => {
    expect((await add(as('analyst'), ticker)).json()).toEqual({
      status: 'success',
      data: { _id: tenant.companyId('UP') },
    });
    expect(await listTickers('analyst')).toEqual(['UP']);
  });

  it('twice is refused and leaves one', async () => {
    await fill('analyst', ['brk.B']);
    const again = await add(as('analyst'), 'BRK.b');
    expect([again.status, again.problem()]).toEqual([
      409,
      expect.objectContaining({ code: 'already-exists', message: ALREADY_THERE }),
    ]);
    expect(await listTickers('analyst')).toEqual(['brk.B']);
  });

  it('by twenty at once makes one portfolio with one company; one succeeds', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => add(as('analyst'), i % 2 === 0 ? 'up' : 'UP')),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await storedFor('analyst@vigilo.test')).toEqual({ portfolios: 1, companies: 1 });
  });

  it('of different companies at once keeps them all', async () => {
    const replies = await Promise.all(
      ['UP', 'brk.B', 'SHARED', 'GONE'].map((ticker) => add(as('licensed'), ticker)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedFor('licensed@vigilo.test')).toEqual({ portfolios: 1, companies: 4 });
  });

  it('of a company that is not seen, deleted or of another tenant answers as for none of that ticker', async () => {
    await setDeleted('GONE', true);
    const answers = [];
    for (const ticker of ['NOSUCH', 'HIDDEN', 'GONE', 'FOREIGN', "'; --", '%']) {
      const reply = await add(as('analyst'), ticker);
      const { requestId: _number, ...body } = reply.problem();
      answers.push([reply.status, body]);
    }
    await setDeleted('GONE', false);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify([404, { status: 'fail', code: 'not-found', message: 'Unauthorized Access!' }]),
      ]),
    );
    expect(await storedFor('analyst@vigilo.test')).toEqual({ portfolios: 0, companies: 0 });
  });

  it.each([[''], ['   '], [null], [7], [['UP']], ['x'.repeat(41)], ['U\u0000P']])(
    'refuses what is no ticker: %j',
    async (ticker) => {
      expect((await add(as('analyst'), ticker)).status).toBe(400);
    },
  );

  it('is the same portfolio in the profile', async () => {
    await fill('analyst', ['UP', 'SHARED']);
    expect((await as('analyst').call(getProfile, {})).myPortfolio.toSorted()).toEqual(
      [tenant.companyId('UP'), tenant.companyId('SHARED')].toSorted(),
    );
    expect((await as('client').call(getProfile, {})).myPortfolio).toEqual([]);
  });
});

describe('removing', () => {
  it('takes out one company, once', async () => {
    await fill('analyst', ['UP', 'SHARED']);
    expect((await remove(as('analyst'), tenant.companyId('UP'))).json()).toEqual({
      status: 'success',
      message: 'Removed!',
    });
    expect((await remove(as('analyst'), tenant.companyId('UP'))).status).toBe(404);
    expect(await listTickers('analyst')).toEqual(['SHARED']);
    await fill('analyst', ['UP']);
    expect(await listTickers('analyst')).toEqual(['SHARED', 'UP']);
  });

  it('at once by several tells one of success', async () => {
    await fill('analyst', ['UP']);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => remove(as('analyst'), tenant.companyId('UP'))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 404),
    ]);
  });

  it('reaches only the own portfolio, and only what is seen', async () => {
    await fill('admin', ['HIDDEN', 'UP']);
    await fill('analyst', ['GONE']);
    await setDeleted('GONE', true);
    const replies = [
      remove(as('analyst'), tenant.companyId('HIDDEN')),
      remove(as('analyst'), tenant.companyId('UP')),
      remove(as('analyst'), tenant.companyId('GONE')),
      remove(as('analyst'), other.companyId('FOREIGN')),
      remove(as('analyst'), NOWHERE),
    ];
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    await setDeleted('GONE', false);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await listTickers('admin')).toEqual(['HIDDEN', 'UP']);
    expect(await listTickers('analyst')).toEqual(['GONE']);
  });

  it('of what is no id is refused', async () => {
    expect((await remove(as('analyst'), 'UP')).status).toBe(400);
  });
});

describe('the list', () => {
  it("is the user's own, by name, with the very rows of the listing", async () => {
    for (const name of ['admin', 'analyst', 'client', 'licensed']) {
      await fill(name, ['UP', 'SHARED', 'brk.B']);
      const listing = await as(name).call(listCompanies, { body: { limit: 100 } });
      const wanted = listing.data.companies.filter(({ ticker }) =>
        ['UP', 'SHARED', 'brk.B'].includes(ticker),
      );
      const portfolio = await search(name, {});
      expect(portfolio, name).toEqual({ status: 'success', data: wanted, asOf: listing.data.asOf });
      expect(portfolio.data.map(({ companyName }) => companyName)).toEqual([
        'Berk & Sons',
        'Shared AG',
        'Upward plc',
      ]);
    }
    expect((await search('foreign', {})).data).toEqual([]);
  });

  it('does not show what has been deleted or taken from the user, until it is back', async () => {
    await fill('admin', ['GONE', 'UP', 'HIDDEN']);
    await fill('client', ['GONE', 'UP']);
    await setDeleted('GONE', true);
    expect([await listTickers('admin'), await listTickers('client')]).toEqual([['HIDDEN', 'UP'], ['UP']]);
    expect((await as('client').call(getProfile, {})).myPortfolio).toEqual([tenant.companyId('UP')]);
    await setDeleted('GONE', false);
    const setClientsDeleted = (isDeleted: boolean) =>
      inTenant(server.db, tenant.id, (tx) =>
        tx.updateTable('clients').set({ is_deleted: isDeleted }).where('tenant_id', '=', tenant.id).execute(),
      );
    await setClientsDeleted(true);
    expect([await listTickers('admin'), await listTickers('client')]).toEqual([['GONE', 'HIDDEN', 'UP'], []]);
    expect((await add(as('client'), 'UP')).status).toBe(404);
    await setClientsDeleted(false);
    expect(await listTickers('client')).toEqual(['GONE', 'UP']);
  });

  it('is searched and filtered as the listing is', async () => {
    await fill('analyst', ['UP', 'SHARED', 'brk.B']);
    expect(await listTickers('analyst', { searchQuery: 'BERK &' })).toEqual(['brk.B']);
    expect(await listTickers('analyst', { searchQuery: 'gone' })).toEqual([]);
    expect(await listTickers('analyst', { advanceSearchParams: { region: ['EMEA'] } })).toEqual([
      'SHARED',
      'UP',
    ]);
    expect(
      await listTickers('analyst', { advanceSearchParams: { category: ['Positive'], sector: ['Energy'] } }),
    ).toEqual(['UP']);
    expect(await listTickers('analyst', { advanceSearchParams: { creditRiskRatingST: [''] } })).toEqual([
      'SHARED',
    ]);
  });

  it('is filtered by no field that the user may not see', async () => {
    const filter = (name: string, field: string) =>
      as(name).post(listPortfolio.path, { advanceSearchParams: { [field]: ['A'] } });
    expect([
      (await filter('client', 'creditRiskRatingST')).status,
      (await filter('licensed', 'creditRiskRatingST')).status,
      (await filter('licensed', 'status')).status,
      (await filter('analyst', 'status')).status,
    ]).toEqual([403, 200, 403, 200]);
  });

  it.each(COMPANY_SORTS)('is in the order of the listing: %s', async (sort) => {
    await fill('analyst', ['UP', 'SHARED', 'brk.B']);
    for (const descending of [false, true]) {
      const listing = await as('analyst').call(listCompanies, { body: { sort, descending } });
      const wanted = listing.data.companies.map(({ ticker }) => ticker).filter((ticker) => ticker !== 'GONE');
      expect(await listTickers('analyst', { sort, descending })).toEqual(wanted);
    }
    const asked = (name: string) => as(name).post(listPortfolio.path, { sort });
    const isHidden = sort.startsWith('creditRisk') || sort === 'status' || sort === 'asOfDate';
    expect((await asked('client')).status).toBe(isHidden ? 403 : 200);
  });

  it('shows scores as of any past day, and none of the future', async () => {
    await fill('analyst', ['UP', 'brk.B']);
    const before = await search('analyst', { asOf: isoFromDay(TODAY - 3) });
    expect(before.asOf).toBe(isoFromDay(TODAY - 3));
    expect(before.data.map(({ ticker, cumulativeScoreST }) => [ticker, cumulativeScoreST])).toEqual([
      ['brk.B', -0.035],
      ['UP', 0],
    ]);
    expect(
      await listTickers('analyst', {
        asOf: isoFromDay(TODAY - 3),
        advanceSearchParams: { category: ['Positive'] },
      }),
    ).toEqual([]);
    expect((await as('analyst').post(listPortfolio.path, { asOf: isoFromDay(TODAY + 1) })).status).toBe(400);
  });
});

describe('the filter groups', () => {
  it('hold what the companies of the portfolio have, and no group that the user may not filter by', async () => {
    await fill('admin', ['HIDDEN']);
    for (const name of ['analyst', 'client', 'licensed']) await fill(name, ['UP', 'SHARED']);
    const groups = (await as('analyst').call(getPortfolioParams, {})).data;
    const values = Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, Object.keys(group.values)]),
    );
    expect(values).toEqual({
      region: ['EMEA'],
      country: [''],
      entityType: ['Public'],
      sector: ['Energy'],
      industry: [''],
      creditRiskRatingST: ['', 'A'],
      creditRiskRatingLT: ['', 'C+'],
      status: ['Initiated'],
      ticker: ['SHARED', 'UP'],
      companyName: ['Shared AG', 'Upward plc'],
      category: [...CATEGORIES],
    });
    const namesFor = async (name: string) => Object.keys((await as(name).call(getPortfolioParams, {})).data);
    expect(
      (await namesFor('client')).filter((name) => ['creditRiskRatingST', 'status'].includes(name)),
    ).toEqual([]);
    expect(
      (await namesFor('licensed')).filter((name) => ['creditRiskRatingST', 'status'].includes(name)),
    ).toEqual(['creditRiskRatingST']);
  });
});

describe('the audit log', () => {
  it('names who added and removed which company', async () => {
    await fill('analyst', ['up']);
    await add(as('analyst'), 'up');
    await remove(as('analyst'), tenant.companyId('UP'));
    const { data } = await as('admin').call(listAuditEntries, {
      query: { entity: 'company', entityId: tenant.companyId('UP') },
    });
    const entries = data.entries.filter(({ action }) => action.startsWith('portfolio.')).slice(0, 2);
    expect(entries.map(({ action, actor, changes }) => ({ action, actor: actor?.email, changes }))).toEqual([
      {
        action: 'portfolio.remove',
        actor: 'analyst@vigilo.test',
        changes: [{ field: 'ticker', before: 'UP', after: null }],
      },
      {
        action: 'portfolio.add',
        actor: 'analyst@vigilo.test',
        changes: [{ field: 'ticker', before: null, after: 'UP' }],
      },
    ]);
  });
});
