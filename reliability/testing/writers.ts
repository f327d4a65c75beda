// Many people who write at once and keep on writing through whatever happens to the server: events, fields of companies, portfolios, clients. Every write
// carries a tag of its own; afterwards the tables are compared with the journal of what was acknowledged.

import { changeClient } from '@vigilo/contract/clients';
import { changeCompany } from '@vigilo/contract/companies';
import { addEvent } from '@vigilo/contract/events';
import { addToPortfolio, removeFromPortfolio } from '@vigilo/contract/portfolio';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import type { TestTenantOptions } from '../../apps/api/src/app/testing/test-tenant.ts';
import { Crowd } from './crowd.ts';
import { draftEvent } from './drafts.ts';
import type { Acknowledged, Journal } from './journal.ts';
import { Tally } from './rounds.ts';
import type { Site } from './site.ts';

const PEOPLE = 10;
const DAYS = 300;

/** Of each ten writers so many do this. */
const KINDS = [
  'event',
  'event',
  'event',
  'event',
  'company',
  'company',
  'company',
  'portfolio',
  'client',
  'client',
] as const;

/** What so many writers need: a company and a client each, and people with portfolios. */
export function tenantForWriters(writers: number): TestTenantOptions {
  const numbers = Array.from({ length: writers }, (_, i) => i);
  return {
    companies: numbers.map((i) => ({
      ticker: `W${i}`,
      sector: 'Energy',
      industry: 'Coal',
      country: 'Spain',
      region: 'EMEA',
    })),
    clients: numbers.map((i) => ({ name: `Client ${i}`, companies: [`W${i}`] })),
    users: Array.from({ length: PEOPLE }, (_, i) => ({ email: emailOf(i), role: 'Admin' })),
  };
}

function emailOf(writer: number): string {
  return `writer${writer % PEOPLE}@site.test`;
}

export interface Answers {
  readonly statuses: Tally;
  /** Requests that took longer than they may. */
  slow: number;
}

/** How long one answer may take, in milliseconds; longer, and it is counted. */
const LONGEST_MS = 10_000;

export class Writers {
  readonly answers: Answers = { statuses: new Tally(), slow: 0 };
  /** When a write was last acknowledged, performance.now(). */
  lastAcknowledged = 0;
  readonly #site: Site;
  readonly #journal: Journal;
  readonly #crowd = new Crowd();

  constructor(site: Site, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
  }

  /** Lets so many write until {@link end}. */
  async start(writers: number): Promise<void> {
    for (let writer = 0; writer < writers; writer += 1) {
      const client = await this.#site.as(emailOf(writer));
      const kind = KINDS[writer % KINDS.length] ?? 'event';
      this.#crowd.add((turn) => this.#writeOnce(client, kind, writer, turn));
    }
  }

  /** Resolves when the writes under way are answered. */
  end(): Promise<void> {
    return this.#crowd.end();
  }

  async #writeOnce(
    client: TestClient,
    kind: (typeof KINDS)[number],
    writer: number,
    turn: number,
  ): Promise<boolean> {
    const ticker = `W${writer}`;
    const companyID = this.#site.tenant.companyId(ticker);
    const tag = `${writer} ${turn}`;
    const key = `${kind} ${writer}`;
    if (kind === 'event') {
      const draft = draftEvent(companyID, nameEvent(writer, turn), 1 + (turn % DAYS));
      const isDone = await this.#send(() => client.post(addEvent.path, draft));
      this.#journal.add(key, draft.title, isDone);
      return isDone;
    }
    if (kind === 'portfolio') {
      const isIn = turn % 2 === 0;
      // Whether it is there after a request without an answer, the next request finds out: both answers to it are right.
      const isDone = await this.#send(
        () =>
          isIn
            ? client.put(addToPortfolio.path, { ticker })
            : client.delete(removeFromPortfolio.path.replace('{id}', companyID)),
        isIn ? 409 : 404,
      );
      this.#journal.put(key, isIn ? 'in' : 'out', isDone);
      return isDone;
    }
    const [path, body] =
      kind === 'company'
        ? [changeCompany.path, { companyID, Company: { businessDescription: tag } }]
        : [changeClient.path, this.#editClient(writer, companyID, tag)];
    const isDone = await this.#send(() => client.post(path, body));
    this.#journal.put(key, tag, isDone);
    return isDone;
  }

  #editClient(writer: number, companyID: string, description: string) {
    const name = `Client ${writer}`;
    return { _id: this.#site.tenant.clientId(name), name, description, companyIDs: [companyID] };
  }

  /** Whether it was acknowledged. */
  async #send(send: () => Promise<TestReply>, other?: number): Promise<boolean> {
    const begun = performance.now();
    const status = await send().then(
      (reply) => reply.status,
      () => 0,
    );
    const now = performance.now();
    this.answers.statuses.add(status === 0 ? 'no answer' : status);
    this.answers.slow += now - begun > LONGEST_MS ? 1 : 0;
    const isDone = status === 200 || status === other;
    if (isDone) this.lastAcknowledged = now;
    return isDone;
  }
}

