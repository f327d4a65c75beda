// Loaded into a server before it begins (NODE_OPTIONS=--import): notes how long it worked on one thing, that is without a look at what waits. Counted is the
// time of the processor that the thread of requests took, so that others on the machine do not count. Ten times a second the longest goes to WATCH_FILE.

import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 1;
const NOTE_MS = 100;
const MICROSECONDS = 1000;
const file = process.env['WATCH_FILE'];

/** Milliseconds of the processor. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

if (isMainThread && file !== undefined) {
  let before = threadTime();
  let longest = 0;
  setInterval(() => {
    const now = threadTime();
    longest = Math.max(longest, now - before);
    before = now;
  }, LOOK_MS).unref();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${longest.toFixed(1)}\n`);
    longest = 0;
  }, NOTE_MS).unref();
}
