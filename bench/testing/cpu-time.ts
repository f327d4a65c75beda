// Processor time of a process, which other programs on the machine disturb less than they disturb the clock.

import { readdir, readFile } from 'node:fs/promises';

const NS_PER_MS = 1e6;

/** Milliseconds of processor time that the threads of a process have used so far; NaN on systems without Linux's /proc. */
export async function readCpuMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const used = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return used.length === 0
    ? Number.NaN
    : used.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]), 0) / NS_PER_MS;
}
