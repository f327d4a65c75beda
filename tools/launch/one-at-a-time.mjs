// Two starts of a fresh clone must not install into the same folder at once: the second waits for the first.

import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './project.mjs';

const FOLDER = join(ROOT, '.cache');
const FILE = join(FOLDER, 'launch.lock');
const LOOK_MS = 200;

/** Runs `work` while no other launch program of this project does such work. */
export async function oneAtATime(work) {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${FILE}.${randomUUID()}`;
  const own = `${process.pid} ${randomUUID()}`;
  writeFileSync(draft, own, { flag: 'wx' });
  try {
    await take(draft);
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    if (read() === own) rmSync(FILE, { force: true });
  }
}

/** Linking fails where the name exists, so only one of several gets it. */
async function take(draft) {
  let told = false;
  for (;;) {
    try {
      linkSync(draft, FILE);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = read();
    const pid = Number.parseInt(holder, 10);
    if (isAlive(pid)) {
      if (!told)
        console.log(
          `Another start (pid ${pid}) is installing; waiting for it. If there is none, delete ${FILE}.`,
        );
      told = true;
      await sleep(LOOK_MS);
    } else if (holder !== '') setAside(holder);
  }
}

/** Moves a lock whose holder is gone out of the way, and back where another process has replaced it meanwhile. */
function setAside(stale) {
  const aside = `${FILE}.${randomUUID()}`;
  try {
    renameSync(FILE, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale && !existsSync(FILE)) linkSync(aside, FILE);
  rmSync(aside);
}

function read() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
