// Adding, editing and deleting events through HTTP, company events and imported ones (specification 3, sections 4, 5, 7 and 8).

import { changeCompanyStatus, changeCompanySummary, getCompany } from '@vigilo/contract/companies';
import { listSources, listTopics } from '@vigilo/contract/tenants';
import { addEvent, removeEvent } from '@vigilo/contract/events';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestReply } from '../app/testing/test-client.ts';
import { inTenant } from '../frame/database.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from './testing/event-desk.ts';

const IMPORTED = 'imported events';
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const TODAY = dayFromTimestamp(Date.now());
const MANDATORY = '* All fields are mandatory to fill.';
const NO_DATE = 'Invalid date. Please enter the date in MM/DD/YYYY format.';
const LOCKED = "Change status to 'Initiated' to enable editing";
const NOT_LISTED = 'Choose a value from the list.';
const URL_STAYS = 'The url of an event cannot be changed.';

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
  await world.offer({ sources: ['Other feed'], topics: ['Other'] });
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const add = (over: object) => world.as('approver').post(addEvent.path, desk.draft(over));
const remove = (eventID: string, over: object = {}) =>
  world.as('approver').post(removeEvent.path, { eventID, companyID: desk.companyId, ...over });
const score = async () =>
  (await world.as('approver').call(getCompany, { params: { id: desk.companyId } })).data.cumulativeScoreST;
const validate = () =>
  world
    .as('approver')
    .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Validated' } });
const recent = (daysAgo: number) => isoFromDay(TODAY - daysAgo);

function outcome(reply: TestReply): unknown[] {
  const { code, message } = reply.problem();
  return [reply.status, code, message];
}

