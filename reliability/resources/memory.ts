// E-37: a hundred thousand mixed requests, then as many again: what the process holds in memory after each part, its garbage collected, and how many
// connections and other handles it has.

import { rm, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { getCompany, listCompanies } from '@vigilo/contract/companies';
import { addEvent } from '@vigilo/contract/events';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { runPacedLoad } from '../testing/paced-load.ts';
import { readResidentMegabytes } from '../testing/process-facts.ts';
import { isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const REQUESTS = 200_000;
const PARTS = 10;
const PART_MS = 20_000;
const CONNECTIONS = 8;
/** Points that are taken together, since connections come and go. */
const SOME = 3;
const COMPANIES = 100;
const MOST_MEGABYTES = 1;
const PER = 10_000;
const MEGABYTE = 1024 * 1024;
const LOADED = fileURLToPath(new URL('tell-memory-process.ts', import.meta.url));

const memoryReport = z.object({
  heapUsed: z.number(),
  external: z.number(),
  rss: z.number(),
  handles: z.number(),
});

interface Point {
  readonly requests: number;
  readonly heap: number;
  readonly resident: number;
  readonly handles: number;
}

export const experiment: Experiment = {
  title: 'memory and handles over many requests',
  minutes: 6,
  run: (plan) =>
    withSite(
      {
        nodes: 0,
        tenant: { companies: Array.from({ length: COMPANIES }, (_, i) => ({ ticker: `M${i}` })) },
      },
      async (site) => {
        const file = join(site.folder, 'memory.json');
        await site.addNode({ NODE_OPTIONS: `--expose-gc --import=${LOADED}`, MEMORY_FILE: file });
        const client = await site.as(ADMIN);
        const statuses = new Tally();
        const points: Point[] = [];
        let requests = 0;
        const perPart = plan.size(REQUESTS) / PARTS;
        while (requests < plan.size(REQUESTS) && plan.hasTime()) {
          const before = requests;
          while (requests - before < perPart && plan.hasTime())
            requests += await loadPart(site, client.token ?? '', plan.size(PART_MS), requests, statuses);
          points.push({ requests, ...(await askMemory(site, file)) });
        }
        const counted = points.slice(Math.floor(points.length / 2));
        const slope = slopeOf(counted.map(({ requests: x, heap }) => [x / PER, heap] as const));
        const handles = counted.map((point) => point.handles);
        const further = Math.min(...handles.slice(-SOME)) - Math.max(...handles.slice(0, SOME));
        return {
          lines: [
            `Two thirds of the requests read (the listing, a company), one third add events, over ${CONNECTIONS} connections. After each tenth the garbage is collected twice; the second half of the points makes the slope.`,
            '',
            '| requests | heap and buffers, MB | resident, MB | handles |',
            '|--:|--:|--:|--:|',
            ...points.map(
              (point) =>
                `| ${point.requests} | ${point.heap.toFixed(1)} | ${point.resident.toFixed(0)} | ${point.handles} |`,
            ),
          ],
          counts: { requests, ...statuses.toCounts('answers ') },
          findings: [
            atMost('growth of heap and buffers for 10,000 requests', slope, MOST_MEGABYTES, 'MB', requests),
            atMost(
              'handles that are always there at the end and never were',
              Math.max(0, further),
              0,
              '',
              requests,
            ),
            noneOf('answers from 500', statuses.sum(isFault), statuses.sum()),
            stated('resident memory at the end', `${(points.at(-1)?.resident ?? 0).toFixed(0)} MB`, requests),
          ],
        };
      },
    ),
};

/** Returns how many requests were answered. */
async function loadPart(
  site: Site,
  token: string,
  ms: number,
  from: number,
  statuses: Tally,
): Promise<number> {
  const port = Number(new URL(site.node().url).port);
  const { statuses: seen } = await runPacedLoad({
    port,
    token,
    connections: CONNECTIONS,
    perSecond: null,
    ms,
    next: (number) => {
      const companyId = site.tenant.companyId(`M${number % COMPANIES}`);
      if (number % 3 === 0) return { method: 'POST', path: listCompanies.path, body: '{"limit":20}' };
      if (number % 3 === 1) return { method: 'GET', path: getCompany.path.replace('{id}', companyId) };
      const draft = draftEvent(companyId, `${from} ${number} ${(from + number) * 7}`, 1 + (number % 300));
      return { method: 'POST', path: addEvent.path, body: JSON.stringify(draft) };
    },
  });
  for (const status of ['200', '400', '409', '429', '500', '503', 'no answer'])
    statuses.add(status, seen.get(status));
  return seen.sum();
}

async function askMemory(site: Site, file: string): Promise<Omit<Point, 'requests'>> {
  await rm(file, { force: true });
  // Connections of the load are closed by then.
  await sleep(500);
  site.node().child.kill('SIGUSR2');
  for (;;) {
    await sleep(100);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (!text.endsWith('}')) continue;
    const { heapUsed, external, handles } = memoryReport.parse(JSON.parse(text));
    const resident = await readResidentMegabytes(site.node().child.pid ?? 0);
    return { heap: (heapUsed + external) / MEGABYTE, resident, handles };
  }
}

/** Of the straight line that fits best. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
