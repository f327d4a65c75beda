// Brings an installation with the embedded database back to a moment: the newest copy of the database's files from before it, the archived log from there
// to the moment, the files beside it. What the archive does not hold, or holds damaged, is said before anything is written.

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import {
  moveToFreePort,
  provideConnection,
} from '../../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { writeOwned } from '../../apps/api/src/adapters/embedded-postgres/owned-files.ts';
import type { ServerPlace } from '../../apps/api/src/adapters/embedded-postgres/server-place.ts';
import {
  clusterFolder,
  prepareServerPlace,
} from '../../apps/api/src/adapters/embedded-postgres/server-place.ts';
import { APP_ROLE } from '../../apps/api/src/adapters/embedded-postgres/roles.queries.ts';
import { findServerPrograms } from '../../apps/api/src/adapters/embedded-postgres/server-programs.ts';
import { markTimeline } from '../../apps/api/src/adapters/embedded-postgres/timelines.ts';
import {
  prepareWalArchive,
  recoverySettings,
  walFolder,
} from '../../apps/api/src/adapters/embedded-postgres/wal-archive.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import type { ContentFile } from '../backup/contents.ts';
import { readContents } from '../backup/contents.ts';
import type { Say } from '../backup/installation.ts';
import { refuseRootForOthers, superuserUrl, withClient } from '../backup/installation.ts';
import { BackupError } from '../backup/manifest.ts';
import { checkAudit, findAuditKey, restoreKeys } from '../backup/restore-backup.ts';
import {
  eachOf,
  refuseFilledFolders,
  restoreOtherFiles,
  restoreStoredFiles,
} from '../backup/stored-files.ts';
import { listTenantIds } from '../backup/tables.queries.ts';
import type { Base } from './base-manifest.ts';
import { CLUSTER, CONNECTION_FILE, listBases } from './base-manifest.ts';
import { listMirrored } from './mirror-files.ts';
import type { Timeline } from './timelines.ts';
import { chooseBase, listTimelines, timelineOf } from './timelines.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
/** Settings that PostgreSQL reads after its own file; as they were before, once it is back. */
const AUTO = 'postgresql.auto.conf';
const DRAFT = 'cluster-being-restored';
const SEGMENT = /^[0-9A-F]{24}\.gz$/;
const TOO_LATE = /before configured recovery target was reached/;

export interface RestoreArchiveOptions {
  readonly config: Config;
  readonly archiveDir: string;
  /** The moment to come back to; null for the newest that the archive leads to. */
  readonly until: Date | null;
  readonly say: Say;
}

export interface RestoredArchive {
  /** Time of the last change that is in it; null where none came after the copy. */
  readonly lastChange: Date | null;
  readonly tenants: number;
  readonly files: number;
}

/** Whether a folder is an archive rather than a backup. */
export function isArchive(folder: string): boolean {
  return existsSync(walFolder(folder));
}

/** Restores into an empty DATA_DIR. @throws BackupError where that may not or did not succeed; the database is then not there */
export async function restoreArchive(options: RestoreArchiveOptions): Promise<RestoredArchive> {
  const { config, archiveDir, until, say } = options;
  if (config.DATABASE_URL !== undefined)
    throw new BackupError('An archive is of the embedded database: restore it without DATABASE_URL.');
  await refuseRootForOthers(config, 'tools/backup/restore.ts');
  const { base, timeline } = await getBase(archiveDir, until);
  const contents = await readContents(base.folder, base);
  const auditKey = await findAuditKey(config, base.folder, base);
  const files = await listMirrored(archiveDir);
  await refuseFilledFolders(config, files);
  const place = await prepareServerPlace(dataFolder(config, 'postgres'), findServerPrograms(), say);
  if (existsSync(clusterFolder(place.dataDir)))
    throw new BackupError(`${place.dataDir} has a database. Restore into a DATA_DIR that is not there yet.`);
  // The server's own user has to read the log.
  await prepareWalArchive(archiveDir, place);
  try {
    await unpack(place, base, contents);
    const lastChange = await recover(options, place, { base, timeline });
    await markTimeline(place);
    await restoreStoredFiles(config, archiveDir, files);
    await restoreOtherFiles(config, archiveDir, files);
    await restoreKeys(config, base.folder, base);
    const tenants = await bringUpToDate(options, auditKey);
    return { lastChange, tenants, files: files.length };
  } catch (error) {
    await rm(clusterFolder(place.dataDir), { recursive: true, force: true });
    throw error;
  }
}

interface Origin {
  readonly base: Base;
  readonly timeline: Timeline;
}

async function getBase(archiveDir: string, until: Date | null): Promise<Origin> {
  const bases = await listBases(archiveDir);
  const { base, timeline } = chooseBase(bases, await listTimelines(archiveDir, bases), until);
  if (base && timeline) return { base, timeline };
  const [oldest] = bases;
  if (oldest && until !== null && until.getTime() < Date.parse(oldest.endedAt))
    throw new BackupError(`The archive leads back to ${oldest.endedAt} at the earliest.`);
  throw new BackupError(
    oldest
      ? `${archiveDir} has no copy of the database that leads to ${until?.toISOString() ?? 'its newest moment'}: "npm run archive" makes one.`
      : `${archiveDir} has no copy of the database yet: "npm run archive" makes one.`,
  );
}

