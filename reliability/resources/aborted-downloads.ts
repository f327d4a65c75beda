// E-41: people who ask for PDFs, zips and Excel files and go away before they have them. Two seconds later nobody works for them any more, and no file is left.

import { mkdir, readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getCompaniesExcel, getCompanyPdfs } from '@vigilo/contract/reports';
import { createRandom } from '../../bench/testing/random.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { readCpuSeconds } from '../testing/process-facts.ts';
import { doRounds } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const ABORTS = 1_000;
const AT_ONCE = 4;
/** They go away after as long as this at most. */
const LONGEST_MS = 150;
const REST_MS = 2_000;
const LOOK_MS = 1_000;
const COMPANIES = 2_000;
const ZIPPED = 60;
/** A process that rests uses a little for its clocks. */
const RESTING_PERCENT = 20;

export const experiment: Experiment = {
  title: 'downloads whose reader goes away',
  minutes: 4,
  run: (plan) =>
    withSite(
      {
        nodes: 0,
        tenant: { companies: Array.from({ length: COMPANIES }, (_, i) => ({ ticker: `Q${i}` })) },
      },
      async (site) => {
        const temporary = join(site.folder, 'temporary');
        await mkdir(temporary);
        const node = await site.addNode({ TMPDIR: temporary });
        const client = await site.as(ADMIN);
        const bodies = listBodies(site);
        const random = createRandom(plan.seed);
        let aborted = 0;
        const asked = await doRounds(plan, plan.size(ABORTS), AT_ONCE, async (round) => {
          const [path, body] = bodies[round % bodies.length] ?? bodies[0];
          const isAborted = await askAndLeave(
            node.url,
            client.token ?? '',
            path,
            body,
            random() * LONGEST_MS,
          );
          aborted += isAborted ? 1 : 0;
        });
        await sleep(REST_MS);
        const statements = await countStatements(site);
        const before = await readCpuSeconds(node.child.pid ?? 0);
        await sleep(LOOK_MS);
        const used = ((await readCpuSeconds(node.child.pid ?? 0)) - before) / (LOOK_MS / 1000);
        const files = await readdir(temporary, { recursive: true });
        const reply = await client.post(getCompaniesExcel.path, {});
        return {
          lines: [
            `Excel files of ${COMPANIES} companies, zips of ${ZIPPED} PDFs and single PDFs, asked for and left after up to ${LONGEST_MS} ms at random; ${REST_MS / 1000} s after the last one the processor time of the process, its statements and its temporary files are looked at.`,
          ],
          counts: {
            'asked for': asked,
            'left before the end': aborted,
            'temporary files': files.join(', ') || 0,
          },
          findings: [
            atMost(
              'processor that the process uses two seconds later',
              used * 100,
              RESTING_PERCENT,
              '%',
              asked,
            ),
            noneOf('statements that still run', statements, asked),
            noneOf('temporary files left', files.length, asked),
            noneOf('downloads refused afterwards', reply.status === 200 ? 0 : 1, 1),
            stated('left before the end', String(aborted), asked),
          ],
        };
      },
    ),
};

function listBodies(site: Site) {
  const companyIDs = Array.from({ length: ZIPPED }, (_, i) => site.tenant.companyId(`Q${i}`));
  return [
    [getCompaniesExcel.path, {}],
    [getCompanyPdfs.path, { companyIDs }],
    [getCompanyPdfs.path, { companyIDs: companyIDs.slice(0, 1) }],
  ] as const;
}

/** Whether it left before the answer had ended. */
function askAndLeave(url: string, token: string, path: string, body: object, ms: number): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const content = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
  };
  return new Promise((resolve) => {
    const request = httpRequest({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.on('error', () => undefined).resume();
      response.once('end', () => {
        clearTimeout(timer);
        resolve(false);
      });
    });
    const timer = setTimeout(() => {
      request.destroy();
      resolve(true);
    }, ms);
    request.on('error', () => undefined);
    request.end(content);
  });
}

async function countStatements(site: Site): Promise<number> {
  const client = new pg.Client({ connectionString: site.server.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ active: number }>(
      `SELECT count(*)::int AS active FROM pg_stat_activity WHERE application_name = 'vigilo' AND state <> 'idle'`,
    );
    return rows[0]?.active ?? 0;
  } finally {
    await client.end();
  }
}
