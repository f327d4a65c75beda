// Every call over HTTP in both tenants in turn, for a bounded time.

import type { BenchTenant } from '../testing/bench-database.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { count, median, ms, percentile, times } from '../testing/statistics.ts';
import type { ScaleCall } from './calls.ts';

const ROUNDS = 2;
const TURN_MS = 1500;
const WARM_UPS = 2;

/** A tenant with one of its companies, for calls about one. */
export interface MeasuredTenant {
  readonly tenant: BenchTenant;
  readonly companyId: string;
}

export interface CallTimes {
  readonly p50: number;
  readonly p99: number;
  readonly calls: number;
  readonly bytes: number;
}

export interface MeasuredCall {
  readonly name: string;
  readonly middle: CallTimes;
  readonly large: CallTimes;
}

export async function measureCalls(
  product: ProductProcess,
  calls: readonly ScaleCall[],
  { middle, large }: { readonly middle: MeasuredTenant; readonly large: MeasuredTenant },
): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = [];
  for (const call of calls) {
    const sides = {
      middle: await openSide(product, call, middle),
      large: await openSide(product, call, large),
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await sides.middle.run();
      await sides.large.run();
    }
    measured.push({ name: call.name, middle: sides.middle.sum(), large: sides.large.sum() });
  }
  return measured;
}

interface Side {
  run(): Promise<void>;
  sum(): CallTimes;
}

/** Signed in and warmed up. */
async function openSide(
  product: ProductProcess,
  { email, build, encoding }: ScaleCall,
  { tenant, companyId }: MeasuredTenant,
): Promise<Side> {
  const call = build(companyId);
  const load = {
    port: product.port,
    token: await product.signIn(tenant.name, email),
    connections: 1,
    next: () => call,
    ...(encoding === undefined ? {} : { encoding }),
  };
  await runHttpLoad({ ...load, until: { calls: WARM_UPS } });
  const latencies: number[] = [];
  let bytes = 0;
  return {
    async run() {
      const result = await runHttpLoad({ ...load, until: { ms: TURN_MS } });
      latencies.push(...result.latencies);
      bytes = result.bytes;
    },
    sum: () => ({
      p50: median(latencies),
      p99: percentile(latencies, 0.99),
      calls: latencies.length,
      bytes: Math.round(bytes),
    }),
  };
}

const CALLS_HEAD = [
  '| what | p50 / p99 at 10,000 | p50 / p99 at 100,000 | p99 / p99 | calls measured | bytes at 10,000 / 100,000 |',
  '|---|--:|--:|--:|--:|--:|',
] as const;

/** The table of all calls. */
export function writeCalls(measured: readonly MeasuredCall[]): string[] {
  return [
    ...CALLS_HEAD,
    ...measured.map(
      ({ name, middle, large }) =>
        `| ${name} | ${ms(middle.p50)} / ${ms(middle.p99)} | ${ms(large.p50)} / ${ms(large.p99)} | **${times(large.p99 / middle.p99)}** | ${middle.calls} / ${large.calls} | ${count(middle.bytes)} / ${count(large.bytes)} |`,
    ),
  ];
}