describe('adding an event', () => {
  it.each([
    [{ title: ' ' }, MANDATORY],
    [{ url: '' }, MANDATORY],
    [{ source: '' }, MANDATORY],
    [{ topic: '' }, MANDATORY],
    [{ title: null }, MANDATORY],
    [{ event: '' }, MANDATORY],
    [{ impact: null }, MANDATORY],
    [{ score: null }, MANDATORY],
    [{ date: '' }, MANDATORY],
    [{ date: '13/45/2026' }, NO_DATE],
    [{ date: '2026-02-30' }, NO_DATE],
    [{ date: 20_261_101 }, NO_DATE],
    [{ date: isoFromDay(TODAY + 1) }, 'Invalid date. Future dates are not allowed.'],
    [{ score: 0.25 }, 'The score must lie between -1 and 1 in steps of 0.1.'],
    [{ score: 0.6 }, 'The impact does not fit the score.'],
    [{ url: 'ftp://news.test/1' }, 'The url must be a web address that begins with http:// or https://.'],
  ])('is refused with %j', async (over, message) => {
    expect(outcome(await add(over))).toEqual([400, 'invalid-input', message]);
  });

  it('is refused without any one of its mandatory fields, in the words of the form and naming it', async () => {
    for (const field of ['title', 'url', 'source', 'topic', 'impact', 'event', 'date', 'score']) {
      const reply = await add({ [field]: undefined });
      expect([field, ...outcome(reply)]).toEqual([field, 400, 'invalid-input', MANDATORY]);
      expect(reply.problem().fields).toEqual({ [`body.${field}`]: MANDATORY });
    }
    const changed = await desk.change({ ...(await desk.edit(await desk.add())), date: '11/31/2026' });
    expect(outcome(changed)).toEqual([400, 'invalid-input', NO_DATE]);
  });

  it('has a source and a topic of the lists, which come there by calls of their own, and is spelled like them', async () => {
    const unlisted = await add({ source: 'Slip of the pen', topic: 'Slip of the mind' });
    expect(outcome(unlisted)).toEqual([400, 'invalid-input', NOT_LISTED]);
    expect(unlisted.problem().fields).toEqual({ 'body.source': NOT_LISTED, 'body.topic': NOT_LISTED });
    const id = await desk.add({ source: 'WIRE', topic: 'results' });
    expect(await desk.row(id)).toMatchObject({ source: 'Wire', topic: 'Results' });
    const changed = await desk.change(await desk.edit(id, { source: 'Another slip' }));
    expect(outcome(changed)).toEqual([400, 'invalid-input', NOT_LISTED]);
    expect((await desk.row(id)).source).toBe('Wire');
    const offered = async (call: typeof listSources) =>
      (await world.as('approver').call(call, {})).data.map(({ name }) => name);
    for (const list of [await offered(listSources), await offered(listTopics)])
      expect(list.filter((name) => name.includes('slip') || name.includes('Slip'))).toEqual([]);
  });

  it('gives a summary without a verdict word that of the score, on adding and on editing', async () => {
    const id = await desk.add({ summary: 'Orders fell', impact: 'Negative', score: -0.3 });
    expect((await desk.row(id)).summary).toBe('Orders fell negative');
    await desk.change(await desk.edit(id, { summary: 'Orders rose', impact: 'Positive', score: 0.3 }));
    expect((await desk.row(id)).summary).toBe('Orders rose positive');
    await desk.change(await desk.edit(id, { summary: 'Orders rose at a loss: Negative.' }));
    expect((await desk.row(id)).summary).toBe('Orders rose at a loss: Negative.');
  });

  it('stores the day at noon and counts at once', async () => {
    const reply = await add({ date: `${recent(2)}T23:30:00.000-02:00`, score: 0.5 });
    expect(reply.json()).toMatchObject({
      status: 'success',
      message: 'Event Saved Successfully',
      data: { sources: 1 },
    });
    expect((await desk.rows()).map(({ date }) => date)).toEqual([`${recent(1)}T12:00:00.000Z`]);
    expect(await score()).toBe(0.425);
  });

  it('is refused where the event exists: the same page, or the same title on the same day', async () => {
    await add({ title: 'Orders rise', url: 'https://news.test/orders' });
    expect(outcome(await add({ url: 'http://www.news.test/orders/?utm_source=x' }))).toEqual([
      409,
      'already-exists',
      '* Event already exists.',
    ]);
    expect(outcome(await add({ title: 'ORDERS rise.' }))).toEqual([
      409,
      'already-exists',
      '* Event already exists.',
    ]);
    expect((await add({ title: 'Orders rise', date: '2026-10-02' })).status).toBe(200);
  });

  it('is for who may, of companies that are seen and not Validated', async () => {
    const draft = desk.draft();
    expect([
      (await world.as('client').post(addEvent.path, draft)).status,
      (await world.as('stranger').post(addEvent.path, draft)).status,
    ]).toEqual([403, 404]);
    await validate();
    expect(outcome(await world.as('approver').post(addEvent.path, draft))).toEqual([
      409,
      'wrong-state',
      LOCKED,
    ]);
  });
});

