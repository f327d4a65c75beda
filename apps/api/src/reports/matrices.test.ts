// The RTI Summary counts what the user sees (specification 2, sections 2.4 and 5): equal to the domain's scores over all events, and to the list behind each number.

import { listCompanies } from '@vigilo/contract/companies';
import { getMatrices } from '@vigilo/contract/reports';
import type { EntityType } from '@vigilo/domain/companies/company';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { CATEGORIES, categoryFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestCompany } from '../app/testing/test-tenant.queries.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const DAY_MS = 86_400_000;
const TODAY = dayFromIso('2026-05-31');
const PINNED = TODAY - 40;
const FUTURE = { message: 'Invalid date. Future dates are not allowed.', code: 'invalid-input' };

const company = fc.record({
  events: fc.array(
    fc.record({
      day: fc.integer({ min: TODAY - 120, max: TODAY + 5 }),
      type: fc.constantFrom(...EVENT_TYPES),
      score: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths * 100),
      stage: fc.constantFrom('company' as const, 'company' as const, 'imported' as const),
    }),
    { maxLength: 4 },
  ),
  // Many on the days in question, at their first and last millisecond.
  initiatedAt: fc
    .oneof(
      fc.integer({ min: (TODAY - 60) * DAY_MS, max: (TODAY + 1) * DAY_MS - 1 }),
      fc
        .constantFrom(TODAY, TODAY - 7, TODAY - 40, TODAY - 47)
        .chain((day) => fc.constantFrom(day * DAY_MS, day * DAY_MS - 1)),
    )
    .map((ms) => new Date(ms)),
  region: fc.constantFrom('' as const, 'APAC' as const, 'AMER' as const, 'EMEA' as const),
  entityType: fc.constantFrom<EntityType>('Public', 'Private'),
  sector: fc.constantFrom('', 'Energy', 'Financial Services & Real Estate', "-O'Neil, <b>"),
});
const COMPANIES = fc
  .sample(company, { numRuns: 60, seed: 7 })
  .map(
    (
      made,
      i,
    ): Required<
      Pick<TestCompany, 'ticker' | 'events' | 'initiatedAt' | 'region' | 'entityType' | 'sector'>
    > => ({ ticker: `C${i}`, ...made }),
  );
const listTickers = (from: number, to: number) => COMPANIES.slice(from, to).map(({ ticker }) => ticker);

let server: TestServer;
let deleted: string;
const who = new Map<string, TestClient>();

beforeAll(async () => {
  server = await startTestServer({
    now: () => TODAY * DAY_MS + DAY_MS / 2,
    config: { TOKEN_SECONDS: 7200, IDLE_SECONDS: 86_400, SESSION_SECONDS: 604_800 },
  });
  const admin = { email: 'admin@vigilo.test', role: 'Admin' };
  const tenant = await addTestTenant(server, {
    companies: [...COMPANIES, { ticker: 'GONE', initiatedAt: new Date(0) }],
    clients: [
      { name: 'One', companies: listTickers(0, 25) },
      { name: 'Two', companies: listTickers(15, 40) },
      { name: 'Over', end: '2020-01-01', companies: listTickers(40, 50) },
    ],
    users: [
      admin,
      { email: 'analyst@vigilo.test', role: 'Analyst', clients: ['One', 'Two'] },
      { email: 'client@vigilo.test', role: 'Client', clients: ['Two', 'Over'] },
      { email: 'alone@vigilo.test', role: 'Licensed Client' },
      { email: 'roleless@vigilo.test', role: null, clients: ['One'] },
    ],
  });
  deleted = tenant.companyId('GONE');
  await inTenant(server.db, tenant.id, (tx) =>
    tx
      .updateTable('companies')
      .set({ is_deleted: true })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', deleted)
      .execute(),
  );
  await addTestTenant(server, { name: 'pinned', pinnedAsOf: PINNED, companies: COMPANIES, users: [admin] });
  for (const name of ['admin', 'analyst', 'client', 'alone', 'roleless'])
    who.set(name, await signIn(server, `${name}@vigilo.test`));
  who.set('pinned', await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'pinned' }));
});

afterAll(() => server.stop());

const SEEN: Readonly<Record<string, readonly string[]>> = {
  admin: listTickers(0, 60),
  analyst: listTickers(0, 40),
  client: listTickers(15, 40),
  alone: [],
  roleless: listTickers(0, 25),
  pinned: listTickers(0, 60),
};

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`Nobody is called ${name}`);
  return client;
}

