// E-02: all processes of the product's own PostgreSQL are killed (SIGKILL) at a random instant while people write. The product answers 503, brings it back
// and finds it again, without being restarted itself.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../e2e/free-port.ts';
import { createRandom } from '../../bench/testing/random.ts';
import { percentile } from '../../bench/testing/statistics.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { Journal } from '../testing/journal.ts';
import { doRounds, isFault } from '../testing/rounds.ts';
import { checkScores } from '../testing/score-check.ts';
import { listServerProcesses, signalAll } from '../testing/server-processes.ts';
import type { Site } from '../testing/site.ts';
import { endNode, withSite } from '../testing/site.ts';
import { checkWritten, tenantForWriters, Writers } from '../testing/writers.ts';

const CYCLES = 50;
const WRITERS = 40;
/** The supervisor waits ever longer for a server that does not settle, and gives up after the eighth time: the product is started anew before that. */
const KILLS_IN_A_ROW = 5;
const BETWEEN_MS = 2_000;
const LOOK_MS = 5;
const BACK_MS = 15_000;

interface Seen {
  readonly back: number[];
  /** Times that the product itself was gone after the kill. */
  ended: number;
}

export const experiment: Experiment = {
  title: 'kill -9 of PostgreSQL under writers',
  minutes: 10,
  async run(plan) {
    const port = await findFreePort();
    const options = {
      isEmbedded: true,
      settings: { PORT: String(port) },
      tenant: tenantForWriters(WRITERS),
    };
    return withSite(options, async (site) => {
      const journal = new Journal(join(site.folder, 'journal'));
      const crowd = new Writers(site, journal);
      await crowd.start(WRITERS);
      const seen: Seen = { back: [], ended: 0 };
      const kills = await killAgainAndAgain(plan, site, crowd, seen);
      await crowd.end();
      await site.findDatabase();
      const written = await checkWritten(site, journal, WRITERS);
      const scores = await checkScores(site.db, site.tenant.id);
      const damage = await readEverything(site.server.ownerUrl);
      const { statuses } = crowd.answers;
      return {
        lines: [
          `${WRITERS} people write while all processes of PostgreSQL are killed, ${KILLS_IN_A_ROW} times for each process of the product, ${BETWEEN_MS / 1000} to ${(BETWEEN_MS * 2) / 1000} s after it came back: the supervisor waits 0, 0.5, 1, 2 and 5 s before it`,
          'starts a server again that has not run for a minute. Afterwards the tables are compared with the journal, every page of every table is read with its checksum.',
        ],
        counts: {
          kills,
          'acknowledged writes': journal.acknowledged,
          'writes without acknowledgement': journal.unanswered,
          'p50 of the first write acknowledged after a kill, ms': Math.round(percentile(seen.back, 0.5)),
          'longest, ms': Math.round(Math.max(...seen.back)),
          'tables read': damage.tables,
          ...statuses.toCounts('answers '),
        },
        findings: [
          noneOf('acknowledged writes lost', written.lost.length, journal.acknowledged),
          noneOf('halves of a transaction', written.halves, journal.acknowledged),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf('pages whose checksum is wrong, tables that cannot be read', damage.failures, damage.tables),
          noneOf('kills after which the product itself was gone', seen.ended, kills),
          noneOf('answers other than 200 and 503', countOthers(crowd), statuses.sum()),
          noneOf('answers from 500 but 503', statuses.sum(isFault), statuses.sum()),
          atMost(
            'first write acknowledged after a kill, p95',
            percentile(seen.back, 0.95),
            BACK_MS,
            'ms',
            kills,
          ),
        ],
      };
    });
  },
};

/** Refusals that come from the writer's own doubt, 404 and 409, are none; neither is silence while the product is started anew. */
function countOthers(crowd: Writers): number {
  return crowd.answers.statuses.sum((status) => !['200', '404', '409', '503', 'no answer'].includes(status));
}

async function killAgainAndAgain(plan: Plan, site: Site, crowd: Writers, seen: Seen): Promise<number> {
  const random = createRandom(plan.seed);
  return doRounds(plan, plan.size(CYCLES), 1, async (round) => {
    if (round > 0 && round % KILLS_IN_A_ROW === 0) await startAnew(site, crowd);
    await sleep(BETWEEN_MS * (1 + random()));
    const node = site.node();
    const killed = performance.now();
    signalAll(await listServerProcesses(site.server), 'SIGKILL');
    await waitForWrite(crowd, killed);
    seen.back.push(crowd.lastAcknowledged - killed);
    seen.ended += node.child.exitCode === null && node.child.signalCode === null ? 0 : 1;
  });
}

async function waitForWrite(crowd: Writers, after: number): Promise<void> {
  // A write that was under way may have been answered after the instant that was noted.
  await sleep(LOOK_MS * 10);
  const since = Math.max(after, performance.now());
  while (crowd.lastAcknowledged < since) await sleep(LOOK_MS);
}

async function startAnew(site: Site, crowd: Writers): Promise<void> {
  const node = site.nodes.pop();
  if (node) await endNode(node);
  const ended = performance.now();
  await site.addNode();
  await waitForWrite(crowd, ended);
}

/** Reads every row of every table, which compares each page with its checksum. */
async function readEverything(ownerUrl: string): Promise<{ tables: number; failures: number }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
    );
    let failures = 0;
    for (const { name } of rows)
      failures += await client.query(`SELECT sum(length(t::text)) FROM ${name} t`).then(
        () => 0,
        () => 1,
      );
    const { rows: sums } = await client.query<{ failed: string }>(
      'SELECT coalesce(sum(checksum_failures), 0) AS failed FROM pg_stat_database',
    );
    return { tables: rows.length, failures: failures + Number(sums[0]?.failed ?? 0) };
  } finally {
    await client.end();
  }
}
