// All scores of a tenant computed anew, against one aggregate over the same events.

import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS, computeWindow } from '@vigilo/domain/scoring/score';
import pg from 'pg';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import type { BenchDatabase } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import type { Services } from '../testing/services.ts';
import { count, median, ms, spread, times } from '../testing/statistics.ts';

const TURNS = 9;
const MOVED_DAYS = 30;
const MOST_TIMES = 2;
const MS_PER_DAY = 86_400_000;

interface Taken {
  readonly unchanged: number[];
  readonly moved: number[];
  readonly aggregate: number[];
  readonly rows: number[];
}

export async function measureRecomputation(
  database: BenchDatabase,
  services: Services,
): Promise<{ lines: string[]; figures: Figure[] }> {
  const { middle } = database;
  const client = new pg.Client({ connectionString: database.appUrl });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([client.connect(), owner.connect()]);
  try {
    await client.query(`SET app.tenant_id = '${middle.id}'`);
    const taken: Taken = { unchanged: [], moved: [], aggregate: [], rows: [] };
    const recompute = (day: Day) =>
      inTenant(services.context.db, middle.id, (tx) =>
        recomputeScores({ now: () => day * MS_PER_DAY }, tx, middle.id, 'all'),
      );
    await recompute(database.today);
    for (let turn = 0; turn <= TURNS; turn += 1) {
      // A night's roll finds what the last one left behind cleared away.
      await owner.query('VACUUM company_scores');
      const day = database.today - (turn % 2 === 0 ? MOVED_DAYS : 0);
      const aggregate = await timed(() => client.query(aggregateOver(day), [middle.id]));
      const moved = await timed(() => recompute(day));
      const unchanged = await timed(() => recompute(day));
      if (turn === 0) continue;
      taken.aggregate.push(aggregate.ms);
      taken.moved.push(moved.ms);
      taken.unchanged.push(unchanged.ms);
      taken.rows.push(moved.result, unchanged.result);
    }
    await recompute(database.today);
    return report(taken, database);
  } finally {
    await Promise.all([client.end(), owner.end()]);
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

/** One row comes back, so that neither the network nor the driver is measured; to give it, PostgreSQL must have summed every group. */
function aggregateOver(asOf: Day): string {
  const windows = (['shortTerm', 'longTerm'] as const).flatMap((horizon) => [
    computeWindow(horizon, asOf),
    computeWindow(horizon, asOf - PREVIOUS_DAYS),
  ]);
  const within = windows.map(
    ({ after, upTo }) => `day > '${isoFromDay(after)}' AND day <= '${isoFromDay(upTo)}'`,
  );
  const oldest = Math.min(...windows.map(({ after }) => after));
  const sums = within.map((window, index) => `sum(score) FILTER (WHERE ${window}) AS s${index}`);
  return `SELECT count(*), ${within.map((_, index) => `sum(s${index})`).join(', ')} FROM (
    SELECT company_id, type, ${sums.join(', ')} FROM events
    WHERE tenant_id = $1 AND stage = 'company' AND is_lead AND day > '${isoFromDay(oldest)}' AND day <= '${isoFromDay(asOf)}' GROUP BY company_id, type) groups`;
}

function report(
  { unchanged, moved, aggregate, rows }: Taken,
  { middle }: BenchDatabase,
): { lines: string[]; figures: Figure[] } {
  const ratios = {
    moved: median(moved) / median(aggregate),
    unchanged: median(unchanged) / median(aggregate),
  };
  const target = `within ${MOST_TIMES}x of one SQL aggregate`;
  const size = `${count(middle.companies)} companies, ${count(middle.events)} events`;
  const figure = (name: string, ratio: number): Figure => ({
    figure: `Full recomputation, ${name}`,
    target,
    measured: times(ratio),
    isReached: ratio <= MOST_TIMES,
  });
  const row = (name: string, values: readonly number[], against: string) =>
    `| ${name} | ${ms(median(values))} | ${spread(values)} | ${against} |`;
  return {
    lines: [
      '',
      `### All scores computed anew: ${size}, ${TURNS} turns, tables vacuumed before each`,
      '',
      '| what | median | least to most, ms | against the aggregate |',
      '|---|--:|--:|--:|',
      row(
        `product, every row changes (${count(Math.max(...rows))} rows written: the as-of day moved by ${MOVED_DAYS} days)`,
        moved,
        `**${times(ratios.moved)}**`,
      ),
      row(
        `product, no row changes (${count(Math.min(...rows))} written)`,
        unchanged,
        `**${times(ratios.unchanged)}**`,
      ),
      row(
        '`SELECT company_id, type, sum(score) ... GROUP BY` over the same four windows, nothing stored, nothing sent',
        aggregate,
        '1x',
      ),
    ],
    figures: [figure('every row changes', ratios.moved), figure('no row changes', ratios.unchanged)],
  };
}
