// News from being handed in to being suggested: items of a thousand companies through every step, against the bare rows inserted alike in
// batches; then a part of them moved to the company events, and the stored scores compared with a recomputation. BENCH_SCALE=0.1 makes it a tenth.

import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import { hashKey } from '../../apps/api/src/frame/hash-key.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { ingestItems } from '../../apps/api/src/news/ingest.service.ts';
import type { NewsItem, NewsStep, NewsWork } from '../../apps/api/src/news/news-step.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { addInventedCompanies, addInventedEvents } from '../testing/fill-tenant.ts';
import { count, times } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { NamedCompany } from './invented-news.ts';
import { inventedItem } from './invented-news.ts';

const COMPANIES = 1000;
const EVENTS_EACH = 20;
const ITEMS = 10_000;
const BATCH = 1000;
/** A minute (issue 17). */
const LEAST = 60_000;
/** Headlines under one id may take so many times as long as under ids of their own. */
const MOST_TIMES = 2;

interface Place {
  readonly db: Database;
  readonly appUrl: string;
  readonly tenantId: string;
  readonly companies: readonly NamedCompany[];
  readonly today: Day;
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  const db = openDatabase({ url: server.appUrl, pool: 4, onError: (error) => console.error(error.message) });
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    const today = dayFromTimestamp(Date.now());
    const tenantId = await addTenant(
      db,
      { name: 'bench', isDemo: false, pinnedAsOf: null },
      async (tx, id) => {
        await addInventedCompanies(tx, id, COMPANIES);
        await addInventedEvents(tx, id, EVENTS_EACH, today);
        await recomputeScores({ now: Date.now }, tx, id, 'all');
      },
    );
    const companies = await inTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('companies')
        .select(['id', 'ticker', 'name'])
        .where('tenant_id', '=', tenantId)
        .orderBy('ticker')
        .execute(),
    );
    return await measure(
      { db, appUrl: server.appUrl, tenantId, companies, today },
      Math.round(ITEMS * Number(process.env['BENCH_SCALE'] ?? 1)),
    );
  } finally {
    await db.destroy();
    await server.remove();
  }
}

interface Taken {
  readonly seconds: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly ofSteps: ReadonlyMap<string, number>;
}

async function measure(place: Place, items: number): Promise<BenchResult> {
  // The model is read and the statements are planned before anything is timed.
  await ingest(place, inventItems(place, 200, 'warm', 1_000_000));
  const fresh = inventItems(place, items, 'fresh');
  const taken = await ingest(place, fresh);
  const again = await ingest(place, fresh);
  const bare = await insertBare(place, inventItems(place, items, 'bare'));
  const ids = await compareIds(place);
  const differing = await inTenant(place.db, place.tenantId, (tx) =>
    recomputeScores({ now: Date.now }, tx, place.tenantId, 'all'),
  );
  return report({ items, taken, again, bare, ids, differing });
}

/** A call full of headlines of one company, each under an id of its own, and all under one, as some sources have it. */
async function compareIds(place: Place): Promise<{ readonly own: Taken; readonly one: Taken }> {
  const [first, second] = place.companies;
  const ofCompany = (company: NamedCompany | undefined, run: string, from: number) =>
    inventItems(place, BATCH, run, from).map((item) => ({ ...item, ticker: company?.ticker ?? '', url: '' }));
  const own = await ingest(place, ofCompany(first, 'own-ids', 2_000_000));
  const alike = ofCompany(second, 'one-id', 3_000_000).map((item) => ({ ...item, id: 'everything' }));
  return { own, one: await ingest(place, alike) };
}

function inventItems({ companies, today }: Place, items: number, run: string, from = 0): NewsItem[] {
  return Array.from({ length: items }, (_, number) => inventedItem(from + number, companies, today, run));
}

