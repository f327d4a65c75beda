// E-05: calls of the system that fail: the n-th fsync, rename or opening of a file by the API ends with EIO or ENOSPC, injected by strace into the running
// process while a file is uploaded. What was acknowledged must be there whole; what was not may be there or not. Afterwards the sweep leaves no orphans.

import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { z } from 'zod';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf, stated } from '../testing/experiment.ts';
import { doRounds, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import { listContents } from '../testing/stored-contents.ts';

const ROUNDS = 200;
/** By name, all the calls of the system that do the same. */
const CALLS = ['fsync,fdatasync', 'rename,renameat,renameat2', 'mkdir,mkdirat'] as const;
const ERRORS = ['EIO', 'ENOSPC'] as const;
/** The first, second, ... call of each thread fails. */
const MOST_NTH = 4;
const BYTES = 50_000;
const TITLE = 'calls of the system that fail during uploads';
const uploaded = z.object({ data: z.array(z.object({ _id: z.string() })).length(1) });

interface Acknowledged {
  readonly sha256: string;
  readonly fault: string;
}

export const experiment: Experiment = {
  title: TITLE,
  minutes: 8,
  async run(plan) {
    if (!(await canInject()))
      return {
        lines: ['Not run: strace is not installed, or may not look into processes here.'],
        counts: {},
        findings: [stated(TITLE, 'not run')],
      };
    return withSite(
      {
        settings: { BUSY_AFTER_MS: '0', HEAVY_REQUESTS: '0' },
        tenant: { companies: [{ ticker: 'SEEN.X' }], clients: [{ name: 'Own', companies: ['SEEN.X'] }] },
      },
      async (site) => {
        const client = await site.as(ADMIN);
        const statuses = new Tally();
        const acknowledged: Acknowledged[] = [];
        const rounds = await doRounds(plan, plan.size(ROUNDS), 1, async (round) => {
          const calls = CALLS[round % CALLS.length] ?? CALLS[0];
          const error = ERRORS[Math.floor(round / CALLS.length) % ERRORS.length] ?? 'EIO';
          const nth = 1 + (Math.floor(round / (CALLS.length * ERRORS.length)) % MOST_NTH);
          const fault = `${calls} ${error} ${nth}`;
          const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(BYTES)]);
          const isTaken = await whileCallsFail(site, `${calls}:error=${error}:when=${nth}`, () =>
            upload(site, client, content, round, statuses),
          );
          if (isTaken)
            acknowledged.push({ fault, sha256: createHash('sha256').update(content).digest('hex') });
        });
        const contents = new Set(await listContents(site));
        const named = new Set(await listNamed(site));
        const missing = acknowledged.filter(({ sha256 }) => !contents.has(sha256) || !named.has(sha256));
        const empty = [...named].filter((sha256) => !contents.has(sha256));
        const orphans = [...contents].filter((sha256) => !named.has(sha256));
        const lives = site.node().child.exitCode === null;
        return {
          lines: [
            `${rounds} uploads, each while the first to ${MOST_NTH}th call of each thread of the API among ${CALLS.join('; ')} fails with ${ERRORS.join(' or ')}.`,
            '',
            ...missing.map(({ fault }) => `- acknowledged and not there: ${fault}`),
          ],
          counts: { rounds, acknowledged: acknowledged.length, ...statuses.toCounts('status ') },
          findings: [
            noneOf('acknowledged files that are not there whole', missing.length, acknowledged.length),
            noneOf('documents without their content', empty.length, named.size),
            noneOf('contents that no document names, after the sweep', orphans.length, rounds),
            noneOf('ends of the API', lives ? 0 : 1, rounds),
            stated(
              'uploads refused with 500 or 503',
              String(statuses.sum((status) => Number(status) >= 500)),
              rounds,
            ),
          ],
        };
      },
    );
  },
};

/** Whether strace can change what a process is told, tried with one of its own. */
async function canInject(): Promise<boolean> {
  const reported = await promisify(execFile)('strace', [
    '-e',
    'trace=mkdir',
    '-e',
    'inject=mkdir:error=EIO',
    'mkdir',
    '/tmp/never-made',
  ]).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : ''),
  );
  return reported.includes('Input/output error');
}

async function whileCallsFail<T>(site: Site, injection: string, work: () => Promise<T>): Promise<T> {
  const [calls = ''] = injection.split(':', 1);
  const tracer = spawn(
    'strace',
    ['-f', '-p', String(site.node().child.pid), '-e', `trace=${calls}`, '-e', `inject=${injection}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilAttached(tracer);
  try {
    return await work();
  } finally {
    const ended = once(tracer, 'exit');
    tracer.kill('SIGINT');
    await ended;
  }
}

function untilAttached(tracer: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    tracer.once('error', reject);
    tracer.once('exit', () => reject(new Error('strace ended')));
    tracer.stderr?.on('data', (piece: Buffer) => {
      if (piece.toString().includes('attached')) resolve();
    });
  });
}

async function upload(
  site: Site,
  client: TestClient,
  content: Buffer,
  round: number,
  statuses: Tally,
): Promise<boolean> {
  const form = new FormData();
  form.append('client_id', site.tenant.clientId('Own'));
  form.append('files', new Blob([new Uint8Array(content)]), `Filing_SEEN.X_${round}.pdf`);
  const reply = await client.upload(uploadDocuments.path, form);
  statuses.add(reply.status);
  return reply.status === 200 && uploaded.parse(reply.json()).data.length === 1;
}

/** The contents that the documents name. */
async function listNamed(site: Site): Promise<string[]> {
  const rows = await site.query((tx) =>
    tx.selectFrom('documents').select('sha256').where('tenant_id', '=', site.tenant.id).execute(),
  );
  return rows.map(({ sha256 }) => sha256);
}
