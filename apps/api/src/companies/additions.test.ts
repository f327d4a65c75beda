// Adding, deleting and restoring companies through HTTP (specification 2, sections 4, 5 and 7; decisions.md section 2).

import {
  addCompanies,
  changeCompanies,
  changeCompany,
  changeCompanyStatus,
  changeCompanySummary,
  getCompany,
  getCompanyCount,
  getInitiationDate,
  getListingParams,
  getScoreChange,
  listCompanies,
  listScoreChanges,
  removeCompany,
  restoreCompany,
} from '@vigilo/contract/companies';
import { changeClient, getClient, listClients } from '@vigilo/contract/clients';
import { addEvent, getLatestEvent } from '@vigilo/contract/events';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getScore } from '@vigilo/contract/summary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { EditingTenant } from './testing/editing-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: EditingTenant;
beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

const add = (companies: readonly object[], name: 'admin' | 'analyst' | 'approver' | 'client' = 'approver') =>
  world.as(name).post(addCompanies.path, { arrayOfCompanies: companies });
const remove = (id: string) => world.as('approver').delete(removeCompany.path.replace('{id}', id));
const restore = (id: string) => world.as('approver').post(restoreCompany.path.replace('{id}', id), {});
const isThere = async (id: string, name: 'admin' | 'analyst' | 'stranger' = 'admin') =>
  (await world.as(name).get(getCompany.path.replace('{id}', id))).status === 200;

describe('adding a company', () => {
  it('makes it Initiated as of now, with scores, for the clients of its creator', async () => {
    const before = Date.now();
    const draft = world.draft({
      creditRiskRatingST: 'A',
      creditRiskRatingLT: '',
      rssFeedUrl: 'https://a.test/rss',
      pressReleaseUrl: '',
    });
    const reply = await world
      .as('analyst')
      .call(addCompanies, { body: { arrayOfCompanies: [{ ...draft, creditRiskRatingST: 'A' }] } });
    expect(reply).toMatchObject({ message: 'Company added successfully', data: [{ ticker: draft.ticker }] });
    const id = reply.data[0]?._id ?? '';
    const { data } = await world.as('analyst').call(getCompany, { params: { id } });
    expect(data).toMatchObject({
      ...draft,
      creditRiskRatingLT: null,
      pressReleaseUrl: null,
      status: 'Initiated',
      version: 1,
      cumulativeScoreST: 0,
      category: 'Neutral',
      summary: [],
    });
    for (const date of [data.asOfDate, data.recordUpdation])
      expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect([await isThere(id), await isThere(id, 'stranger')]).toEqual([true, false]);
    expect((await world.as('analyst').call(getHeatMap, { body: {} })).data.columns.id).toContain(id);
    const clients = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('client_companies')
        .select('client_id')
        .where('tenant_id', '=', world.tenant.id)
        .where('company_id', '=', id)
        .execute(),
    );
    expect(clients).toEqual([{ client_id: world.tenant.clientId('Own') }]);
    expect(await world.audited(id)).toEqual([
      {
        action: 'companies.add',
        before: null,
        after: expect.objectContaining({
          ticker: draft.ticker,
          companyName: draft.companyName,
          status: 'Initiated',
        }),
      },
    ]);
  });

  it('by an Admin gives it to no client', async () => {
    const id =
      ((await add([world.draft()], 'admin')).json() as { data: { _id: string }[] }).data[0]?._id ?? ''; // as the contract's reply has it
    expect([await isThere(id), await isThere(id, 'analyst')]).toEqual([true, false]);
  });

  it('is not for client users', async () => {
    expect((await add([world.draft()], 'client')).status).toBe(403);
  });

  it('reports missing mandatory fields and tickers with spaces, by field', async () => {
    const empty = {
      ticker: '',
      companyName: '',
      businessDescription: '',
      sector: '',
      industry: '',
      country: '',
      region: '',
      entityType: '',
    };
    const nulls = Object.fromEntries(Object.keys(empty).map((field) => [field, null]));
    for (const company of [empty, nulls, {}]) {
      const missing = await add([company]);
      expect([
        missing.status,
        missing.problem().message,
        Object.keys(missing.problem().fields ?? {}).toSorted(),
      ]).toEqual([
        400,
        '* Please fill mandatory fields.',
        Object.keys(empty)
          .map((field) => `body.arrayOfCompanies.0.${field}`)
          .toSorted(),
      ]);
    }
    const spaced = await add([world.draft(), world.draft({ ticker: 'A B' })]);
    expect([spaced.status, spaced.problem().fields]).toEqual([
      400,
      { 'body.arrayOfCompanies.1.ticker': 'The ticker cannot contain spaces.' },
    ]);
    expect((await add([world.draft({ sector: 'Alchemy' })])).problem().fields).toEqual({
      'body.arrayOfCompanies.0.sector': 'Choose a value from the list.',
    });
  });

  it('refuses a ticker that exists, whatever its case and also one that is not visible, then a name', async () => {
    await world.add({ ticker: 'TAKEN', companyName: 'Señor Taken' });
    for (const ticker of ['TAKEN', 'taken', 'hidden']) {
      const refused = await add([world.draft({ ticker, companyName: 'Señor Taken' })]);
      expect([refused.status, refused.problem()]).toMatchObject([
        409,
        {
          code: 'already-exists',
          message: 'No New Data Found',
          description: 'Ticker already exists.',
          fields: { 'body.arrayOfCompanies.0.ticker': 'Ticker already exists.' },
        },
      ]);
    }
    for (const companyName of ['señor taken', 'Senor  TAKEN', 'Hidden']) {
      const refused = await add([world.draft({ companyName })]);
      expect([refused.status, refused.problem()]).toMatchObject([
        409,
        {
          message: 'Company name already exists.',
          fields: { 'body.arrayOfCompanies.0.companyName': 'Company name already exists.' },
        },
      ]);
    }
  });

  it('of several adds all or none, and names the conflicting ones', async () => {
    const good = world.draft();
    const refused = await add([
      good,
      world.draft({ ticker: 'seen' }),
      world.draft({ ticker: good.ticker.toLowerCase() }),
    ]);
    expect([refused.status, refused.problem().description]).toEqual([
      409,
      `Ticker already exists: seen, ${good.ticker.toLowerCase()}`,
    ]);
    const sameName = await add([good, world.draft({ companyName: good.companyName.toUpperCase() })]);
    expect(sameName.problem()).toMatchObject({
      message: 'Company name already exists.',
      description: `Company name already exists: ${good.companyName.toUpperCase()}`,
    });
    const added = await add([good, world.draft(), world.draft()]);
    expect((added.json() as { data: unknown[] }).data).toHaveLength(3); // as the contract's reply has it
  });

  it('twenty times at once adds one', async () => {
    const draft = world.draft();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        add(
          [i % 2 === 0 ? draft : { ...world.draft(), companyName: draft.companyName }],
          i % 3 === 0 ? 'admin' : 'analyst',
        ),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });
});

