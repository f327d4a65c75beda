// A copy of the embedded database's files, made while it runs: with the archived log of the time since, it leads to any moment after it. What is read while
// it is written may be torn; the log of the time of the copying mends that, so the copy counts only with its label and the log up to its end.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { clusterFolder } from '../../apps/api/src/adapters/embedded-postgres/server-place.ts';
import { syncFolder } from '../../apps/api/src/adapters/file-store/sync-folder.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import type { ContentFile } from '../backup/contents.ts';
import { Measured, writeContents } from '../backup/contents.ts';
import { findKey } from '../backup/installation.ts';
import { saveKeys } from '../backup/make-backup.ts';
import { BackupError, printOfKey } from '../backup/manifest.ts';
import { eachOf } from '../backup/stored-files.ts';
import { BASES, CLUSTER, CONNECTION_FILE, nameOfBase, writeBaseManifest } from './base-manifest.ts';

/** Made anew by a server that starts: of another run, or of connections that are no more. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const PASSING = /^(?:pgsql_tmp|pg_internal\.init)/;
const COMPRESSION = { level: 1 };
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

export interface BaseOptions {
  readonly config: Config;
  readonly archiveDir: string;
  /** The folder that the embedded server really uses. */
  readonly serverDir: string;
  readonly withKeys: boolean;
  /** When the run began that makes it: files seen in the store since then belong to it. */
  readonly startedAt: Date;
}

/** Copies the database that the client is connected to as its superuser; the copy gets its name when it is whole. @throws BackupError */
export async function makeBase(client: pg.Client, options: BaseOptions): Promise<string> {
  const { config, archiveDir, serverDir } = options;
  const auditKey = await findKey(config, 'audit-key');
  if (auditKey === null)
    throw new BackupError('The key of the audit log is not here. Run it with the DATA_DIR of the server.');
  const draft = join(archiveDir, BASES, 'unfinished');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: OWN_FOLDER });
  await client.query("SELECT pg_backup_start('vigilo', fast => true)");
  const { files, folders } = await copyCluster(clusterFolder(serverDir), draft);
  const ended = await client.query<{ label: string; location: string; at: Date }>(
    'SELECT labelfile AS label, lsn AS location, clock_timestamp() AS at FROM pg_backup_stop(wait_for_archive => true)',
  );
  const [end] = ended.rows;
  const firstSegment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(end?.label ?? '')?.[1];
  if (!end || firstSegment === undefined) throw new BackupError('PostgreSQL gave the copy no label.');
  files.push(await pack(Readable.from([end.label]), draft, `${CLUSTER}/backup_label.gz`));
  files.push(await pack(createReadStream(join(serverDir, CONNECTION_FILE)), draft, `${CONNECTION_FILE}.gz`));
  const keys = options.withKeys ? await saveKeys(config, draft, files) : [];
  const name = nameOfBase(end.at);
  await writeBaseManifest(draft, {
    startedAt: options.startedAt.toISOString(),
    endedAt: end.at.toISOString(),
    firstSegment,
    lastLocation: end.location,
    folders,
    keys,
    auditKeyPrint: printOfKey(auditKey),
    contents: await writeContents(draft, files),
  });
  await syncFolder(draft);
  await rename(draft, join(archiveDir, BASES, name));
  await syncFolder(join(archiveDir, BASES));
  return name;
}

async function copyCluster(
  cluster: string,
  draft: string,
): Promise<{ files: ContentFile[]; folders: string[] }> {
  const { paths, folders } = await listCluster(cluster);
  for (const folder of ['', ...folders]) await mkdir(join(draft, CLUSTER, folder), { mode: OWN_FOLDER });
  const files: ContentFile[] = [];
  await eachOf(paths, async (path) => {
    files.push(...(await copyFile(join(cluster, path), draft, path)));
  });
  return { files, folders };
}

/** Files and folders of the cluster that belong into a copy; a folder comes before what is in it. */
async function listCluster(cluster: string): Promise<{ paths: string[]; folders: string[] }> {
  const paths: string[] = [];
  const folders: string[] = [];
  const left = [''];
  for (const folder of left) {
    if (folder !== '') folders.push(folder);
    if (EMPTIED.has(folder)) continue;
    for (const entry of await readdir(join(cluster, folder), { withFileTypes: true }).catch(none)) {
      const path = join(folder, entry.name);
      if (LEFT_OUT.has(path) || PASSING.test(entry.name)) continue;
      if (entry.isDirectory()) left.push(path);
      else if (entry.isFile()) paths.push(path);
    }
  }
  return { paths, folders };
}

/** Nothing where a table was dropped since its file was listed: the log drops it again. */
async function copyFile(from: string, draft: string, path: string): Promise<ContentFile[]> {
  try {
    return [await pack(createReadStream(from), draft, `${CLUSTER}/${path}.gz`)];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function none(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

async function pack(from: Readable, draft: string, path: string): Promise<ContentFile> {
  const to = join(draft, path);
  const measured = new Measured();
  await pipeline(
    from,
    createGzip(COMPRESSION),
    measured,
    createWriteStream(to, { mode: OWN_FILE, flush: true }),
  );
  return { path, ...measured.describe() };
}
