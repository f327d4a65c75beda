// One run of the server: started, ready, ended.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { guardServer } from './server-guard.ts';
import { clusterFolder } from './server-place.ts';
import type { ServerPlace } from './server-place.ts';
import { programPath } from './server-programs.ts';
import { explainStartFailure, ServerStartError } from './start-failure.ts';

export interface ServerProcess {
  /** Resolves with how it ended, for instance `signal SIGKILL`, once the system has collected it. */
  readonly ended: Promise<string>;
  /** Ends the connections, writes everything down and waits until the process is gone. */
  stop(): Promise<void>;
}

interface LaunchOptions {
  readonly place: ServerPlace;
  /** All it gets of the environment: Vigilo's own may hold secrets. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  /** A living process that the folder names as its server and that is another program: PostgreSQL may look past it. */
  readonly notAServer: number | undefined;
  /** Called when the server's program runs and is only waited for. */
  readonly onWaiting?: (() => void) | undefined;
}

const READY = 'database system is ready to accept connections';
const NOTABLE = /^(?:FATAL|PANIC|WARNING|ERROR)|not properly shut down|terminated by|recovery/;
/** Said to each connection that is open at a stop, or comes too early or too late. */
const ROUTINE =
  /terminating connection due to administrator command|the database system is (?:starting up|shutting down)/;
const KEPT_LINES = 40;
const LAST_OUTPUT_MS = 200;
const REPORT_WAITING_MS = 10_000;
const FAST_STOP_MS = 60_000;

/** Starts the server and resolves when it accepts connections, however long its recovery takes. @throws ServerStartError */
export async function launchServer({
  place,
  environment,
  log,
  notAServer,
  onWaiting,
}: LaunchOptions): Promise<ServerProcess> {
  const child = spawnServer({ place, environment, notAServer });
  const ended = waitForExit(child);
  onWaiting?.();
  if (child.pid !== undefined) void ended.then(guardServer(child.pid, place.account));
  const lines: string[] = [];
  const ready = readLines(child, lines, log);
  const waiting = setInterval(
    () => log('PostgreSQL is still starting; after a crash it first repeats what was not yet in its files.'),
    REPORT_WAITING_MS,
  );
  try {
    const ending = await Promise.race([ready, ended]);
    if (ending !== undefined) {
      await sleep(LAST_OUTPUT_MS);
      throw new ServerStartError(explainStartFailure('PostgreSQL', lines, ending));
    }
  } finally {
    clearInterval(waiting);
  }
  return { ended, stop: () => stopChild(child, ended) };
}

function spawnServer({
  place,
  environment,
  notAServer,
}: Omit<LaunchOptions, 'log' | 'onWaiting'>): ChildProcess {
  const words = [
    '-D',
    clusterFolder(place.dataDir),
    '-c',
    `config_file=${join(place.dataDir, 'postgresql.conf')}`,
  ];
  try {
    return spawn(programPath(place.programs, 'postgres'), words, {
      ...place.account,
      cwd: '/',
      // An own group: Ctrl-C in a terminal must reach Vigilo, which then ends the server in order, and not the server first.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...environment, ...serverEnvironment(notAServer) },
    });
  } catch (error) {
    throw new ServerStartError(explainStartFailure('PostgreSQL', [String(error)], ''));
  }
}

function serverEnvironment(notAServer: number | undefined): NodeJS.ProcessEnv {
  // pg_ctl's own way of saying "that process id is not a server": PostgreSQL then still checks that no memory of an old one is in use.
  return notAServer === undefined ? { LC_ALL: 'C' } : { LC_ALL: 'C', PG_GRANDPARENT_PID: String(notAServer) };
}

function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code ?? 0}`));
  });
}

function readLines(child: ChildProcess, lines: string[], log: (line: string) => void): Promise<undefined> {
  return new Promise((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      if (NOTABLE.test(line) && !ROUTINE.test(line)) log(`PostgreSQL: ${line.replace(/^LOG:\s*/, '')}`);
      if (line.includes(READY)) resolve(undefined);
    });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const late = new AbortController();
  const slow = sleep(FAST_STOP_MS, 'slow', { signal: late.signal }).catch(() => 'stopped');
  if ((await Promise.race([ended, slow])) === 'slow') child.kill('SIGQUIT');
  await ended;
  late.abort();
}
