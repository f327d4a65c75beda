// Compares the product with the baseline in alternating turns of a few seconds, so that a slow moment of the machine affects both.

import { readCpuMs } from '../testing/cpu-time.ts';
import type { HttpCall, LoadResult } from '../testing/http-load.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { median, ms, percent, percentile, short, spread } from '../testing/statistics.ts';
import type { BareResult } from './bare-messages.ts';
import type { BareProcess } from './bare-process.ts';

export const CONNECTIONS = 6;
export const TURN_MS = 2500;

export interface Comparison {
  readonly product: ProductProcess;
  readonly bare: BareProcess;
  /** Of those who ask. */
  readonly tokens: readonly string[];
  readonly next: () => HttpCall;
  readonly encoding?: string;
  readonly turns: number;
}

export interface ComparisonResult {
  readonly product: Side;
  readonly bare: Side;
  /** The bare driver behind Node's own HTTP server, called as the product is. */
  readonly bareOverHttp: Side;
  /** Throughput of the product in parts of the bare driver's, turn by turn. */
  readonly ratios: readonly number[];
  readonly bytes: number;
}

interface Side {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time that the side's own process takes for a call. */
  readonly cpu: number;
}

interface Turn extends BareResult {
  readonly cpu: number;
  readonly bytes: number;
}

/** Plays the turns, after one of each that does not count. */
export async function runComparison(match: Comparison): Promise<ComparisonResult> {
  const { product, bare, tokens, next, encoding, turns } = match;
  const until = { ms: TURN_MS };
  const overHttp = {
    port: bare.port,
    token: 'none',
    connections: CONNECTIONS,
    until,
    next: () => ({ path: '/', body: '{}' }),
  };
  const ours = {
    port: product.port,
    token: tokens,
    connections: CONNECTIONS,
    until,
    next,
    ...(encoding === undefined ? {} : { encoding }),
  };
  const results: { product: Turn; bare: Turn; overHttp: Turn }[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const result = {
      product: await timed(product.pid, () => runHttpLoad(ours)),
      bare: await timed(bare.pid, () => bare.run(CONNECTIONS, TURN_MS)),
      overHttp: await timed(bare.pid, () => runHttpLoad(overHttp)),
    };
    if (turn > 0) results.push(result);
  }
  return {
    product: summariseTurns(results.map((result) => result.product)),
    bare: summariseTurns(results.map((result) => result.bare)),
    bareOverHttp: summariseTurns(results.map((result) => result.overHttp)),
    ratios: results.map((result) => result.product.perSecond / result.bare.perSecond),
    bytes: median(results.map((result) => result.product.bytes)),
  };
}

async function timed(pid: number, run: () => Promise<LoadResult | BareResult>): Promise<Turn> {
  const before = await readCpuMs(pid);
  const result = await run();
  return { bytes: 0, ...result, cpu: ((await readCpuMs(pid)) - before) / result.latencies.length };
}

function summariseTurns(results: readonly Turn[]): Side {
  return {
    perSecond: median(results.map((result) => result.perSecond)),
    p50: median(results.map((result) => median(result.latencies))),
    p99: median(results.map((result) => percentile(result.latencies, 0.99))),
    cpu: median(results.map((result) => result.cpu)),
  };
}

/** The rows of a table of {@link COMPARISON_HEAD}. */
export function comparisonRows(
  name: string,
  { product, bare, bareOverHttp, ratios }: ComparisonResult,
): string[] {
  const row = (who: string, side: Side, ratio: string) =>
    `| ${name} | ${who} | ${short(side.perSecond)} | ${ms(side.p50)} | ${ms(side.p99)} | ${ms(side.cpu)} | ${ratio} |`;
  return [
    row(
      'product over HTTP',
      product,
      `**${percent(median(ratios))}** (${spread(ratios.map((ratio) => ratio * 100))})`,
    ),
    row('same SQL, bare `pg`', bare, '100 %'),
    row(
      'same SQL, bare `pg` behind `node:http`',
      bareOverHttp,
      percent(bareOverHttp.perSecond / bare.perSecond),
    ),
  ];
}

export const COMPARISON_HEAD = [
  '| call | who | calls/s | p50 | p99 | CPU of its Node process a call | throughput of the bare driver |',
  '|---|---|--:|--:|--:|--:|--:|',
] as const;
