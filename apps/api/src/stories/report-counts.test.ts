// How many reports a story has and of how many different sources, wherever that is said, through HTTP.

import { addEvent, getEventEffect } from '@vigilo/contract/events';
import { listNews } from '@vigilo/contract/news-queue';
import { mergeStories } from '@vigilo/contract/stories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from '../events/testing/event-desk.ts';

const ORDER = { title: 'Acme wins large order from Beta Motors', url: 'https://one.test/order' };
const ORDER_AGAIN = { title: 'Acme wins a large order from Beta Motors', url: 'https://two.test/order' };

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
  await world.offer({ sources: ['Wire', 'Other feed'] });
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

async function makeOne(eventIds: string[]): Promise<void> {
  await world.as('approver').call(mergeStories, { body: { companyID: desk.companyId, eventIds } });
}

describe('the sources of a story', () => {
  it('are counted once each beside its reports on the events screen, of what the caller sees', async () => {
    const own = await desk.add({ source: 'Wire' });
    const again = await desk.add({ source: 'Other feed' });
    await makeOne([
      own,
      again,
      await desk.addImported({ source: 'WIRE' }),
      await desk.addImported({ source: ' wire ' }),
      await desk.addImported({ source: null, url: 'https://www.host.test/1' }),
      await desk.addImported({ source: '', url: 'https://host.test/2' }),
      await desk.addImported({ source: null, url: null }),
      await desk.addImported({ source: ' ', url: null }),
    ]);
    const alone = await desk.add({ source: 'Wire' });
    const counts = async (person: 'approver' | 'client') =>
      (await desk.rows({}, person)).map(({ _id, reports, sources, firstReport }) => [
        _id,
        reports,
        sources,
        firstReport?.since,
      ]);
    expect(await counts('approver')).toEqual(
      expect.arrayContaining([
        [own, 8, 4, 7],
        [alone, 1, 1, undefined],
      ]),
    );
    expect(await counts('client')).toEqual(
      expect.arrayContaining([
        [own, 2, 2, 1],
        [alone, 1, 1, undefined],
      ]),
    );
  });

  it('are counted once each in the queue of news', async () => {
    const posts = Array.from({ length: 12 }, () => desk.addImported({ source: 'Wire' }));
    await makeOne(await Promise.all(posts));
    await desk.addImported({ source: 'Wire' });
    const { data } = await world.as('analyst').call(listNews, { body: { companyIDs: [desk.companyId] } });
    expect(data.map(({ reports, sources }) => [reports, sources]).toSorted()).toEqual([
      [1, 1],
      [12, 1],
    ]);
  });

  it('are those that are there already before an event is added, and with it once it is', async () => {
    const stored = await desk.add({ ...ORDER, source: 'Wire' });
    const asked = {
      companyID: desk.companyId,
      ...ORDER_AGAIN,
      event: 'Company' as const,
      date: '2026-11-01',
      score: 0.3,
    };
    const already = async (eventID?: string) => {
      const body = eventID === undefined ? asked : { ...asked, eventID };
      const { story } = (await world.as('approver').call(getEventEffect, { body })).data;
      return [story?.reports, story?.sources];
    };
    expect(await already()).toEqual([1, 1]);
    await makeOne([stored, await desk.addImported({ source: 'wire' })]);
    expect(await already()).toEqual([2, 1]);
    const { data } = await world
      .as('approver')
      .call(addEvent, { body: desk.draft({ ...ORDER_AGAIN, source: 'Other feed' }) });
    expect([data.reports, data.sources]).toEqual([3, 2]);
    expect(await already(data._id)).toEqual([2, 1]);
  });

  it('that are there already are others than an imported event that is to be moved', async () => {
    await desk.add({ ...ORDER, source: 'Wire' });
    const eventID = await desk.addImported({ ...ORDER_AGAIN, source: 'Other feed' });
    const { data } = await world.as('approver').call(getEventEffect, {
      body: {
        companyID: desk.companyId,
        eventID,
        ...ORDER_AGAIN,
        event: 'Company',
        date: '2026-11-01',
        score: 0.3,
      },
    });
    expect(data.story).toMatchObject({ reports: 1, sources: 1, counts: true });
  });
});