describe('editing a company event', () => {
  it('keeps its url, all its fields and the values it was read with', async () => {
    const id = await desk.add();
    const edit = await desk.edit(id, { title: 'Other words', score: -0.2, impact: 'Negative' });
    for (const url of ['https://news.test/other', ''])
      expect((await desk.change({ ...edit, url })).status).toBe(400);
    expect((await desk.change({ ...edit, url: 'https://news.test/other' })).problem()).toMatchObject({
      message: URL_STAYS,
      fields: { 'body.url': URL_STAYS },
    });
    for (const field of ['source', 'topic', 'title'])
      expect(outcome(await desk.change({ ...edit, [field]: '' }))).toEqual([400, 'invalid-input', MANDATORY]);
    for (const field of ['score', 'event', 'impact', 'date'])
      expect(outcome(await desk.change({ ...edit, [field]: null }))).toEqual([
        400,
        'invalid-input',
        MANDATORY,
      ]);
    const stale = {
      previousScore: 0.2,
      previousPublishedDate: '2026-10-01',
      previousEventType: 'Macro',
      version: 7,
    };
    for (const [name, value] of Object.entries(stale))
      expect(outcome(await desk.change({ ...edit, [name]: value }))).toEqual([
        409,
        'changed-meanwhile',
        'Error',
      ]);
    expect((await desk.change(edit)).json()).toEqual({
      status: 'success',
      message: 'Event Edited Successfully',
      score: -0.2,
    });
    expect(await desk.row(id)).toMatchObject({
      title: 'Other words',
      score: -0.2,
      impact: 'Negative',
      version: 2,
    });
    expect(outcome(await desk.change(edit))).toEqual([409, 'changed-meanwhile', 'Error']);
  });

  it('writes nothing where nothing changes', async () => {
    const id = await desk.add();
    expect((await desk.change(await desk.edit(id))).status).toBe(200);
    expect([(await desk.row(id)).version, (await world.audited(id)).map(({ action }) => action)]).toEqual([
      1,
      ['events.add'],
    ]);
  });

  it('gives a url to one that came without', async () => {
    const id = await desk.add();
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .updateTable('events')
        .set({ url: null, url_key: null })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', id)
        .execute(),
    );
    const edit = await desk.edit(id);
    expect(outcome(await desk.change(edit))).toEqual([400, 'invalid-input', MANDATORY]);
    expect((await desk.change({ ...edit, url: 'https://news.test/found' })).status).toBe(200);
    expect((await desk.row(id)).url).toBe('https://news.test/found');
  });

  it('is refused where it would become another one, and while the company is Validated', async () => {
    await desk.add({ title: 'Taken' });
    const edit = await desk.edit(await desk.add(), { title: 'taken' });
    expect(outcome(await desk.change(edit))).toEqual([409, 'already-exists', '* Event already exists.']);
    expect([
      (await desk.change(edit, 'client')).status,
      (await desk.change(edit, 'stranger')).status,
      (await desk.change({ ...edit, _id: NOWHERE })).status,
      (await desk.change({ ...edit, tab: IMPORTED })).status,
    ]).toEqual([403, 404, 404, 404]);
    await validate();
    expect(outcome(await desk.change(edit))).toEqual([409, 'wrong-state', LOCKED]);
  });
});

describe('editing an imported event', () => {
  it('may leave all open but its url', async () => {
    const id = await desk.addImported();
    const open = {
      title: '',
      summary: '',
      source: '',
      topic: '',
      impact: null,
      event: null,
      date: null,
      score: null,
    };
    const reply = await desk.change(await desk.edit(id, open, IMPORTED));
    expect(reply.json()).toEqual({ status: 'success', message: 'Event Edited Successfully', score: null });
    expect(await desk.row(id, IMPORTED)).toMatchObject({
      title: '',
      source: null,
      topic: null,
      impact: null,
      event: null,
      date: null,
      score: null,
      can: ['edit', 'delete'],
    });
    await desk.change(
      await desk.edit(
        id,
        {
          title: 'Filled',
          source: 'Wire',
          topic: 'Results',
          event: 'Macro',
          impact: 'Neutral',
          score: 0,
          date: recent(1),
        },
        IMPORTED,
      ),
    );
    expect((await desk.row(id, IMPORTED)).can).toEqual(['edit', 'delete', 'move']);
    expect([await score(), (await world.audited(id)).map(({ action }) => action)]).toEqual([
      0,
      ['events.change', 'events.change'],
    ]);
  });

  it.each([
    [{ url: '' }, MANDATORY],
    [{ url: 'https://feed.test/other' }, URL_STAYS],
    [{ date: isoFromDay(TODAY + 1) }, 'Invalid date. Future dates are not allowed.'],
    [{ impact: 'Negative' }, 'The impact does not fit the score.'],
    [{ score: null }, 'Choose a score for the impact.'],
  ])('is refused with %j', async (over, message) => {
    const edit = await desk.edit(await desk.addImported(), over, IMPORTED);
    expect(outcome(await desk.change(edit))).toEqual([400, 'invalid-input', message]);
  });

  it('that came without a url needs a title, or gets one', async () => {
    const edit = await desk.edit(await desk.addImported({ url: null }), {}, IMPORTED);
    expect(outcome(await desk.change({ ...edit, title: '' }))).toEqual([400, 'invalid-input', MANDATORY]);
    expect((await desk.change({ ...edit, title: 'Still none' })).status).toBe(200);
    const again = await desk.edit(edit._id, { url: 'https://feed.test/found' }, IMPORTED);
    expect((await desk.change(again)).status).toBe(200);
    expect(outcome(await desk.change({ ...again, previousScore: null }))).toEqual([
      409,
      'changed-meanwhile',
      'Error',
    ]);
  });

  it('is refused where it would become another one of the same source', async () => {
    await desk.addImported({ title: 'Taken', source: 'Feed' });
    const edit = await desk.edit(await desk.addImported(), { title: 'Taken' }, IMPORTED);
    expect(outcome(await desk.change(edit))).toEqual([409, 'already-exists', '* Event already exists.']);
    expect((await desk.change({ ...edit, source: 'Other feed' })).status).toBe(200);
  });
});

