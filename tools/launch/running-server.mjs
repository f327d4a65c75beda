// Whether a server or a worker runs from this folder. Only Linux says so, and of another user's processes only to root: null elsewhere.

import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Names the entry, too, before it runs. */
const LAUNCHER = /tools\/launch\/run\.mjs$/;
const ENTRY = /apps\/api\/src\/app\/(?:main|worker)\.ts$/;

/** The process, or null where none is found. */
export function findRunningServer() {
  const own = realpathSync(ROOT);
  return numbersIn('/proc').find((pid) => runsHere(join('/proc', pid), own)) ?? null;
}

function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function runsHere(folder, own) {
  try {
    if (readlinkSync(join(folder, 'cwd')) !== own) return false;
    const words = readFileSync(join(folder, 'cmdline'), 'utf8').split('\0');
    return words.some((word) => ENTRY.test(word)) && !words.some((word) => LAUNCHER.test(word));
  } catch {
    // It is gone, or another user's.
    return false;
  }
}
