// Two workers, one of which is killed every ten seconds and replaced, until nearly all documents are through.

import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnProcess } from '../testing/own-process.ts';
import { startOwnProcess } from '../testing/own-process.ts';
import type { BenchTenant } from './documents-client.ts';
import { countStatuses } from './documents-client.ts';

const WORKERS = 2;
const KILL_MS = 10_000;
const LOOK_MS = 250;
/** Kills end when so few are left, or after so many. */
const FEW_LEFT = 20;
const MOST_KILLS = 18;
/** So long after the last kill nobody waits any more. */
const PATIENCE_MS = 180_000;

export interface KillOutcome {
  readonly kills: number;
  /** From the first worker to the last document. */
  readonly seconds: number;
  /** From the last kill to the last document that became final. */
  readonly afterLastKill: number;
  /** Documents without a final status when nobody waited any more. */
  readonly stuck: number;
}

const WAITING = ['New', 'In Queue', 'In Process', 'Digitized'];

async function countWaiting(tenant: BenchTenant): Promise<number> {
  const statuses = await countStatuses(tenant);
  return WAITING.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
}

export async function killWorkers(
  tenant: BenchTenant,
  environment: Readonly<Record<string, string>>,
): Promise<KillOutcome> {
  const start = () =>
    startOwnProcess({
      command: process.execPath,
      words: ['apps/api/src/app/worker.ts'],
      environment,
      ready: /the worker is ready/,
    });
  const begun = performance.now();
  const workers: OwnProcess[] = await Promise.all(Array.from({ length: WORKERS }, start));
  try {
    let kills = 0;
    let killedAt = begun;
    let waiting = await countWaiting(tenant);
    while (waiting > 0 && performance.now() - killedAt < PATIENCE_MS) {
      await sleep(LOOK_MS);
      waiting = await countWaiting(tenant);
      const isTime = performance.now() - killedAt >= KILL_MS && waiting > FEW_LEFT && kills < MOST_KILLS;
      const victim = isTime ? workers.shift() : undefined;
      if (!victim) continue;
      process.kill(-victim.pid, 'SIGKILL');
      killedAt = performance.now();
      kills += 1;
      await victim.stop();
      workers.push(await start());
    }
    const end = performance.now();
    return {
      kills,
      seconds: (end - begun) / 1000,
      afterLastKill: (end - killedAt) / 1000,
      stuck: waiting,
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}
