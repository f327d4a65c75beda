// The numbers of the RTI Summary, against the very statements of the call through a bare driver, in turns on one connection each.

import { isoFromDay } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import { getMatrices } from '../../apps/api/src/reports/matrices.service.ts';
import type { BenchDatabase } from '../testing/bench-database.ts';
import { openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import type { Statement } from '../testing/services.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, median, ms, percentile, spread, times } from '../testing/statistics.ts';

const WARM_UPS = 5;
const TURNS = 40;
/** Of the call to its statements alone. */
const MOST_TIMES = 1.25;

interface Days {
  readonly from?: string;
  readonly to?: string;
}

interface Taken {
  readonly name: string;
  readonly service: number[];
  readonly bare: number[];
}

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openCapturingServices(database.appUrl);
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  try {
    const past = { from: isoFromDay(database.today - 60), to: isoFromDay(database.today - 30) };
    const taken: Taken[] = [];
    for (const who of ['admin', 'client'] as const) {
      const caller = await findCaller(services.context, database.middle, who);
      for (const [what, days] of [
        ['the week to today', {}],
        ['two past days', past],
      ] as const) {
        taken.push(await measure(`${who}, ${what}`, services, client, caller, days));
      }
    }
    return report(taken, database);
  } finally {
    await client.end();
    await services.close();
  }
}

async function measure(
  name: string,
  services: Awaited<ReturnType<typeof openCapturingServices>>,
  client: pg.Client,
  caller: Caller,
  days: Days,
): Promise<Taken> {
  const call = () => getMatrices(services.context, caller, days);
  // The first call of all rolls the scores.
  await call();
  // A copy: what later calls send is kept in the same list.
  const statements = [...(await services.captureStatements(call))];
  const taken: Taken = { name, service: [], bare: [] };
  for (let turn = 0; turn < WARM_UPS + TURNS; turn += 1) {
    const service = await timed(call);
    const bare = await timed(() => send(client, statements));
    if (turn < WARM_UPS) continue;
    taken.service.push(service);
    taken.bare.push(bare);
  }
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The transaction with its tenant, the tenant's state, and a pass over the companies for either day. */
async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, [...values]);
}

function report(taken: readonly Taken[], { middle }: BenchDatabase): BenchResult {
  const rows = taken.map(
    ({ name, service, bare }) =>
      `| ${name} | ${ms(median(service))} | ${ms(percentile(service, 0.99))} | ${ms(median(bare))} | ${spread(service)} | **${times(median(service) / median(bare))}** |`,
  );
  const figures = taken.map(({ name, service, bare }): Figure => {
    const ratio = median(service) / median(bare);
    return {
      figure: `RTI Summary, ${name}`,
      target: `within ${MOST_TIMES}x of its SQL through a bare driver`,
      measured: `${times(ratio)}, p99 ${ms(percentile(service, 0.99))}`,
      isReached: ratio <= MOST_TIMES,
    };
  });
  return {
    title: `RTI Summary: ${count(middle.companies)} companies, ${count(middle.events)} events`,
    lines: [
      `${TURNS} calls of the service and as many times its own statements through a bare driver, in turn. A past day adds up the events of six months; today's scores are stored.`,
      '',
      '| who and which days | median | p99 | its SQL alone | least to most, ms | against the SQL |',
      '|---|--:|--:|--:|--:|--:|',
      ...rows,
    ],
    figures,
  };
}
