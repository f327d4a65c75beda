// Feeds of companies, served by a real server on this machine, from the poll to the imported event and to what the company shows of it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { addCompanies, changeCompany, removeCompany } from '@vigilo/contract/companies';
import { getCompanyFeeds, pollCompanyFeeds } from '@vigilo/contract/news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalServer } from '../adapters/guarded-fetch/testing/local-server.ts';
import { startLocalServer } from '../adapters/guarded-fetch/testing/local-server.ts';
import { inTenant } from '../frame/database.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { pollDueFeeds, pollFeedsByCompany } from './polling.service.ts';

type Answer = (reply: ServerResponse, request: IncomingMessage) => void;

const MS_PER_MINUTE = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: (said: unknown) => errors.push(said) };
const errors: unknown[] = [];
const answers = new Map<string, Answer>();

let publisher: LocalServer;
let canary: LocalServer;
let world: EditingTenant;
let requests: string[] = [];
/** Minutes that the clock of the polls is ahead. */
let ahead = 0;
let count = 0;
let path: string;
let id: string;

beforeAll(async () => {
  canary = await startLocalServer((_request, reply) => reply.end(buildFeed(['inside'])));
  publisher = await startLocalServer((request, reply) => {
    requests.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(reply, request);
    else reply.writeHead(404).end();
  });
  world = await EditingTenant.start({
    config: { FEEDS: true, FEED_HOSTS_ALLOWED: [publisher.host], FEED_HOST_SECONDS: 0 },
  });
});
beforeEach(async () => {
  count += 1;
  requests = [];
  path = `/${count}`;
  id = await addCompany({ rssFeedUrl: buildUrl(path) });
});
afterAll(async () => {
  await world.server.stop();
  await publisher.close();
  await canary.close();
});

const buildUrl = (at: string) => `http://${publisher.host}${at}`;

/** A feed with these stories, each with an id and an address of its own. */
function buildFeed(titles: readonly string[], head = ''): string {
  const items = titles.map(
    (title) =>
      `<item><title>${title}</title><link>https://news.test/${encodeURIComponent(title)}</link><guid>${encodeURIComponent(title)}</guid><description>About ${title}</description></item>`,
  );
  return `<rss version="2.0"><channel><title>The Wire</title>${head}${items.join('')}</channel></rss>`;
}

const rss =
  (text: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (reply) =>
    reply.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text);

async function addCompany(over: object): Promise<string> {
  const { data } = await world
    .as('approver')
    .call(addCompanies, { body: { arrayOfCompanies: [world.draft(over)] } });
  return data[0]?._id ?? '';
}

function context() {
  return {
    db: world.server.db,
    config: world.server.config,
    now: () => world.server.now() + ahead * MS_PER_MINUTE,
  };
}

/** Asks everything that is due, a day later, so that it is. */
async function pollLater(): Promise<number> {
  ahead += 25 * 60;
  return pollDueFeeds(context(), log);
}

async function feeds(name: Person = 'analyst', companyId = id) {
  return (await world.as(name).call(getCompanyFeeds, { params: { id: companyId } })).data;
}

async function stories(companyId = id): Promise<string[]> {
  const events = await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('events')
      .selectAll()
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', companyId)
      .where('stage', '=', 'imported')
      .orderBy('title')
      .execute(),
  );
  return events.map(({ title }) => title);
}

function removeStories() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx.deleteFrom('events').where('tenant_id', '=', world.tenant.id).where('company_id', '=', id).execute(),
  );
}