describe('editors of every kind at once', () => {
  it('wait for each other and never lock each other out', async () => {
    const [own, company, other] = [world.tenant.clientId('Own'), await world.add(), await world.add()];
    const { client } = await world.as('admin').call(getClient, { params: { id: own } });
    await world.offer({ sources: Array.from({ length: 12 }, (_, i) => `Wire ${i}`) });
    const story = (i: number) => ({
      title: `Story ${i}`,
      url: `https://news.test/at-once/${i}`,
      summary: 'neutral',
      source: `Wire ${i}`,
      topic: 'Results',
      impact: 'Positive',
      event: 'Company',
      date: '2026-11-01',
      score: 0.3,
      companyID: i % 2 === 0 ? company : other,
    });
    const requests = Array.from({ length: 12 }, (_, i) => [
      add([world.draft()], 'analyst'),
      world.as('admin').post(changeClient.path, {
        _id: own,
        name: 'Own',
        companyIDs: [...client.companyIDs, company, other],
        description: `Try ${i}`,
      }),
      world
        .as('approver')
        .post(changeCompany.path, { companyID: company, Company: { businessDescription: `Try ${i}` } }),
      world.as('approver').post(changeCompanies.path, {
        changes: [other, company].map((companyID) => ({
          companyID,
          Company: { pressReleaseUrl: `https://a.test/${i}` },
        })),
      }),
      world.as('approver').post(addEvent.path, story(i)),
    ]).flat();
    expect(
      (await Promise.all(requests)).map(({ status }) => status).filter((status) => status !== 200),
    ).toEqual([]);
  });
});

const STORY = {
  title: 'A story',
  url: 'https://news.test/1',
  summary: 'neutral',
  source: 'Wire',
  topic: 'Results',
  impact: 'Positive' as const,
  event: 'Company' as const,
  date: '2026-11-01',
  score: 0.3,
};