describe('deleting an event', () => {
  it('takes it out of its list and out of the score', async () => {
    const [company, imported] = [await desk.add({ date: recent(1), score: 0.5 }), await desk.addImported()];
    expect([
      (await remove(company, { tab: IMPORTED })).status,
      (await remove(imported)).status,
      (await remove(NOWHERE)).status,
    ]).toEqual([404, 404, 404]);
    expect((await remove(company)).json()).toEqual({ status: 'success', message: 'Deleted!' });
    expect((await remove(imported, { tab: IMPORTED })).json()).toEqual({
      status: 'success',
      message: 'Deleted!',
    });
    expect([await score(), await desk.rows(), await desk.rows({ tab: IMPORTED })]).toEqual([0, [], []]);
    expect((await world.audited(imported))[0]).toMatchObject({
      action: 'events.remove',
      before: { tab: IMPORTED, score: 300 },
      after: null,
    });
    expect((await remove(company)).status).toBe(404);
  });

  it('is refused while it describes the company, and while the company is Validated', async () => {
    const [chosen, imported] = [await desk.add(), await desk.addImported()];
    await world
      .as('approver')
      .put(changeCompanySummary.path.replace('{id}', desk.companyId), { summary: [chosen] });
    expect((await desk.row(chosen)).can).toEqual(['edit', 'choose']);
    expect(outcome(await remove(chosen))).toEqual([
      409,
      'wrong-state',
      'Please uncheck the summary to delete this event.',
    ]);
    await validate();
    for (const [id, tab] of [
      [chosen, 'company-events'],
      [imported, IMPORTED],
    ] as const)
      expect(outcome(await remove(id, { tab }))).toEqual([409, 'wrong-state', LOCKED]);
  });
});

it('open screens learn of each list that changes', async () => {
  const listener = new pg.Client({ connectionString: world.server.ownerUrl });
  await listener.connect();
  const received: string[] = [];
  listener.on('notification', ({ payload = '' }) =>
    received.push(payload.replace(`${world.tenant.id} `, '').replace(desk.companyId, 'it')),
  );
  await listener.query('LISTEN vigilo_changes');
  const imported = await desk.addImported();
  await desk.add();
  await desk.change(await desk.edit(imported, { topic: 'Other' }, IMPORTED));
  await world
    .as('approver')
    .post('/vigilo-rti/validate-imported-events', { eventIds: [imported], companyID: desk.companyId });
  await remove(imported);
  await listener.query('SELECT 1');
  expect(received).toEqual(['events it', 'imported it', 'imported it', 'events it', 'events it']);
  await listener.end();
});
