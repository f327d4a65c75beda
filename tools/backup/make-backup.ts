// Makes a backup of a running or a stopped installation, with what every server has: COPY in one transaction that reads a single moment. It comes into
// being under another name and gets its own when everything is on the disk.

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { syncFolder } from '../../apps/api/src/adapters/file-store/sync-folder.ts';
import { takeLock } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';
import { verifyAudit } from '../../apps/api/src/audit/audit-seals.service.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { JOB_LIMITS, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { ContentFile } from './contents.ts';
import { Measured, writeContents } from './contents.ts';
import type { ReadableSource, Say } from './installation.ts';
import { findKey, openReadableSource, withClient } from './installation.ts';
import type { DumpedTable, KeyName, Manifest } from './manifest.ts';
import { BackupError, KEY_NAMES, MANIFEST_FORMAT, printOfKey, writeManifest } from './manifest.ts';
import { saveOtherFiles, saveStoredFiles } from './stored-files.ts';
import type { Table } from './tables.queries.ts';
import {
  beginSnapshot,
  findVersions,
  listHeads,
  listNamedFiles,
  listTables,
  listTenantIds,
  measureTable,
  readsPastRowSecurity,
  readTable,
} from './tables.queries.ts';

/** Text shrinks to a fifth with it, in half the time of the default. */
const COMPRESSION = { level: 1 };
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

export interface BackupOptions {
  readonly config: Config;
  /** Where the backup is to be: not there yet, or an empty folder. */
  readonly folder: string;
  readonly withKeys: boolean;
  readonly say: Say;
  /** Called with the name of the snapshot as soon as the moment is fixed: tests read the same moment. */
  readonly onSnapshot?: (name: string) => Promise<void>;
}

/** Makes it. @throws BackupError or what database or disk said; then nothing of it is left */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { config, folder, say } = options;
  const there = await readdir(folder).catch(() => null);
  if (there !== null && there.length > 0)
    throw new BackupError(`${folder} is not empty. Name a folder that is not there yet.`);
  const auditKey = await findKey(config, 'audit-key');
  if (auditKey === null)
    throw new BackupError(
      'The key of the audit log is not here. Run the backup with the DATA_DIR, or the AUDIT_KEY, of the server.',
    );
  await mkdir(dirname(folder), { recursive: true });
  const lock = await takeLock(`${folder}.lock`);
  if (lock.heldBy !== null)
    throw new BackupError(`Another backup is being written to ${folder} (pid ${lock.heldBy}).`);
  const draft = `${folder}.unfinished`;
  try {
    // Of one that was cut off.
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: OWN_FOLDER });
    const source = await openReadableSource(config, say);
    try {
      const manifest = await fillDraft(options, draft, source, auditKey);
      if (there !== null) await rmdir(folder);
      await rename(draft, folder);
      await syncFolder(dirname(folder));
      return manifest;
    } finally {
      await source.stop();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

async function fillDraft(
  options: BackupOptions,
  draft: string,
  source: ReadableSource,
  auditKey: string,
): Promise<Manifest> {
  const { config, say } = options;
  return withClient(source.readerUrl, async (client) => {
    if (!(await readsPastRowSecurity(client)))
      throw new BackupError(
        'The role of DATABASE_BACKUP_URL is subject to row-level security and would see no rows. db/backup-role.sql makes one that is not.',
      );
    const faults = await countFaults(source, auditKey, await listTenantIds(client), say);
    // Before the moment as well as after it: a file that is cleared away meanwhile is in the backup already.
    const stored = new Set<string>();
    const files = await saveStoredFiles(config, draft, await listTenantIds(client), stored);
    const { tables, tableFiles, ...moment } = await saveMoment(client, draft, options);
    const tenantIds = await listTenantIds(client);
    files.push(...tableFiles, ...(await saveStoredFiles(config, draft, tenantIds, stored)));
    files.push(...(await saveOtherFiles(config, draft, tenantIds)));
    const keys = options.withKeys ? await saveKeys(config, draft, files) : [];
    const missingFiles = (await listNamedFiles(client)).filter((name) => !stored.has(name));
    if (missingFiles.length > 0) say(`The file store lacks ${missingFiles.length} files that rows name.`);
    const heads = await listHeads(client);
    const manifest: Manifest = {
      format: MANIFEST_FORMAT,
      ...moment,
      tables,
      audit: heads.map((head) => ({ ...head, faults: faults.get(head.tenantId) ?? 0 })),
      missingFiles,
      keys,
      auditKeyPrint: printOfKey(auditKey),
      contents: await writeContents(draft, files),
    };
    await writeManifest(draft, manifest);
    await syncFolder(draft);
    return manifest;
  });
}

/** Checks the seals of the audit log of every tenant. A log that is broken is saved as it is, and the backup says so. */
async function countFaults(
  source: ReadableSource,
  auditKey: string,
  tenantIds: readonly string[],
  say: Say,
): Promise<Map<string, number>> {
  const db = openDatabase({ url: source.appUrl, pool: 1, onError: () => undefined, timeLimits: JOB_LIMITS });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  try {
    const faults = new Map<string, number>();
    for (const tenantId of tenantIds) {
      const verified = await verifyAudit({ db, auditKey }, silent, tenantId);
      faults.set(tenantId, verified.faults.length);
      if (verified.faults.length > 0)
        say(
          `The audit log of tenant ${tenantId} has ${verified.faults.length} faults: it is saved as it is.`,
        );
    }
    return faults;
  } finally {
    await db.destroy();
  }
}

type Moment = Pick<Manifest, 'takenAt' | 'schema' | 'jobsVersion' | 'tables'>;

async function saveMoment(
  client: pg.Client,
  draft: string,
  { onSnapshot }: BackupOptions,
): Promise<Moment & { tableFiles: ContentFile[] }> {
  const listed = await listTables(client);
  const { name, takenAt } = await beginSnapshot(client, listed);
  await onSnapshot?.(name);
  const { schema, jobs } = await findVersions(client);
  await mkdir(join(draft, 'tables'), { mode: OWN_FOLDER });
  const tables: DumpedTable[] = [];
  const tableFiles: ContentFile[] = [];
  for (const table of listed) {
    const file = `tables/${table.name}.tsv.gz`;
    tableFiles.push(await saveTable(client, table, draft, file));
    tables.push({ ...table, columns: [...table.columns], ...(await measureTable(client, table)), file });
  }
  return { takenAt: takenAt.toISOString(), schema, jobsVersion: jobs, tables, tableFiles };
}

async function saveTable(client: pg.Client, table: Table, draft: string, path: string): Promise<ContentFile> {
  const measured = new Measured();
  const target = createWriteStream(join(draft, path), { mode: OWN_FILE, flush: true });
  await pipeline(readTable(client, table), createGzip(COMPRESSION), measured, target);
  return { path, ...measured.describe() };
}

/** Writes the keys that there are and adds them to the files. */
export async function saveKeys(config: Config, draft: string, files: ContentFile[]): Promise<KeyName[]> {
  await mkdir(join(draft, 'keys'), { mode: OWN_FOLDER });
  const saved: KeyName[] = [];
  for (const name of KEY_NAMES) {
    const key = await findKey(config, name);
    if (key === null) continue;
    const measured = new Measured();
    measured.end(key);
    await writeFile(join(draft, 'keys', name), measured, { mode: OWN_FILE, flush: true });
    files.push({ path: `keys/${name}`, ...measured.describe() });
    saved.push(name);
  }
  return saved;
}
