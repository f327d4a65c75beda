// Ends a server whose owner is gone without a word, as after kill -9: a shell that waits for the end of a pipe only the owner holds open.

import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/** Guards a server until the returned function is called. Where there is no shell, the next start on its folder ends it. */
export function guardServer(pid: number, account: ServerAccount | undefined): () => void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'vigilo-guard', String(pid)], {
    ...account,
    cwd: '/',
    // Who kills the owner's whole process group must not kill the guard with it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  });
  guard.once('error', () => undefined);
  guard.unref();
  return () => void guard.kill('SIGKILL');
}
