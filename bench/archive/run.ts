// A database of four gigabytes: copied into its archive while it runs, and brought back to the newest moment. Against the plain copying of the same files.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFolder } from '../../apps/api/src/adapters/embedded-postgres/server-place.ts';
import { openDatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { keepArchive } from '../../tools/archive/keep-archive.ts';
import { restoreArchive } from '../../tools/archive/restore-archive.ts';
import { superuserUrl, withClient } from '../../tools/backup/installation.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { times } from '../testing/statistics.ts';

const GIGABYTES = 4;
/** As large as an event with its summary. */
const ROWS_PER_GIGABYTE = 1_700_000;
/** Written after the copy, so that the log has something to repeat. */
const LATER_SHARE = 0.02;
const WANTED_GIGABYTES = 10;
const MOST_MINUTES = 15;
const BYTES_PER_GIGABYTE = 1e9;
const AUDIT_KEY = 'only-measurements-seal-with-this-key';

const quiet = () => undefined;

export async function bench(): Promise<BenchResult> {
  const rows = Math.round(GIGABYTES * ROWS_PER_GIGABYTE * Number(process.env['BENCH_SCALE'] ?? 1));
  const parent = await mkdtemp(join(tmpdir(), 'vigilo-archive-bench-'));
  await chmod(parent, 0o711);
  const at = (name: string, more: Record<string, string> = {}) =>
    readConfig({ MODE: 'production', DATA_DIR: join(parent, name), AUDIT_KEY, ...more });
  const archiveDir = join(parent, 'archive');
  try {
    await withDatabase(at('own'), (ownerUrl) => fill(ownerUrl, rows));
    const archived = at('own', { ARCHIVE_DIR: archiveDir });
    const { bytes, copySeconds } = await withDatabase(archived, async (ownerUrl) => {
      const copied = await timed(() => keepArchive({ config: archived, withKeys: false, say: quiet }));
      await addRows(ownerUrl, Math.round(rows * LATER_SHARE));
      return { bytes: await sizeOf(archived), copySeconds: copied };
    });
    const gigabytes = bytes / BYTES_PER_GIGABYTE;
    const restored = at('restored');
    const seconds = await timed(() =>
      restoreArchive({ config: restored, archiveDir, until: null, say: quiet }),
    );
    const plain = await timed(() =>
      copyPlainly(clusterFolder(dataFolder(at('own'), 'postgres')), join(parent, 'plain')),
    );
    const minutes = ((seconds / gigabytes) * WANTED_GIGABYTES) / 60;
    return {
      title: `Archive of the embedded database: ${gigabytes.toFixed(2)} GB copied and brought back`,
      lines: [
        `Copied while the server runs: ${copySeconds.toFixed(0)} s, packed and with checksums. Brought back with the log since, in which every fiftieth row was added: ${seconds.toFixed(0)} s. Copying the same files plainly, until the disk has them: ${plain.toFixed(0)} s.`,
      ],
      figures: [
        {
          figure: `Archive of ${WANTED_GIGABYTES} GB brought back, reckoned from ${gigabytes.toFixed(1)} GB`,
          target: `within ${MOST_MINUTES} min`,
          measured: `${minutes.toFixed(1)} min, ${times(seconds / plain)} of copying the files`,
          isReached: minutes <= MOST_MINUTES,
        },
      ],
    };
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function withDatabase<T>(config: Config, work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const source = await openDatabaseSource({ config, dataDir: dataFolder(config), log: quiet, onLost: quiet });
  try {
    return await work(source.ownerUrl);
  } finally {
    await source.stop();
  }
}

async function fill(ownerUrl: string, rows: number): Promise<void> {
  await migrate({ ownerUrl, appRole: undefined });
  await withClient(ownerUrl, (client) =>
    client.query('CREATE TABLE filling (id bigint PRIMARY KEY, title text NOT NULL, summary text NOT NULL)'),
  );
  await addRows(ownerUrl, rows);
}

async function addRows(ownerUrl: string, rows: number): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(
      `INSERT INTO filling SELECT first + n, md5(n::text), repeat(md5((n * 7)::text) || ' ', 7) || md5((n * 3)::text) || md5((n * 5)::text)
       FROM (SELECT coalesce(max(id), 0) AS first FROM filling) AS before, generate_series(1, $1::int) AS n`,
      [rows],
    ),
  );
}

async function sizeOf(config: Config): Promise<number> {
  return withClient(await superuserUrl(config, quiet), async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'SELECT sum(pg_database_size(oid)) AS size FROM pg_database',
    );
    return Number(rows[0]?.size);
  });
}

async function copyPlainly(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
  await promisify(execFile)('sync', ['-f', to]);
}

/** In seconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
