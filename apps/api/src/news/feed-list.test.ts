// How feeds do, of one company, of many and in the list for administrators, through HTTP.

import type { CallArguments } from '@vigilo/contract/call';
import type { FeedKind } from '@vigilo/contract/news';
import { listFeedHealths, listFeeds } from '@vigilo/contract/news';
import { listEvents } from '@vigilo/contract/events';
import { listNews } from '@vigilo/contract/news-queue';
import type { FeedFacts, FeedHealth } from '@vigilo/domain/news/feed-health';
import {
  decideFeedHealth,
  decideFeedState,
  FEED_HEALTHS,
  FEED_STATES,
  SILENT_AFTER_DAYS,
} from '@vigilo/domain/news/feed-health';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { FeedWorld, rss } from './testing/feed-world.ts';

const DAY = 86_400_000;
const PASSED = { failing: 'Failing', silent: 'Silent', waiting: 'Waiting', working: 'Working' } as const;

let at: FeedWorld;
let tenantId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  at = await FeedWorld.start();
  tenantId = at.world.tenant.id;
  for (const state of FEED_STATES) {
    at.answers.set(
      `/${state}`,
      state === 'failing' ? (reply) => reply.writeHead(500).end() : rss(`About ${state}`),
    );
    if (state !== 'waiting')
      ids[state] = await at.add({ companyName: PASSED[state], rssFeedUrl: at.url(`/${state}`) });
  }
  await at.poll(0);
  ids['waiting'] = await at.add({ companyName: 'Waiting', pressReleaseUrl: 'https://later.test/feed' });
  ids['none'] = await at.add({});
  // Followed, but not asked yet.
  await inTenant(at.world.server.db, tenantId, (tx) =>
    tx
      .insertInto('feeds')
      .values({
        tenant_id: tenantId,
        company_id: ids['waiting'] ?? '',
        kind: 'press',
        url: 'https://later.test/feed',
      })
      .execute(),
  );
  await change(ids['silent'] ?? '', {
    last_new_at: new Date(at.world.server.now() - (SILENT_AFTER_DAYS + 1) * DAY),
  });
});
afterAll(() => at.stop());

function change(companyId: string, values: object) {
  return inTenant(at.world.server.db, tenantId, (tx) =>
    tx
      .updateTable('feeds')
      .set(values)
      .where('tenant_id', '=', tenantId)
      .where('company_id', '=', companyId)
      .execute(),
  );
}

const list = async (body: CallArguments<typeof listFeeds>['body'] = {}) =>
  (await at.world.as('admin').call(listFeeds, { body })).data;
const names = async (body: CallArguments<typeof listFeeds>['body'] = {}) =>
  (await list(body)).feeds.map(({ companyName }) => companyName);
const healths = async (companyIDs: string[], person: Person = 'analyst') =>
  new Map(
    (await at.world.as(person).call(listFeedHealths, { body: { companyIDs } })).data.map(
      ({ companyID, health }) => [companyID, health],
    ),
  );

describe('the list of feeds', () => {
  it('has what fails first, then what is silent, with all that helps, and counts each state', async () => {
    const { feeds, total, counts, isOn } = await list();
    expect(feeds.map(({ companyName, state }) => [companyName, state])).toEqual(
      FEED_STATES.map((state) => [PASSED[state], state]),
    );
    expect([total, counts, isOn]).toEqual([4, { failing: 1, silent: 1, waiting: 1, working: 1 }, true]);
    expect(feeds[0]).toMatchObject({
      companyID: ids['failing'],
      kind: 'rss',
      url: at.url('/failing'),
      problem: 'server-trouble',
      failures: 1,
      items: 0,
      lastNewAt: null,
      can: ['poll'],
    });
    expect(Date.parse(feeds[0]?.nextPollAt ?? '')).toBeGreaterThan(at.world.server.now());
    expect(feeds[3]).toMatchObject({ items: 1, problem: null });
  });

  it('is narrowed by state and by name, ticker or address, page by page', async () => {
    expect(await names({ states: ['silent', 'failing'] })).toEqual(['Failing', 'Silent']);
    expect(await list({ states: ['silent'], searchQuery: 'SILENT' })).toMatchObject({
      total: 1,
      counts: { failing: 0, silent: 1 },
    });
    expect(await names({ searchQuery: 'later.test' })).toEqual(['Waiting']);
    expect(await names({ searchQuery: 'nothing like it' })).toEqual([]);
    const pages = await Promise.all([1, 2, 3].map((page) => names({ page, limit: 2 })));
    expect(pages).toEqual([['Failing', 'Silent'], ['Waiting', 'Working'], []]);
  });

  it('is sorted by each column, either way round', async () => {
    expect(await names({ sort: 'companyName', descending: true })).toEqual([
      'Working',
      'Waiting',
      'Silent',
      'Failing',
    ]);
    expect((await names({ sort: 'lastNewAt' }))[0]).toBe('Silent');
    expect(await names({ sort: 'state', descending: true })).toEqual([
      'Working',
      'Waiting',
      'Silent',
      'Failing',
    ]);
    const next = (await list({ sort: 'nextPollAt' })).feeds.map(({ nextPollAt }) => nextPollAt ?? '');
    expect(next).toEqual(next.toSorted());
  });

  it('is for administrators', async () => {
    const ask = async (person: Person) => (await at.world.as(person).post(listFeeds.path, {})).status;
    expect([await ask('admin'), await ask('analyst'), await ask('client')]).toEqual([200, 403, 403]);
  });
});

