// E-01: the process of the product is killed (SIGKILL) at a random instant while two hundred people write, and started again at once, over and over. Its
// PostgreSQL is its own, as `npm start` has it.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../e2e/free-port.ts';
import { createRandom } from '../../bench/testing/random.ts';
import { percentile } from '../../bench/testing/statistics.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atLeast, atMost, noneOf } from '../testing/experiment.ts';
import { Journal } from '../testing/journal.ts';
import { doRounds, isFault } from '../testing/rounds.ts';
import { checkScores } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { withSite } from '../testing/site.ts';
import { checkWritten, tenantForWriters, Writers } from '../testing/writers.ts';

const CYCLES = 50;
const WRITERS = 200;
const WRITES = 100_000;
const LOOK_MS = 5;
const SPREAD_MS = 500;
/** A cycle goes on without its share of writes after so long. */
const CYCLE_MS = 30_000;
const BACK_MS = 5_000;

export const experiment: Experiment = {
  title: 'kill -9 of the API under two hundred writers',
  minutes: 22,
  async run(plan) {
    const writers = plan.size(WRITERS);
    const port = await findFreePort();
    const options = {
      isEmbedded: true,
      settings: { PORT: String(port) },
      tenant: tenantForWriters(writers),
    };
    return withSite(options, async (site) => {
      const journal = new Journal(join(site.folder, 'journal'));
      const crowd = new Writers(site, journal);
      await crowd.start(writers);
      const back: number[] = [];
      const cycles = await killAgainAndAgain(plan, site, crowd, journal, back);
      await crowd.end();
      await site.findDatabase();
      const written = await checkWritten(site, journal, writers);
      const scores = await checkScores(site.db, site.tenant.id);
      const { statuses } = crowd.answers;
      return {
        lines: [
          `${writers} people add events, edit companies and clients, and change portfolios, each write with a tag of its own; what was acknowledged is written to a journal outside the product. The process is killed at a random instant and`,
          'started again at once. Afterwards the tables are compared with the journal, every event with its entry of the audit log, and every score with its recomputation.',
        ],
        counts: {
          kills: cycles,
          'acknowledged writes': journal.acknowledged,
          'writes without acknowledgement': journal.unanswered,
          'p50 of the first write acknowledged after a kill, ms': Math.round(percentile(back, 0.5)),
          'longest, ms': Math.round(Math.max(...back)),
          ...statuses.toCounts('answers '),
        },
        findings: [
          noneOf('acknowledged writes lost', written.lost.length, journal.acknowledged),
          atLeast('acknowledged writes', journal.acknowledged, plan.size(WRITES), ''),
          noneOf('halves of a transaction', written.halves, journal.acknowledged),
          noneOf('events stored twice', written.twice, journal.acknowledged),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          atMost('first write acknowledged after a kill, p95', percentile(back, 0.95), BACK_MS, 'ms', cycles),
          noneOf('answers from 500 but 503', statuses.sum(isFault), statuses.sum()),
        ],
      };
    });
  },
};

async function killAgainAndAgain(
  plan: Plan,
  site: Site,
  crowd: Writers,
  journal: Journal,
  back: number[],
): Promise<number> {
  const random = createRandom(plan.seed);
  const share = plan.size(WRITES) / plan.size(CYCLES);
  return doRounds(plan, plan.size(CYCLES), 1, async () => {
    const before = journal.acknowledged;
    const end = performance.now() + CYCLE_MS;
    while (journal.acknowledged - before < share && performance.now() < end) await sleep(LOOK_MS);
    await sleep(random() * SPREAD_MS);
    const victim = site.nodes.pop();
    victim?.child.kill('SIGKILL');
    await victim?.end();
    const killed = performance.now();
    await site.addNode();
    while (crowd.lastAcknowledged < killed) await sleep(LOOK_MS);
    back.push(crowd.lastAcknowledged - killed);
  });
}
