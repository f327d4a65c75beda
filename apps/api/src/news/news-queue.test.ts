// The queue of news that waits for an analyst through HTTP (issue 17, 'The queue').

import { changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import type { CallArguments } from '@vigilo/contract/call';
import {
  getNewsCounts,
  listNews,
  listNewsFilters,
  listNewsStories,
  listWaitingCompanies,
  settleNews,
  undoSettlement,
  visitNews,
  leaveNews,
} from '@vigilo/contract/news-queue';
import { getStory } from '@vigilo/contract/stories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeReader } from '../changes/testing/change-reader.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from '../events/testing/event-desk.ts';
import { inTenant } from '../frame/database.ts';

type ListBody = CallArguments<typeof listNews>['body'];

let world: EditingTenant;
beforeAll(async () => {
  world = await EditingTenant.start();
  await world.offer({ sources: ['Other feed'], topics: ['Covenant'] });
});
afterAll(() => world.server.stop());

const list = async (body: ListBody = {}, person: Person = 'analyst') =>
  world.as(person).call(listNews, { body });
const titles = async (body: ListBody = {}, person: Person = 'analyst') =>
  (await list(body, person)).data.map(({ title }) => title);
const of = (desk: EventDesk) => ({ companyIDs: [desk.companyId] });
const row = async (desk: EventDesk, id: string) => {
  const found = (await list(of(desk))).data.find(({ _id }) => _id === id);
  if (!found) throw new Error(`${id} does not wait`);
  return found;
};
const line = async (desk: EventDesk, id: string) => ({
  eventID: id,
  companyID: desk.companyId,
  version: (await row(desk, id)).version,
});
const settle = (body: object, person: Person = 'analyst') => world.as(person).post(settleNews.path, body);
const undo = (settlementID: string, person: Person = 'analyst') =>
  world.as(person).post(undoSettlement.path, { settlementID });
const settled = async (body: object): Promise<string> => {
  const reply = await settle(body);
  expect(reply.status).toBe(200);
  return (reply.json() as { data: { settlementID: string } }).data.settlementID; // the contract's shape
};
const score = async (desk: EventDesk) =>
  (await world.as('analyst').call(getCompany, { params: { id: desk.companyId } })).data.cumulativeScoreST;

describe('the list', () => {
  it('has the worst first, of equal scores the surest, and last what has no score', async () => {
    const desk = await EventDesk.of(world);
    await desk.addImported({ title: 'Good', score: 400, suggested_score: 400, suggested_confidence: 90 });
    await desk.addImported({ title: 'Nothing known', score: null });
    await desk.addImported({ title: 'Bad', score: -800, suggested_score: -800, suggested_confidence: 91 });
    await desk.addImported({ title: 'Unsure', score: null, suggested_score: -800, suggested_confidence: 58 });
    await desk.addImported({
      title: 'Surely bad',
      score: -800,
      suggested_score: -800,
      suggested_confidence: 94,
    });
    await desk.addImported({
      title: 'Bad by hand',
      score: -800,
      suggested_score: 300,
      suggested_confidence: 40,
    });
    expect(await titles(of(desk))).toEqual([
      'Bad by hand',
      'Surely bad',
      'Bad',
      'Unsure',
      'Good',
      'Nothing known',
    ]);
    expect((await list(of(desk))).data.find(({ title }) => title === 'Unsure')).toMatchObject({
      score: null,
      shownScore: -0.8,
      confidence: 58,
      isSure: false,
      can: ['change', 'drop', 'merge'],
    });
    expect(await titles({ ...of(desk), order: 'newest' })).toEqual([
      'Bad by hand',
      'Surely bad',
      'Unsure',
      'Bad',
      'Nothing known',
      'Good',
    ]);
  });

  it.each(['worst', 'newest'] as const)(
    'is turned page by page, %s first, without a gap or a double',
    async (order) => {
      const desk = await EventDesk.of(world);
      for (const at of [1, 2, 3, 4, 5, 6, 7])
        await desk.addImported({
          title: `Row ${at}`,
          score: -100 * (at % 3),
          suggested_score: -100 * (at % 3),
          suggested_confidence: 70,
        });
      const whole = await titles({ ...of(desk), order });
      const first = await list({ ...of(desk), order, limit: 3 });
      const second = await list({ ...of(desk), order, limit: 3, after: first.next ?? '' });
      const third = await list({ ...of(desk), order, limit: 3, after: second.next ?? '' });
      expect([first, second, third].map(({ data }) => data.length)).toEqual([3, 3, 1]);
      expect([first, second, third].flatMap(({ data }) => data.map(({ title }) => title))).toEqual(whole);
      expect([first.total, second.total, third.next]).toEqual([7, null, null]);
    },
  );

  it('is narrowed by score, type, topic, source, company, age, feeds and words', async () => {
    const desk = await EventDesk.of(world);
    await desk.addImported({
      title: 'Covenant broken',
      score: -700,
      topic: 'Covenant',
      source: 'Other feed',
    });
    await desk.addImported({
      title: 'Rates rise',
      score: null,
      suggested_score: -200,
      type: 'Macro',
      topic: null,
    });
    await desk.addImported({ title: 'No idea', score: null });
    const found = (body: ListBody) => titles({ ...of(desk), ...body });
    expect(await found({ score: { to: -0.5 } })).toEqual(['Covenant broken']);
    expect(await found({ score: { from: -0.3 } })).toEqual(['Rates rise']);
    expect(await found({ types: ['Macro'] })).toEqual(['Rates rise']);
    expect(await found({ topics: [''] })).toEqual(['Rates rise']);
    expect(await found({ topics: ['Covenant', ''] })).toEqual(['Covenant broken', 'Rates rise']);
    expect(await found({ sources: ['Other feed'] })).toEqual(['Covenant broken']);
    expect(await found({ searchQuery: 'RATES' })).toEqual(['Rates rise']);
    expect(await found({ hours: 24 })).toHaveLength(3);
    expect(await found({ feeds: ['none'] })).toHaveLength(3);
    expect(await found({ feeds: ['failing', 'silent', 'working'] })).toEqual([]);
    const company = await world.as('analyst').call(getCompany, { params: { id: desk.companyId } });
    expect(await titles({ searchQuery: company.data.companyName })).toHaveLength(3);
    expect((await world.as('analyst').post(listNews.path, { score: { from: 0.5, to: -0.5 } })).status).toBe(
      400,
    );
  });

  it('is of the companies that somebody sees, for who may add events', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported();
    expect(await titles(of(desk), 'admin')).toHaveLength(1);
    expect(await titles(of(desk), 'stranger')).toEqual([]);
    const strange = await world.as('stranger').call(getNewsCounts, {});
    expect(strange.data).toEqual({ waiting: 0, settled: 0 });
    expect((await world.as('stranger').call(listWaitingCompanies, {})).data).toEqual([]);
    expect((await world.as('stranger').call(listNewsFilters, {})).data.companies).toEqual([]);
    expect((await world.as('client').post(listNews.path, {})).status).toBe(403);
    const taken = { action: 'drop', items: [await line(desk, id)] };
    expect((await settle(taken, 'stranger')).status).toBe(404);
    expect((await world.as('stranger').send('PUT', visitNews.path.replace('{id}', id), {})).status).toBe(404);
    expect((await world.as('stranger').get(listNewsStories.path.replace('{id}', id))).status).toBe(404);
  });

  it('says what it offers to narrow it by, and how much waits where', async () => {
    const desk = await EventDesk.of(world);
    await desk.addImported({ source: 'Only here' });
    await desk.addImported({ source: 'Only here' });
    const { data } = await world.as('analyst').call(listNewsFilters, {});
    expect(data.sources).toContainEqual({ value: 'Only here', count: 2 });
    expect(data.types.find(({ value }) => value === 'Company')?.count).toBeGreaterThan(1);
    expect(data.companies).toContainEqual(expect.objectContaining({ value: desk.companyId, count: 2 }));
    const companies = await world.as('analyst').call(listWaitingCompanies, {});
    expect(companies.data).toContainEqual({ companyID: desk.companyId, waiting: 2 });
  });
});

