// One event written by the service, with all that belongs to it, against the bare row.

import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import { hashKey } from '../../apps/api/src/frame/hash-key.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addEvent } from '../../apps/api/src/events/events.service.ts';
import { addNames } from '../../apps/api/src/tenants/tenants.service.ts';
import type { BenchDatabase } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import type { Services } from '../testing/services.ts';
import { findCaller } from '../testing/services.ts';
import { count, median, ms, percentile, times } from '../testing/statistics.ts';

const WARM_UPS = 50;
const EVENTS = 400;
const MOST_TIMES = 3;
/** Prime to the number of companies: every event is another company's. */
const STEP = 7919;
const SOURCE = 'The Daily Example';
const TOPIC = 'Markets';

interface Story {
  readonly companyId: string;
  readonly title: string;
  readonly url: string;
  readonly day: Day;
}

interface Variants {
  readonly service: number[];
  readonly bare: number[];
  readonly inTransaction: number[];
}

export async function measureAddedEvents(
  database: BenchDatabase,
  services: Services,
): Promise<{ lines: string[]; figures: Figure[] }> {
  const { middle } = database;
  const caller = await findCaller(services.context, middle, 'admin');
  await inTenant(services.context.db, middle.id, async (tx) => {
    await addNames(tx, middle.id, 'sources', [SOURCE]);
    await addNames(tx, middle.id, 'topics', [TOPIC]);
  });
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  try {
    await client.query(`SET app.tenant_id = '${middle.id}'`);
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM companies WHERE tenant_id = $1 ORDER BY id',
      [middle.id],
    );
    const variants = await write(
      services.context,
      caller,
      client,
      rows.map(({ id }) => id),
      database.today,
    );
    return report(variants, middle.companies);
  } finally {
    await client.end();
  }
}

async function write(
  context: AppContext,
  caller: Caller,
  client: pg.Client,
  companyIds: readonly string[],
  today: Day,
): Promise<Variants> {
  const variants: Variants = { service: [], bare: [], inTransaction: [] };
  let written = 0;
  const run = newId();
  const newStory = (): Story => {
    written += 1;
    const companyId = companyIds[(written * STEP) % companyIds.length] ?? '';
    return {
      companyId,
      title: `A story told while measuring, number ${written} of ${run}`,
      url: `https://news.test/measured/${run}/${written}`,
      day: today - (written % 60),
    };
  };
  for (let turn = 0; turn < WARM_UPS + EVENTS; turn += 1) {
    const taken = {
      service: await timed(() => addByService(context, caller, newStory())),
      bare: await timed(() => insertBare(client, caller.tenantId, newStory())),
      inTransaction: await timed(() => insertInTransaction(client, caller.tenantId, newStory())),
    };
    if (turn < WARM_UPS) continue;
    variants.service.push(taken.service);
    variants.bare.push(taken.bare);
    variants.inTransaction.push(taken.inTransaction);
  }
  return variants;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const SUMMARY = 'What the paper wrote about it, in a sentence or two. '.repeat(4).trim();

function addByService(
  context: AppContext,
  caller: Caller,
  { companyId, title, url, day }: Story,
): Promise<unknown> {
  return addEvent(context, caller, {
    title,
    url,
    summary: SUMMARY,
    source: SOURCE,
    topic: TOPIC,
    language: '',
    impact: 'Positive',
    event: 'Company',
    date: isoFromDay(day),
    score: 0.3,
    companyID: companyId,
    isUIGenerated: true,
  });
}

const INSERT = `INSERT INTO events (tenant_id, id, company_id, stage, is_ui_generated, title, title_key, url, url_key, summary, source, topic, type, score, day)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

/** The same row; the connection has its tenant already, and PostgreSQL commits by itself: one message there, one back. */
function insertBare(
  client: pg.Client,
  tenantId: string,
  { companyId, title, url, day }: Story,
): Promise<unknown> {
  return client.query(INSERT, [
    tenantId,
    newId(),
    companyId,
    'company',
    true,
    title,
    hashKey(titleKey(title)),
    url,
    hashKey(urlKey(url)),
    SUMMARY,
    SOURCE,
    TOPIC,
    'Company',
    300,
    isoFromDay(day),
  ]);
}

async function insertInTransaction(client: pg.Client, tenantId: string, story: Story): Promise<unknown> {
  await client.query(`BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`);
  await insertBare(client, tenantId, story);
  return client.query('COMMIT');
}

function report(
  { service, bare, inTransaction }: Variants,
  companies: number,
): { lines: string[]; figures: Figure[] } {
  const ratio = median(service) / median(bare);
  const row = (name: string, values: readonly number[], against: string) =>
    `| ${name} | ${ms(median(values))} | ${ms(percentile(values, 0.99))} | ${against} |`;
  return {
    lines: [
      `### One event added, among ${count(companies)} companies: ${EVENTS} of each way, in turn, on one connection, every commit on disk`,
      '',
      '| way | median | p99 | against the bare row |',
      '|---|--:|--:|--:|',
      row(
        'service: company locked, event checked and stored, source and topic, score, audit row',
        service,
        `**${times(ratio)}**`,
      ),
      row('bare: the same row in one `INSERT` that commits itself', bare, '1x'),
      row(
        'bare: the same `INSERT` in a transaction of the tenant (`BEGIN; SET LOCAL`, `INSERT`, `COMMIT`)',
        inTransaction,
        times(median(inTransaction) / median(bare)),
      ),
    ],
    figures: [
      {
        figure: 'One event added, score current in the same transaction',
        target: `under ${MOST_TIMES}x the bare insert`,
        measured: times(ratio),
        isReached: ratio < MOST_TIMES,
      },
    ],
  };
}
