// A database that comes back from an archive goes on on a timeline of its own, which PostgreSQL counts: its segments have its number, and a file of its history
// says where it left those before it. A return follows the newest timeline whose history the archive has, so a server gives it that before anything else;
// PostgreSQL itself archives it only where it was to archive when the database came back.

import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { writeOwned } from './owned-files.ts';
import { errorCode } from './process-facts.ts';
import { clusterFolder } from './server-place.ts';
import type { ServerPlace } from './server-place.ts';
import { walFolder } from './wal-archive.ts';

export interface TimelineHistory {
  /** The number that PostgreSQL gave the timeline, 2 at least: the first has no history. */
  readonly timeline: number;
  /** One timeline before it a line: number, location where it was left, reason. */
  readonly text: string;
  readonly writtenAt: Date;
}

const HISTORY = /^([0-9A-F]{8})\.history(\.gz)?$/;
const HEXADECIMAL = 16;
const FIRST = 1;
const OWN_FILE = 0o600;

/** The histories that an archive has, oldest first. */
export function listArchivedHistories(archiveDir: string): Promise<TimelineHistory[]> {
  return listHistories(walFolder(archiveDir));
}

/** Gives the archive the histories of a database that it does not have yet. @throws with a sentence where it goes on with another database */
export async function continueArchive(archiveDir: string, { dataDir, account }: ServerPlace): Promise<void> {
  const own = await listHistories(logFolder(dataDir));
  const archived = await listArchivedHistories(archiveDir);
  const newest = own.at(-1)?.timeline ?? FIRST;
  const others = archived.find(
    ({ timeline, text }) =>
      timeline > newest || own.some((mine) => mine.timeline === timeline && mine.text !== text),
  );
  if (others)
    throw new Error(
      `The archive in ${archiveDir} goes on with another database, which came back from it (timeline ${others.timeline}). Start that one, restore again, or choose another ARCHIVE_DIR for this one.`,
    );
  for (const { timeline, text } of own) {
    if (archived.some((there) => there.timeline === timeline)) continue;
    const file = join(walFolder(archiveDir), `${nameOfHistory(timeline)}.gz`);
    await writeOwned(file, await promisify(gzip)(text), { mode: OWN_FILE, owner: account });
  }
}

/** Makes the newest timeline of a stopped database differ from that of any other that comes back to the same place and gets the same number. */
export async function markTimeline({ dataDir, account }: ServerPlace): Promise<void> {
  const folder = logFolder(dataDir);
  const newest = (await listHistories(folder)).at(-1);
  if (!newest) return;
  // PostgreSQL takes such a line for a comment.
  const text = `${newest.text}# ${randomUUID()}\n`;
  await writeOwned(join(folder, nameOfHistory(newest.timeline)), text, { mode: OWN_FILE, owner: account });
}

function logFolder(dataDir: string): string {
  return join(clusterFolder(dataDir), 'pg_wal');
}

function nameOfHistory(timeline: number): string {
  return `${timeline.toString(HEXADECIMAL).toUpperCase().padStart(8, '0')}.history`;
}

async function listHistories(folder: string): Promise<TimelineHistory[]> {
  const histories: TimelineHistory[] = [];
  for (const name of (await readdir(folder).catch(noneWhereMissing)).toSorted()) {
    const [, number, packed] = HISTORY.exec(name) ?? [];
    if (number === undefined) continue;
    const file = join(folder, name);
    const content = await readFile(file);
    const text = packed === undefined ? content : await promisify(gunzip)(content);
    histories.push({
      timeline: Number.parseInt(number, HEXADECIMAL),
      text: text.toString(),
      writtenAt: (await stat(file)).mtime,
    });
  }
  return histories;
}

function noneWhereMissing(error: unknown): [] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