describe('accepting', () => {
  it('makes several pieces of several companies count at once, and undoing it takes them back', async () => {
    const [one, other] = [await EventDesk.of(world), await EventDesk.of(world)];
    const first = await one.addImported({ score: -500 });
    const second = await other.addImported({ score: 400 });
    const before = (await world.as('analyst').call(getNewsCounts, {})).data;
    const id = await settled({
      action: 'accept',
      items: [await line(one, first), await line(other, second)],
    });
    expect([await score(one), await score(other)]).toEqual([-0.425, 0.34]);
    const after = (await world.as('analyst').call(getNewsCounts, {})).data;
    expect(after).toEqual({ waiting: before.waiting - 2, settled: before.settled + 2 });
    expect((await undo(id)).status).toBe(200);
    expect([await score(one), await score(other)]).toEqual([0, 0]);
    expect((await world.as('analyst').call(getNewsCounts, {})).data).toEqual(before);
    expect((await undo(id)).status).toBe(404);
    expect((await world.audited(first)).map(({ action }) => action)).toEqual([
      'events.move',
      'events.undo-move',
    ]);
  });

  it('takes other values with it, and undoing it brings back the former ones', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported({
      score: null,
      topic: null,
      summary: 'Orders fell',
      suggested_score: -600,
      suggested_confidence: 52,
    });
    const changes = { score: -0.4, topic: 'covenant', event: 'Industry' };
    const done = await settled({ action: 'accept', items: [{ ...(await line(desk, id)), changes }] });
    expect(await desk.row(id)).toMatchObject({
      score: -0.4,
      topic: 'Covenant',
      event: 'Industry',
      summary: 'Orders fell negative',
    });
    expect((await undo(done)).status).toBe(200);
    expect(await row(desk, id)).toMatchObject({
      score: null,
      topic: null,
      event: 'Company',
      shownScore: -0.6,
    });
    expect(await desk.row(id, 'imported events')).toMatchObject({ summary: 'Orders fell' });
  });

  it('of a piece of an unknown day is refused until its day is set, and undoing it makes the day unknown again', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported({ day: null, score: -500 });
    expect(await row(desk, id)).toMatchObject({ date: null, can: ['change', 'drop', 'merge'] });
    const item = await line(desk, id);
    expect((await settle({ action: 'accept', items: [item] })).problem().code).toBe('wrong-state');
    expect(await score(desk)).toBe(0);
    const ahead = { ...item, changes: { date: '2099-01-01' } };
    expect((await settle({ action: 'accept', items: [ahead] })).problem().code).toBe('wrong-state');
    const changes = { date: '2026-11-01' };
    const done = await settled({ action: 'accept', items: [{ ...item, changes }] });
    expect([await score(desk), (await desk.row(id)).date]).toEqual([-0.425, '2026-11-01T12:00:00.000Z']);
    expect((await undo(done)).status).toBe(200);
    expect([await score(desk), (await row(desk, id)).date]).toEqual([0, null]);
  });

  it('is refused, all of it, where one piece is not complete, was changed meanwhile or exists', async () => {
    const desk = await EventDesk.of(world);
    const whole = await line(desk, await desk.addImported());
    const open = await line(desk, await desk.addImported({ score: null }));
    expect((await settle({ action: 'accept', items: [whole, open] })).problem()).toMatchObject({
      code: 'wrong-state',
    });
    const stale = { ...whole, version: whole.version + 1 };
    expect((await settle({ action: 'accept', items: [whole, stale] })).status).toBe(409);
    expect((await settle({ action: 'accept', items: [stale] })).problem().code).toBe('changed-meanwhile');
    const unlisted = { ...whole, changes: { topic: 'Slip of the pen' } };
    expect((await settle({ action: 'accept', items: [unlisted] })).status).toBe(400);
    await desk.add({ title: 'Told twice', date: '2026-11-01' });
    const twice = await line(desk, await desk.addImported({ title: 'Told twice', source: 'Wire' }));
    expect((await settle({ action: 'accept', items: [whole, twice] })).problem().code).toBe('already-exists');
    expect(await titles(of(desk))).toHaveLength(3);
  });

  it('is not undone by somebody else, nor once the event was changed or describes the company', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported();
    const done = await settled({ action: 'accept', items: [await line(desk, id)] });
    expect((await undo(done, 'approver')).status).toBe(404);
    await desk.change(await desk.edit(id, { title: 'Other words' }));
    expect((await undo(done)).problem().code).toBe('changed-meanwhile');
    expect((await desk.row(id)).title).toBe('Other words');
  });

  it('is refused while the company is Validated', async () => {
    const desk = await EventDesk.of(world);
    const item = await line(desk, await desk.addImported());
    await world.as('approver').call(changeCompanyStatus, {
      body: { companyID: desk.companyId, CompanyStatus: 'Validated' },
    });
    expect((await list(of(desk))).data[0]?.can).toEqual([]);
    expect((await settle({ action: 'accept', items: [item] })).problem().code).toBe('wrong-state');
  });
});

