// The product against the yardstick: turns of a few seconds each, one after the other, so that a slow moment of the machine meets both.

import type { LoadResult } from '../testing/http-load.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import { median, ms, percent, percentile, short, spread } from '../testing/statistics.ts';
import type { BareResult } from './bare-messages.ts';
import type { BareProcess } from './bare-process.ts';

export const CONNECTIONS = 6;

export interface Match {
  readonly product: () => Promise<LoadResult>;
  readonly bare: BareProcess;
  readonly turns: number;
  readonly turnMs: number;
}

export interface MatchResult {
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
}

/** Plays the turns, after one of each that does not count. */
export async function playMatch({ product, bare, turns, turnMs }: Match): Promise<MatchResult> {
  const results: { product: LoadResult; bare: BareResult; overHttp: LoadResult }[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const result = { product: await product(), bare: await bare.run(CONNECTIONS, turnMs), overHttp: await runOverHttp(bare, turnMs) };
    if (turn > 0) results.push(result);
  }
  return {
    product: sideOf(results.map((result) => result.product)),
    bare: sideOf(results.map((result) => result.bare)),
    bareOverHttp: sideOf(results.map((result) => result.overHttp)),
    ratios: results.map((result) => result.product.perSecond / result.bare.perSecond),
    bytes: median(results.map((result) => result.product.bytes)),
  };
}

function runOverHttp(bare: BareProcess, turnMs: number): Promise<LoadResult> {
  return runHttpLoad({ port: bare.port, token: 'none', connections: CONNECTIONS, until: { ms: turnMs }, next: () => ({ path: '/', body: '{}' }) });
}

function sideOf(results: readonly BareResult[]): Side {
  return {
    perSecond: median(results.map((result) => result.perSecond)),
    p50: median(results.map((result) => median(result.latencies))),
    p99: median(results.map((result) => percentile(result.latencies, 0.99))),
  };
}

/** The rows of a table of {@link MATCH_HEAD}. */
export function matchRows(name: string, { product, bare, bareOverHttp, ratios }: MatchResult): string[] {
  const row = (who: string, side: Side, ratio: string) => `| ${name} | ${who} | ${short(side.perSecond)} | ${ms(side.p50)} | ${ms(side.p99)} | ${ratio} |`;
  return [
    row('product over HTTP', product, `**${percent(median(ratios))}** (${spread(ratios.map((ratio) => ratio * 100))})`),
    row('same SQL, bare `pg`', bare, '100 %'),
    row('same SQL, bare `pg` behind `node:http`', bareOverHttp, percent(bareOverHttp.perSecond / bare.perSecond)),
  ];
}

export const MATCH_HEAD = ['| call | who | calls/s | p50 | p99 | throughput of the bare driver |', '|---|---|--:|--:|--:|--:|'] as const;
