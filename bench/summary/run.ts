// The company summary page of a company with five thousand events among ten thousand companies: each of its three calls, against the same SQL
// through a bare driver.

import { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import { explainCompany } from '../../apps/api/src/summary/explain.service.ts';
import { getSeriesReply } from '../../apps/api/src/summary/series.service.ts';
import { getSummaryReply } from '../../apps/api/src/summary/summary.service.ts';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { startBareProcess } from '../api/bare-process.ts';
import { ADMIN_EMAIL, openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { addBusyCompany, removeBusyCompany } from '../testing/busy-company.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { measureCall } from '../testing/measured-call.ts';
import { startProduct } from '../testing/product-process.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, ms, spread, times } from '../testing/statistics.ts';

const EVENTS = 5_000;
const ROUNDS = 6;
const CALLS = 200;
const MOST_MS = 50;

interface Page {
  readonly name: string;
  /** Part of what is promised: the page itself, not what follows below it. */
  readonly isPromised: boolean;
  readonly call: HttpCall;
  readonly work: (context: AppContext, caller: Caller) => Promise<unknown>;
}

function buildCalls(id: string): Page[] {
  const get = (path: string, query = ''): HttpCall => ({
    method: 'GET',
    path: path.replace('{id}', id) + query,
    body: '',
  });
  return [
    {
      name: 'summary',
      isPromised: true,
      call: get(getCompanySummary.path),
      work: (context, caller) => getSummaryReply(context, caller, id, undefined),
    },
    {
      name: 'chart, 3 months',
      isPromised: true,
      call: get(getScoreSeries.path),
      work: (context, caller) => getSeriesReply(context, caller, id, { months: 3 }),
    },
    {
      name: 'chart, 12 months',
      isPromised: false,
      call: get(getScoreSeries.path, '?months=12'),
      work: (context, caller) => getSeriesReply(context, caller, id, { months: 12 }),
    },
    {
      name: 'explanation below',
      isPromised: false,
      call: get(getScore.path),
      work: (context, caller) => explainCompany(context, caller, id, undefined),
    },
  ];
}

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openCapturingServices(database.appUrl);
  const id = await addBusyCompany(services, database.middle, EVENTS);
  const product = await startProduct(database);
  const bare = await startBareProcess(database.appUrl);
  const lines = [
    ...WORDS,
    '',
    '| call | product p50 | product p99 | same SQL, bare `pg`, p99 | product / bare, p99 | bytes |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  const figures: Figure[] = [];
  try {
    const token = await product.signIn(database.middle.name, ADMIN_EMAIL);
    const caller = await findCaller(services.context, database.middle, 'admin');
    for (const page of buildCalls(id)) {
      await bare.give([await services.captureStatements((context) => page.work(context, caller))]);
      const { p50, p99, p99s, bareP99, bytes } = await measureCall(page.call, product, token, bare, {
        rounds: ROUNDS,
        calls: CALLS,
      });
      const ratio = times(p99 / bareP99);
      lines.push(
        `| ${page.name} | ${ms(p50)} | **${ms(p99)}** (${spread(p99s)}) | ${ms(bareP99)} | ${ratio} | ${count(Math.round(bytes))} |`,
      );
      if (page.isPromised)
        figures.push({
          figure: `Summary page (${page.name}), p99`,
          target: `under ${MOST_MS} ms`,
          measured: `${ms(p99)}, ${ratio} of the same SQL`,
          isReached: p99 < MOST_MS,
        });
    }
    return {
      title: `Company summary: ${count(EVENTS)} events of one company among ${count(database.middle.companies)} companies and ${count(database.middle.events)} events`,
      lines,
      figures,
    };
  } finally {
    bare.stop();
    await product.stop();
    await removeBusyCompany(services, database.middle, id);
    await services.close();
  }
}

const WORDS = [
  `The product runs as \`npm start\` runs it and is called over HTTP on one kept-alive connection from another process; the yardstick sends the very statements of the same call, captured from the product, through \`pg\`. Medians of ${ROUNDS}`,
  `alternating rounds of ${CALLS} calls; in brackets the least and most of the rounds. The events lie in one year, so a quarter of them is in the short-term window.`,
] as const;
