// The database and the keys of the installation that is saved or restored. An outside database is read by a role of its own, DATABASE_BACKUP_URL, since
// row-level security shows its owner no rows; the embedded one by its superuser, whom the server never uses either.

import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { provideConnection } from '../../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { DATABASE, SUPERUSER } from '../../apps/api/src/adapters/embedded-postgres/roles.queries.ts';
import { isRoot } from '../../apps/api/src/adapters/embedded-postgres/server-account.ts';
import {
  findDatabase,
  prepareServerPlace,
} from '../../apps/api/src/adapters/embedded-postgres/server-place.ts';
import { findServerPrograms } from '../../apps/api/src/adapters/embedded-postgres/server-programs.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { openAnySource } from '../open-installation.ts';
import type { KeyName } from './manifest.ts';
import { BackupError } from './manifest.ts';

const ROOT = 0;
const PROJECT = resolve(import.meta.dirname, '../..');

export type Say = (line: string) => void;

export interface ReadableSource extends DatabaseSource {
  /** As a role that reads the rows of every tenant. */
  readonly readerUrl: string;
}

/** The database as it is, whichever version made it; the embedded one may be in use. @throws BackupError where no role reads all of it */
export async function openReadableSource(config: Config, say: Say): Promise<ReadableSource> {
  if (config.DATABASE_URL !== undefined && config.DATABASE_BACKUP_URL === undefined)
    throw new BackupError(
      'Set DATABASE_BACKUP_URL to the role that reads the backup. db/backup-role.sql makes one; docs/operations.md says how.',
    );
  if (config.DATABASE_URL === undefined) await getDatabaseFolder(config);
  const source = await openAnySource(config, say);
  return { ...source, readerUrl: config.DATABASE_BACKUP_URL ?? (await superuserUrl(config, say)) };
}

/** The folder of the embedded server that is there. @throws BackupError where none is: an empty one would be made instead */
export async function getDatabaseFolder(config: Config): Promise<string> {
  const wanted = dataFolder(config, 'postgres');
  const found = await findDatabase(wanted);
  if (found !== null) return found;
  throw new BackupError(
    `${wanted} has no database, or none that this user may see. Run it with the DATA_DIR of the server.`,
  );
}

/** What root makes in the DATA_DIR of another user is of no use to that user's server. @throws BackupError with the command that is right */
export async function refuseRootForOthers(config: Config, command: string): Promise<void> {
  const folder = dataFolder(config);
  const owner = (await stat(folder).catch(() => null))?.uid ?? ROOT;
  if (!isRoot() || owner === ROOT) return;
  throw new BackupError(
    `${folder} belongs to user ${owner}, who could not use what root makes there. Run it as that user: systemd-run --uid=${owner} -p WorkingDirectory=${PROJECT} -p EnvironmentFile=/etc/vigilo/vigilo.env --setenv=MODE=${config.MODE} --setenv=DATA_DIR=${folder} --pty node tools/launch/run.mjs ${command} ... (docs/operations.md)`,
  );
}

/** The embedded database as its superuser, whom the server never uses. */
export async function superuserUrl(config: Config, say: Say): Promise<string> {
  const place = await prepareServerPlace(dataFolder(config, 'postgres'), findServerPrograms(), say);
  const { port, superuserPassword } = await provideConnection(place.dataDir);
  return `postgres://${SUPERUSER}:${superuserPassword}@127.0.0.1:${port}/${DATABASE}`;
}

/** Connects for as long as `work` takes. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'vigilo-backup', keepAlive: true });
  // What runs on a connection that breaks fails and says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SETTINGS = { 'audit-key': 'AUDIT_KEY', 'session-secret': 'SESSION_SECRET' } as const;

/** A key of this installation, from the settings or its file; null where it has none yet. */
export async function findKey(config: Config, name: KeyName): Promise<string | null> {
  const text = config[SETTINGS[name]] ?? (await readKey(dataFolder(config), name));
  return text;
}

/** A key from a file of this folder, or null. */
export async function readKey(folder: string, name: KeyName): Promise<string | null> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : text.trim();
}
