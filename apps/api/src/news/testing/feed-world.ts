// A tenant whose companies name feeds of a publisher on this machine, and a clock that tests move on.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { addCompanies } from '@vigilo/contract/companies';
import { getCompanyFeeds } from '@vigilo/contract/news';
import type { LocalServer } from '../../adapters/guarded-fetch/testing/local-server.ts';
import { startLocalServer } from '../../adapters/guarded-fetch/testing/local-server.ts';
import { EditingTenant } from '../../companies/testing/editing-tenant.ts';
import { inTenant } from '../../frame/database.ts';
import { pollDueFeeds } from '../polling.service.ts';

export type Answer = (reply: ServerResponse, request: IncomingMessage) => void;

const MS_PER_DAY = 86_400_000;

/** A feed with these stories, each with an id and an address of its own. */
export function rss(...titles: readonly string[]): Answer {
  const items = titles.map(
    (title) =>
      `<item><title>${title}</title><link>https://news.test/${encodeURIComponent(title)}</link><guid>${encodeURIComponent(title)}</guid></item>`,
  );
  return (reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(`<rss version="2.0"><channel><title>The Wire</title>${items.join('')}</channel></rss>`);
}

/** A web page with this in its head. */
export function page(head: string): Answer {
  return (reply) =>
    reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html><head><title>Press</title>${head}</head><body>Releases</body></html>`);
}

export class FeedWorld {
  readonly errors: unknown[] = [];
  readonly answers = new Map<string, Answer>();
  /** The paths asked for, since it was last emptied. */
  readonly requests: string[] = [];
  readonly world: EditingTenant;
  readonly publisher: LocalServer;
  readonly #log = {
    info: () => undefined,
    warn: () => undefined,
    error: (said: unknown) => void this.errors.push(said),
  };
  #ahead = 0;

  private constructor(world: EditingTenant, publisher: LocalServer) {
    this.world = world;
    this.publisher = publisher;
  }

  static async start(): Promise<FeedWorld> {
    let all: FeedWorld | null = null;
    const publisher = await startLocalServer((request, reply) => {
      all?.requests.push(request.url ?? '');
      const answer = all?.answers.get(request.url ?? '');
      if (answer) answer(reply, request);
      else reply.writeHead(404).end();
    });
    const world = await EditingTenant.start({
      config: { FEEDS: true, FEED_HOSTS_ALLOWED: [publisher.host], FEED_HOST_SECONDS: 0, SEEN_DAYS: 90 },
    });
    all = new FeedWorld(world, publisher);
    return all;
  }

  async stop(): Promise<void> {
    await this.world.server.stop();
    await this.publisher.close();
  }

  url(path: string): string {
    return `http://${this.publisher.host}${path}`;
  }

  get context() {
    const { db, config, now } = this.world.server;
    return { db, config, now: () => now() + this.#ahead };
  }

  get log() {
    return this.#log;
  }

  /** Adds a company, by the approver, and returns its id. */
  async add(over: object): Promise<string> {
    const { data } = await this.world
      .as('approver')
      .call(addCompanies, { body: { arrayOfCompanies: [this.world.draft(over)] } });
    return data[0]?._id ?? '';
  }

  /** Asks everything that is due so many days later. */
  poll(days = 1): Promise<number> {
    this.#ahead += days * MS_PER_DAY;
    return pollDueFeeds(this.context, this.#log);
  }

  async feeds(companyId: string) {
    return (await this.world.as('analyst').call(getCompanyFeeds, { params: { id: companyId } })).data;
  }

  async titles(companyId: string): Promise<string[]> {
    const events = await inTenant(this.world.server.db, this.world.tenant.id, (tx) =>
      tx
        .selectFrom('events')
        .select('title')
        .where('tenant_id', '=', this.world.tenant.id)
        .where('company_id', '=', companyId)
        .orderBy('title')
        .execute(),
    );
    return events.map(({ title }) => title);
  }
}
