// One Vigilo per data folder. The lock is a file naming the process that holds it; a holder that is gone, or whose id now belongs to
// another process, holds nothing. PostgreSQL's own lock guards the data beneath; this one gives the sentence a person can act on and says
// that a server found running has lost its owner.

import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProcessStart, errorCode, isAlive } from './process-facts.ts';

interface Holder {
  readonly pid: number;
  readonly birth: string;
}

const FILE = 'vigilo.lock';
const TRIES = 20;

/** Takes the lock of a folder. Returns what releases it. @throws naming the process that holds it. */
export async function takeInstanceLock(folder: string, shownAs: string): Promise<() => Promise<void>> {
  const file = join(folder, FILE);
  const own = JSON.stringify({
    pid: process.pid,
    birth: await readProcessStart(process.pid),
    id: randomUUID(),
  });
  const draft = join(folder, `${FILE}.${randomUUID()}`);
  await writeFile(draft, own, { mode: 0o644, flag: 'wx' });
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await linked(draft, file)) return () => release(file, own);
      await clearStale(file, shownAs);
    }
    throw new Error(
      `The lock ${file} keeps changing. Stop the other programs that start Vigilo on ${shownAs}.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Linking fails where the name exists, so of two processes only one gets it, and with its whole text. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function clearStale(file: string, shownAs: string): Promise<void> {
  const seen = await readFile(file, 'utf8').catch(() => null);
  if (seen === null) return;
  await refuseIfHeld(seen, shownAs);
  // Moved rather than deleted: two processes may have judged the same stale lock, and the second would delete the first one's new lock.
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== seen) await linked(aside, file);
  await rm(aside, { force: true });
}

async function refuseIfHeld(text: string, shownAs: string): Promise<void> {
  const holder = readHolder(text);
  if (holder && (await isAlive(holder.pid)) && (await readProcessStart(holder.pid)) === holder.birth) {
    throw new Error(
      `Vigilo is already running on ${shownAs} (pid ${holder.pid}). Stop it, or choose another DATA_DIR.`,
    );
  }
}

function readHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('birth' in value)) return null;
    return typeof value.pid === 'number' && typeof value.birth === 'string'
      ? { pid: value.pid, birth: value.birth }
      : null;
  } catch {
    return null;
  }
}

async function release(file: string, own: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === own) await rm(file, { force: true });
}