describe('A feed', () => {
  it('brings its items as imported events of its company, each once', async () => {
    answers.set(path, rss(buildFeed(['One', 'Two &amp;amp; half'])));
    await pollLater();
    const [event] = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('events')
        .selectAll()
        .where('tenant_id', '=', world.tenant.id)
        .where('company_id', '=', id)
        .orderBy('title')
        .execute(),
    );
    expect(event).toMatchObject({
      title: 'One',
      summary: 'About One',
      url: 'https://news.test/One',
      source: 'The Wire',
      stage: 'imported',
      is_ui_generated: false,
    });
    answers.set(path, rss(buildFeed(['Three', 'One', 'Two &amp;amp; half'])));
    await pollLater();
    expect(await stories()).toEqual(['One', 'Three', 'Two & half']);
    expect(await feeds()).toMatchObject([
      { kind: 'rss', url: buildUrl(path), problem: null, failures: 0, items: 3 },
    ]);
  });

  it('does not bring back what an analyst deleted', async () => {
    answers.set(path, rss(buildFeed(['Kept', 'Deleted'])));
    await pollLater();
    await removeStories();
    answers.set(path, rss(buildFeed(['Kept', 'Deleted', 'Later'])));
    await pollLater();
    expect(await stories()).toEqual(['Later']);
  });

  it('is asked whether anything changed, and not read again where nothing did', async () => {
    const asked: (string | undefined)[] = [];
    answers.set(path, (reply, { headers }) => {
      asked.push(headers['if-none-match'], headers['if-modified-since']);
      if (headers['if-none-match'] === '"1"') reply.writeHead(304).end();
      else
        reply
          .writeHead(200, { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
          .end(buildFeed(['One']));
    });
    await pollLater();
    await pollLater();
    await pollLater();
    expect(asked).toEqual([
      undefined,
      undefined,
      '"1"',
      'Sat, 21 Nov 2026 10:00:00 GMT',
      '"1"',
      'Sat, 21 Nov 2026 10:00:00 GMT',
    ]);
    const [feed] = await feeds();
    expect(feed).toMatchObject({ problem: null, items: 1 });
    expect(feed?.readAt).toBe(feed?.polledAt);
  });

  it('and the press releases of a company are two', async () => {
    const both = await addCompany({
      rssFeedUrl: buildUrl(`${path}/a`),
      pressReleaseUrl: buildUrl(`${path}/b`),
    });
    answers.set(`${path}/a`, rss(buildFeed(['News'])));
    answers.set(`${path}/b`, rss(buildFeed(['Release'])));
    await pollLater();
    expect(await stories(both)).toEqual(['News', 'Release']);
    expect((await feeds('analyst', both)).map(({ kind, items }) => [kind, items])).toEqual([
      ['rss', 1],
      ['press', 1],
    ]);
  });

  it('is followed where its company changes, clears or loses it, and left alone with a deleted company', async () => {
    answers.set(path, rss(buildFeed(['Old'])));
    answers.set(`${path}/new`, rss(buildFeed(['New'])));
    await pollLater();
    await world
      .as('analyst')
      .call(changeCompany, { body: { companyID: id, Company: { rssFeedUrl: buildUrl(`${path}/new`) } } });
    expect(await feeds()).toMatchObject([{ url: buildUrl(`${path}/new`), polledAt: null, items: 0 }]);
    await pollLater();
    expect(await stories()).toEqual(['New', 'Old']);
    await world.as('analyst').call(changeCompany, { body: { companyID: id, Company: { rssFeedUrl: '' } } });
    requests = [];
    await pollLater();
    expect([await feeds(), requests.filter((each) => each.startsWith(path))]).toEqual([[], []]);

    const gone = await addCompany({ rssFeedUrl: buildUrl(`${path}/gone`) });
    await world.as('admin').call(removeCompany, { params: { id: gone } });
    await pollLater();
    expect(requests).not.toContain(`${path}/gone`);
  });
});

describe('Trouble', () => {
  it('is shown on its company with the next try, later each time, while other feeds go on', async () => {
    const other = await addCompany({ rssFeedUrl: buildUrl(`${path}/well`) });
    answers.set(path, (reply) => reply.writeHead(500).end());
    answers.set(`${path}/well`, rss(buildFeed(['Fine'])));
    const waits: number[] = [];
    for (let failures = 1; failures <= 3; failures += 1) {
      await pollLater();
      const [feed] = await feeds();
      expect(feed).toMatchObject({ problem: 'server-trouble', failures, readAt: null });
      waits.push((Date.parse(feed?.nextPollAt ?? '') - Date.parse(feed?.polledAt ?? '')) / MS_PER_MINUTE);
    }
    expect(waits.map((wait, at) => Math.abs(wait - 15 * 2 ** at) <= 1.6 * 2 ** at)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await stories(other)).toEqual(['Fine']);
    answers.set(path, rss(buildFeed(['Back'])));
    await pollLater();
    expect([await feeds(), await stories()]).toMatchObject([
      [{ problem: null, failures: 0, items: 1 }],
      ['Back'],
    ]);
  });

  it('of every kind is told apart, and nothing of it is stored', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, ' '));
    const cases: readonly (readonly [problem: string, answer: Answer | null, url?: string])[] = [
      ['not-found', null],
      ['refused', (reply) => reply.writeHead(403).end()],
      ['refused', (reply) => reply.writeHead(429, { 'retry-after': '7200' }).end()],
      ['empty', rss('')],
      [
        'not-a-feed',
        (reply) =>
          reply
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<!doctype html><html><head><title>News</title></head></html>'),
      ],
      ['wrong-kind', (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('x')],
      [
        'too-large',
        (reply) =>
          reply.writeHead(200, { 'content-type': 'text/xml' }).end(Buffer.alloc(10 * 1024 * 1024, ' ')),
      ],
      [
        'too-large',
        (reply) => reply.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip' }).end(bomb),
      ],
      [
        'unreadable',
        (reply) =>
          reply.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip' }).end('no gzip'),
      ],
      ['not-allowed', (reply) => reply.writeHead(302, { location: canary.url }).end()],
      ['too-many-redirects', (reply, { url }) => reply.writeHead(302, { location: url ?? '' }).end()],
      ['unreachable', (reply) => reply.socket?.destroy()],
      ['not-allowed', null, `http://127.0.0.1:${canary.port}/feed`],
      ['not-allowed', null, 'http://localhost/feed'],
      ['not-allowed', null, 'https://169.254.169.254/latest/meta-data'],
    ];
    const companies: string[] = [];
    for (const [index, [, answer, url]] of cases.entries()) {
      if (answer) answers.set(`${path}/${index}`, answer);
      companies.push(await addCompany({ pressReleaseUrl: url ?? buildUrl(`${path}/${index}`) }));
    }
    await pollLater();
    const shown = await Promise.all(
      companies.map(async (companyId) => (await feeds('analyst', companyId))[0]?.problem),
    );
    expect(shown).toEqual(cases.map(([problem]) => problem));
    expect((await Promise.all(companies.map((companyId) => stories(companyId)))).flat()).toEqual([]);
    const [busy] = await feeds('analyst', companies[2]);
    expect(
      (Date.parse(busy?.nextPollAt ?? '') - Date.parse(busy?.polledAt ?? '')) / MS_PER_MINUTE,
    ).toBeGreaterThanOrEqual(119);
    expect([canary.connections(), errors]).toEqual([0, []]);
  });

  it('that cuts a feed off is stated, and what comes before it is taken in; whole again, the rest comes', async () => {
    const whole = buildFeed(['First told', 'Second told']);
    const cut = (reply: ServerResponse) =>
      reply
        .writeHead(200, { 'content-type': 'text/xml', etag: '"one"' })
        .end(whole.slice(0, whole.lastIndexOf('Second') + 3));
    answers.set(path, cut);
    await pollLater();
    expect([await feeds(), await stories()]).toMatchObject([
      [{ problem: 'cut-off', items: 1 }],
      ['First told'],
    ]);
    await pollLater();
    expect(await feeds()).toMatchObject([{ problem: 'cut-off', items: 1 }]);
    answers.set(path, rss(whole));
    await pollLater();
    expect([await feeds(), (await stories()).toSorted()]).toMatchObject([
      [{ problem: null, items: 2 }],
      ['First told', 'Second told'],
    ]);
  });

  it('that ends a feed stops its polls, until its company is asked for it anew', async () => {
    answers.set(path, (reply) => reply.writeHead(410).end());
    await pollLater();
    requests = [];
    await pollLater();
    expect(requests).not.toContain(path);
    expect(await feeds()).toMatchObject([{ problem: 'gone', nextPollAt: null }]);
    answers.set(path, rss(buildFeed(['Again'])));
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .updateTable('feeds')
        .set({ polled_at: new Date(0) })
        .where('tenant_id', '=', world.tenant.id)
        .where('company_id', '=', id)
        .execute(),
    );
    await world.as('analyst').call(pollCompanyFeeds, { params: { id } });
    await pollFeedsByCompany(context(), world.tenant.id, id, log);
    expect([await feeds(), await stories()]).toMatchObject([[{ problem: null }], ['Again']]);
  });

  it('in its titles is cleaned: scripts, overrides of direction, its own entities, base64', async () => {
    const entry = (title: string, at: number) => `<entry><id>${path}${at}</id>${title}</entry>`;
    const title = (text: string) => `<title type="html">${text}</title>`;
    const titles = [
      title('&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; Alpha rises'),
      title('Beta \u202efalls\u202c'),
      title('&co; grows'),
      `<title mode="base64" type="text/html">${Buffer.from('Delta <b>shrinks</b>').toString('base64')}</title>`,
      title('Epsilon <![CDATA[<a href="x">pays'),
      title('Zeta waits'),
    ];
    answers.set(
      path,
      rss(
        `<!DOCTYPE feed [<!ENTITY co "Gamma &amp; Co">]><feed xmlns="http://www.w3.org/2005/Atom">${titles.map(entry).join('')}</feed>`,
      ),
    );
    await pollLater();
    expect((await stories()).toSorted()).toEqual([
      'Alpha rises',
      'Beta falls',
      'Delta shrinks',
      'Epsilon pays',
      'Gamma & Co grows',
      'Zeta waits',
    ]);
  });

  it('gives an item whose date cannot be right an unknown day: it is not of today', async () => {
    const far = new Date(context().now() + 40 * 86_400_000).toUTCString();
    const item = (title: string, date: string) =>
      `<item><title>${title}</title><guid>${path}${title}</guid><pubDate>${date}</pubDate></item>`;
    answers.set(
      path,
      rss(
        `<rss><channel>${item('Dated', 'Thu, 05 Nov 2020 10:00:00 GMT')}${item('Far', far)}${item('Past', 'Thu, 01 Jan 1970 00:00:00 GMT')}${item('Undated', '')}${item('Unread', 'soon')}${item('Victorian', 'Sat, 01 Jun 1850 12:00:00 GMT')}<item><guid>x</guid></item></channel></rss>`,
      ),
    );
    await pollLater();
    const today = new Date(context().now()).toISOString().slice(0, 10);
    const events = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('events')
        .select(['title', 'day'])
        .where('tenant_id', '=', world.tenant.id)
        .where('company_id', '=', id)
        .orderBy('title')
        .execute(),
    );
    expect(events).toEqual([
      { title: 'Dated', day: '2020-11-05' },
      { title: 'Far', day: null },
      { title: 'Past', day: null },
      { title: 'Undated', day: today },
      { title: 'Unread', day: null },
      { title: 'Victorian', day: null },
    ]);
  });

  it.each([
    ['the first of a feed without dates', ['', '']],
    ['that of the latest date', ['Mon, 02 Mar 2026 08:00:00 GMT', 'Mon, 02 Mar 2026 06:00:00 GMT']],
    [
      'that of the latest date, wherever it stands',
      ['Mon, 02 Mar 2026 06:00:00 GMT', 'Mon, 02 Mar 2026 08:00:00 GMT'],
    ],
  ])('of several headlines under one id keeps %s', async (_, dates) => {
    const titles = [45, 40].map(
      (thousands) => `Zephyr Corp recalls ${thousands},000 heat pumps over fire risk`,
    );
    const items = titles.map(
      (title, at) =>
        `<item><title>${title}</title><link>https://news.test${path}</link><guid>${path}</guid>${dates[at] === '' ? '' : `<pubDate>${dates[at]}</pubDate>`}</item>`,
    );
    answers.set(path, rss(`<rss><channel>${items.join('')}</channel></rss>`));
    await pollLater();
    const isSecondLater = (dates[1] ?? '') > (dates[0] ?? '');
    expect(await stories()).toEqual([titles[isSecondLater ? 1 : 0]]);
  });
});

