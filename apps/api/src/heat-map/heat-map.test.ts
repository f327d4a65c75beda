// Listing, heat map, company and score of any day say the same, and what the domain computes from the events by itself.

import type { CallReply } from '@vigilo/contract/call';
import { getCompany, listCompanies, listScoreChanges } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getScore } from '@vigilo/contract/summary';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { categoryFromScore, outlookFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { CompanyScore, HorizonScore } from '@vigilo/domain/scoring/score';
import { HORIZONS, isInWindow, scoreCompany, computeWindow } from '@vigilo/domain/scoring/score';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestCompany, TestEvent } from '../app/testing/test-tenant.queries.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

/** The end of a month whose earlier months are shorter. */
const START = dayFromIso('2026-05-31');
const DAY_MS = 86_400_000;
const PINNED = dayFromIso('2025-12-31');
/** Ends of months, a leap day, edges of the windows, long before any event. */
const PAST_DAYS = [
  '2026-05-30',
  '2026-05-24',
  '2026-03-31',
  '2026-02-28',
  '2025-11-30',
  '2025-08-31',
  '2025-05-31',
  '2024-02-29',
  '2020-01-01',
].map((iso) => dayFromIso(iso));

const clock = { day: START };

/** Any thousandths, so that rounding shows; some days are edges of windows; some events are of the future, some not yet company events. */
const event: fc.Arbitrary<TestEvent> = fc.record({
  day: fc.oneof(
    fc.integer({ min: START - 430, max: START + 12 }),
    fc.constantFrom(...[0, 1, 7, 91, 92, 182].flatMap((back) => [START - back, START - back - 1])),
  ),
  type: fc.constantFrom(...EVENT_TYPES),
  score: fc.integer({ min: -1000, max: 1000 }),
  stage: fc.constantFrom('company', 'company', 'company', 'company', 'imported'),
});

const companies: readonly TestCompany[] = fc
  .sample(fc.array(event, { minLength: 0, maxLength: 60, size: 'max' }), { numRuns: 14, seed: 31 })
  .map((events, i) => ({
    ticker: `c${String(i).padStart(2, '0')}`,
    sector: i % 2 === 0 ? 'Energy' : 'Healthcare',
    region: i % 3 === 0 ? ('EMEA' as const) : ('AMER' as const),
    ratingSt: i % 4 === 0 ? null : 'B+',
    events,
  }));

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let pinned: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.day * DAY_MS + DAY_MS / 2,
    config: { TOKEN_SECONDS: 7200, IDLE_SECONDS: 86_400, SESSION_SECONDS: 604_800 },
  });
  const users = [{ email: 'admin@vigilo.test', role: 'Admin' }];
  tenant = await addTestTenant(server, { companies, users });
  await addTestTenant(server, { name: 'pinned', pinnedAsOf: PINNED, companies, users });
  admin = await signIn(server, 'admin@vigilo.test');
  pinned = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'pinned' });
});

afterAll(() => server.stop());

const decimal = (thousandths: number) => thousandths / 1000;

/** The domain's score of each company as of a day, by ticker. */
function computeScores(asOf: Day): Map<string, CompanyScore> {
  return new Map(
    companies.map(({ ticker, events = [] }) => [
      ticker,
      scoreCompany(
        events.filter(({ stage }) => stage === 'company'),
        asOf,
      ),
    ]),
  );
}

