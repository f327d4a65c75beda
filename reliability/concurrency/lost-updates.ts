// E-13: two analysts edit the same event, over two processes of the product, each pair of requests let go together; half of the pairs while somebody else
// holds the company's row for a moment, over and over, so that both wait for it.

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RaceResult } from '../../apps/api/src/events/testing/race-edits.ts';
import { raceEdits } from '../../apps/api/src/events/testing/race-edits.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { checkScores } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const PAIRS = 2_000;
const HELD_MS = 15;
const COMPANIES = [{ ticker: 'ONE' }, { ticker: 'TWO' }] as const;

export const experiment: Experiment = {
  title: 'two edits of the same event at the same moment',
  minutes: 6,
  run: (plan) =>
    withSite({ nodes: 2, tenant: { companies: COMPANIES } }, async (site) => {
      const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)] as const;
      const half = plan.size(PAIRS / 2);
      const plain = await raceEdits(clients, site.tenant.companyId('ONE'), half);
      const delayed = await whileRowIsHeld(site, site.tenant.companyId('TWO'), () =>
        raceEdits(clients, site.tenant.companyId('TWO'), half),
      );
      const scores = await checkScores(site.db, site.tenant.id);
      const sum = (value: (result: RaceResult) => number) => value(plain) + value(delayed);
      const different = [plain, delayed].filter(
        ({ storedScore, recomputedScore }) => storedScore !== recomputedScore,
      ).length;
      return {
        lines: [
          'Two people read an event and send different edits of it together, one to each of two processes; four events of a company are raced on at a time. In the second half the row of the company',
          `is held by another transaction for ${HELD_MS} ms again and again. One of each pair must be stored as it was sent, the other refused.`,
        ],
        counts: {
          pairs: sum(({ pairs }) => pairs),
          stored: sum(({ won }) => won),
          refused: sum(({ refused }) => refused),
        },
        findings: [
          noneOf(
            'edits lost without a word',
            sum(({ lost }) => lost),
            sum(({ pairs }) => pairs),
          ),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf('companies whose score is not that of the listed events', different, 2),
        ],
      };
    }),
};

async function whileRowIsHeld<T>(site: Site, companyId: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: site.server.ownerUrl });
  await holder.connect();
  const over = new AbortController();
  const hold = async () => {
    await holder.query(`SELECT set_config('app.tenant_id', $1, false)`, [site.tenant.id]);
    while (!over.signal.aborted) {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [companyId]);
      await sleep(HELD_MS);
      await holder.query('ROLLBACK');
      await sleep(HELD_MS);
    }
  };
  const holding = hold();
  try {
    return await work();
  } finally {
    over.abort();
    await holding;
    await holder.end();
  }
}