describe('Fetch now', () => {
  it('asks the feeds of the company at once, and not again within half a minute', async () => {
    answers.set(path, rss(buildFeed(['Now'])));
    expect(await world.as('analyst').call(pollCompanyFeeds, { params: { id } })).toEqual({
      status: 'success',
      message: 'The feeds are being fetched now.',
    });
    ahead = 0;
    expect(await pollFeedsByCompany(context(), world.tenant.id, id, log)).toBe(1);
    expect(await stories()).toEqual(['Now']);
    const again = await world.as('analyst').post(pollCompanyFeeds.path.replace('{id}', id));
    expect([again.status, again.problem().code]).toEqual([429, 'too-many-attempts']);
    expect((await world.audited(id)).map(({ action }) => action)).toContain('news.poll');
  });

  it('is for who may add events to a company that they see, and that names a feed', async () => {
    const ask = async (name: Person, companyId: string) =>
      (await world.as(name).post(pollCompanyFeeds.path.replace('{id}', companyId))).status;
    const look = async (name: Person, companyId: string) =>
      (await world.as(name).get(getCompanyFeeds.path.replace('{id}', companyId))).status;
    expect([
      await ask('client', id),
      await ask('stranger', id),
      await ask('analyst', world.tenant.companyId('SEEN')),
    ]).toEqual([403, 404, 404]);
    expect([
      await look('client', id),
      await look('stranger', id),
      await look('analyst', world.tenant.companyId('SEEN')),
    ]).toEqual([403, 404, 200]);
  });

  it('and every poll asks nobody while feeds are switched off', async () => {
    const off = { ...context(), config: { ...world.server.config, FEEDS: false } };
    expect([
      await pollDueFeeds(off, log),
      await pollFeedsByCompany(off, world.tenant.id, id, log),
      requests,
    ]).toEqual([0, 0, []]);
  });
});
