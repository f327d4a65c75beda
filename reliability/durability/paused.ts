// E-03: PostgreSQL is stopped (SIGSTOP) for half a minute, then the process of the product, while people write and read; each request is sent again with its
// key until it is answered.

import { setTimeout as sleep } from 'node:timers/promises';
import { addEvent } from '@vigilo/contract/events';
import { listCompanies } from '@vigilo/contract/companies';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import { percentile } from '../../bench/testing/statistics.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { askPatiently } from '../testing/patience.ts';
import { isFault, Tally } from '../testing/rounds.ts';
import { checkScores } from '../testing/score-check.ts';
import { listServerProcesses, signalAll } from '../testing/server-processes.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const PAUSE_MS = 30_000;
const BEFORE_MS = 3_000;
const PEOPLE = 12;
const RETRY_MS = 200;
/** What a client waits for one answer before it asks again: only the pause of the process itself makes it need that. */
const PATIENCE_MS = 12_000;
const LONGEST_MS = 10_000;

interface Seen {
  readonly statuses: Tally;
  readonly times: number[];
  slow: number;
  acknowledged: string[];
}

export const experiment: Experiment = {
  title: 'PostgreSQL stopped for 30 s, the API stopped for 30 s',
  minutes: 4,
  run: (plan) =>
    withSite({ tenant: { companies: [{ ticker: 'ONE' }] } }, async (site) => {
      const database = await observe(plan, site, 'database', async () => listServerProcesses(site.server));
      const product = await observe(plan, site, 'product', async () => [site.node().child.pid ?? 0]);
      const stored = await site.query((tx) =>
        tx.selectFrom('events').select('title').where('tenant_id', '=', site.tenant.id).execute(),
      );
      const titles = new Set(stored.map(({ title }) => title));
      const acknowledged = [...database.acknowledged, ...product.acknowledged];
      const scores = await checkScores(site.db, site.tenant.id);
      const all = database.statuses.sum() + product.statuses.sum();
      return {
        lines: [
          `${PEOPLE} people add events and read the listing, each request sent again with its key until it is answered with 200. A request to the stopped database must be answered within ${LONGEST_MS / 1000} s; to the stopped process nobody can`,
          'answer, so there the requests are counted that are still without an answer ten seconds after it goes on.',
        ],
        counts: {
          'events acknowledged': acknowledged.length,
          'longest answer of the paused database, ms': Math.round(Math.max(...database.times)),
          ...database.statuses.toCounts('database: answers '),
          ...product.statuses.toCounts('API: answers '),
        },
        findings: [
          noneOf('answers later than 10 s, database stopped', database.slow, database.times.length),
          noneOf('answers later than 10 s after the process goes on', product.slow, product.times.length),
          noneOf('events stored twice', stored.length - titles.size, acknowledged.length),
          noneOf(
            'acknowledged events lost',
            acknowledged.filter((title) => !titles.has(title)).length,
            acknowledged.length,
          ),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf(
            'answers from 500 but 503',
            database.statuses.sum(isFault) + product.statuses.sum(isFault),
            all,
          ),
          atMost(
            'p99 of the answers of the paused database',
            percentile(database.times, 0.99),
            LONGEST_MS,
            'ms',
            database.times.length,
          ),
        ],
      };
    }),
};

async function observe(
  plan: Plan,
  site: Site,
  what: 'database' | 'product',
  listPids: () => Promise<number[]>,
): Promise<Seen> {
  const seen: Seen = { statuses: new Tally(), times: [], slow: 0, acknowledged: [] };
  const isOver = { value: false };
  /** When answers can be expected of the process again, performance.now(). */
  const awake = { at: 0 };
  const clients = await Promise.all(Array.from({ length: PEOPLE }, () => site.as(ADMIN)));
  const companyID = site.tenant.companyId('ONE');
  const working = clients.map(async (client, i) => {
    while (!isOver.value)
      await (i % 2 === 0
        ? addOne(client, companyID, seen, awake)
        : ask(() => client.post(listCompanies.path, {}), seen, awake));
  });
  await sleep(BEFORE_MS);
  const pids = await listPids();
  signalAll(pids, 'SIGSTOP');
  try {
    const pause = plan.size(PAUSE_MS);
    // The database's stop is what the product must see; its own is seen by nobody before it is over.
    awake.at = what === 'database' ? 0 : performance.now() + pause;
    await sleep(pause);
  } finally {
    signalAll(pids, 'SIGCONT');
  }
  await sleep(BEFORE_MS);
  isOver.value = true;
  await Promise.all(working);
  return seen;
}

/** Adds one event, asking again with the same key until that is acknowledged. */
async function addOne(
  client: TestClient,
  companyID: string,
  seen: Seen,
  awake: { readonly at: number },
): Promise<void> {
  const key = newId();
  const draft = draftEvent(companyID, key, 1 + (seen.times.length % 200));
  const headers = { 'idempotency-key': key };
  for (;;) {
    const status = await ask(() => client.post(addEvent.path, draft, { headers }), seen, awake);
    if (status === 200) break;
    await sleep(RETRY_MS);
  }
  seen.acknowledged.push(draft.title);
}

async function ask(
  send: () => Promise<TestReply>,
  seen: Seen,
  awake: { readonly at: number },
): Promise<number> {
  const begun = performance.now();
  const status = (await askPatiently(send, PATIENCE_MS))?.status ?? 0;
  const now = performance.now();
  seen.statuses.add(status === 0 ? 'no answer' : status);
  if (status !== 0) seen.times.push(now - begun);
  // While the process sleeps nobody can answer.
  const waited = now - Math.max(begun, awake.at);
  if (waited > LONGEST_MS) seen.slow += 1;
  return status;
}
