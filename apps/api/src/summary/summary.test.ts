// The company summary and the score day by day (specification 2, section 2.3), against the same figures computed here.

import { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import { dayFromTimestamp, isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const TODAY = dayFromTimestamp(Date.now());
const iso = (daysAgo: number) => isoFromDay(TODAY - daysAgo);

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let client: TestClient;

const event = (
  daysAgo: number,
  type: 'Company' | 'Industry' | 'Macro',
  score: number,
  more: { summary?: string; isSummary?: boolean; title?: string; stage?: 'imported' } = {},
) => ({ day: TODAY - daysAgo, type, score, ...more });

beforeAll(async () => {
  server = await startTestServer();
  const peer = { sector: 'Energy', country: 'Peru' };
  tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'MAIN',
        ...peer,
        ratingSt: 'B+',
        ratingLt: 'A-',
        currency: 'PEN',
        events: [
          event(3, 'Company', 300, { title: 'Orders', summary: 'Orders rose: positive', isSummary: true }),
          event(20, 'Company', -100, { summary: 'A fine: negative', isSummary: true }),
          event(5, 'Industry', 400, { summary: 'Demand is flat: neutral', isSummary: true }),
          event(120, 'Macro', -600, { summary: 'Rates up: negative', isSummary: true }),
          event(2, 'Macro', 200, { stage: 'imported' }),
        ],
      },
      { ticker: 'BEST', ...peer, events: [event(1, 'Company', 900)] },
      { ticker: 'SAME', ...peer, events: [event(1, 'Company', 200), event(1, 'Industry', 400)] },
      { ticker: 'HIDDEN', ...peer, events: [event(1, 'Company', 1000)] },
      { ticker: 'LAST', sector: 'Energy', country: 'Chile' },
      { ticker: 'NOWHERE' },
    ],
    clients: [{ name: 'Client', companies: ['MAIN', 'BEST', 'SAME', 'LAST'] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'client@vigilo.test', role: 'Client', clients: ['Client'] },
    ],
  });
  await inTenant(server.db, tenant.id, async (tx) => {
    const price = (daysAgo: number, amount: number, currency: string) => ({
      tenant_id: tenant.id,
      company_id: tenant.companyId('MAIN'),
      day: iso(daysAgo),
      price: amount,
      currency,
    });
    await tx
      .insertInto('share_prices')
      .values([price(400, 1, 'PEN'), price(4, 41.5, 'PEN'), price(3, 7, 'USD'), price(1, 42, 'PEN')])
      .execute();
  });
  [admin, client] = await Promise.all([
    signIn(server, 'admin@vigilo.test'),
    signIn(server, 'client@vigilo.test'),
  ]);
});

afterAll(() => server.stop());

async function readSummary(who: TestClient, ticker: string, asOf?: string) {
  return (
    await who.call(getCompanySummary, {
      params: { id: tenant.companyId(ticker) },
      query: asOf === undefined ? {} : { asOf },
    })
  ).data;
}

