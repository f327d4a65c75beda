// Programs of the project in processes of their own, which write into a file instead of keeping the measuring process busy with reading.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder } from './temporary-postgres.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOOK_MS = 10;
const LONGEST_MS = 180_000;

export interface OwnProcess {
  readonly pid: number;
  /** What the awaited words were, with the groups of their pattern. */
  readonly words: RegExpExecArray;
  /** When they were seen: milliseconds after the start, to {@link LOOK_MS}. */
  readonly readyMs: number;
  /** Everything it has written so far. */
  read(): Promise<string>;
  /** Asks it to end, waits until it has, and deletes its file. */
  stop(): Promise<void>;
}

export interface OwnProcessOptions {
  readonly command: string;
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it writes when it is ready. */
  readonly ready: RegExp;
}

/** Starts a program in the project's folder. @throws with all it wrote where it ends, or takes minutes, before it is ready. */
export async function startOwnProcess({
  command,
  words,
  environment,
  ready,
}: OwnProcessOptions): Promise<OwnProcess> {
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'output');
  const output = openSync(file, 'a');
  const begun = performance.now();
  const child = spawn(command, [...words], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
  });
  closeSync(output);
  // Should this process fail, the other is not left behind.
  const endWithUs = () => interrupt(child);
  process.once('exit', endWithUs);
  const read = () => readFile(file, 'utf8');
  const stop = async () => {
    await endProcess(child);
    process.off('exit', endWithUs);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const found = await waitForWords(child, read, ready, begun);
    return { pid: child.pid ?? 0, words: found, readyMs: performance.now() - begun, read, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitForWords(
  child: ChildProcess,
  read: () => Promise<string>,
  ready: RegExp,
  begun: number,
): Promise<RegExpExecArray> {
  for (;;) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    const written = await read();
    const found = ready.exec(written);
    if (found) return found;
    if (hasEnded || performance.now() - begun > LONGEST_MS)
      throw new Error(`${child.spawnargs.join(' ')} did not become ready:\n${written}`);
    await sleep(LOOK_MS);
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  interrupt(child);
  await ended;
}

/** As Ctrl-C does it: the program and everything it started in its group. */
function interrupt({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}
