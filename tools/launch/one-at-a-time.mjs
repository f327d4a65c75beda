// Two starts of a fresh clone must not install into the same folder at once: the second waits for the first.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';
import { ROOT } from './project.mjs';

const FOLDER = join(ROOT, '.cache');
const FILE = join(FOLDER, 'launch.lock');
const LOOK_MS = 200;

/** Runs `work` while no other launch program of this project runs such work. */
export async function oneAtATime(work) {
  mkdirSync(FOLDER, { recursive: true });
  let lock = await takeLock(FILE);
  if (lock.heldBy !== null)
    console.log(
      `Another start (pid ${lock.heldBy}) is installing; waiting for it. If there is none, delete ${FILE}.`,
    );
  while (lock.heldBy !== null) {
    await sleep(LOOK_MS);
    lock = await takeLock(FILE);
  }
  try {
    return await work();
  } finally {
    await lock.release();
  }
}
