// Five times as many calls as can be answered: how many of them are answered, how long that takes, and how soon all is as before.

import { getHeatMap } from '@vigilo/contract/heat-map';
import { listCompanies } from '@vigilo/contract/companies';
import { startProduct } from '../testing/product-process.ts';
import { percentile } from '../testing/statistics.ts';
import type { Answered, Sent } from './send.ts';
import { Sender, sendGreedily, sendSteadily } from './send.ts';
import type { TwoTenants } from './two-tenants.ts';
import { GREEDY, QUIET, USERS } from './two-tenants.ts';

export const TIMES = 5;
/** Places that ask one call after another: enough to keep the server busy, and fewer than may wait. */
const PLACES = 8;
const WARM_MS = 3000;
const PEAK_MS = 8000;
const OVERLOAD_MS = 20_000;
const RECOVERY_MS = 12_000;
/** Afterwards, in parts of what is answered at most. */
const USUAL_PART = 0.3;
const WINDOW_MS = 1000;

export interface Overloaded {
  /** Calls answered in a second where nobody asks for more. */
  readonly peak: number;
  /** And while five times as many are asked for. */
  readonly goodput: number;
  readonly sentPerSecond: number;
  /** Of those that were answered, in milliseconds. */
  readonly p99: number;
  readonly refused: number;
  readonly refusedP99: number;
  /** Neither answered nor refused in the shape of the contract. */
  readonly failed: number;
  /** Milliseconds after the overload until a second passes in which every call is answered. */
  readonly recoveryMs: number;
}

export async function measureOverload(place: TwoTenants): Promise<Overloaded> {
  const product = await startProduct(place, {
    LOG_LEVEL: 'error',
    FEEDS: 'false',
    WORKER: 'false',
    // All clients are on this machine.
    CONNECTIONS_PER_ADDRESS: '0',
  });
  const senders: Sender[] = [];
  for (const tenant of [QUIET, GREEDY])
    for (const user of USERS) senders.push(new Sender(product.port, await product.signIn(tenant, user)));
  try {
    await measurePeak(senders, WARM_MS);
    const before = await measurePeak(senders, PEAK_MS);
    const perSender = (perSecond: number) => perSecond / senders.length;
    const under = await sendAll(senders, perSender(before * TIMES), OVERLOAD_MS);
    const after = await sendAll(senders, perSender(before * USUAL_PART), RECOVERY_MS);
    // Before and after it, since the machine is never alone.
    const peak = (before + (await measurePeak(senders, PEAK_MS))) / 2;
    return summarise(peak, under, after);
  } finally {
    for (const sender of senders) sender.close();
    await product.stop();
  }
}

let turn = 0;

/** Pages of the table, searched or not, and now and then the heat map. */
function nextCall(): Sent {
  turn += 1;
  if (turn % 10 === 0) return { path: getHeatMap.path, body: '{}' };
  const searchQuery = turn % 3 === 0 ? 'bank' : '';
  return { path: listCompanies.path, body: JSON.stringify({ searchQuery, page: 1 + (turn % 5) }) };
}

async function measurePeak(senders: readonly Sender[], ms: number): Promise<number> {
  const signal = AbortSignal.timeout(ms);
  const begun = performance.now();
  const all = await Promise.all(
    senders.map((sender) => sendGreedily(sender, PLACES / senders.length, nextCall, signal)),
  );
  return all.flat().filter(isAnswered).length / ((performance.now() - begun) / 1000);
}

async function sendAll(senders: readonly Sender[], perSecond: number, ms: number) {
  const all = await Promise.all(senders.map((sender) => sendSteadily(sender, { perSecond, ms }, nextCall)));
  return all.flat();
}

const isAnswered = ({ status }: Answered) => status === 200;
const isRefused = ({ status }: Answered) => status === 503 || status === 429;

type Timed = Answered & { readonly at: number };

function summarise(peak: number, under: readonly Timed[], after: readonly Timed[]): Overloaded {
  const answered = under.filter(isAnswered);
  const refused = under.filter(isRefused);
  // What was asked for in the time, whenever it was answered, in that time and the wait for the last.
  const lastMs = Math.max(...answered.map(({ at, ms }) => at + ms));
  return {
    peak,
    goodput: answered.length / (lastMs / 1000),
    sentPerSecond: under.length / (OVERLOAD_MS / 1000),
    p99: percentile(
      answered.map(({ ms }) => ms),
      0.99,
    ),
    refused: refused.length / under.length,
    refusedP99:
      refused.length === 0
        ? 0
        : percentile(
            refused.map(({ ms }) => ms),
            0.99,
          ),
    failed: under.length - answered.length - refused.length,
    recoveryMs: findRecovery(after),
  };
}

/** The end of the last second in which a call was refused. */
function findRecovery(after: readonly Timed[]): number {
  const bad = after.filter((each) => !isAnswered(each)).map(({ at }) => at);
  return bad.length === 0 ? 0 : (Math.floor(Math.max(...bad) / WINDOW_MS) + 1) * WINDOW_MS;
}