describe('the health of companies', () => {
  it('is told of those that are asked for and seen, to who may add events', async () => {
    const all = Object.values(ids);
    expect(await healths(all)).toEqual(new Map(Object.entries(ids).map(([health, id]) => [id, health])));
    expect(await healths(all, 'stranger')).toEqual(new Map());
    expect((await at.world.as('client').post(listFeedHealths.path, { companyIDs: all })).status).toBe(403);
  });

  it('and the states of feeds are the same in the database as in the domain', async () => {
    const id = await addTwoFeeds();
    await fc.assert(
      fc.asyncProperty(FACTS, FACTS, async (...given) => {
        const now = at.world.server.now();
        const states = given.map((facts) => decideFeedState(toFacts(facts, now), now));
        for (const [index, kind] of KINDS.entries())
          await store(id, kind, toFacts(given[index] ?? given[0], now));
        const { feeds } = await list({ searchQuery: 'feed.test' });
        expect(KINDS.map((kind) => feeds.find((feed) => feed.kind === kind)?.state)).toEqual(states);
        expect((await at.feeds(id)).map(({ state }) => state)).toEqual(states);
        const health = decideFeedHealth(states);
        expect((await healths([id])).get(id)).toBe(health);
        const isListed = async (wanted: FeedHealth[]) =>
          (await at.world.as('analyst').call(listNews, { body: { feeds: wanted, companyIDs: [id] } })).data
            .length === 1;
        expect(await isListed([health])).toBe(true);
        expect(await isListed(FEED_HEALTHS.filter((other) => other !== health))).toBe(false);
      }),
      { numRuns: 25 },
    );
    await change(id, { problem: 'gone' });
  });
});

const KINDS = ['rss', 'press'] as const;
const DAYS = fc.integer({ min: 0, max: 90 });
/** Days ago; null: never. */
const FACTS = fc.record({
  hasProblem: fc.boolean(),
  read: fc.option(DAYS, { nil: null }),
  lastNew: fc.option(DAYS, { nil: null }),
  followed: DAYS,
});
type Given = typeof FACTS extends fc.Arbitrary<infer Value> ? Value : never;

/** Half a day keeps the moment of the question out of it. */
function toFacts({ hasProblem, read, lastNew, followed }: Given, now: number): FeedFacts {
  const ago = (days: number) => now - days * DAY - DAY / 2;
  return {
    hasProblem,
    readAt: read === null ? null : ago(read),
    lastNewAt: lastNew === null ? null : ago(lastNew),
    followedAt: ago(followed),
  };
}

/** A company with two feeds and a piece of news that waits. */
async function addTwoFeeds(): Promise<string> {
  const [rssFeedUrl, pressReleaseUrl] = KINDS.map((kind) => `https://feed.test/${kind}`);
  const id = await at.add({ rssFeedUrl, pressReleaseUrl });
  const own = { tenant_id: tenantId, company_id: id };
  await inTenant(at.world.server.db, tenantId, async (tx) => {
    const feeds = KINDS.map((kind) => ({ ...own, kind, url: `https://feed.test/${kind}` }));
    await tx.insertInto('feeds').values(feeds).execute();
    await tx
      .insertInto('events')
      .values({ ...own, id: newId(), stage: 'imported', title: 'Waits' })
      .execute();
  });
  return id;
}

function store(companyId: string, kind: FeedKind, { hasProblem, readAt, lastNewAt, followedAt }: FeedFacts) {
  const date = (moment: number | null) => (moment === null ? null : new Date(moment));
  return inTenant(at.world.server.db, tenantId, (tx) =>
    tx
      .updateTable('feeds')
      .set({
        problem: hasProblem ? 'empty' : null,
        read_at: date(readAt),
        last_new_at: date(lastNewAt),
        followed_at: new Date(followedAt),
      })
      .where('tenant_id', '=', tenantId)
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .execute(),
  );
}

describe('an event', () => {
  it('says which feed it came from, and in the queue how that does, until its company has another', async () => {
    const id = ids['working'] ?? '';
    const params = { id };
    const body = { tab: 'imported events' } as const;
    const events = await at.world.as('analyst').call(listEvents, { params, body });
    expect(events).toMatchObject({ data: [{ title: 'About working', feedKind: 'rss' }] });
    const queued = async () =>
      (await at.world.as('analyst').call(listNews, { body: { companyIDs: [id] } })).data.map(
        ({ feed }) => feed,
      );
    expect(await queued()).toEqual([{ kind: 'rss', state: 'working' }]);
    await change(id, { problem: 'empty' });
    expect(await queued()).toEqual([{ kind: 'rss', state: 'failing' }]);
    expect(
      (await at.world.as('analyst').call(listNews, { body: { feeds: ['failing'], companyIDs: [id] } })).data,
    ).toHaveLength(1);
    await change(id, { problem: null, followed_at: new Date(at.world.server.now() + 10 * DAY) });
    expect(await queued()).toEqual([null]);
  });
});
