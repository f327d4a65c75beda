// E-39: five times as many requests as the product can take, then ordinary ones again. What it answers with 200 stays near its peak, the rest is refused at
// once, and afterwards all is soon as before.

import { setTimeout as sleep } from 'node:timers/promises';
import { listCompanies } from '@vigilo/contract/companies';
import { percentile } from '../../bench/testing/statistics.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atLeast, atMost, noneOf, stated } from '../testing/experiment.ts';
import { runPacedLoad } from '../testing/paced-load.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const PEAK_MS = 15_000;
const OVER_MS = 60_000;
const FACTOR = 5;
const PEAK_CONNECTIONS = 12;
const OVER_CONNECTIONS = 400;
const LEAST_PART = 80;
const RECOVERY_MS = 10_000;
/** It is as before when a request takes no more than so many times the median of a quiet moment. */
const NORMAL = 3;
const REFUSALS = new Set(['200', '429', '503']);

export const experiment: Experiment = {
  title: 'five times the load that can be taken',
  minutes: 3,
  run: (plan) =>
    withSite(
      { tenant: { companies: Array.from({ length: 500 }, (_, i) => ({ ticker: `L${i}` })) } },
      async (site) => {
        const client = await site.as(ADMIN);
        const port = Number(new URL(site.node().url).port);
        const token = client.token ?? '';
        const next = () => ({ method: 'POST' as const, path: listCompanies.path, body: '{"limit":50}' });
        const base = { port, token, next };
        const quiet = await runPacedLoad({ ...base, connections: 1, perSecond: 20, ms: 5_000 });
        const peak = await runPacedLoad({
          ...base,
          connections: PEAK_CONNECTIONS,
          perSecond: null,
          ms: plan.size(PEAK_MS),
        });
        const over = await runPacedLoad({
          ...base,
          connections: OVER_CONNECTIONS,
          perSecond: peak.goodput * FACTOR,
          ms: plan.size(OVER_MS),
        });
        const recovery = await waitUntilNormal(
          async () => {
            const begun = performance.now();
            const reply = await client.post(listCompanies.path, { limit: 50 });
            return reply.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
          },
          percentile(quiet.times, 0.5) * NORMAL + 20,
        );
        const part = (over.goodput / peak.goodput) * 100;
        return {
          lines: [
            `The peak is what ${PEAK_CONNECTIONS} connections get that ask as fast as they are answered; then ${OVER_CONNECTIONS} connections ask for ${FACTOR} times that for ${plan.size(OVER_MS) / 1000} s, from the same machine, which takes part of it for itself.`,
          ],
          counts: {
            'peak, requests a second': Math.round(peak.goodput),
            'goodput, requests a second': Math.round(over.goodput),
            ...over.statuses.toCounts('answers '),
          },
          findings: [
            atLeast('goodput of the peak', part, LEAST_PART, '%', over.statuses.sum()),
            noneOf(
              'answers other than 200, 429 and 503',
              over.statuses.sum((status) => !REFUSALS.has(status)),
              over.statuses.sum(),
            ),
            atMost('time until it answers as before', recovery, RECOVERY_MS, 'ms'),
            stated(
              'p99 of what was answered with 200',
              `${Math.round(percentile(over.times, 0.99))} ms`,
              over.times.length,
            ),
          ],
        };
      },
    ),
};

/** Milliseconds until five requests in a row are fast. */
async function waitUntilNormal(ask: () => Promise<number>, limit: number): Promise<number> {
  const begun = performance.now();
  let fast = 0;
  while (fast < 5 && performance.now() - begun < 2 * RECOVERY_MS) {
    fast = (await ask()) <= limit ? fast + 1 : 0;
    await sleep(20);
  }
  return performance.now() - begun;
}
