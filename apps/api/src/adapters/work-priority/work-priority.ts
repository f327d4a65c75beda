// What works on documents, files and models comes after what answers somebody, where there are fewer processors than work.

import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Of 19, which is last. */
const NICE = 10;
/** Linux takes the thread that asks for this number; elsewhere it is the whole process, which must not give way to its own threads. */
const THIS_THREAD = 0;

/** Lets a child give way to the server and its database. Does nothing where that is not allowed. */
export function yieldToAnswers({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid !== undefined) giveWay(pid);
}

/** Lets the thread that calls it give way to that of requests. Does nothing but on Linux. */
export function yieldFromThread(): void {
  if (process.platform === 'linux') giveWay(THIS_THREAD);
}

function giveWay(id: number): void {
  try {
    setPriority(id, NICE);
  } catch {
    // It has ended already, or the system keeps it as it is.
  }
}