describe('a deleted company', () => {
  it('is invisible to reads and writes and cannot be assigned', async () => {
    const ticker = 'GONE';
    const id = await world.add({ ticker, companyName: 'Gone for now', industry: 'Wind Equipment' });
    const event = { ...STORY, companyID: id };
    await world.as('approver').call(addEvent, { body: event });
    const own = world.tenant.clientId('Own');
    const getClientCompanyCount = async () =>
      (await world.as('admin').call(listClients, { body: {} })).clients.find(({ _id }) => _id === own)
        ?.companies ?? -1;
    const counted = [
      await getClientCompanyCount(),
      (await world.as('analyst').call(getCompanyCount, {})).data.companies,
    ] as const;
    const removed = await remove(id);
    expect([removed.status, removed.json()]).toEqual([200, { status: 'success', message: 'Deleted!' }]);

    for (const name of ['admin', 'analyst'] as const) {
      const client = world.as(name);
      for (const path of [getCompany, getScore, getScoreChange, getInitiationDate, getLatestEvent].map(
        (call) => call.path.replace('{id}', id),
      ))
        expect([path, (await client.get(path)).status]).toEqual([path, 404]);
      expect(
        (await client.call(listCompanies, { body: { limit: 3000 } })).data.companies.map(
          ({ ticker: each }) => each,
        ),
      ).not.toContain(ticker);
      expect(
        (await client.call(listCompanies, { body: { searchQuery: ticker, asOf: '2026-11-02' } })).data
          .totalCount,
      ).toBe(0);
      expect((await client.call(getHeatMap, { body: {} })).data.columns.ticker).not.toContain(ticker);
      expect((await client.call(listScoreChanges, { body: { companyIDs: [id] } })).data).toEqual([]);
      expect((await client.call(getListingParams, {})).data['industry']?.values).not.toHaveProperty([
        'Wind Equipment',
      ]);
    }
    const writes = [
      world.as('approver').post(changeCompany.path, { companyID: id, Company: { region: 'APAC' } }),
      world.as('approver').post(changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Initiated' }),
      world.as('approver').put(changeCompanySummary.path.replace('{id}', id), { summary: [] }),
      world.as('approver').post(addEvent.path, { ...event, url: 'https://news.test/2', title: 'Other' }),
      remove(id),
    ];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect([
      await getClientCompanyCount(),
      (await world.as('analyst').call(getCompanyCount, {})).data.companies,
    ]).toEqual([counted[0] - 1, counted[1] - 1]);
    expect(
      (await world.as('admin').call(getClient, { params: { id: own } })).client.companyIDs,
    ).not.toContain(id);
  });

  it('stays with its client while that is saved, and comes back with events and scores', async () => {
    const id = await world.add({});
    await world.as('approver').call(addEvent, {
      body: {
        title: 'Good',
        url: 'https://news.test/g',
        summary: 'positive',
        source: 'Wire',
        topic: 'Results',
        impact: 'Positive',
        event: 'Company',
        date: new Date(Date.now() - 86_400_000).toISOString(),
        score: 0.4,
        companyID: id,
      },
    });
    const scored = (await world.as('admin').call(getCompany, { params: { id } })).data.cumulativeScoreST;
    await remove(id);
    const own = world.tenant.clientId('Own');
    const { client } = await world.as('admin').call(getClient, { params: { id: own } });
    await world.as('admin').call(changeClient, {
      body: { _id: own, name: 'Own', companyIDs: client.companyIDs, description: 'saved' },
    });
    expect((await restore(id)).json()).toEqual({ status: 'success' });
    const { data } = await world.as('analyst').call(getCompany, { params: { id } });
    expect([data.cumulativeScoreST, scored]).toEqual([0.34, 0.34]);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'companies.add',
      'companies.remove',
      'companies.restore',
    ]);
    expect((await restore(id)).status).toBe(404);
  });

  it('is not Validated: such a one is deleted only once its status is Initiated again', async () => {
    const id = await world.add();
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
    const refused = await remove(id);
    expect([refused.status, refused.problem()]).toMatchObject([
      409,
      {
        code: 'wrong-state',
        message: "A Validated company cannot be deleted. Change its status to 'Initiated' first.",
      },
    ]);
    const { data } = await world.as('approver').call(listCompanies, { body: { limit: 3000 } });
    const row = data.companies.find(({ _id }) => _id === id);
    expect(row?.can).toEqual(['change-status']);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Initiated' } });
    expect((await remove(id)).status).toBe(200);
  });

  it('is deleted and restored once however often at once', async () => {
    const id = await world.add();
    const sorted = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();
    expect(sorted(await Promise.all([remove(id), remove(id), remove(id)]))).toEqual([200, 404, 404]);
    expect(sorted(await Promise.all([restore(id), restore(id), restore(id)]))).toEqual([200, 404, 404]);
  });

  it('leaves ticker and name free, and cannot come back while they are taken', async () => {
    const draft = world.draft();
    const id = await world.add(draft);
    await remove(id);
    const heir = await world.add(draft);
    const refused = await restore(id);
    expect([refused.status, refused.problem()]).toMatchObject([
      409,
      { code: 'already-exists', message: 'No New Data Found', description: 'Ticker already exists.' },
    ]);
    await remove(heir);
    const namesake = await world.add({ companyName: draft.companyName.toLowerCase() });
    expect((await restore(id)).problem().message).toBe('Company name already exists.');
    await remove(namesake);
    expect((await restore(id)).status).toBe(200);
  });

  it('can be deleted and restored only by users who see it', async () => {
    const id = await world.add();
    const path = removeCompany.path.replace('{id}', id);
    expect([
      (await world.as('stranger').delete(path)).status,
      (await world.as('client').delete(path)).status,
      (await remove(NOWHERE)).status,
    ]).toEqual([404, 403, 404]);
    await remove(id);
    expect([
      (await world.as('stranger').post(restoreCompany.path.replace('{id}', id), {})).status,
      (await restore(NOWHERE)).status,
    ]).toEqual([404, 404]);
    expect((await world.as('admin').post(restoreCompany.path.replace('{id}', id), {})).status).toBe(200);
  });
});
