// Which folder, which account and which copy of the programs a server gets.
//
// Not root: the wanted folder, as oneself.
// Root: PostgreSQL runs as another user (see server-account.ts), who must be able to reach what it works with.
//   1. A database already in the wanted folder stays there and runs as the user it belongs to.
//   2. Else the wanted folder, where `vigilo` can pass every folder above it and nothing was put under 4 before.
//   3. Programs that `vigilo` cannot reach are copied once to /var/lib/vigilo/postgresql-<version>.
//   4. A folder that `vigilo` cannot reach (a clone under /root) is replaced by /var/lib/vigilo/<sha256 of its path, 12 digits>; the log and a
//      note in the wanted folder say so.

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyReadable, writeOwned } from './owned-files.ts';
import { errorCode } from './process-facts.ts';
import { isRoot, provideServerAccount } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerPrograms } from './server-programs.ts';
import { programPath } from './server-programs.ts';

export interface ServerPlace {
  /** Holds everything of this server: the cluster, its settings, its passwords, the lock. */
  readonly dataDir: string;
  readonly programs: ServerPrograms;
  /** Whom the server runs as; undefined for the caller. */
  readonly account: ServerAccount | undefined;
}

type Log = (line: string) => void;

const SHARED_FOLDER = '/var/lib/vigilo';
const NOTE = 'the-database-is-elsewhere.txt';
const PASSABLE = 0o1;
const READABLE = 0o4;

/** The folder of PostgreSQL's own files within a data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'cluster');
}

/** The folder of a server whose database is there, found without making anything; null where none is, or none that this user can see. */
export async function findDatabase(wanted: string): Promise<string | null> {
  const folder = await realpath(wanted).catch(() => resolve(wanted));
  const places = isRoot() ? [folder, placeElsewhere(folder)] : [folder];
  return places.find((place) => existsSync(join(clusterFolder(place), 'PG_VERSION'))) ?? null;
}

/** Decides and prepares the place of a server. @throws with a sentence where the folder cannot be used. */
export async function prepareServerPlace(
  wanted: string,
  programs: ServerPrograms,
  log: Log,
): Promise<ServerPlace> {
  await makeFolder(resolve(wanted));
  const folder = await realpath(wanted);
  if (!isRoot()) {
    await refuseUnwritable(folder);
    return { dataDir: folder, programs, account: undefined };
  }
  const inherited = await findClusterOwner(folder);
  const account = inherited ?? (await provideServerAccount(log));
  const reachable = await canReach(account, folder, PASSABLE);
  if (inherited && !reachable) {
    throw new Error(
      `The database in ${folder} belongs to user ${inherited.uid}, who cannot reach it. Let others pass every folder above it (chmod o+x).`,
    );
  }
  const dataDir = inherited ? folder : await chooseRootFolder(folder, reachable, log);
  return { dataDir, programs: await provideReachablePrograms(programs, account, log), account };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    const highest = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (highest === undefined || !isRoot()) return;
    // The server's user has to pass, whatever the umask; root's own files inside are closed one by one.
    for (let made = folder; made.length >= highest.length; made = dirname(made)) await chmod(made, 0o711);
  } catch (cause) {
    throw new Error(
      `The data folder ${folder} cannot be made (${errorCode(cause)}). Choose another DATA_DIR, or give yourself the right to it.`,
      { cause },
    );
  }
}

async function refuseUnwritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { uid } = await stat(folder);
    throw new Error(
      `Vigilo may not write to ${folder}, which belongs to user ${uid}. Start it as that user, or choose another DATA_DIR.`,
      { cause },
    );
  }
}

async function findClusterOwner(dataDir: string): Promise<ServerAccount | null> {
  const cluster = clusterFolder(dataDir);
  if (!existsSync(join(cluster, 'PG_VERSION'))) return null;
  const { uid, gid } = await stat(cluster);
  if (uid === 0)
    throw new Error(
      `The database in ${cluster} belongs to root, as whom PostgreSQL does not run. Give it to another user with chown -R.`,
    );
  return { uid, gid };
}

async function chooseRootFolder(folder: string, reachable: boolean, log: Log): Promise<string> {
  const elsewhere = placeElsewhere(folder);
  if (reachable && !existsSync(clusterFolder(elsewhere))) return folder;
  await makeFolder(SHARED_FOLDER);
  await makeFolder(elsewhere);
  log(
    `The database is in ${elsewhere}: PostgreSQL does not run as root, and its own user cannot reach ${folder}.`,
  );
  await writeOwned(join(folder, NOTE), `The database of this folder is in ${elsewhere}.\n`, { mode: 0o644 });
  return elsewhere;
}

function placeElsewhere(folder: string): string {
  return join(SHARED_FOLDER, createHash('sha256').update(folder).digest('hex').slice(0, 12));
}

async function provideReachablePrograms(
  programs: ServerPrograms,
  account: ServerAccount,
  log: Log,
): Promise<ServerPrograms> {
  const needed = [
    programPath(programs, 'postgres'),
    join(programs.folder, 'share', 'postgresql', 'postgres.bki'),
  ];
  const reached = await Promise.all(
    needed.map((file, index) => canReach(account, file, index === 0 ? READABLE | PASSABLE : READABLE)),
  );
  if (reached.every(Boolean)) return programs;
  const copy: ServerPrograms = { ...programs, folder: join(SHARED_FOLDER, `postgresql-${programs.version}`) };
  if (existsSync(copy.folder)) return copy;
  await makeFolder(SHARED_FOLDER);
  const draft = `${copy.folder}.${randomUUID()}`;
  try {
    await copyReadable(programs.folder, draft);
    await rename(draft, copy.folder);
  } catch (error) {
    // Another start may have made the same copy first.
    if (!existsSync(copy.folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  log(`Copied PostgreSQL's programs to ${copy.folder}: its own user cannot reach ${programs.folder}.`);
  return copy;
}

/** By the permission bits of the path and of every folder above it. */
export async function canReach(account: ServerAccount, path: string, wanted: number): Promise<boolean> {
  let at = await realpath(path);
  let bits = wanted;
  for (;;) {
    const { mode, uid, gid } = await stat(at);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & bits) !== bits) return false;
    if (dirname(at) === at) return true;
    at = dirname(at);
    bits = PASSABLE;
  }
}
