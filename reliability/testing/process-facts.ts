// What the system says about a process.

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const USER_TIME = 13;
const SYSTEM_TIME = 14;
/** Fields before the name's closing bracket. */
const BEFORE_NAME = 2;

let ticks = 0;

/** Seconds of processor time that a process has used, those of its threads included. */
export async function readCpuSeconds(pid: number): Promise<number> {
  ticks ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const read = (index: number) => Number(fields[index - BEFORE_NAME]);
  return (read(USER_TIME) + read(SYSTEM_TIME)) / ticks;
}

/** Megabytes that it holds in memory. */
export async function readResidentMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
}
