// Keeps an archive up to date: files of documents and reports as they are now, a copy of the database's files where the newest is too old, and nothing that
// only moments before ARCHIVE_DAYS would need. To be run every minute; it does only what there is to do.

import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { hasWholeLog, walFolder } from '../../apps/api/src/adapters/embedded-postgres/wal-archive.ts';
import { takeLock } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { archiveFolder } from '../../apps/api/src/frame/data-folder.ts';
import type { Say } from '../backup/installation.ts';
import { getDatabaseFolder, refuseRootForOthers, superuserUrl, withClient } from '../backup/installation.ts';
import { BackupError } from '../backup/manifest.ts';
import { listTenantIds } from '../backup/tables.queries.ts';
import { makeBase } from './base-copy.ts';
import { listBases } from './base-manifest.ts';
import { forgetFiles, mirrorFiles } from './mirror-files.ts';
import { listTimelines, neededSince, timelineOf } from './timelines.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a segment's name what says where in the log it is, whichever timeline it is of. */
const COUNT_FROM = 8;
const COUNT_TO = 24;
const SEGMENT = /^[0-9A-F]{24}\.gz$/;

export interface KeepOptions {
  readonly config: Config;
  readonly withKeys: boolean;
  readonly say: Say;
  /** Copies the database whatever the age of the newest copy. */
  readonly isCopyWanted?: boolean;
  /** Default: the time of the machine. */
  readonly now?: Date;
}

export interface Kept {
  /** Files that were not in the archive yet. */
  readonly files: number;
  /** Name of the copy that was made; null where the newest is not old enough. */
  readonly copy: string | null;
  /** Copies and segments that went. */
  readonly removed: number;
}

/** Brings the archive of a running installation up to date; null where it does not run and nothing is missing. @throws BackupError */
export async function keepArchive(options: KeepOptions): Promise<Kept | null> {
  const { config, say, now = new Date() } = options;
  const archiveDir = archiveFolder(config);
  if (archiveDir === undefined || config.DATABASE_URL !== undefined)
    throw new BackupError(
      'Set ARCHIVE_DIR. An archive is of the embedded database; an outside PostgreSQL has its own (docs/operations.md).',
    );
  const serverDir = await getDatabaseFolder(config);
  await refuseRootForOthers(config, 'tools/archive/archive.ts');
  await mkdir(archiveDir, { recursive: true });
  const lock = await takeLock(join(archiveDir, 'keeping.lock'));
  if (lock.heldBy !== null)
    throw new BackupError(`The archive is being brought up to date by another process (pid ${lock.heldBy}).`);
  try {
    return await withClient(await superuserUrl(config, say), (client) =>
      keepUp(client, options, { archiveDir, serverDir, now }),
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
    const isWhole = await hasWholeLog(archiveDir, serverDir);
    if (isWhole && (await listBases(archiveDir)).length > 0) return null;
    if (isWhole)
      throw new BackupError(
        'Vigilo is not running, and the archive has no copy of its database yet, without which it leads to no moment. Start it with ARCHIVE_DIR, and run this again.',
        { cause: error },
      );
    throw new BackupError(
      'Vigilo is not running, and the end of its log is not in the archive: it was not stopped in order, or the log could not be archived. Start it with ARCHIVE_DIR, and the rest follows.',
      { cause: error },
    );
  } finally {
    await lock.release();
  }
}

interface Places {
  readonly archiveDir: string;
  readonly serverDir: string;
  readonly now: Date;
}

async function keepUp(
  client: pg.Client,
  { config, isCopyWanted = false, withKeys }: KeepOptions,
  { archiveDir, serverDir, now }: Places,
): Promise<Kept> {
  const { rows } = await client.query<{ archive_mode: string }>('SHOW archive_mode');
  if (rows[0]?.archive_mode !== 'on')
    throw new BackupError('The database keeps no log yet: start Vigilo with ARCHIVE_DIR first.');
  const tenantIds = await listTenantIds(client);
  const newest = (await listBases(archiveDir)).at(-1);
  const isDue =
    isCopyWanted ||
    newest === undefined ||
    timelineOf(newest) !== (await findTimeline(client)) ||
    now.getTime() - Date.parse(newest.endedAt) >= config.ARCHIVE_COPY_HOURS * HOUR_MS;
  const files = await mirrorFiles(config, archiveDir, tenantIds, isDue ? now : null);
  if (!isDue) return { files, copy: null, removed: 0 };
  const copy = await makeBase(client, { config, archiveDir, serverDir, withKeys, startedAt: now });
  const since = new Date(now.getTime() - config.ARCHIVE_DAYS * DAY_MS);
  return { files, copy, removed: await forget(archiveDir, since) };
}

/** The timeline that the database writes now: after a return from an archive another than that of the copies before it. */
async function findTimeline(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ segment: string }>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
  );
  return timelineOf({ firstSegment: rows[0]?.segment ?? '' });
}

/** What no moment since then needs. Returns how many copies and segments went. */
async function forget(archiveDir: string, since: Date): Promise<number> {
  const bases = await listBases(archiveDir);
  const kept = neededSince(bases, await listTimelines(archiveDir, bases), since);
  const old = bases.filter((base) => !kept.includes(base));
  for (const { folder } of old) await rm(folder, { recursive: true });
  // A copy of a later timeline may need segments from further back than one of before.
  const [first] = kept.map(({ firstSegment }) => placeInLog(firstSegment)).toSorted();
  if (first === undefined) return 0;
  const segments = (await readdir(walFolder(archiveDir))).filter(
    (name) => SEGMENT.test(name) && placeInLog(name) < first,
  );
  for (const name of segments) await rm(join(walFolder(archiveDir), name));
  await forgetFiles(archiveDir, new Date(Date.parse(kept[0]?.startedAt ?? '')));
  return old.length + segments.length;
}

function placeInLog(segment: string): string {
  return segment.slice(COUNT_FROM, COUNT_TO);
}
