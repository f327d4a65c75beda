// Choosing the events whose summaries describe a company, through HTTP (specification 2, section 7; issue 4).

import {
  changeCompany,
  changeCompanyStatus,
  changeCompanySummary,
  getCompany,
} from '@vigilo/contract/companies';
import { addEvent, changeEvent, getLatestEvent, removeEvent } from '@vigilo/contract/events';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const INVALID = '* Invalid selection of summaries.';
const DAY = '2026-11-01';

let world: EditingTenant;
let id: string;
let count = 0;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  id = await world.add();
});
afterAll(() => world.server.stop());

function story(event: EventType, over: object = {}) {
  count += 1;
  return {
    title: `Story ${count}`,
    url: `https://news.test/${count}`,
    summary: 'Going well: positive',
    source: 'Wire',
    topic: 'Results',
    impact: 'Positive' as const,
    event,
    date: DAY,
    score: 0.3,
    companyID: id,
    ...over,
  };
}

async function added(event: EventType, over: object = {}): Promise<string> {
  return (await world.as('approver').call(addEvent, { body: story(event, over) })).data._id;
}

const several = (event: EventType, number: number) =>
  Promise.all(Array.from({ length: number }, () => added(event)));
const choose = (summary: readonly string[], name: 'approver' | 'stranger' | 'client' = 'approver') =>
  world.as(name).put(changeCompanySummary.path.replace('{id}', id), { summary });
const chosen = async () =>
  (await world.as('admin').call(getCompany, { params: { id } })).data.summary.toSorted();

describe('the summaries of a company', () => {
  it('are at most three, two and two, chosen anew each time', async () => {
    const [company, industry, macro] = [
      await several('Company', 4),
      await several('Industry', 3),
      await several('Macro', 3),
    ];
    const most = [...company.slice(0, 3), ...industry.slice(0, 2), ...macro.slice(0, 2)];
    const reply = await choose([...most, ...most.slice(0, 2)]);
    expect([reply.status, reply.json()]).toEqual([
      200,
      { status: 'success', message: 'Summaries are added to the company.' },
    ]);
    expect(await chosen()).toEqual(most.toSorted());
    for (const tooMany of [company, industry, macro, [...most, company[3] ?? '']]) {
      const refused = await choose(tooMany);
      expect([refused.status, refused.problem().message, refused.problem().fields]).toEqual([
        400,
        INVALID,
        { 'body.summary': INVALID },
      ]);
    }
    expect(await chosen()).toEqual(most.toSorted());
    await choose([company[3] ?? '']);
    expect(await chosen()).toEqual([company[3]]);
    await choose([]);
    expect(await chosen()).toEqual([]);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'companies.add',
      'companies.change-summary',
      'companies.change-summary',
      'companies.change-summary',
    ]);
  });

  it('are refused to who read the company before somebody changed it', async () => {
    const [first = '', second = ''] = await several('Company', 2);
    const version = async () => (await world.as('admin').call(getCompany, { params: { id } })).data.version;
    const save = (summary: readonly string[], read: number) =>
      world.as('approver').put(changeCompanySummary.path.replace('{id}', id), { summary, version: read });
    const edit = (read: number) =>
      world.as('approver').post(changeCompany.path, {
        companyID: id,
        version: read,
        Company: { businessDescription: `Described of version ${read}` },
      });
    const read = await version();
    expect((await save([first], read)).status).toBe(200);
    for (const stale of [await save([second], read), await edit(read)])
      expect([stale.status, stale.problem().code, stale.problem().description]).toEqual([
        409,
        'changed-meanwhile',
        expect.stringContaining('approver'),
      ]);
    expect(await chosen()).toEqual([first]);
    const later = await version();
    expect((await edit(later)).status).toBe(200);
    expect((await save([second], later)).status).toBe(409);
    expect((await save([second], await version())).status).toBe(200);
    expect(await chosen()).toEqual([second]);
  });

  it('are events of the company itself that have a summary', async () => {
    const silent = await added('Company', { summary: '  ' });
    const others = await added('Company', { companyID: world.tenant.companyId('SEEN') });
    for (const wrong of [silent, others, NOWHERE])
      expect([(await choose([wrong])).status, await chosen()]).toEqual([400, []]);
  });

  it('are locked while the company is Validated, and not for who does not see or edit it', async () => {
    const event = await added('Macro');
    expect([(await choose([event], 'stranger')).status, (await choose([event], 'client')).status]).toEqual([
      404, 403,
    ]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
    const refused = await choose([event]);
    expect([refused.status, refused.problem().message]).toEqual([
      409,
      "Change status to 'Initiated' to enable editing",
    ]);
  });

  it('never pass the limit, whoever chooses at once', async () => {
    const events = await several('Industry', 6);
    const pairs = Array.from({ length: 24 }, (_, i) => [events[i % 6] ?? '', events[(i + 1) % 6] ?? '']);
    const replies = await Promise.all(pairs.map((pair) => choose(pair)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await chosen()).toHaveLength(2);
  });
});

describe('a chosen event', () => {
  it('is edited as any other, and not deleted until it is chosen no more', async () => {
    const body = story('Company');
    const event = (await world.as('approver').call(addEvent, { body })).data._id;
    await choose([event]);
    const edit = (over: object) =>
      world.as('approver').post(changeEvent.path, {
        ...body,
        _id: event,
        previousScore: body.score,
        previousPublishedDate: DAY,
        previousEventType: body.event,
        ...over,
      });
    const removal = { eventID: event, companyID: id };
    const removed = await world.as('approver').post(removeEvent.path, removal);
    expect([removed.status, removed.problem().code, removed.problem().message]).toEqual([
      409,
      'wrong-state',
      'Please uncheck the summary to delete this event.',
    ]);
    expect((await edit({ title: 'Another title', summary: 'Told anew: positive' })).status).toBe(200);
    expect(await chosen()).toEqual([event]);
    await choose([]);
    expect((await world.as('approver').post(removeEvent.path, removal)).status).toBe(200);
  });

  it('is not edited so that it could not have been chosen', async () => {
    const industry = await several('Industry', 2);
    const body = story('Company');
    const event = (await world.as('approver').call(addEvent, { body })).data._id;
    await choose([event, ...industry]);
    const previous = { previousScore: body.score, previousPublishedDate: DAY, previousEventType: body.event };
    const edit = (over: object) =>
      world.as('approver').post(changeEvent.path, { ...body, _id: event, ...previous, ...over });
    for (const over of [{ event: 'Industry' }, { summary: ' ' }]) {
      const refused = await edit(over);
      expect([refused.status, refused.problem().message]).toEqual([400, INVALID]);
    }
    expect((await edit({ event: 'Macro' })).status).toBe(200);
    expect(await chosen()).toHaveLength(3);
  });
});

describe('the latest event', () => {
  it('is the last one up to the as-of day, or none', async () => {
    const latest = async () => (await world.as('client').call(getLatestEvent, { params: { id } })).data.date;
    expect(await latest()).toBeNull();
    await added('Macro', { date: '2026-10-30' });
    await added('Company');
    await added('Industry', { date: '2026-05-01' });
    expect(await latest()).toBe(`${DAY}T12:00:00.000Z`);
    expect((await world.as('stranger').get(getLatestEvent.path.replace('{id}', id))).status).toBe(404);
  });
});