function countValues(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The reply as plain counting of the domain's scores gives it. */
function wanted(name: string, from: Day, to: Day) {
  const seen = COMPANIES.filter(({ ticker }) => SEEN[name]?.includes(ticker));
  const by = (day: Day) => seen.filter(({ initiatedAt }) => initiatedAt.getTime() < (day + 1) * DAY_MS);
  const impacts = [from, to].map((day) =>
    countValues(
      by(day).map(({ events }) =>
        categoryFromScore(
          scoreCompany(
            events.filter(({ stage }) => stage === 'company'),
            day,
          ).shortTerm.current,
        ),
      ),
    ),
  );
  return {
    coverage: { [isoFromDay(from)]: by(from).length, [isoFromDay(to)]: by(to).length },
    initiated: by(to).length - by(from).length,
    impact: {
      Asof: [isoFromDay(from), isoFromDay(to)],
      values: Object.fromEntries(
        CATEGORIES.map((category) => [category, impacts.map((counts) => counts[category] ?? 0)]),
      ),
    },
    entity: countValues(by(to).map(({ entityType }) => entityType)),
    region: countValues(by(to).map(({ region }) => region)),
    sector: countValues(by(to).map(({ sector }) => sector)),
  };
}

describe('the numbers', () => {
  it.each(Object.keys(SEEN))(
    'are those of the companies that the user sees, as of the day and a week before: %s',
    async (name) => {
      const to = name === 'pinned' ? PINNED : TODAY;
      expect((await as(name).call(getMatrices, {})).data).toEqual(wanted(name, to - 7, to));
    },
  );

  it('are of any two past days', async () => {
    for (const [from, to] of [
      [TODAY - 1, TODAY],
      [TODAY - 47, TODAY - 40],
      [TODAY - 100, TODAY - 8],
      [TODAY - 900, TODAY - 800],
    ] as const) {
      for (const name of ['admin', 'client', 'pinned']) {
        const { data } = await as(name).call(getMatrices, {
          query: { from: isoFromDay(from), to: isoFromDay(to) },
        });
        expect(data).toEqual(wanted(name, from, to));
      }
    }
  });

  it('take the week before a second day, and the as-of day after a first', async () => {
    expect((await as('admin').call(getMatrices, { query: { to: isoFromDay(TODAY - 20) } })).data).toEqual(
      wanted('admin', TODAY - 27, TODAY - 20),
    );
    expect((await as('admin').call(getMatrices, { query: { from: isoFromDay(TODAY - 30) } })).data).toEqual(
      wanted('admin', TODAY - 30, TODAY),
    );
  });

  it('are each the number of companies that the listing finds behind it', async () => {
    for (const name of ['admin', 'analyst', 'client', 'roleless', 'alone']) {
      for (const [from, to] of [
        [TODAY - 7, TODAY],
        [TODAY - 47, TODAY - 40],
      ] as const) {
        const { data } = await as(name).call(getMatrices, {
          query: { from: isoFromDay(from), to: isoFromDay(to) },
        });
        const list = async (asOf: Day, filter: object, since?: Day) => {
          const recordUpdation = {
            to: isoFromDay(asOf),
            ...(since === undefined ? {} : { from: isoFromDay(since) }),
          };
          return (
            await as(name).call(listCompanies, {
              body: { limit: 1, asOf: isoFromDay(asOf), advanceSearchParams: { ...filter, recordUpdation } },
            })
          ).data.totalCount;
        };
        expect([await list(from, {}), await list(to, {}), await list(to, {}, from + 1)]).toEqual([
          ...Object.values(data.coverage),
          data.initiated,
        ]);
        for (const category of CATEGORIES)
          expect(
            [await list(from, { category: [category] }), await list(to, { category: [category] })],
            category,
          ).toEqual(data.impact.values[category]);
        for (const [field, counts] of [
          ['entityType', data.entity],
          ['region', data.region],
          ['sector', data.sector],
        ] as const) {
          for (const [value, count] of Object.entries(counts))
            expect(await list(to, { [field]: [value] }), `${name} ${field} ${value}`).toBe(count);
        }
      }
    }
  });
});

describe('days', () => {
  it.each([
    ['from=2026-06-01', FUTURE, ['from']],
    ['to=2026-06-01', FUTURE, ['to']],
    ['from=2026-05-01&to=9999-12-31', FUTURE, ['to']],
    ['from=2026-05-20&to=2026-05-19', { message: 'The first date must be before the second.' }, ['from']],
    ['from=2026-05-20&to=2026-05-20', { message: 'The first date must be before the second.' }, ['from']],
    ['from=2026-05-31', { message: 'The first date must be before the second.' }, ['from']],
    ['to=2026-02-30', {}, ['query.to']],
    ['from=&to=today', {}, ['query.from', 'query.to']],
    ['day=2026-01-01', {}, ['query.day']],
  ] as const)('of %s are refused', async (query, problem, fields) => {
    const reply = await as('analyst').get(`${getMatrices.path}?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.problem()).toMatchObject(problem);
    expect(Object.keys(reply.problem().fields ?? {})).toEqual(fields);
  });

  it('may be the first that there are', async () => {
    expect(
      (await as('admin').call(getMatrices, { query: { from: '0100-01-01', to: '0200-01-01' } })).data,
    ).toMatchObject({ coverage: { '0100-01-01': 0, '0200-01-01': 0 }, entity: {}, region: {}, sector: {} });
  });
});

it('nobody reads them without signing in', async () => {
  const reply = await as('admin').send('GET', getMatrices.path, { headers: { authorization: undefined } });
  expect(reply.status).toBe(401);
});
