// Restores a backup into an empty place: tables as its version had them, its rows compared with what was saved, then the migrations since, then the seals
// of the audit log. The database is marked until its rows are whole, so that no server starts on half of them.

import { mkdir, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { syncFolder } from '../../apps/api/src/adapters/file-store/sync-folder.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { openDatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate, migrateTo } from '../../apps/api/src/app/migrate.ts';
import { verifyAudit } from '../../apps/api/src/audit/audit-seals.service.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { JOB_LIMITS, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { ContentFile } from './contents.ts';
import { readContents } from './contents.ts';
import type { Say } from './installation.ts';
import { findKey, readKey, refuseRootForOthers, withClient } from './installation.ts';
import type { AuditState, Manifest } from './manifest.ts';
import { BackupError, printOfKey, readManifest } from './manifest.ts';
import { refuseFilledFolders, restoreOtherFiles, restoreStoredFiles } from './stored-files.ts';
import {
  beginFilling,
  endFilling,
  fillTable,
  findVersions,
  inOrderOfReference,
  isEmpty,
  markUnfinished,
  measureTable,
} from './tables.queries.ts';

export interface RestoreOptions {
  readonly config: Config;
  /** The backup. */
  readonly folder: string;
  readonly say: Say;
}

/** Compares every file of a backup with its checksum. @throws BackupError */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; contents: ContentFile[] }> {
  const manifest = await readManifest(folder);
  return { manifest, contents: await readContents(folder, manifest) };
}

/** Restores into the database and the DATA_DIR of the settings. @throws BackupError where that may not or did not succeed */
export async function restoreBackup({ config, folder, say }: RestoreOptions): Promise<Manifest> {
  await refuseRootForOthers(config, 'tools/backup/restore.ts');
  const { manifest, contents } = await checkBackup(folder);
  const auditKey = await findAuditKey(config, folder, manifest);
  await refuseFilledFolders(config, contents);
  const source = await openDatabaseSource({ config, dataDir: dataFolder(config), log: say, onLost: say });
  try {
    await withClient(source.ownerUrl, async (client) => {
      if (!(await isEmpty(client)))
        throw new BackupError(
          'The database is not empty. Restore into one that has no tables, or into a DATA_DIR that is not there yet.',
        );
      await markUnfinished(client);
      await makeTables(client, source, manifest);
      await restoreStoredFiles(config, folder, contents);
      await restoreOtherFiles(config, folder, contents);
      await restoreKeys(config, folder, manifest);
      await fillTables(client, folder, manifest);
    });
    await migrate(source);
    await checkAudit(source, auditKey, manifest.audit);
    return manifest;
  } finally {
    await source.stop();
  }
}

/** @throws BackupError where it is nowhere, or another one */
export async function findAuditKey(
  config: Config,
  folder: string,
  manifest: Pick<Manifest, 'auditKeyPrint'>,
): Promise<string> {
  const key = (await findKey(config, 'audit-key')) ?? (await readKey(join(folder, 'keys'), 'audit-key'));
  if (key === null)
    throw new BackupError(
      "The backup does not hold the key of the audit log, without which the log could not be checked. Set AUDIT_KEY, or put the server's file audit-key into DATA_DIR.",
    );
  if (printOfKey(key) !== manifest.auditKeyPrint)
    throw new BackupError(
      'The key of the audit log that is here (AUDIT_KEY, or the file audit-key in DATA_DIR) is not the one of the backup.',
    );
  return key;
}

async function makeTables(client: pg.Client, source: DatabaseSource, manifest: Manifest): Promise<void> {
  await migrateTo(source.ownerUrl, manifest.schema).catch((cause: unknown) => {
    throw new BackupError(
      `The tables of the backup (${manifest.schema}) could not be made. Restore with the version of Vigilo that made it: ${String(cause)}`,
      { cause },
    );
  });
  const { jobs } = await findVersions(client);
  if (jobs !== manifest.jobsVersion)
    throw new BackupError(
      `The backup has version ${manifest.jobsVersion} of the job queue, this Vigilo ${jobs}. Restore with the version of Vigilo that made it, then upgrade.`,
    );
}

async function fillTables(client: pg.Client, folder: string, { tables }: Manifest): Promise<void> {
  await beginFilling(client, tables);
  for (const table of await inOrderOfReference(client, tables)) {
    const rows = createReadStream(join(folder, table.file));
    await pipeline(rows, createGunzip(), fillTable(client, table));
    const found = await measureTable(client, table);
    if (found.rows !== table.rows || found.hash !== table.hash)
      throw new BackupError(
        `${table.name} was not restored as it was: ${found.rows} rows of ${table.rows}. Nothing may be used of this place.`,
      );
  }
  await endFilling(client, tables);
}

/** Those of the backup that the settings do not give. */
export async function restoreKeys(
  config: Config,
  folder: string,
  { keys }: Pick<Manifest, 'keys'>,
): Promise<void> {
  await mkdir(dataFolder(config), { recursive: true });
  for (const name of keys) {
    const key = await readKey(join(folder, 'keys'), name);
    if (key !== null && (await findKey(config, name)) === null)
      await writeFile(dataFolder(config, name), key, { mode: 0o600, flag: 'wx', flush: true });
  }
  await syncFolder(dataFolder(config));
}

/** @throws BackupError where the log is another, or more is wrong with it than when it was saved */
export async function checkAudit(
  source: DatabaseSource,
  auditKey: string,
  audit: readonly AuditState[],
): Promise<void> {
  const db = openDatabase({ url: source.appUrl, pool: 1, onError: () => undefined, timeLimits: JOB_LIMITS });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  try {
    for (const { tenantId, head, faults } of audit) {
      const verified = await verifyAudit({ db, auditKey }, silent, tenantId);
      const isWhole = verified.faults.length <= faults && (verified.head?.number ?? 0) >= (head?.number ?? 0);
      if (!isWhole)
        throw new BackupError(
          `The audit log of tenant ${tenantId} does not fit its seals: ${verified.faults.length} faults, ${faults} when it was saved.`,
        );
    }
  } finally {
    await db.destroy();
  }
}