async function ingest({ db, tenantId }: Place, items: readonly NewsItem[]): Promise<Taken> {
  const ofSteps = new Map<string, number>();
  const runTimed = (step: NewsStep, work: NewsWork) =>
    timed(
      () => step(work),
      (seconds) => ofSteps.set(step.name, (ofSteps.get(step.name) ?? 0) + seconds),
    );
  const outcomes: Record<string, number> = {};
  let seconds = 0;
  await timed(
    async () => {
      for (let at = 0; at < items.length; at += BATCH) {
        const batch = {
          tenantId,
          caller: null,
          origin: 'bench',
          source: '',
          items: items.slice(at, at + BATCH),
        };
        for (const { outcome } of await inTenant(db, tenantId, (tx) =>
          ingestItems(tx, batch, Date.now(), runTimed),
        ))
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    },
    (all) => {
      seconds = all;
    },
  );
  return { seconds, outcomes, ofSteps };
}

async function timed(work: () => Promise<void>, reportSeconds: (seconds: number) => void): Promise<void> {
  const begun = performance.now();
  await work();
  reportSeconds((performance.now() - begun) / 1000);
}

const BARE = `INSERT INTO events (tenant_id, id, company_id, stage, is_ui_generated, title, title_key, url, url_key, summary, source, day)
  SELECT $1, id, company_id, 'imported', false, title, title_key, url, url_key, summary, source, day
  FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::uuid[], $8::text[], $9::text[], $10::date[]) AS n(id, company_id, title, title_key, url, url_key, summary, source, day)
  ON CONFLICT DO NOTHING`;

/** The same rows in batches of the same size, their companies known, each batch committed. */
async function insertBare(
  { appUrl, tenantId, companies }: Place,
  items: readonly NewsItem[],
): Promise<number> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query(`SET app.tenant_id = '${tenantId}'`);
    let seconds = 0;
    await timed(
      async () => {
        for (let at = 0; at < items.length; at += BATCH) {
          const rows = items.slice(at, at + BATCH);
          const column = <T>(value: (item: NewsItem, index: number) => T) => rows.map(value);
          await client.query(BARE, [
            tenantId,
            column(() => newId()),
            column((_, index) => companies[(at + index) % companies.length]?.id),
            column(({ title }) => title),
            column(({ title }) => hashKey(titleKey(title))),
            column(({ url }) => url),
            column(({ url }) => hashKey(urlKey(url))),
            column(({ summary }) => summary),
            column(({ source }) => source),
            column(({ date }) => date),
          ]);
        }
      },
      (all) => {
        seconds = all;
      },
    );
    return seconds;
  } finally {
    await client.end();
  }
}

interface Measured {
  readonly items: number;
  readonly taken: Taken;
  readonly again: Taken;
  /** Seconds. */
  readonly bare: number;
  readonly ids: { readonly own: Taken; readonly one: Taken };
  readonly differing: number;
}

function report({ items, taken, again, bare, ids, differing }: Measured): BenchResult {
  const perMinute = (items / taken.seconds) * 60;
  const { added = 0 } = taken.outcomes;
  const share = (seconds: number) => `${Math.round((100 * seconds) / taken.seconds)} %`;
  return {
    title: 'News: from an item to a system generated event with suggestions',
    lines: [
      `${count(items)} items of ${count(COMPANIES)} companies with ${EVENTS_EACH} events each, half of them without a ticker, a fifth told again by another source, in batches of ${count(BATCH)}, each a transaction:`,
      `${count(added)} became events in ${taken.seconds.toFixed(1)} s, **${count(Math.round(perMinute))} a minute**. What became of them: ${Object.entries(
        taken.outcomes,
      )
        .map(([outcome, number]) => `${outcome} ${count(number)}`)
        .join(', ')}.`,
      '',
      '| step | seconds | of the whole |',
      '|---|--:|--:|',
      ...[...taken.ofSteps].map(
        ([name, seconds]) => `| ${name} | ${seconds.toFixed(2)} | ${share(seconds)} |`,
      ),
      '',
      `The same items once more, all known: ${again.seconds.toFixed(2)} s (${count(again.outcomes['added'] ?? 0)} added). The same rows inserted bare, in batches as large: ${bare.toFixed(2)} s, so the whole way is **${times(taken.seconds / bare)}** the bare rows.`,
      `${count(BATCH)} headlines of one company, each under an id of its own: ${ids.own.seconds.toFixed(2)} s (${count(ids.own.outcomes['added'] ?? 0)} added); all under one: ${ids.one.seconds.toFixed(2)} s (${count(ids.one.outcomes['added'] ?? 0)} added).`,
      `Stored scores that differ from a recomputation at the end: ${differing}.`,
    ],
    figures: [
      {
        figure: 'New items a minute, from being handed in to suggestions and stories',
        target: `at least ${count(LEAST)}`,
        measured: count(Math.round(perMinute)),
        isReached: perMinute >= LEAST && added > items * 0.9,
      },
      {
        figure: 'Headlines under one id, against ids of their own',
        target: `within ${MOST_TIMES}x, none lost`,
        measured: times(ids.one.seconds / ids.own.seconds),
        isReached:
          ids.one.seconds < MOST_TIMES * ids.own.seconds &&
          ids.one.outcomes['added'] === ids.own.outcomes['added'],
      },
      {
        figure: 'Stored scores that differ after it',
        target: '0',
        measured: String(differing),
        isReached: differing === 0,
      },
    ],
  };
}
