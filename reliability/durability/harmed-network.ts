// E-06: a network that delays, slices, silences, resets and cuts, between the product and PostgreSQL and between clients and the product. What is answered
// is right, and when it is over no connection is stuck and no transaction open.

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addEvent } from '@vigilo/contract/events';
import { getCompany } from '@vigilo/contract/companies';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import type { FaultProxy } from '../testing/fault-proxy.ts';
import { TOXICS } from '../testing/fault-proxy.ts';
import { withHarmedSite } from '../testing/harmed-site.ts';
import { askPatiently } from '../testing/patience.ts';
import { isFault, Tally } from '../testing/rounds.ts';
import { checkScores } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN } from '../testing/site.ts';

const TOXIC_MS = 15_000;
const PEOPLE = 12;
const COMPANIES = 20;
const PATIENCE_MS = 15_000;
const HEALED_MS = 60_000;
const BURST = 40;
const LOOK_MS = 200;

interface Seen {
  readonly statuses: Tally;
  wrong: number;
  readonly acknowledged: string[];
  /** Longest time until all is well again, ms. */
  healing: number;
  notHealed: number;
  openTransactions: number;
}

export const experiment: Experiment = {
  title: 'a network that harms, on both sides of the product',
  minutes: 8,
  async run(plan) {
    const tickers = Array.from({ length: COMPANIES }, (_, i) => `N${i}`);
    const options = { tenant: { companies: tickers.map((ticker) => ({ ticker })) } };
    return withHarmedSite(options, plan.seed, async (site, proxies) => {
      const seen: Seen = {
        statuses: new Tally(),
        wrong: 0,
        acknowledged: [],
        healing: 0,
        notHealed: 0,
        openTransactions: 0,
      };
      let phases = 0;
      // Signed in before anything is harmed.
      await site.as(ADMIN);
      for (const proxy of [proxies.database, proxies.product])
        for (const toxic of TOXICS) {
          if (!plan.hasTime()) break;
          phases += 1;
          proxy.toxic = toxic;
          await workFor(site, proxies.product, plan.size(TOXIC_MS), tickers, seen);
          proxy.heal();
          await waitUntilWell(site, proxies.product, seen);
        }
      const titles = await listTitles(site);
      const scores = await checkScores(site.db, site.tenant.id);
      const lost = seen.acknowledged.filter((title) => !titles.has(title)).length;
      const answers = seen.statuses.sum((status) => status !== 'no answer');
      return {
        lines: [
          `${TOXICS.length} kinds of harm (${TOXICS.join(', ')}) between the product and PostgreSQL, then between clients and the product, ${plan.size(TOXIC_MS) / 1000} s each; ${PEOPLE} people read companies and add events. A company that is read must be the one that was asked for.`,
          `After each kind the product must answer ${BURST} requests at once, and no transaction may be open, within ${HEALED_MS / 1000} s.`,
        ],
        counts: {
          phases,
          'events acknowledged': seen.acknowledged.length,
          ...seen.statuses.toCounts('answers '),
        },
        findings: [
          noneOf('wrong answers', seen.wrong, answers),
          noneOf('acknowledged events lost', lost, seen.acknowledged.length),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf('kinds of harm after which connections stay stuck', seen.notHealed, phases),
          noneOf('transactions left open', seen.openTransactions, phases),
          noneOf('answers from 500 but 503', seen.statuses.sum(isFault), answers),
          atMost('time until all is well again, longest', seen.healing / 1000, HEALED_MS / 1000, 's', phases),
        ],
      };
    });
  },
};

async function workFor(
  site: Site,
  proxy: FaultProxy,
  ms: number,
  tickers: readonly string[],
  seen: Seen,
): Promise<void> {
  const end = performance.now() + ms;
  const work = async (_: unknown, person: number) => {
    let client = await site.as(ADMIN, 0, proxy.port);
    for (let turn = person; performance.now() < end; turn += 1) {
      const ticker = tickers[turn % tickers.length] ?? '';
      const isAnswered = await (turn % 3 === 0 ? addOne : readOne)(client, site, ticker, seen);
      // The connections of the last one may be silent for good.
      if (!isAnswered) client = await site.as(ADMIN, 0, proxy.port);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, work));
}

async function readOne(client: TestClient, site: Site, ticker: string, seen: Seen): Promise<boolean> {
  const id = site.tenant.companyId(ticker);
  const reply = await askPatiently(() => client.get(getCompany.path.replace('{id}', id)), PATIENCE_MS);
  seen.statuses.add(reply?.status ?? 'no answer');
  if (reply?.status === 200) {
    const read = getCompany.reply.safeParse(reply.json());
    const isRight = read.success && read.data.data._id === id && read.data.data.ticker === ticker;
    seen.wrong += isRight ? 0 : 1;
  }
  return reply !== null;
}

async function addOne(client: TestClient, site: Site, ticker: string, seen: Seen): Promise<boolean> {
  const draft = draftEvent(site.tenant.companyId(ticker), newId(), 1 + (seen.acknowledged.length % 200));
  const reply = await askPatiently(() => client.post(addEvent.path, draft), PATIENCE_MS);
  seen.statuses.add(reply?.status ?? 'no answer');
  if (reply?.status === 200) seen.acknowledged.push(draft.title);
  return reply !== null;
}

async function waitUntilWell(site: Site, proxy: FaultProxy, seen: Seen): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const client = await site.as(ADMIN, 0, proxy.port);
    const replies = await Promise.all(
      Array.from({ length: BURST }, () =>
        askPatiently(() => client.post('/vigilo-rti/getCompanies', {}), PATIENCE_MS),
      ),
    );
    const open = await countOpenTransactions(site.server.ownerUrl);
    const isWell = replies.every((reply) => reply?.status === 200) && open === 0;
    const taken = performance.now() - begun;
    if (isWell) {
      seen.healing = Math.max(seen.healing, taken);
      return;
    }
    if (taken > HEALED_MS) {
      seen.healing = Math.max(seen.healing, taken);
      seen.notHealed += 1;
      seen.openTransactions += open;
      return;
    }
    await sleep(LOOK_MS);
  }
}

/** Those in which nothing happens. */
async function countOpenTransactions(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '1 second'`,
    );
    return rows[0]?.open ?? 0;
  } finally {
    await client.end();
  }
}

async function listTitles(site: Site): Promise<Set<string>> {
  const rows = await site.query((tx) =>
    tx.selectFrom('events').select('title').where('tenant_id', '=', site.tenant.id).execute(),
  );
  return new Set(rows.map(({ title }) => title));
}
