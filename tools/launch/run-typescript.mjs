// Runs a TypeScript entry of the project under Node 24, with this program's terminal.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

const END_WITH_LAUNCHER = fileURLToPath(new URL('end-with-launcher.mjs', import.meta.url));

/** Where Node keeps what it has compiled: halves the time to load the server again. Where it cannot write, it does without. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'vigilo', 'compiled');

/**
 * Resolves with the exit code. The entry runs in a process group of its own: Ctrl-C reaches it once, through us, instead of from the
 * terminal, npm and us; and whoever kills our whole group leaves it alive to end in order (see end-with-launcher.mjs).
 */
export async function runTypeScript(node, entry, words) {
  const { code } = await runProgram(node, ['--import', END_WITH_LAUNCHER, entry, ...words], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return code;
}
