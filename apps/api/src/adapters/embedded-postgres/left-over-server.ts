// A server whose owner was killed goes on running. It is stopped in order before the folder is used again; its `postmaster.pid` is never
// touched, since only PostgreSQL can tell whether something still works on the files.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../lock-file/lock-file.mjs';
import { errorCode, findCommandLine } from './process-facts.ts';
import { clusterFolder } from './server-place.ts';

const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 60_000 },
  { signal: 'SIGQUIT', waitMs: 20_000 },
] as const;
const LOOK_MS = 20;

/**
 * Stops the server that still runs on a folder whose lock is ours; `onWaiting` is called once it was asked to end. Returns the process id the
 * folder names where that is by now another program's. @throws where the server cannot be stopped.
 */
export async function stopLeftOverServer(
  dataDir: string,
  log: (line: string) => void,
  onWaiting: () => void = () => undefined,
): Promise<number | undefined> {
  const cluster = clusterFolder(dataDir);
  const pid = await findServerPid(cluster);
  if (pid === null || !(await isAlive(pid))) return undefined;
  if (!(await isClusterServer(pid, cluster))) return pid;
  log(`PostgreSQL (pid ${pid}) was left running by a Vigilo that was killed. Stopping it first.`);
  for (const { signal, waitMs } of STOP_STEPS) {
    sendSignal(pid, signal, dataDir);
    onWaiting();
    if (await endsWithin(pid, waitMs)) return undefined;
  }
  throw new Error(
    `PostgreSQL (pid ${pid}) still runs on ${dataDir} and does not end. End it, then start Vigilo again.`,
  );
}

async function findServerPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  const pid = Number(text?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

async function isClusterServer(pid: number, cluster: string): Promise<boolean> {
  const command = await findCommandLine(pid);
  return command?.includes(`postgres -D ${cluster} -c `) ?? false;
}

function sendSignal(pid: number, signal: NodeJS.Signals, dataDir: string): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (errorCode(cause) === 'ESRCH') return;
    throw new Error(
      `PostgreSQL (pid ${pid}) still runs on ${dataDir} and belongs to another user. Start Vigilo as that user, or end it.`,
      { cause },
    );
  }
}

async function endsWithin(pid: number, waitMs: number): Promise<boolean> {
  for (let waited = 0; waited < waitMs; waited += LOOK_MS) {
    if (!(await isAlive(pid))) return true;
    await sleep(LOOK_MS);
  }
  return !(await isAlive(pid));
}
