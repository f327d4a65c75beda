// Moving imported events to the company events, through HTTP (specification 3, sections 4, 7 and 8).

import { changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import { moveEvents, removeEvent } from '@vigilo/contract/events';
import { getScore } from '@vigilo/contract/summary';
import { listSources, listTopics } from '@vigilo/contract/tenants';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from './testing/event-desk.ts';

const IMPORTED = 'imported events';
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const TODAY = dayFromTimestamp(Date.now());
const EXISTING = ['already-exists', 'Failed To Move Events', 'Selected events are already exist!'];

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const move = (eventIds: readonly string[], person: Person = 'approver') =>
  world.as(person).post(moveEvents.path, { eventIds, companyID: desk.companyId });
const listed = async (tab: 'company-events' | typeof IMPORTED) =>
  (await desk.rows({ tab })).map(({ _id }) => _id).toSorted();
const score = async () =>
  (await world.as('approver').call(getCompany, { params: { id: desk.companyId } })).data.cumulativeScoreST;
const recent = (daysAgo: number) => isoFromDay(TODAY - daysAgo);

async function refusal(ids: readonly string[]): Promise<unknown[]> {
  const { status, problem } = await move(ids).then((reply) => ({
    status: reply.status,
    problem: reply.problem(),
  }));
  return [
    status,
    problem.code,
    problem.message,
    ...(problem.description === undefined ? [] : [problem.description]),
  ];
}

describe('moving imported events', () => {
  it('makes them company events that count, and offers their sources and topics', async () => {
    const ids = [
      await desk.addImported({ day: recent(1), source: 'Moved source', score: 500 }),
      await desk.addImported({ day: recent(2), topic: 'Moved topic', score: -200, type: 'Macro' }),
    ];
    const left = await desk.addImported({ day: recent(3) });
    expect(await score()).toBe(0);
    const reply = await move([...ids, ...ids]);
    expect([reply.status, reply.json()]).toEqual([200, { status: 'success', message: 'Moved Events!' }]);
    expect([await listed('company-events'), await listed(IMPORTED)]).toEqual([ids.toSorted(), [left]]);
    expect(await score()).toBe(0.415);
    const row = await desk.row(ids[0] ?? '');
    expect([row.isUIGenerated, row.version, row.can]).toEqual([null, 2, ['edit', 'delete', 'choose']]);
    const names = async (call: typeof listSources) =>
      (await world.as('client').call(call, {})).data.map(({ name }) => name);
    expect([await names(listSources), await names(listTopics)]).toEqual([
      expect.arrayContaining(['Moved source', 'Feed']),
      expect.arrayContaining(['Moved topic', 'Results']),
    ]);
    const [entry] = await world.audited(ids[0] ?? '');
    expect(entry).toMatchObject({
      action: 'events.move',
      before: { tab: IMPORTED, score: 500 },
      after: { tab: 'company-events', score: 500 },
    });
  });

  it.each([
    { title: '' },
    { url: null },
    { source: null },
    { topic: null },
    { type: null },
    { score: null },
    { day: null },
  ])('moves none if one is incomplete: %j', async (over) => {
    const ids = [await desk.addImported(), await desk.addImported(over)];
    expect(await refusal(ids)).toEqual([
      409,
      'wrong-state',
      'Please fill all Mandatory fields before moving an event',
    ]);
    expect(await listed('company-events')).toEqual([]);
  });

  it('refuses future dates', async () => {
    expect(await refusal([await desk.addImported({ day: recent(-1) })])).toEqual([
      409,
      'wrong-state',
      'Invalid date. Future dates are not allowed.',
    ]);
  });

  it('moves none if the company already has one of them', async () => {
    await desk.add({ title: 'Same words', url: 'https://news.test/same?b=2&a=1', date: '2026-10-05' });
    const fresh = await desk.addImported();
    expect(
      await refusal([fresh, await desk.addImported({ url: 'http://www.news.test/same?a=1&b=2#top' })]),
    ).toEqual([409, ...EXISTING]);
    expect(
      await refusal([fresh, await desk.addImported({ title: 'SAME words!', day: '2026-10-05' })]),
    ).toEqual([409, ...EXISTING]);
    const twice = [
      await desk.addImported({ title: 'Told twice', source: 'One' }),
      await desk.addImported({ title: 'Told twice', source: 'Two' }),
    ];
    expect(await refusal(twice)).toEqual([409, ...EXISTING]);
    expect(await listed('company-events')).toHaveLength(1);
    expect(await world.audited(fresh)).toEqual([]);
    expect((await move([fresh, ...twice.slice(1)])).status).toBe(200);
  });

  it('moves only imported events of the company, for users with permission', async () => {
    const event = await desk.addImported();
    const other = await (await EventDesk.of(world)).addImported();
    expect([
      (await move([event, NOWHERE])).status,
      (await move([event, other])).status,
      (await move([event], 'stranger')).status,
      (await move([event], 'client')).status,
    ]).toEqual([404, 404, 404, 403]);
    expect((await move([])).status).toBe(400);
    expect(await refusal([await desk.add()])).toEqual([409, ...EXISTING]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Validated' } });
    expect(await refusal([event])).toEqual([
      409,
      'wrong-state',
      "Change status to 'Initiated' to enable editing",
    ]);
    expect(await listed(IMPORTED)).toEqual([event]);
  });

  it('moves an event once, however many move it at once', async () => {
    const ids = [
      await desk.addImported({ day: recent(1), score: 100 }),
      await desk.addImported({ day: recent(2), score: 100 }),
      await desk.addImported({ day: recent(3), score: 100 }),
    ];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => move(i % 2 === 0 ? ids : ids.toReversed().slice(i % 3))),
    );
    const wins = replies.filter(({ status }) => status === 200);
    expect(
      replies.every((reply) => reply.status === 200 || reply.problem().message === 'Failed To Move Events'),
    ).toBe(true);
    expect(wins.length).toBeGreaterThan(0);
    const moved = await listed('company-events');
    for (const id of ids)
      expect((await world.audited(id)).filter(({ action }) => action === 'events.move')).toHaveLength(
        moved.includes(id) ? 1 : 0,
      );
    expect(await score()).toBe(Number((moved.length * 0.085).toFixed(3)));
  });

  it('counts a story once, whichever of its sources are moved', async () => {
    const addStoryEvent = (day: string, source: string, thousandths: number) =>
      desk.addImported({ title: 'Acme wins large order from Beta Motors', day, source, score: thousandths });
    const [first, second] = [
      await addStoryEvent(recent(2), 'One', 200),
      await addStoryEvent(recent(3), 'Two', 400),
    ];
    await move([first]);
    expect(await score()).toBe(0.17);
    await move([second]);
    // The earlier one leads.
    expect([
      await score(),
      (await desk.rows()).map(({ _id, sources }) => [_id, sources]),
      await listed(IMPORTED),
    ]).toEqual([0.34, [[second, 2]], []]);
  });

  it('is news in the weekly change, as is what was edited before and after it', async () => {
    const waterfall = async () =>
      (await world.as('approver').call(getScore, { params: { id: desk.companyId }, query: {} })).data
        .shortTerm.waterfall;
    const id = await desk.addImported({ day: recent(2), score: null, type: null });
    await desk.change(await desk.edit(id, { score: 0.4, impact: 'Positive', event: 'Company' }, IMPORTED));
    expect(await waterfall()).toMatchObject({ now: 0 });
    await move([id]);
    expect(await waterfall()).toEqual({ last: 0, new: 0.34, edited: 0, deleted: 0, agedOut: 0, now: 0.34 });
    await desk.change(await desk.edit(id, { score: 0.5 }));
    expect(await waterfall()).toEqual({ last: 0, new: 0.425, edited: 0, deleted: 0, agedOut: 0, now: 0.425 });
    await world.as('approver').post(removeEvent.path, { eventID: id, companyID: desk.companyId });
    expect(await waterfall()).toEqual({ last: 0, new: 0, edited: 0, deleted: 0, agedOut: 0, now: 0 });
    const imported = await desk.addImported({ day: recent(2) });
    await world
      .as('approver')
      .post(removeEvent.path, { eventID: imported, companyID: desk.companyId, tab: IMPORTED });
    expect(await waterfall()).toEqual({ last: 0, new: 0, edited: 0, deleted: 0, agedOut: 0, now: 0 });
  });
});