describe('setting aside', () => {
  it('takes a story out of the queue and out of the list of its company, until it is undone', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported({ title: 'Not worth a word' });
    const done = await settled({ action: 'drop', items: [await line(desk, id)] });
    expect(await titles(of(desk))).toEqual([]);
    expect(await desk.rows({ tab: 'imported events' })).toEqual([]);
    expect((await undo(done)).status).toBe(200);
    expect(await titles(of(desk))).toEqual(['Not worth a word']);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'events.drop',
      'events.undo-drop',
    ]);
  });

  it('holds for all sources of the story', async () => {
    const desk = await EventDesk.of(world);
    const lead = await desk.addImported({ title: 'First told' });
    const member = await desk.addImported({ title: 'Told again' });
    await settled({ action: 'merge', ...(await line(desk, member)), intoID: lead });
    expect(await titles(of(desk))).toEqual(['First told']);
    expect((await row(desk, lead)).firstReport).toMatchObject({ source: 'Feed', isThis: true, since: 1 });
    await settled({ action: 'drop', items: [await line(desk, lead)] });
    expect(await titles(of(desk))).toEqual([]);
  });

  it('happens once: whoever comes second is told so', async () => {
    const desk = await EventDesk.of(world);
    const items = [await line(desk, await desk.addImported())];
    const replies = await Promise.all([
      settle({ action: 'drop', items }, 'analyst'),
      settle({ action: 'accept', items }, 'approver'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('merging', () => {
  it('of a piece into itself is refused', async () => {
    const desk = await EventDesk.of(world);
    const id = await desk.addImported({ title: 'A factory opens' });
    const reply = await settle({ action: 'merge', ...(await line(desk, id)), intoID: id }, 'analyst');
    expect(reply.status).toBe(400);
    expect(await titles(of(desk))).toEqual(['A factory opens']);
  });

  it('is asked about where a quarter is told again, not where only the name of the company is', async () => {
    const desk = new EventDesk(world, await world.add({ companyName: 'Gull Freight' }));
    const told = await desk.addImported({ title: 'Gull Freight posts record profit for third quarter' });
    const again = await desk.addImported({ title: 'Gull Freight third-quarter earnings hit all-time high' });
    const other = await desk.addImported({ title: 'Gull Freight opens a tunnel under the bay' });
    const maybe = async (id: string) => {
      const { data } = await world.as('analyst').call(listNewsStories, { params: { id } });
      return data.filter(({ mayBeSame }) => mayBeSame).map(({ _id }) => _id);
    };
    expect([await maybe(told), await maybe(other)]).toEqual([[again], []]);
    // What an analyst has split off is not asked about again.
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .updateTable('events')
        .set({ is_split: true })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', again)
        .execute(),
    );
    expect(await maybe(told)).toEqual([]);
  });

  it('offers the stories of the company, the likest first, and is undone', async () => {
    const desk = await EventDesk.of(world);
    const counted = await desk.add({ title: 'Bondholders talk about the coupon', date: '2026-11-01' });
    await desk.add({ title: 'A factory opens', date: '2026-11-01' });
    const id = await desk.addImported({
      title: 'The missed coupon, as bondholders see it',
      day: '2026-11-02',
    });
    const stories = await world.as('analyst').call(listNewsStories, { params: { id } });
    expect(stories.data.map(({ _id }) => _id)[0]).toBe(counted);
    expect(stories.data).toHaveLength(2);
    const done = await settled({ action: 'merge', ...(await line(desk, id)), intoID: counted });
    expect(await titles(of(desk))).toEqual([]);
    const story = async () => (await world.as('analyst').call(getStory, { params: { id } })).data.members;
    expect((await story()).map(({ _id }) => _id)).toEqual([counted, id]);
    expect((await undo(done)).status).toBe(200);
    expect(await titles(of(desk))).toHaveLength(1);
    expect(await story()).toHaveLength(1);
  });

  it('cannot be undone once the story has another source', async () => {
    const desk = await EventDesk.of(world);
    const [one, two, three] = [await desk.add(), await desk.addImported(), await desk.addImported()];
    const first = await settled({ action: 'merge', ...(await line(desk, two)), intoID: one });
    const second = await settled({ action: 'merge', ...(await line(desk, three)), intoID: one });
    expect((await undo(first)).problem().code).toBe('changed-meanwhile');
    expect([(await undo(second)).status, (await undo(first)).status]).toEqual([200, 200]);
  });
});

describe('who is on which row', () => {
  it('is said to the others who see the company, until they leave', async () => {
    const desk = await EventDesk.of(world);
    const [first, second] = [await desk.addImported(), await desk.addImported()];
    const visit = async (person: Person, id: string) =>
      (await world.as(person).call(visitNews, { params: { id } })).data;
    expect(await visit('analyst', first)).toEqual([]);
    expect(await visit('approver', second)).toMatchObject([{ eventID: first }]);
    const reader = await ChangeReader.open(world.server, world.as('approver'));
    await world.as('analyst').call(leaveNews, { params: { id: first } });
    await reader.until(() =>
      reader.changes.some(({ kind, companyID }) => kind === 'news-visits' && companyID === desk.companyId),
    );
    reader.close();
    expect(await visit('approver', second)).toEqual([]);
    const other = await EventDesk.of(world);
    await visit('analyst', await other.addImported());
    expect(await visit('approver', second)).toHaveLength(1);
  });
});