describe('the company summary', () => {
  it('gives facts, metrics and the outlook', async () => {
    const { company, outlook, metrics } = await readSummary(admin, 'MAIN');
    expect(company).toMatchObject({
      ticker: 'MAIN',
      currency: 'PEN',
      cumulativeScoreST: 0.21,
      eventBasedCumulativeScore: { company: 0.2, industry: 0.4, macro: 0 },
    });
    expect(outlook).toBe('positive');
    expect(metrics).toEqual({
      shortTerm: {
        current: 0.21,
        previous: -0.085,
        change: 0.295,
        threeMonths: 0.21,
        sixMonths: 0.18,
        creditRiskRating: 'B+',
      },
      longTerm: {
        current: 0.18,
        previous: -0.115,
        change: 0.295,
        threeMonths: 0.21,
        sixMonths: 0.18,
        creditRiskRating: 'A-',
      },
    });
  });

  it('has the chosen summaries by level with their verdicts, as many as there may be', async () => {
    const { levels } = await readSummary(admin, 'MAIN');
    expect(
      levels.map(({ event: type, score, most, points }) => [
        type,
        score,
        most,
        points.map(({ summary, verdict }) => [summary, verdict]),
      ]),
    ).toEqual([
      [
        'Company',
        0.2,
        3,
        [
          ['Orders rose: positive', 'positive'],
          ['A fine: negative', 'negative'],
        ],
      ],
      ['Industry', 0.4, 2, [['Demand is flat: neutral', 'neutral']]],
      ['Macro', 0, 2, [['Rates up: negative', 'negative']]],
    ]);
    expect(levels[0]?.points[0]).toMatchObject({ title: 'Orders', date: iso(3), score: 0.3 });
    const before = await readSummary(admin, 'MAIN', iso(10));
    expect(before.levels.map(({ points }) => points.length)).toEqual([1, 0, 1]);
  });

  it('ranks among the companies that the user sees; equals share a rank', async () => {
    expect((await readSummary(admin, 'MAIN')).positions).toEqual({
      sector: { rank: 3, of: 5, name: 'Energy' },
      country: { rank: 3, of: 4, name: 'Peru' },
    });
    expect((await readSummary(client, 'MAIN')).positions).toEqual({
      sector: { rank: 2, of: 4, name: 'Energy' },
      country: { rank: 2, of: 3, name: 'Peru' },
    });
    expect((await readSummary(client, 'SAME')).positions.sector?.rank).toBe(2);
    expect((await readSummary(client, 'MAIN', iso(30))).positions.sector).toEqual({
      rank: 4,
      of: 4,
      name: 'Energy',
    });
    expect((await readSummary(admin, 'NOWHERE')).positions).toEqual({ sector: null, country: null });
  });

  it('keeps ratings and their reports from who may not see them', async () => {
    expect((await readSummary(admin, 'MAIN')).hasCcrr).toBe(false);
    await inTenant(server.db, tenant.id, (tx) =>
      tx
        .insertInto('ccrr_files')
        .values({
          tenant_id: tenant.id,
          id: newId(),
          company_id: tenant.companyId('MAIN'),
          day: iso(1),
          file_name: 'CCRR_MAIN.pdf',
          file_size: '10',
          sha256: 'a'.repeat(64),
          created_by: null,
        })
        .execute(),
    );
    expect((await readSummary(admin, 'MAIN')).hasCcrr).toBe(true);
    const reply = await readSummary(client, 'MAIN');
    expect(reply.hasCcrr).toBeUndefined();
    expect(Object.keys(reply.metrics.shortTerm)).not.toContain('creditRiskRating');
  });

  it('of a company that is not visible is not found, as is its series', async () => {
    const id = tenant.companyId('HIDDEN');
    for (const part of ['series', 'summary'])
      expect((await client.get(`/api/v1/companies/${id}/${part}`)).status).toBe(404);
    expect((await client.get(`/api/v1/companies/${newId()}/summary`)).status).toBe(404);
    expect((await admin.get(`/api/v1/companies/${id}/series?months=25`)).status).toBe(400);
    expect((await admin.get(`/api/v1/companies/${id}/summary?asOf=${iso(-1)}`)).status).toBe(400);
  });
});

describe('the score day by day', () => {
  it('is on each day what the score is as of that day', async () => {
    const id = tenant.companyId('MAIN');
    const { data } = await admin.call(getScoreSeries, { params: { id }, query: {} });
    const first = subtractMonths(TODAY, 3) + 1;
    expect([data.from, data.to, data.scores.total.length]).toEqual([
      isoFromDay(first),
      iso(0),
      TODAY - first + 1,
    ]);
    for (const daysAgo of [0, 3, 4, 20, 21, 60]) {
      const { data: then } = await admin.call(getScore, { params: { id }, query: { asOf: iso(daysAgo) } });
      const at = TODAY - daysAgo - first;
      expect([data.scores.total[at], data.scores.company[at], data.scores.macro[at]]).toEqual([
        then.shortTerm.current,
        then.shortTerm.byType.company,
        then.shortTerm.byType.macro,
      ]);
    }
  });

  it('comes with the prices of one currency and the events of its days', async () => {
    const id = tenant.companyId('MAIN');
    const { data } = await admin.call(getScoreSeries, { params: { id }, query: { months: 1 } });
    expect(data).toMatchObject({
      currency: 'PEN',
      prices: [
        { date: iso(4), price: 41.5 },
        { date: iso(1), price: 42 },
      ],
    });
    expect(data.events.map(({ date, event: type, score }) => [date, type, score])).toEqual([
      [iso(3), 'Company', 0.3],
      [iso(5), 'Industry', 0.4],
      [iso(20), 'Company', -0.1],
    ]);
    const past = await admin.call(getScoreSeries, { params: { id }, query: { months: 12, asOf: iso(4) } });
    expect(past.data.events.map(({ score }) => score)).toEqual([0.4, -0.1, -0.6]);
  });

  it('is zero where nothing happened', async () => {
    const { data } = await admin.call(getScoreSeries, {
      params: { id: tenant.companyId('NOWHERE') },
      query: { months: 1 },
    });
    expect(new Set(data.scores.total)).toEqual(new Set([0]));
    expect(data).toMatchObject({ currency: null, prices: [], events: [] });
  });
});
