// What writing an event would do to the scores, through HTTP: exactly what it then does (issue 5).

import { getCompany } from '@vigilo/contract/companies';
import { addEvent, getEventEffect, moveEvents } from '@vigilo/contract/events';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from './testing/event-desk.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const TODAY = dayFromTimestamp(Date.now());

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const recent = (daysAgo: number) => isoFromDay(TODAY - daysAgo);
const buildBody = (over: object = {}) => ({
  companyID: desk.companyId,
  title: '',
  url: '',
  event: 'Company',
  date: recent(1),
  score: 0.4,
  ...over,
});
const post = (over: object, person: Person = 'approver') =>
  world.as(person).post(getEventEffect.path, buildBody(over));

async function effect(over: object = {}) {
  const { status, data } = getEventEffect.reply.parse((await post(over)).json());
  return [
    status,
    data.before.shortTerm,
    data.after.shortTerm,
    data.before.longTerm,
    data.after.longTerm,
    data.story,
  ];
}

async function scores() {
  const { data } = await world.as('approver').call(getCompany, { params: { id: desk.companyId } });
  return [data.cumulativeScoreST, data.cumulativeScoreLT];
}

describe('the effect of an event', () => {
  it('equals the effect of adding it', async () => {
    expect(await effect()).toEqual(['success', 0, 0.34, 0, 0.34, null]);
    await desk.add({ date: recent(1), score: 0.4 });
    expect(await scores()).toEqual([0.34, 0.34]);
    expect(await effect({ date: recent(150), event: 'Macro', score: -1 })).toEqual([
      'success',
      0.34,
      0.34,
      0.34,
      0.29,
      null,
    ]);
    expect(await effect({ date: recent(400) })).toEqual(['success', 0.34, 0.34, 0.34, 0.34, null]);
    expect(await scores()).toEqual([0.34, 0.34]);
  });

  it('equals the effect of changing it', async () => {
    const id = await desk.add({ date: recent(1), score: 0.4 });
    expect(await effect({ eventID: id, score: -0.2, date: recent(2) })).toEqual([
      'success',
      0.34,
      -0.17,
      0.34,
      -0.17,
      null,
    ]);
    await desk.change(await desk.edit(id, { score: -0.2, impact: 'Negative', date: recent(2) }));
    expect(await scores()).toEqual([-0.17, -0.17]);
  });

  it('is none where it tells a story that counts already, which is named to who sees it', async () => {
    const repeatedEvent = {
      title: 'Acme wins a large order from Beta Motors',
      url: 'https://other.test/order',
    };
    const id = await desk.add({
      title: 'Acme wins large order from Beta Motors',
      date: recent(3),
      score: 0.4,
    });
    const story = {
      _id: id,
      title: 'Acme wins large order from Beta Motors',
      date: `${recent(3)}T12:00:00.000Z`,
      reports: 1,
      sources: 1,
      counts: true,
    };
    expect(await effect({ ...repeatedEvent, date: recent(1), score: 0.9 })).toEqual([
      'success',
      0.34,
      0.34,
      0.34,
      0.34,
      story,
    ]);
    expect(await effect({ ...repeatedEvent, date: recent(5), score: 1 })).toEqual([
      'success',
      0.34,
      0.85,
      0.34,
      0.85,
      story,
    ]);
    const added = await world.as('approver').call(addEvent, {
      body: desk.draft({ ...repeatedEvent, date: recent(1), score: 0.9, impact: 'Strongly Positive' }),
    });
    expect([
      added.data.reports,
      await scores(),
      (await desk.rows()).map(({ _id, reports }) => [_id, reports]),
    ]).toEqual([2, [0.34, 0.34], [[id, 2]]]);
  });

  it('does not reveal imported events to users who may not see them', async () => {
    const id = await desk.addImported({ title: 'Gamma opens plant in Ohio', day: recent(2) });
    const asked = { title: 'Gamma opens a plant in Ohio', url: 'https://other.test/plant' };
    expect((await effect(asked)).at(-1)).toMatchObject({ _id: id, sources: 1, counts: false });
    expect((await post(asked, 'client')).json()).toMatchObject({ data: { story: null } });
  });

  it('of an imported event is its effect once moved', async () => {
    const id = await desk.addImported({ day: recent(1), score: null });
    expect(await effect({ eventID: id, score: 1 })).toEqual(['success', 0, 0.85, 0, 0.85, null]);
    await desk.change(await desk.edit(id, { score: 1, impact: 'Strongly Positive' }, 'imported events'));
    expect(await scores()).toEqual([0, 0]);
    await world.as('approver').call(moveEvents, { body: { eventIds: [id], companyID: desk.companyId } });
    expect(await scores()).toEqual([0.85, 0.85]);
  });

  it('is computed for visible companies and their events only', async () => {
    const other = await (await EventDesk.of(world)).add();
    expect([
      (await post({}, 'stranger')).status,
      (await post({ eventID: NOWHERE })).status,
      (await post({ eventID: other })).status,
      (await post({}, 'client')).status,
    ]).toEqual([404, 404, 404, 200]);
  });
});
