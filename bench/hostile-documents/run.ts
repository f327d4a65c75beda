// Hostile files through the whole flow: uploaded over HTTP, read with OCR by a worker of its own as in production, until every one has its final status;
// meanwhile the companies are listed as by a user, and as often as before. The files are those of ../shared/data and some that are made here.

import { existsSync, openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { listingCall } from '../api/listing.ts';
import type { BenchTenant, FileToSend } from '../document-flow/documents-client.ts';
import { inNewTenant, sendFiles } from '../document-flow/documents-client.ts';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { OwnProcess } from '../testing/own-process.ts';
import { ROOT, startOwnProcess } from '../testing/own-process.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { ms, percentile, times } from '../testing/statistics.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { listMadeFiles } from './made-files.ts';
import type { HostileOutcomes } from './outcomes.ts';
import { watchOutcomes } from './outcomes.ts';

const FOLDER = join(ROOT, '../shared/data/hostile-pdfs');
const TENANT = 'hostile';
/** Nobody waits longer for all of them. */
const PATIENCE_MS = 12 * 60_000;
/** A user who clicks as fast as anybody can. */
const CALL_EVERY_MS = 50;
const CALLS_BEFORE = 300;
const MOST_SECONDS_A_PAGE = 20;
const MOST_TIMES = 2;
const REFUSED = 'refused at upload';

interface Urls {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

interface Measured {
  readonly files: number;
  readonly refused: ReadonlyMap<number, number>;
  readonly outcomes: HostileOutcomes;
  readonly seconds: number;
  readonly workerLives: boolean;
  readonly p99Before: number;
  readonly p99Meanwhile: number;
}

export async function bench(): Promise<BenchResult> {
  const title = 'Hostile documents through the whole flow';
  if (!existsSync(FOLDER)) return { title, lines: ['Not measured: the files of ../shared/data are absent.'] };
  const database = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    const appRole = decodeURIComponent(new URL(database.appUrl).username);
    await migrate({ ownerUrl: database.ownerUrl, appRole });
    const measured = await inNewTenant(database.appUrl, TENANT, (tenant) =>
      measure(database, tenant, folder),
    );
    return { title, ...buildResult(measured) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.remove();
  }
}

async function measure(urls: Urls, tenant: BenchTenant, folder: string): Promise<Measured> {
  const product = await startProduct(urls, { DATA_DIR: folder, WORKER: 'false' });
  try {
    const token = await product.signIn(TENANT, ADMIN_EMAIL);
    // The first calls fill the caches.
    await callAtPace(product, token, () => false, CALLS_BEFORE / 3);
    const before = await callAtPace(product, token, () => false, CALLS_BEFORE);
    const files = [...(await listCollected()), ...listMadeFiles()];
    const refused = await sendAll(product, token, tenant, files);
    const begun = performance.now();
    const worker = await startWorker(urls, folder);
    let isDone = false;
    try {
      const calls = callAtPace(product, token, () => isDone);
      const outcomes = await watchOutcomes(tenant, PATIENCE_MS).finally(() => {
        isDone = true;
      });
      return {
        files: files.length,
        refused,
        outcomes,
        seconds: (performance.now() - begun) / 1000,
        workerLives: isAlive(worker),
        p99Before: percentile(before, 0.99),
        p99Meanwhile: percentile(await calls, 0.99),
      };
    } finally {
      await worker.stop();
    }
  } finally {
    await product.stop();
  }
}

function startWorker(urls: Urls, folder: string): Promise<OwnProcess> {
  return startOwnProcess({
    command: process.execPath,
    words: ['apps/api/src/app/worker.ts'],
    environment: { MODE: 'production', DATA_DIR: folder, DATABASE_URL: urls.appUrl, TWO_FACTOR: 'false' },
    ready: /the worker is ready/,
  });
}

function isAlive({ pid }: OwnProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The collected files, each under a name that the upload takes. */
async function listCollected(): Promise<FileToSend[]> {
  const names = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => /\.(?:pdf|png|jpe?g|tiff?|webp)$/i.test(name))
    .toSorted();
  return Promise.all(
    names.map(async (name, index) => ({
      name: `Filing_BENCH.X_${index}${extname(name).toLowerCase()}`,
      content: await openAsBlob(join(FOLDER, name)),
    })),
  );
}

/** One after the other; how many were refused with each status. */
async function sendAll(
  product: ProductProcess,
  token: string,
  tenant: BenchTenant,
  files: readonly FileToSend[],
): Promise<Map<number, number>> {
  const refused = new Map<number, number>();
  for (const file of files) {
    const reply = await sendFiles(product.port, token, tenant.clientId, [file]);
    await reply.arrayBuffer();
    if (!reply.ok) refused.set(reply.status, (refused.get(reply.status) ?? 0) + 1);
  }
  return refused;
}

/** Milliseconds of each call of the listing, one every so often, until it is enough. */
async function callAtPace(
  product: ProductProcess,
  token: string,
  isDone: () => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < most && !isDone()) {
    const { latencies } = await runHttpLoad({
      port: product.port,
      token,
      connections: 1,
      until: { calls: 1 },
      next: () => listingCall({}),
    });
    taken.push(...latencies);
    await sleep(CALL_EVERY_MS);
  }
  return taken;
}

function buildResult(measured: Measured): Pick<BenchResult, 'lines' | 'figures'> {
  const { outcomes, refused, files, p99Before, p99Meanwhile } = measured;
  const { counts, slowest, stuck, waiting } = outcomes;
  const crashes = [...counts]
    .filter(([key]) => key.includes('reader-crashed') || key.includes('interrupted'))
    .reduce((sum, [, count]) => sum + count, measured.workerLives ? 0 : 1);
  const hangs = slowest.secondsAPage > MOST_SECONDS_A_PAGE ? 1 : 0;
  const ends = [
    ...[...refused].map(([status, count]) => `${REFUSED} (${status}) ${count}`),
    ...[...counts].toSorted(([, one], [, other]) => other - one).map(([key, count]) => `${key} ${count}`),
  ];
  return {
    lines: [
      `${files} files, ${outcomes.pages} pages in ${Math.round(measured.seconds)} s, with OCR: ${ends.join(', ')}. The same content twice is one document. The longest was worked on for ${slowest.seconds.toFixed(1)} s, ${slowest.secondsAPage.toFixed(1)} s a page (${slowest.name}).`,
      '',
      `The companies listed every ${CALL_EVERY_MS} ms: p99 ${ms(p99Before)} before, ${ms(p99Meanwhile)} meanwhile.`,
    ],
    figures: [
      {
        figure: `Hostile files through the whole flow: crashes, over ${MOST_SECONDS_A_PAGE} s a page, without a final status`,
        target: '0, 0, 0',
        measured: `${crashes}, ${hangs}, ${stuck + waiting} of ${files}`,
        isReached: crashes === 0 && hangs === 0 && stuck === 0 && waiting === 0,
      },
      {
        figure: 'p99 of the listing of companies meanwhile',
        target: `at most ${MOST_TIMES}x`,
        measured: times(p99Meanwhile / p99Before),
        isReached: p99Meanwhile <= MOST_TIMES * p99Before,
      },
    ],
  };
}
