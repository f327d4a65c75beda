// Feeds behind the links of pages, and what was seen of feeds over long times: served by a real server on this machine.

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalServer } from '../adapters/guarded-fetch/testing/local-server.ts';
import { startLocalServer } from '../adapters/guarded-fetch/testing/local-server.ts';
import { inTenant } from '../frame/database.ts';
import { pollFeedsByCompany } from './polling.service.ts';
import { removeOldSeenItems } from './seen-items.service.ts';
import { FeedWorld, page, rss } from './testing/feed-world.ts';

let at: FeedWorld;
let canary: LocalServer;
let path: string;
let count = 0;

beforeAll(async () => {
  at = await FeedWorld.start();
  canary = await startLocalServer((_request, reply) => reply.end('inside'));
});
beforeEach(() => {
  count += 1;
  path = `/${count}`;
  at.requests.length = 0;
});
afterAll(async () => {
  await at.stop();
  await canary.close();
});

const alternate = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`;
const requests = () => at.requests.filter((each) => each.startsWith(path));

describe('A feed behind a page', () => {
  it('is found, followed, said, and asked without the page from then on', async () => {
    at.answers.set(`${path}/press/`, page(alternate('feed.xml')));
    at.answers.set(`${path}/press/feed.xml`, rss('Release'));
    const id = await at.add({ pressReleaseUrl: at.url(`${path}/press/`) });
    await at.poll();
    expect(await at.feeds(id)).toMatchObject([
      {
        foundUrl: at.url(`${path}/press/feed.xml`),
        state: 'waiting',
        problem: null,
        failures: 0,
        readAt: null,
      },
    ]);
    await at.poll(0);
    expect(await at.feeds(id)).toMatchObject([{ url: at.url(`${path}/press/`), state: 'working', items: 1 }]);
    expect(await at.titles(id)).toEqual(['Release']);
    await at.poll();
    expect(requests()).toEqual([`${path}/press/`, `${path}/press/feed.xml`, `${path}/press/feed.xml`]);
  });

  it('is read at once where somebody asks for it now, and resolved against where the page really is', async () => {
    at.answers.set(path, (reply) => reply.writeHead(302, { location: `${path}/moved/to/` }).end());
    at.answers.set(`${path}/moved/to/`, page(alternate('../news.xml')));
    at.answers.set(`${path}/moved/news.xml`, rss('Moved'));
    const id = await at.add({ rssFeedUrl: at.url(path) });
    await pollFeedsByCompany(at.context, at.world.tenant.id, id, at.log);
    expect(await at.titles(id)).toEqual(['Moved']);
  });

  it('that is no more is looked for on the page again, and fails meanwhile', async () => {
    at.answers.set(path, page(alternate(`${path}/old.xml`)));
    at.answers.set(`${path}/old.xml`, rss('First'));
    const id = await at.add({ rssFeedUrl: at.url(path) });
    await at.poll();
    await at.poll(0);
    at.answers.set(`${path}/old.xml`, (reply) => reply.writeHead(410).end());
    await at.poll();
    expect(await at.feeds(id)).toMatchObject([
      { problem: 'not-found', state: 'failing', failures: 1, foundUrl: null },
    ]);
    at.answers.set(path, page(alternate(`${path}/new.xml`)));
    at.answers.set(`${path}/new.xml`, rss('First', 'Second'));
    await at.poll();
    expect(await at.feeds(id)).toMatchObject([{ state: 'failing', foundUrl: at.url(`${path}/new.xml`) }]);
    await at.poll(0);
    expect(await at.feeds(id)).toMatchObject([{ state: 'working', failures: 0, items: 2 }]);
    expect(await at.titles(id)).toEqual(['First', 'Second']);
  });

  it('is one hop away, and never inside', async () => {
    at.answers.set(path, page(alternate(`${path}/second`)));
    at.answers.set(`${path}/second`, page(alternate(`${path}/third`)));
    at.answers.set(`${path}/third`, rss('Far'));
    at.answers.set(`${path}/self`, page(alternate(`${path}/self`)));
    at.answers.set(`${path}/inside`, page(alternate(canary.url)));
    const twoHops = await at.add({ rssFeedUrl: at.url(path), pressReleaseUrl: at.url(`${path}/self`) });
    const inside = await at.add({ rssFeedUrl: at.url(`${path}/inside`) });
    await at.poll();
    await at.poll(0);
    expect((await at.feeds(twoHops)).map(({ problem }) => problem)).toEqual(['not-a-feed', 'not-a-feed']);
    expect(await at.feeds(inside)).toMatchObject([{ problem: 'not-allowed', foundUrl: null }]);
    expect([requests().includes(`${path}/third`), canary.connections(), at.errors]).toEqual([false, 0, []]);
  });
});

describe('What was seen', () => {
  const forget = () => removeOldSeenItems(at.context);
  const countSeen = async (companyId: string) => {
    const { rows } = await inTenant(at.world.server.db, at.world.tenant.id, (tx) =>
      sql<{
        count: number;
      }>`SELECT count(*)::int AS count FROM seen_items WHERE tenant_id = ${at.world.tenant.id} AND company_id = ${companyId}`.execute(
        tx,
      ),
    );
    return rows[0]?.count ?? 0;
  };
  const removeEvents = (companyId: string) =>
    inTenant(at.world.server.db, at.world.tenant.id, (tx) =>
      tx
        .deleteFrom('events')
        .where('tenant_id', '=', at.world.tenant.id)
        .where('company_id', '=', companyId)
        .execute(),
    );

  it('stays known while a feed may still show it, however long that says that nothing changed', async () => {
    at.answers.set(path, rss('Old', 'Older'));
    const id = await at.add({ rssFeedUrl: at.url(path) });
    await at.poll();
    await removeEvents(id);
    for (let month = 0; month < 8; month += 1) await at.poll(30);
    await forget();
    at.answers.set(path, rss('New', 'Old', 'Older'));
    await at.poll();
    expect(await at.titles(id)).toEqual(['New']);
  });

  it('stays known while its feed fails', async () => {
    at.answers.set(path, rss('Old'));
    const id = await at.add({ rssFeedUrl: at.url(path) });
    await at.poll();
    await removeEvents(id);
    at.answers.set(path, (reply) => reply.writeHead(500).end());
    await at.poll(200);
    await forget();
    at.answers.set(path, rss('Old', 'New'));
    await at.poll();
    expect(await at.titles(id)).toEqual(['New']);
  });

  it('is forgotten so many days after the feed last showed it, and with the feed', async () => {
    at.answers.set(path, rss('Old', 'Dropped'));
    const id = await at.add({ rssFeedUrl: at.url(path) });
    await at.poll();
    const before = await countSeen(id);
    at.answers.set(path, rss('Old', 'New'));
    await at.poll(45);
    await at.poll(60);
    await forget();
    const ofOne = before / 2;
    expect(await countSeen(id)).toBe(2 * ofOne);
    await inTenant(at.world.server.db, at.world.tenant.id, (tx) =>
      tx
        .updateTable('companies')
        .set({ rss_feed_url: null })
        .where('tenant_id', '=', at.world.tenant.id)
        .where('id', '=', id)
        .execute(),
    );
    await at.poll(100);
    await forget();
    expect(await countSeen(id)).toBe(0);
  });
});
