// Hostile files uploaded over HTTP and read with OCR by a worker of its own as in production, until every one has its final status; meanwhile the companies
// are listed as by a user, and as often as before.

import { openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { listingCall } from '../api/listing.ts';
import type { BenchTenant, FileToSend } from '../document-flow/documents-client.ts';
import { inNewTenant, sendFiles } from '../document-flow/documents-client.ts';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { OwnProcess } from '../testing/own-process.ts';
import { ROOT, startOwnProcess } from '../testing/own-process.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { percentile } from '../testing/statistics.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { HostileOutcomes } from './outcomes.ts';
import { watchOutcomes } from './outcomes.ts';

/** Where the collected ones are, beside the project. */
export const HOSTILE_FOLDER = join(ROOT, '../shared/data/hostile-pdfs');
const TENANT = 'hostile';
/** A user who clicks as fast as anybody can. */
export const CALL_EVERY_MS = 50;
const CALLS_BEFORE = 300;

interface Urls {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

export interface Measured {
  readonly files: number;
  /** How many uploads were refused with each status. */
  readonly refused: ReadonlyMap<number, number>;
  readonly outcomes: HostileOutcomes;
  readonly seconds: number;
  readonly workerLives: boolean;
  /** Whether the API still lists the companies afterwards. */
  readonly apiLives: boolean;
  /** Milliseconds of listing the companies. */
  readonly p99Before: number;
  readonly p99Meanwhile: number;
}

/** Sends the files to a product of their own and waits for what becomes of them, at most so long. */
export async function measureHostileFiles(files: readonly FileToSend[], mostMs: number): Promise<Measured> {
  const database = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    const appRole = decodeURIComponent(new URL(database.appUrl).username);
    await migrate({ ownerUrl: database.ownerUrl, appRole });
    return await inNewTenant(database.appUrl, TENANT, (tenant) =>
      measure(database, tenant, folder, files, mostMs),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.remove();
  }
}

async function measure(
  urls: Urls,
  tenant: BenchTenant,
  folder: string,
  files: readonly FileToSend[],
  mostMs: number,
): Promise<Measured> {
  const product = await startProduct(urls, { DATA_DIR: folder, WORKER: 'false' });
  try {
    const token = await product.signIn(TENANT, ADMIN_EMAIL);
    // The first calls fill the caches.
    await callAtPace(product, token, () => false, CALLS_BEFORE / 3);
    const before = await callAtPace(product, token, () => false, CALLS_BEFORE);
    const refused = await sendAll(product, token, tenant, files);
    const begun = performance.now();
    const worker = await startWorker(urls, folder);
    let isDone = false;
    try {
      const calls = callAtPace(product, token, () => isDone);
      const outcomes = await watchOutcomes(tenant, mostMs).finally(() => {
        isDone = true;
      });
      return {
        files: files.length,
        refused,
        outcomes,
        seconds: (performance.now() - begun) / 1000,
        workerLives: isAlive(worker),
        apiLives: await isListing(product, token),
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

/** Whether the companies can still be listed. */
function isListing(product: ProductProcess, token: string): Promise<boolean> {
  return callAtPace(product, token, () => false, 1).then(
    (taken) => taken.length > 0,
    () => false,
  );
}

/** The collected files, each under a name that the upload takes. */
export async function listCollected(): Promise<FileToSend[]> {
  const names = (await readdir(HOSTILE_FOLDER, { recursive: true }))
    .filter((name) => /\.(?:pdf|png|jpe?g|tiff?|webp)$/i.test(name))
    .toSorted();
  return Promise.all(
    names.map(async (name, index) => ({
      name: `Filing_BENCH.X_${index}${extname(name).toLowerCase()}`,
      content: await openAsBlob(join(HOSTILE_FOLDER, name)),
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
