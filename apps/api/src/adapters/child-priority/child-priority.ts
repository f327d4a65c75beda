// Processes that work on documents come after those that answer somebody, where there are fewer processors than work.

import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Of 19, which is last. */
const NICE = 10;

/** Lets a child give way to the server and its database. Does nothing where that is not allowed. */
export function yieldToAnswers({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or the system keeps it as it is.
  }
}
