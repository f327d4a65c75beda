// The archive of the embedded server's write-ahead log (WAL): every finished segment is packed and kept in the folder `wal` of the archive, at the latest
// a minute after the first change in it. With a copy of the database's files (tools/archive) it leads back to any moment since that copy.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { canReach, clusterFolder } from './server-place.ts';
import type { ServerPlace } from './server-place.ts';

/** At most so much is lost, in seconds, when the disk of the database is. */
const LONGEST_WAIT_SECONDS = 60;
const SETTINGS_FILE = 'postgresql.conf';
const OWN_FOLDER = 0o700;
const PASSABLE_FOLDER = 0o711;
const PATH = 'PATH=/usr/local/bin:/usr/bin:/bin';
const WRITABLE = 0o3;

/** The folder of the packed segments. */
export function walFolder(archiveDir: string): string {
  return join(resolve(archiveDir), 'wal');
}

/** Makes the folder of the segments, in which the server's own user writes. @throws with a sentence where that cannot be */
export async function prepareWalArchive(archiveDir: string, { account }: ServerPlace): Promise<void> {
  const folder = walFolder(archiveDir);
  if (/['\n%]/.test(folder))
    throw new Error(`ARCHIVE_DIR may hold no quotation mark, per cent sign or line break: ${archiveDir}`);
  try {
    await mkdir(resolve(archiveDir), { recursive: true, mode: PASSABLE_FOLDER });
    await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
    if (account) await chown(folder, account.uid, account.gid);
    const probe = join(folder, `probe.${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw new Error(`Vigilo may not write to ${folder}. Choose another ARCHIVE_DIR, or give it the right.`, {
      cause,
    });
  }
  if (account && !(await canReach(account, folder, WRITABLE)))
    throw new Error(
      `The user of the database cannot reach ${folder}. Let others pass every folder above it (chmod o+x).`,
    );
}

/** Whether the archive has the whole log of a server that does not run: it kept its log there, was stopped in order, and no segment waits. */
export async function hasWholeLog(archiveDir: string, dataDir: string): Promise<boolean> {
  const cluster = clusterFolder(dataDir);
  const settings = await readFile(join(dataDir, SETTINGS_FILE), 'utf8');
  const states = await readdir(join(cluster, 'pg_wal', 'archive_status'));
  const isStopped = !existsSync(join(cluster, 'postmaster.pid'));
  return (
    settings.includes(walFolder(archiveDir)) && isStopped && !states.some((name) => name.endsWith('.ready'))
  );
}

/** Settings of a server that keeps an archive. */
export function archiveSettings(archiveDir: string): Record<string, string> {
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${LONGEST_WAIT_SECONDS}s`,
    archive_command: quote(packCommand(walFolder(archiveDir))),
  };
}

/** Settings of a server whose log waits in its folder for the archive that a later start names, so that nothing of it is missing there. */
export function waitingLogSettings(): Record<string, string> {
  return { wal_level: 'replica', archive_mode: 'on', archive_command: quote('') };
}

export interface RecoveryTarget {
  /** The moment to come back to; null for the newest there is. */
  readonly until: Date | null;
  /** Number of the timeline to follow; null for that of the copy. */
  readonly timeline: number | null;
}

/** Settings of a server that comes back from an archive. */
export function recoverySettings(
  archiveDir: string,
  { until, timeline }: RecoveryTarget,
): Record<string, string> {
  const folder = walFolder(archiveDir);
  return {
    restore_command: quote(`${PATH}; test -f '${folder}/%f.gz' && gzip -dc '${folder}/%f.gz' > '%p'`),
    recovery_target_action: quote('promote'),
    recovery_target_timeline: quote(timeline === null ? 'current' : String(timeline)),
    ...(until === null ? {} : { recovery_target_time: quote(withOffset(until)) }),
  };
}

/** With an offset in figures: names of zones are not known yet when PostgreSQL reads its settings. */
function withOffset(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00');
}

/**
 * Packs a segment under another name, waits until the disk has it, and gives it its name. PostgreSQL may ask for one again that it was not told of: it is
 * then there already with the same content. Other content under the same name is an error, which it tries again and logs.
 */
function packCommand(folder: string): string {
  const kept = `'${folder}/%f.gz'`;
  const draft = `'${folder}/%f.gz.part'`;
  return `${PATH}; if test -f ${kept}; then gzip -dc ${kept} | cmp -s - '%p'; else gzip -1 -c '%p' > ${draft} && sync ${draft} && mv ${draft} ${kept} && sync '${folder}'; fi`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
