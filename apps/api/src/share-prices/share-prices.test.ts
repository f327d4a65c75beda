// Updating share prices from files, through HTTP (specification 3, sections 2.1, 4, 7 and 8; decisions.md section 4).

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeCompanyStatus } from '@vigilo/contract/companies';
import { getScoreSeries } from '@vigilo/contract/summary';
import { decideRestatement, listSharePrices, refreshSharePrices } from '@vigilo/contract/share-prices';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalServer } from '../adapters/guarded-fetch/testing/local-server.ts';
import { inTenant } from '../frame/database.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { refreshAllSharePrices } from './nightly-prices.service.ts';

const FAILED = 'Something went wrong while updating the share price, please contact with your admin.';
const TODAY = dayFromTimestamp(Date.now());
const PATH = refreshSharePrices.path;
/** Long enough for all clicks to come in meanwhile. */
const ANSWER_MS = 1500;
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let world: EditingTenant;
let id: string;
let ticker: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-prices-'));
  world = await EditingTenant.start({ config: { SHARE_PRICE_FOLDER: folder } });
});
beforeEach(async () => {
  const draft = world.draft({ entityType: 'Public' });
  ticker = draft.ticker;
  id = await world.add(draft);
  await writeFile(join(folder, 'other.csv'), 'Date,Close\n');
});
afterEach(() => rm(join(folder, `${ticker}.csv`), { force: true }));
afterAll(async () => {
  await world.server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A file as Yahoo writes it, of days so many before today. */
function putFile(closes: Readonly<Record<number, number | null>>, name = ticker): Promise<void> {
  const rows = Object.entries(closes).map(
    ([ago, close]) => `${isoFromDay(TODAY - Number(ago))},1,2,1,${String(close)},${String(close)},1000`,
  );
  return writeFile(
    join(folder, `${name}.csv`),
    ['Date,Open,High,Low,Close,Adj Close,Volume', ...rows].join('\n'),
  );
}

const update = (name: Person = 'analyst', over: object = {}) =>
  world.as(name).post(PATH, { company_id: id, ...over });
const stored = async () =>
  await world.as('admin').call(listSharePrices, { params: { id }, body: { startDate: '1990-01-01' } });
const pricesByAge = async () =>
  Object.fromEntries(
    (await stored()).data.map(({ date, price }) => [TODAY - Date.parse(date) / 86_400_000, price]),
  );

describe('updating the share price', () => {
  it('stores what the provider has, in the currency of the company, and says so; asked again, that it is up to date', async () => {
    await putFile({ 400: 90, 3: 100, 2: null, 1: 101 });
    const reply = await update('analyst', {
      company_name: 'X',
      ticker: 'IGNORED',
      share_price_last_updated: null,
    });
    expect([reply.status, reply.json()]).toEqual([
      200,
      {
        status: 'success',
        message: 'The share price is updated.',
        data: { added: 3, changed: 0, latest: isoFromDay(TODAY - 1) },
      },
    ]);
    expect(await pricesByAge()).toEqual({ 400: 90, 3: 100, 1: 101 });
    const { updatedAt, problem, data } = await stored();
    expect([Date.parse(updatedAt ?? '') > Date.now() - 60_000, problem, data[0]?.currency]).toEqual([
      true,
      null,
      'USD',
    ]);
    expect((await update()).json()).toMatchObject({
      status: 'info',
      message: 'The share price is up to date already.',
      data: { added: 0, changed: 0 },
    });
    expect((await world.audited(id)).filter(({ action }) => action === 'share-prices.update')).toEqual([
      {
        action: 'share-prices.update',
        before: null,
        after: { added: 3, changed: 0, restated: false, skipped: 1, latest: isoFromDay(TODAY - 1) },
      },
    ]);
  });

  it('adds what is new, corrects what changed, and loses nothing that the provider no longer has', async () => {
    await putFile({ 20: 95, 6: 97, 5: 98, 4: 99, 3: 100, 2: 101 });
    await update();
    await putFile({ 6: 97, 5: 98, 4: 99, 3: 100, 2: 99, 1: 98 });
    expect((await update()).json()).toMatchObject({ status: 'success', data: { added: 1, changed: 1 } });
    expect(await pricesByAge()).toEqual({ 20: 95, 6: 97, 5: 98, 4: 99, 3: 100, 2: 99, 1: 98 });
  });

  it('tells what looks like a split and where days lack, also on the chart', async () => {
    await putFile({ 20: 200, 9: 204, 8: 101, 7: 102 });
    await update();
    const notes = (prices: readonly { split?: number | undefined; gap?: number | undefined }[]) =>
      prices.map(({ split, gap }) => [split ?? null, (gap ?? 0) > 0]);
    const expected = [
      [null, false],
      [null, true],
      [2, false],
      [null, false],
    ];
    expect(notes((await stored()).data)).toEqual(expected);
    const { data } = await world.as('admin').call(getScoreSeries, { params: { id }, query: {} });
    expect([notes(data.prices), data.currency]).toEqual([expected, 'USD']);
  });
});

describe('an answer of few days', () => {
  const year = Object.fromEntries(Array.from({ length: 238 }, (_, at) => [at + 3, 100]));

  it('neither rescales the stored prices nor leaves a false split', async () => {
    await putFile(year);
    await update();
    for (const short of [{ 4: 103.36, 3: 103.36 }, { 4: 10.34, 3: 10.34 }, { 2: 50 }, { 3: 50, 2: 50 }]) {
      await putFile(short);
      const refused = await update();
      expect([refused.status, refused.problem()]).toMatchObject([
        503,
        {
          message: FAILED,
          description: 'What the provider answered does not fit the stored prices. Nothing was changed.',
        },
      ]);
    }
    expect([await pricesByAge(), (await stored()).problem]).toEqual([year, 'doubtful']);
    expect((await stored()).data.some(({ split }) => split !== undefined)).toBe(false);
  });

  it('adds days that fit', async () => {
    await putFile(year);
    await update();
    await putFile({ 3: 100, 2: 101 });
    expect((await update()).json()).toMatchObject({ status: 'success', data: { added: 1, changed: 0 } });
    expect(await pricesByAge()).toEqual({ ...year, 2: 101 });
  });
});

describe('prices that the provider restated for a split', () => {
  const before = { 300: 180, 30: 190, 6: 196, 5: 198, 4: 199, 3: 200, 2: 204 };
  const restated = { 300: 90, 30: 95, 6: 98, 5: 99, 4: 99.5, 3: 100, 2: 102, 1: 103 };
  const decide = (state: string, restatement: string, name: Person = 'analyst') =>
    world.as(name).post(decideRestatement.path, { company_id: id, restatement_id: restatement, state });
  const askAgain = async () => {
    await putFile(before);
    await update();
    await putFile(restated);
    return update();
  };
  const getRestatement = async () => (await stored()).restatements[0]?._id ?? '';

  it('stay as they first came until a person has decided, who can change the decision at any time', async () => {
    expect((await askAgain()).json()).toMatchObject({
      status: 'success',
      message:
        'The provider has restated earlier share prices, as after a split. Choose below the chart how they are shown.',
      data: { added: 1, changed: 0 },
    });
    expect((await stored()).restatements).toMatchObject([
      { beforeDay: isoFromDay(TODAY - 1), factor: 0.5, state: 'proposed', days: 7 },
    ]);
    expect(await pricesByAge()).toEqual({ ...before, 1: 103 });

    const restatement = await getRestatement();
    expect((await decide('applied', restatement)).json()).toEqual({
      status: 'success',
      message: 'Earlier share prices are shown as the provider restated them.',
    });
    expect(await pricesByAge()).toEqual(restated);
    expect((await stored()).data.map(({ original }) => original)).toEqual([
      180,
      190,
      196,
      198,
      199,
      200,
      204,
      undefined,
    ]);
    const { data } = await world.as('admin').call(getScoreSeries, { params: { id }, query: {} });
    expect(data.prices.map(({ price, split }) => [price, split ?? null])).toEqual(
      [95, 98, 99, 99.5, 100, 102, 103].map((price) => [price, null]),
    );

    await decide('declined', restatement);
    expect(await pricesByAge()).toEqual({ ...before, 1: 103 });
    expect((await world.audited(id)).filter(({ action }) => action === 'share-prices.restate')).toMatchObject(
      [
        { before: { state: 'proposed' }, after: { state: 'applied', factor: 0.5 } },
        { before: { state: 'applied' }, after: { state: 'declined', factor: 0.5 } },
      ],
    );
  });

  it('are not asked about again, whatever was decided', async () => {
    await askAgain();
    await decide('declined', await getRestatement());
    expect((await update()).json()).toMatchObject({ status: 'info', data: { added: 0, changed: 0 } });
    expect([(await stored()).restatements.length, (await stored()).data.length]).toEqual([1, 8]);
  });

  it('are no longer asked about where the provider takes it back', async () => {
    await askAgain();
    await putFile({ ...before, 1: 206 });
    await update();
    expect([(await stored()).restatements, await pricesByAge()]).toEqual([[], { ...before, 1: 206 }]);
  });

  it('are decided by who may add events to the company, while it is Initiated', async () => {
    await askAgain();
    const restatement = await getRestatement();
    expect([
      (await decide('applied', restatement, 'client')).status,
      (await decide('applied', restatement, 'stranger')).status,
      (await decide('applied', id)).status,
      (await decide('proposed', restatement)).status,
    ]).toEqual([403, 404, 404, 400]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
    expect((await decide('applied', restatement)).status).toBe(409);
    expect(await pricesByAge()).toEqual({ ...before, 1: 103 });
  });
});

describe('updating over the network', () => {
  it('asks once, however often it is clicked at once', async () => {
    let asked = 0;
    const provider = await startLocalServer((_request, reply) => {
      asked += 1;
      setTimeout(() => reply.end(`Date,Close\n${isoFromDay(TODAY - 1)},101\n`), ANSWER_MS);
    });
    const remote = await EditingTenant.start({
      config: { SHARE_PRICE_PROVIDER: 'http', SHARE_PRICE_URL: `${provider.url}?s={ticker}` },
    });
    try {
      const company = await remote.add(remote.draft({ entityType: 'Public' }));
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => remote.as('analyst').post(PATH, { company_id: company })),
      );
      expect([replies.every(({ status }) => status === 200), asked]).toEqual([true, 1]);
    } finally {
      await remote.server.stop();
      await provider.close();
    }
  });
});

describe('an update that comes to nothing', () => {
  it('answers the specified message with the reason, notes it, and loses nothing', async () => {
    await putFile({ 3: 100 });
    await update();
    await writeFile(join(folder, `${ticker}.csv`), '<html>Sorry</html>');
    const refused = await update();
    expect([refused.status, refused.problem()]).toMatchObject([
      503,
      { message: FAILED, description: 'What the provider answered is no list of prices.' },
    ]);
    expect([await pricesByAge(), (await stored()).problem]).toEqual([{ 3: 100 }, 'unreadable']);
    await putFile({ 3: 100, 1: 99 });
    await update();
    expect((await stored()).problem).toBeNull();
  });

  it('is one for a ticker without prices, in the language of the reader', async () => {
    const refused = await world
      .as('analyst')
      .post(PATH, { company_id: id }, { headers: { 'accept-language': 'es' } });
    expect([refused.status, refused.problem().description]).toEqual([
      503,
      'El proveedor no tiene cotizaciones de este ticker.',
    ]);
    expect((await stored()).problem).toBe('no-data');
  });

  it('is refused while the company is Validated, to who may not add events and to who does not see the company', async () => {
    await putFile({ 3: 100 });
    expect([(await update('client')).status, (await update('stranger')).status]).toEqual([403, 404]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
    const refused = await update();
    expect([refused.status, refused.problem().message, await pricesByAge()]).toEqual([
      409,
      "Change status to 'Initiated' to enable editing",
      {},
    ]);
  });
});

describe('listing share prices', () => {
  it('gives those of the days asked for, up to the as-of day, to who sees the company', async () => {
    await putFile({ 5: 1, 4: 2, 3: 3, 2: 4 });
    await update();
    const list = async (body: { startDate: string; endDate?: string; asOf?: string }) =>
      (
        await world
          .as('client')
          .call(listSharePrices, { params: { id: world.tenant.companyId('SEEN') }, body })
      ).data;
    expect(await list({ startDate: '1990-01-01' })).toEqual([]);
    const ours = async (body: object) =>
      (await world.as('analyst').post(listSharePrices.path.replace('{id}', id), body)).json();
    expect(await ours({ startDate: isoFromDay(TODAY - 4), endDate: isoFromDay(TODAY - 3) })).toMatchObject({
      data: [{ price: 2 }, { price: 3 }],
    });
    expect(await ours({ startDate: isoFromDay(TODAY - 4), asOf: isoFromDay(TODAY - 4) })).toMatchObject({
      data: [{ price: 2 }],
    });
    expect(
      (await world.as('stranger').post(listSharePrices.path.replace('{id}', id), { startDate: '1990-01-01' }))
        .status,
    ).toBe(404);
  });
});

describe('days that are asked for', () => {
  it('are refused before 1900: PostgreSQL has no year 0', async () => {
    const path = listSharePrices.path.replace('{id}', id);
    for (const body of [
      { startDate: '0000-01-01' },
      { startDate: '0001-01-01' },
      { startDate: '1899-12-31' },
      { startDate: '2026-01-01', endDate: '0000-02-29' },
      { startDate: '2026-01-01', asOf: '0000-01-01' },
    ])
      expect((await world.as('admin').post(path, body)).status, JSON.stringify(body)).toBe(400);
    expect((await world.as('admin').post(path, { startDate: '1900-01-01' })).status).toBe(200);
  });
});

describe('the nightly update', () => {
  it('brings live public companies up to date; one without prices stops no other', async () => {
    const bare = await world.add(world.draft({ entityType: 'Public' }));
    await putFile({ 3: 100, 2: 101 });
    await refreshAllSharePrices(world.server, LOG);
    expect(await pricesByAge()).toEqual({ 3: 100, 2: 101 });
    const { problem } = await world
      .as('admin')
      .call(listSharePrices, { params: { id: bare }, body: { startDate: '1990-01-01' } });
    expect(problem).toBe('no-data');
    const audits = () =>
      inTenant(world.server.db, world.tenant.id, (tx) =>
        tx
          .selectFrom('audit_log')
          .select('after')
          .where('action', '=', 'share-prices.update')
          .where('entity', '=', 'tenant')
          .execute(),
      );
    expect(await audits()).toMatchObject([{ after: { added: 2, changed: 0 } }]);
    await refreshAllSharePrices(world.server, LOG);
    expect(await audits()).toHaveLength(1);
  });
});
