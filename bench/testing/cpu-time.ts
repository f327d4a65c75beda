// Processor time of a process, which other programs on the machine disturb less than they disturb the clock.

import { readFile } from 'node:fs/promises';

const MS_PER_TICK = 10;
/** Fields 14 and 15 of /proc/<pid>/stat, counted from the one after the name in brackets. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Milliseconds of processor time that a process has used so far; NaN on systems without /proc. */
export async function cpuMsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