async function unpack(place: ServerPlace, base: Base, contents: readonly ContentFile[]): Promise<void> {
  const { dataDir, account } = place;
  const draft = join(dataDir, DRAFT);
  await rm(draft, { recursive: true, force: true });
  const own = async (path: string) => {
    if (account) await chown(path, account.uid, account.gid);
  };
  for (const folder of ['', ...base.folders]) {
    await mkdir(join(draft, folder), { recursive: true, mode: OWN_FOLDER });
    await own(join(draft, folder));
  }
  await eachOf(contents, async ({ path }) => {
    const [part, ...rest] = path.split('/');
    if (part !== CLUSTER) return;
    const to = join(draft, ...rest).replace(/\.gz$/, '');
    await unpackFile(join(base.folder, path), to);
    await own(to);
  });
  const connection = join(dataDir, CONNECTION_FILE);
  await rm(connection, { force: true });
  const passed = `${connection}.unpacked`;
  await unpackFile(join(base.folder, `${CONNECTION_FILE}.gz`), passed);
  await writeOwned(connection, await readFile(passed, 'utf8'), { mode: OWN_FILE });
  await rm(passed);
  await rename(draft, clusterFolder(dataDir));
  // The one that it was copied from may still run.
  await moveToFreePort(dataDir, await provideConnection(dataDir));
}

/** PostgreSQL itself waits until the disk has its files before it begins to recover. */
async function unpackFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: OWN_FILE }));
}

/** Lets the server read the log up to the moment, and returns the time of the last change. */
async function recover(
  options: RestoreArchiveOptions,
  place: ServerPlace,
  { base, timeline }: Origin,
): Promise<Date | null> {
  const { archiveDir, until } = options;
  const toFollow = timeline.number === timelineOf(base) ? null : timeline.number;
  const auto = join(clusterFolder(place.dataDir), AUTO);
  const before = await readFile(auto, 'utf8');
  const recoverTo = async (moment: Date | null) => {
    const settings = Object.entries(recoverySettings(archiveDir, { until: moment, timeline: toFollow }));
    await writeFile(auto, [before, ...settings.map(([name, value]) => `${name} = ${value}`), ''].join('\n'));
    const signal = join(clusterFolder(place.dataDir), 'recovery.signal');
    await writeOwned(signal, '', { mode: OWN_FILE, owner: place.account });
    return recoverOnce(options);
  };
  try {
    return await recoverTo(until);
  } catch (error) {
    if (until === null || !TOO_LATE.test(String(error))) throw error;
    if (!(await reachesTo(archiveDir, timeline, until)))
      throw new BackupError(`The archive does not lead as far as ${until.toISOString()}.`, { cause: error });
    // Nothing was changed after that moment: then all there is belongs to it.
    return await recoverTo(null);
  } finally {
    await writeFile(auto, before);
  }
}

/** Whether a segment of the timeline was archived after the moment. */
async function reachesTo(archiveDir: string, { number }: Timeline, until: Date): Promise<boolean> {
  const folder = walFolder(archiveDir);
  const names = (await readdir(folder)).filter(
    (name) => SEGMENT.test(name) && timelineOf({ firstSegment: name }) === number,
  );
  const times = await Promise.all(names.map((name) => stat(join(folder, name))));
  return times.some(({ mtimeMs }) => mtimeMs >= until.getTime());
}

async function recoverOnce(options: RestoreArchiveOptions): Promise<Date | null> {
  const source = await openRestored(options);
  try {
    return await withClient(await superuserUrl(options.config, options.say), async (client) => {
      const { rows } = await client.query<{ at: Date | null }>(
        'SELECT pg_last_xact_replay_timestamp() AS at',
      );
      return rows[0]?.at ?? null;
    });
  } finally {
    await source.stop();
  }
}

/** Without an archive: whether it goes on is decided when the installation is started. What is written until then waits for that, lest the archive lack it. */
async function openRestored({ config, say }: RestoreArchiveOptions): Promise<DatabaseSource> {
  const server = await startEmbeddedPostgres({
    dataDir: dataFolder(config, 'postgres'),
    keepsLog: true,
    // What is done about it is not a matter of whoever reads the lines.
    log: (line) => void (TOO_LATE.test(line) || say(line)),
    onExit: say,
  });
  return { ...server, appRole: APP_ROLE };
}

/** Migrates to this version and looks at the seals of every audit log; returns the number of tenants. */
async function bringUpToDate(options: RestoreArchiveOptions, auditKey: string): Promise<number> {
  const { config, say } = options;
  const source = await openRestored(options);
  try {
    await migrate(source);
    const tenantIds = await withClient(await superuserUrl(config, say), listTenantIds);
    const audit = tenantIds.map((tenantId) => ({ tenantId, head: null, faults: 0 }));
    // It is restored as it was all the same.
    await checkAudit(source, auditKey, audit).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error;
      say(error.message);
    });
    return tenantIds.length;
  } finally {
    await source.stop();
  }
}
