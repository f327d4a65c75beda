// A lock that is a file naming the process that holds it. A holder that is gone, or whose id now belongs to another process, holds nothing.
// Plain JavaScript without packages: the launch programs lock with it before anything is installed, under whatever Node there is.

import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

const TRIES = 20;

export async function takeLock(file) {
  const own = JSON.stringify({
    pid: process.pid,
    birth: await readProcessStart(process.pid),
    id: randomUUID(),
  });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, own, { mode: 0o644, flag: 'wx' });
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await linked(draft, file)) return { heldBy: null, release: () => release(file, own) };
      const pid = await clearStale(file);
      if (pid !== null) return { heldBy: pid };
    }
    throw new Error(`The lock ${file} keeps changing: too many programs take it at once.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Linking fails where the name exists, so of two processes only one gets it, and with its whole text. */
async function linked(draft, file) {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock, or null once nobody does. */
async function clearStale(file) {
  const seen = await read(file);
  if (seen === null) return null;
  const holder = parse(seen);
  if (holder && (await isAlive(holder.pid)) && (await readProcessStart(holder.pid)) === holder.birth)
    return holder.pid;
  // Moved rather than deleted: two processes may have judged the same stale lock, and the second would delete the first one's new lock.
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
  if ((await read(aside)) !== seen) await linked(aside, file);
  await rm(aside, { force: true });
  return null;
}

function parse(text) {
  try {
    const { pid, birth } = JSON.parse(text);
    return Number.isInteger(pid) && typeof birth === 'string' ? { pid, birth } : null;
  } catch {
    return null;
  }
}

function read(file) {
  return readFile(file, 'utf8').catch(() => null);
}

async function release(file, own) {
  if ((await read(file)) === own) await rm(file, { force: true });
}

export async function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return (await readStat(pid))?.[0] !== 'Z';
}

/** Tells one process from a later one of the same id: boot and start time on Linux, elsewhere empty. */
async function readProcessStart(pid) {
  const stat = await readStat(pid);
  if (!stat) return '';
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const STARTED = 19;
  return `${boot.trim()}/${stat[STARTED] ?? ''}`;
}

/** Fields of /proc/PID/stat from the state on; the name before them may hold blanks and brackets. */
async function readStat(pid) {
  if (process.platform !== 'linux') return null;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}