/** Titles that have nothing in common, so that none is taken for the story of another. */
function nameEvent(writer: number, turn: number): string {
  return ['a', 'b', 'c']
    .map((letter, i) => `${letter}${(writer * 7 + i).toString(36)}x${(turn * 31 + i).toString(36)}`)
    .join(' ');
}

export interface WrittenCheck {
  /** Acknowledged writes that are not there, as key and value. */
  readonly lost: readonly string[];
  /** Events without the entry of the audit log that is written with them, or the other way round. */
  readonly halves: number;
  /** Writes that became two. */
  readonly twice: number;
}

/** Compares the tables with the journal, or with what it held at some moment. */
export async function checkWritten(
  site: Pick<Site, 'tenant' | 'query'>,
  journal: Acknowledged,
  writers: number,
): Promise<WrittenCheck> {
  const { events, audited, companies, clients, portfolios } = await readWritten(site);
  const titles = new Map<string, Set<string>>();
  for (const { company_id, title } of events)
    titles.set(company_id, (titles.get(company_id) ?? new Set()).add(title));
  const descriptions = new Map([
    ...companies.map(({ id, business_description }) => [id, business_description] as const),
    ...clients.map(({ id, description }) => [id, description] as const),
  ]);
  const inPortfolio = new Set(portfolios.map(({ company_id }) => company_id));
  const stored = (key: string): string | null => {
    const [kind, writer = ''] = key.split(' ');
    const companyId = site.tenant.companyId(`W${writer}`);
    if (kind === 'portfolio') return inPortfolio.has(companyId) ? 'in' : 'out';
    return (
      descriptions.get(kind === 'company' ? companyId : site.tenant.clientId(`Client ${writer}`)) ?? null
    );
  };
  const missing = Array.from({ length: writers }, (_, i) =>
    journal.listMissing(`event ${i}`, titles.get(site.tenant.companyId(`W${i}`)) ?? new Set()),
  );
  const ids = new Set(events.map(({ id }) => id));
  const auditedIds = new Set(audited.map(({ entity_id }) => entity_id));
  return {
    lost: [...journal.listLost(stored), ...missing.flat()],
    halves:
      events.filter(({ id }) => !auditedIds.has(id)).length +
      audited.filter(({ entity_id }) => entity_id === null || !ids.has(entity_id)).length,
    twice: events.length - [...titles.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** All that writers write. */
function readWritten(site: Pick<Site, 'tenant' | 'query'>) {
  const tenantId = site.tenant.id;
  return site.query(async (tx) => ({
    events: await tx
      .selectFrom('events')
      .select(['id', 'company_id', 'title'])
      .where('tenant_id', '=', tenantId)
      .execute(),
    audited: await tx
      .selectFrom('audit_log')
      .select('entity_id')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'events.add')
      .execute(),
    companies: await tx
      .selectFrom('companies')
      .select(['id', 'business_description'])
      .where('tenant_id', '=', tenantId)
      .execute(),
    clients: await tx
      .selectFrom('clients')
      .select(['id', 'description'])
      .where('tenant_id', '=', tenantId)
      .execute(),
    portfolios: await tx
      .selectFrom('portfolio_companies')
      .select('company_id')
      .where('tenant_id', '=', tenantId)
      .execute(),
  }));
}
