// Runs a TypeScript entry of the project under Node 24, with this program's terminal.

import { fileURLToPath } from 'node:url';
import { COMPILED, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

const END_WITH_LAUNCHER = fileURLToPath(new URL('end-with-launcher.mjs', import.meta.url));

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
