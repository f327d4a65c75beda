// E-40: one tenant asks for PDFs, Excel files, zips and searches as fast as it can; how much longer the ordinary requests of another tenant take meanwhile.

import { listCompanies } from '@vigilo/contract/companies';
import { getCompaniesExcel, getCompanyPdfs } from '@vigilo/contract/reports';
import { median, percentile } from '../../bench/testing/statistics.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { runPacedLoad } from '../testing/paced-load.ts';
import { Tally } from '../testing/rounds.ts';
import { addSecondTenant } from '../testing/second-tenant.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const COMPANIES = 300;
const PHASE_MS = 20_000;
const ROUNDS = 3;
const PER_SECOND = 30;
const NOISE = 12;
const MOST_TIMES = 2;

export const experiment: Experiment = {
  title: 'a tenant that floods, beside one that works',
  minutes: 4,
  run: (plan) =>
    withSite({ tenant: { companies: listCompanyNames() } }, async (site) => {
      const { client } = await addSecondTenant(site, { companies: listCompanyNames() });
      const quiet: number[] = [];
      const noisy: number[] = [];
      const ordinary = new Tally();
      const noise = new Tally();
      for (let round = 0; round < ROUNDS && plan.hasTime(); round += 1) {
        const first = await work(site, client, plan.size(PHASE_MS), ordinary);
        const second = await whileNoisy(site, noise, () => work(site, client, plan.size(PHASE_MS), ordinary));
        // The first one fills the caches.
        if (round > 0 || plan.size(ROUNDS) < ROUNDS) quiet.push(percentile(first, 0.99));
        if (round > 0 || plan.size(ROUNDS) < ROUNDS) noisy.push(percentile(second, 0.99));
      }
      const failed = ordinary.sum((status) => status !== '200');
      return {
        lines: [
          `The other tenant lists companies ${PER_SECOND} times a second, in turn without and with ${NOISE} people of the first tenant who ask for PDFs, Excel files and searches as fast as they are answered, ${plan.size(PHASE_MS) / 1000} s each.`,
        ],
        counts: { ...ordinary.toCounts('ordinary answers '), ...noise.toCounts('noisy answers ') },
        findings: [
          atMost(
            'p99 of the other tenant beside that without',
            median(noisy) / median(quiet),
            MOST_TIMES,
            'times',
            ordinary.sum(),
          ),
          noneOf('ordinary requests that failed', failed, ordinary.sum()),
          stated('p99 without and with', `${Math.round(median(quiet))} ms, ${Math.round(median(noisy))} ms`),
        ],
      };
    }),
};

function listCompanyNames() {
  return Array.from({ length: COMPANIES }, (_, i) => ({ ticker: `Z${i}`, name: `Company ${i}` }));
}

async function work(site: Site, client: TestClient, ms: number, ordinary: Tally): Promise<number[]> {
  const port = Number(new URL(site.node().url).port);
  const { statuses, times } = await runPacedLoad({
    port,
    token: client.token ?? '',
    connections: 4,
    perSecond: PER_SECOND,
    ms,
    next: () => ({ method: 'POST', path: listCompanies.path, body: '{"limit":50}' }),
  });
  for (const status of ['200', '429', '500', '503', 'no answer']) ordinary.add(status, statuses.get(status));
  return times;
}

async function whileNoisy<T>(site: Site, noise: Tally, run: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const companyIDs = Array.from({ length: 20 }, (_, i) => site.tenant.companyId(`Z${i}`));
  const requests = [
    [getCompanyPdfs.path, { companyIDs }],
    [getCompaniesExcel.path, {}],
    [listCompanies.path, { searchQuery: 'ompany 1', limit: 3000 }],
  ] as const;
  const clients = await Promise.all(Array.from({ length: NOISE }, () => site.as(ADMIN)));
  const working = clients.map(async (client, i) => {
    for (let turn = i; !over.signal.aborted; turn += 1) {
      const [path, body] = requests[turn % requests.length] ?? requests[0];
      const reply = await client.post(path, body).catch(() => null);
      noise.add(reply?.status ?? 'no answer');
    }
  });
  try {
    return await run();
  } finally {
    over.abort();
    await Promise.all(working);
  }
}
