// Where the project is, and the one kind of failure the launch programs report in a sentence instead of a stack trace.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where Node keeps what it has compiled: halves the time to load the server again. Where it cannot write, it does without. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'vigilo', 'compiled');

/** A failure whose message tells a person what to do. */
export class LaunchError extends Error {}

const LOOK_MS = 500;

/** npm's shell ends on a signal without passing it on: a launch program that npm started, and whose shell is gone, was asked to end. */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/** Runs a launch program to its end: its exit code, or 1 and a sentence. */
export async function launch(program) {
  try {
    const [major] = process.versions.node.split('.');
    if (Number(major) < 20)
      throw new LaunchError(`Vigilo needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
    endWithShell();
    process.exitCode = await program();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** What to tell a person about an error. */
export function sentenceOf(error) {
  if (error instanceof LaunchError) return error.message;
  if (error?.code === 'EACCES' || error?.code === 'EROFS') {
    return `Vigilo may not write ${error.path}. Start it as the user the project belongs to, or give yourself the right to it.`;
  }
  if (error?.code === 'ENOSPC') return 'The disk is full. Free some space and start again.';
  return error?.stack ?? String(error);
}
