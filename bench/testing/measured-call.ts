// One call of the product over HTTP, in turn with its own statements through a bare driver.

import type { BareResult } from '../api/bare-messages.ts';
import type { BareProcess } from '../api/bare-process.ts';
import type { HttpCall, LoadResult } from './http-load.ts';
import { runHttpLoad } from './http-load.ts';
import type { ProductProcess } from './product-process.ts';
import { median, percentile } from './statistics.ts';

const BARE_MS = 1_500;

export interface MeasuredCall {
  readonly p50: number;
  readonly p99: number;
  /** Of each round. */
  readonly p99s: readonly number[];
  readonly bareP99: number;
  readonly bytes: number;
}

/** The product and the yardstick in turn, on one connection each; the yardstick has been given its statements. */
export async function measureCall(
  call: HttpCall,
  product: ProductProcess,
  token: string,
  bare: BareProcess,
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
): Promise<MeasuredCall> {
  const ours: LoadResult[] = [];
  const theirs: BareResult[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    ours.push(
      await runHttpLoad({ port: product.port, token, connections: 1, until: { calls }, next: () => call }),
    );
    theirs.push(await bare.run(1, BARE_MS));
  }
  // The first round fills the caches.
  const [counted, countedBare] = [ours.slice(1), theirs.slice(1)];
  const p99s = counted.map(({ latencies }) => percentile(latencies, 0.99));
  return {
    p50: median(counted.map(({ latencies }) => median(latencies))),
    p99: median(p99s),
    p99s,
    bareP99: median(countedBare.map(({ latencies }) => percentile(latencies, 0.99))),
    bytes: median(counted.map(({ bytes }) => bytes)),
  };
}
