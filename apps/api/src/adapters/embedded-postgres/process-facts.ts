// What the machine knows about a process. A process id alone proves nothing: after a restart it may belong to another program.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process of this id exists; one that belongs to another user counts. A dead one nobody has collected yet does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return (await readStat(pid))?.[0] !== 'Z';
}

/** Tells one process from a later one of the same id: boot and start time on Linux, elsewhere empty. */
export async function readProcessStart(pid: number): Promise<string> {
  const stat = await readStat(pid);
  if (!stat) return '';
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const STARTED = 19;
  return `${boot.trim()}/${stat[STARTED] ?? ''}`;
}

/** The command line of a process, or null where it cannot be read. */
export async function findCommandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
    return text === null ? null : text.replaceAll('\0', ' ').trim();
  }
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** The code of a failed system call, such as `ENOENT`; empty for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Fields of /proc/PID/stat from the state on; the name before them may hold blanks and brackets. */
async function readStat(pid: number): Promise<string[] | null> {
  if (process.platform !== 'linux') return null;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}