function get<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}`);
  return value;
}

function rowWanted(score: CompanyScore) {
  const { shortTerm, longTerm } = score;
  return {
    cumulativeScoreST: decimal(shortTerm.current),
    cumulativeScoreLT: decimal(longTerm.current),
    prevCumulativeScoreST: decimal(shortTerm.previous),
    prevCumulativeScoreLT: decimal(longTerm.previous),
    ScoreChange: decimal(shortTerm.change),
    category: categoryFromScore(shortTerm.current),
    prevAsofDate: isoFromDay(score.previousAsOf),
    eventBasedCumulativeScore: {
      company: decimal(shortTerm.sums.Company),
      industry: decimal(shortTerm.sums.Industry),
      macro: decimal(shortTerm.sums.Macro),
    },
  };
}

async function expectListing(client: TestClient, asOf: Day, asked: string | undefined): Promise<void> {
  const wanted = computeScores(asOf);
  const { data } = await client.call(listCompanies, {
    body: { limit: 3000, sort: 'ticker', ...(asked === undefined ? {} : { asOf: asked }) },
  });
  expect(data.asOf).toBe(isoFromDay(asOf));
  expect(data.companies.map(({ ticker }) => ticker)).toEqual(companies.map(({ ticker }) => ticker));
  for (const row of data.companies)
    expect(row, `${row.ticker} as of ${isoFromDay(asOf)}`).toMatchObject(rowWanted(get(wanted, row.ticker)));
}

async function expectHeatMap(client: TestClient, asOf: Day, asked: string | undefined): Promise<void> {
  const wanted = computeScores(asOf);
  const { data } = await client.call(getHeatMap, { body: asked === undefined ? {} : { asOf: asked } });
  expect([data.asOf, data.count]).toEqual([isoFromDay(asOf), companies.length]);
  const { columns } = data;
  const tiles = columns.ticker.map((ticker, i) => ({
    ticker,
    st: columns.st[i],
    lt: columns.lt[i],
    change: columns.change[i],
    changeLt: columns.changeLt[i],
    events: columns.events[i],
    rating: columns.ratingSt[i],
  }));
  const window = computeWindow('shortTerm', asOf);
  expect(tiles).toEqual(
    companies.map(({ ticker, events = [], ratingSt }) => {
      const { shortTerm, longTerm } = get(wanted, ticker);
      const counted = events.filter(
        ({ stage, day }) => stage === 'company' && isInWindow(day, window),
      ).length;
      return {
        ticker,
        st: shortTerm.current,
        lt: longTerm.current,
        change: shortTerm.change,
        changeLt: longTerm.change,
        events: counted,
        rating: ratingSt ?? null,
      };
    }),
  );
}

function expectExplained(
  explained: CallReply<typeof getScore>['data']['shortTerm'],
  score: HorizonScore,
): void {
  expect([explained.current, explained.previous, explained.change]).toEqual(
    [score.current, score.previous, score.change].map(decimal),
  );
  expect(Math.round(explained.events.reduce((sum, { contribution }) => sum + contribution * 1000, 0))).toBe(
    score.current,
  );
  expect([explained.waterfall.last, explained.waterfall.now]).toEqual(
    [score.previous, score.current].map(decimal),
  );
}

describe('the scores of a day', () => {
  it('differ, which these tests rely on', () => {
    const sets = [START, ...PAST_DAYS.slice(0, 7)].map((day) =>
      JSON.stringify([...computeScores(day).values()].map(({ shortTerm }) => shortTerm.current)),
    );
    expect(new Set(sets).size).toBe(sets.length);
  });

  it.each([START, ...PAST_DAYS].map((day) => isoFromDay(day)))(
    'are those the domain computes, in listing and heat map: %s',
    async (iso) => {
      await expectListing(admin, dayFromIso(iso), iso);
      await expectHeatMap(admin, dayFromIso(iso), iso);
    },
  );

  it('are today’s by default', async () => {
    await expectListing(admin, clock.day, undefined);
    await expectHeatMap(admin, clock.day, undefined);
  });

  it.each([undefined, '2026-05-31'])('are read of some companies as they are among all: %s', async (asOf) => {
    const day = asOf === undefined ? {} : { asOf };
    const { columns } = (await admin.call(getHeatMap, { body: day })).data;
    const pickEach = (list: readonly unknown[]) => [1, 4].map((index) => list[index]);
    const companyIDs = [4, 1].map((index) => columns.id[index] ?? '');
    const { data } = await admin.call(getHeatMap, { body: { ...day, companyIDs } });
    expect([data.count, data.columns]).toEqual([
      2,
      Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, pickEach(list)])),
    ]);
    expect((await admin.call(getHeatMap, { body: { ...day, companyIDs: [] } })).data.count).toBe(0);
  });

  it.each(['2026-05-31', '2026-03-31'])(
    'are the same in the company, the change and the score with its events: %s',
    async (asOf) => {
      const wanted = computeScores(dayFromIso(asOf));
      const { data: changes } = await admin.call(listScoreChanges, { body: { asOf } });
      expect(changes).toEqual(
        companies.map(({ ticker }) => ({
          companyID: tenant.companyId(ticker),
          companyScoreChange: decimal(get(wanted, ticker).shortTerm.change),
        })),
      );
      for (const { ticker } of companies.slice(0, 6)) {
        const id = tenant.companyId(ticker);
        const score = get(wanted, ticker);
        expect((await admin.call(getCompany, { params: { id }, query: { asOf } })).data).toMatchObject(
          rowWanted(score),
        );
        const { data } = await admin.call(getScore, { params: { id }, query: { asOf } });
        expect(data).toMatchObject({
          asOf,
          category: categoryFromScore(score.shortTerm.current),
          outlook: outlookFromScore(score.shortTerm.current),
        });
        for (const horizon of HORIZONS) expectExplained(data[horizon], score[horizon]);
      }
    },
  );

  it('sort and filter by the day that is asked for', async () => {
    const day = dayFromIso('2026-02-28');
    const wanted = computeScores(day);
    const rows = (
      await admin.call(listCompanies, {
        body: { asOf: '2026-02-28', sort: 'cumulativeScoreST', descending: true, limit: 3000 },
      })
    ).data.companies;
    const inOrder = [...wanted.values()]
      .map(({ shortTerm }) => decimal(shortTerm.current))
      .toSorted((a, b) => b - a);
    expect(rows.map(({ cumulativeScoreST }) => cumulativeScoreST)).toEqual(inOrder);
    for (const category of new Set(rows.map((row) => row.category))) {
      const tickers = companies
        .map(({ ticker }) => ticker)
        .filter((ticker) => categoryFromScore(get(wanted, ticker).shortTerm.current) === category);
      const body = { asOf: '2026-02-28', advanceSearchParams: { category: [category] } };
      const listing = await admin.call(listCompanies, { body: { ...body, sort: 'ticker', limit: 3000 } });
      expect([listing.data.companies.map(({ ticker }) => ticker), listing.data.totalCount]).toEqual([
        tickers,
        tickers.length,
      ]);
      expect((await admin.call(getHeatMap, { body })).data.columns.ticker).toEqual(tickers);
    }
  });

  it('cannot be requested for a future day', async () => {
    for (const call of [listCompanies, getHeatMap, listScoreChanges]) {
      const reply = await admin.post(call.path, { asOf: isoFromDay(clock.day + 1) });
      expect([reply.status, reply.problem().message]).toEqual([
        400,
        'Invalid date. Future dates are not allowed.',
      ]);
    }
  });

  it('are held at the day of a pinned tenant, which can be asked for any other', async () => {
    await expectListing(pinned, PINNED, undefined);
    await expectHeatMap(pinned, PINNED, undefined);
    await expectListing(pinned, START, isoFromDay(START));
    await expectHeatMap(pinned, dayFromIso('2025-08-31'), '2025-08-31');
  });
});

describe('when a day passes', () => {
  it('the first read shows the new day, and the day before can still be asked for', async () => {
    for (const days of [1, 1, 5]) {
      clock.day += days;
      admin = await signIn(server, 'admin@vigilo.test');
      pinned = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'pinned' });
      await expectHeatMap(admin, clock.day, undefined);
      await expectListing(admin, clock.day, undefined);
      await expectListing(admin, clock.day - 1, isoFromDay(clock.day - 1));
      await expectListing(pinned, PINNED, undefined);
    }
  });
});

describe('the heat map', () => {
  it('holds exactly the companies the listing finds for any search', async () => {
    const searches = [
      { searchQuery: 'c0' },
      { advanceSearchParams: { sector: ['Energy'] } },
      { searchQuery: '1', advanceSearchParams: { region: ['EMEA', 'APAC'] } },
      { advanceSearchParams: { creditRiskRatingST: [''] } },
      { searchQuery: 'nothing' },
    ];
    for (const search of searches) {
      const listing = (await admin.call(listCompanies, { body: { ...search, limit: 3000, sort: 'ticker' } }))
        .data;
      const { count, columns } = (await admin.call(getHeatMap, { body: search })).data;
      expect([count, columns.id, columns.name, columns.sector]).toEqual([
        listing.totalCount,
        ...(['_id', 'companyName', 'sector'] as const).map((field) =>
          listing.companies.map((row) => row[field]),
        ),
      ]);
      expect(columns.st.map(decimal)).toEqual(
        listing.companies.map(({ cumulativeScoreST }) => cumulativeScoreST),
      );
    }
  });

  it('holds any number of companies in the order of their tickers', async () => {
    const many = 1101;
    const tickers = Array.from({ length: many }, (_, i) => `m${String((i * 7) % many).padStart(4, '0')}`);
    const users = [{ email: 'admin@vigilo.test', role: 'Admin' }];
    await addTestTenant(server, { name: 'many', companies: tickers.map((ticker) => ({ ticker })), users });
    const client = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'many' });
    const { count, columns } = (await client.call(getHeatMap, { body: {} })).data;
    expect(count).toBe(many);
    expect(columns.ticker).toEqual(tickers.toSorted());
    expect(columns.name).toEqual(columns.ticker);
    expect([columns.id.length, columns.st.length, columns.marketCap.length]).toEqual([many, many, many]);
  });

  it('has columns of one length, empty where there is no company', async () => {
    for (const searchQuery of ['', 'nothing']) {
      const { count, columns } = (await admin.call(getHeatMap, { body: { searchQuery } })).data;
      expect(new Set(Object.values(columns).map((column) => column.length))).toEqual(new Set([count]));
    }
  });
});
