// Uploading documents: five files of 25 MB as one form into the product, against the same bytes into a bare node:http that writes and fsyncs them. The
// memory of the product's process is looked at meanwhile.

import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { addInventedClient, addInventedCompanies, addUser } from '../testing/fill-tenant.ts';
import { startOwnProcess } from '../testing/own-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { Target } from './send-files.ts';
import { sendBare, sendForm } from './send-files.ts';

const TENANT = 'uploads';
const FILES = 5;
const MEGABYTE = 1024 * 1024;
const FILE_MB = 25;
const TURNS = 5;
const LOOK_MS = 10;
const MOST_GROWTH_MB = 64;
const LEAST_RATIO = 0.7;

export async function bench(): Promise<BenchResult> {
  const database = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    const clientId = await fill(database);
    const product = await startProduct(database, { WORKER: 'false' });
    const bare = await startOwnProcess({
      command: process.execPath,
      words: ['bench/documents/bare-server.ts', folder],
      environment: {},
      ready: /ready on (\d+)/,
    });
    try {
      const token = await product.signIn(TENANT, ADMIN_EMAIL);
      return await compare(
        { port: product.port, path: uploadDocuments.path, headers: { authorization: `Bearer ${token}` } },
        { port: Number(bare.words[1]), path: '/', headers: {} },
        clientId,
        product.pid,
      );
    } finally {
      await bare.stop();
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.remove();
  }
}

/** A tenant with an Admin and a client, whose id it returns. */
async function fill({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }): Promise<string> {
  await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const clientId = newId();
    await addTenant(db, { name: TENANT, isDemo: false, pinnedAsOf: null }, async (tx, tenantId) => {
      await addInventedCompanies(tx, tenantId, 10);
      await addInventedClient(tx, tenantId, clientId, 1);
      await addUser(tx, tenantId, {
        id: newId(),
        email: ADMIN_EMAIL,
        passwordHash,
        role: 'Admin',
        clientId: null,
      });
    });
    return clientId;
  } finally {
    await db.destroy();
  }
}

async function compare(ours: Target, bare: Target, clientId: string, pid: number): Promise<BenchResult> {
  const noise = randomBytes(FILE_MB * MEGABYTE);
  // What a process takes once stays with it.
  await sendForm(ours, noise, FILES, clientId);
  await sendBare(bare, noise, FILES);
  const own: number[] = [];
  const other: number[] = [];
  const before = await readResidentMb(pid);
  const memory = watchResident(pid);
  for (let turn = 0; turn < TURNS; turn += 1) {
    own.push(await sendForm(ours, noise, FILES, clientId));
    other.push(await sendBare(bare, noise, FILES));
  }
  const most = await memory.stop();
  return buildResult(own, other, before, most);
}

async function readResidentMb(pid: number): Promise<number> {
  const [, kb = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

function watchResident(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await readResidentMb(pid));
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function buildResult(
  own: readonly number[],
  other: readonly number[],
  before: number,
  most: number,
): BenchResult {
  const ratio = median(other) / median(own);
  const growth = most - before;
  const row = (what: string, seconds: readonly number[]) =>
    `| ${what} | ${median(seconds).toFixed(2)} | ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} | ${Math.round((FILES * FILE_MB) / median(seconds))} |`;
  return {
    title: 'Uploading documents',
    lines: [
      `${FILES} files of ${FILE_MB} MB as one form over HTTP, each hashed, checked, on the disk under its content and in the queue; ${TURNS} turns in alternation with the same bytes into a bare node:http that writes them into a file and fsyncs it. The product held ${Math.round(before)} MB before and ${Math.round(most)} MB at most, looked at every ${LOOK_MS} ms.`,
      '',
      '| | seconds (median) | from to | MB a second |',
      '|---|---|---|---|',
      row('the product', own),
      row('bare node:http', other),
    ],
    figures: [
      {
        figure: `Memory while ${FILES} files of ${FILE_MB} MB are uploaded`,
        target: `within ${MOST_GROWTH_MB} MB`,
        measured: `${Math.round(growth)} MB more`,
        isReached: growth <= MOST_GROWTH_MB,
      },
      {
        figure: 'Upload against a bare node:http that fsyncs',
        target: `at least ${LEAST_RATIO * 100} %`,
        measured: `${Math.round(ratio * 100)} %`,
        isReached: ratio >= LEAST_RATIO,
      },
    ],
  };
}
