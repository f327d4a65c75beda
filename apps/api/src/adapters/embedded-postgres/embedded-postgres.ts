// The PostgreSQL that comes with Vigilo: made on the first start, started and stopped with the API, brought back when it dies.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from '../lock-file/lock-file.mjs';
import { moveToFreePort, provideConnection } from './connection-file.ts';
import type { Connection } from './connection-file.ts';
import { stopLeftOverServer } from './left-over-server.ts';
import { provideCluster } from './new-cluster.ts';
import { writeOwned } from './owned-files.ts';
import { APP_ROLE, DATABASE, OWNER_ROLE, makeCheckpoint, provideRoles, SUPERUSER } from './roles.queries.ts';
import { prepareServerPlace } from './server-place.ts';
import type { ServerPlace } from './server-place.ts';
import { findServerPrograms } from './server-programs.ts';
import { launchServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { writeSettings } from './server-settings.ts';
import { explainFileError, ServerStartError } from './start-failure.ts';
import { supervise } from './supervisor.ts';
import { continueArchive } from './timelines.ts';
import { prepareWalArchive } from './wal-archive.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of this server alone; made when missing. Under root another may be used: see server-place.ts. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1. By default a free one is found and remembered. */
  readonly port?: number;
  readonly log: (line: string) => void;
  /** False, for databases that are thrown away, gives up on surviving a crash and lets the owner make databases. Default true. */
  readonly durable?: boolean;
  /** Folder that the write-ahead log is kept in, for a return to any moment. Default: it is kept nowhere. */
  readonly archiveDir?: string | undefined;
  /** Without that folder: the log is kept for the one that a later start names. Default false. */
  readonly keepsLog?: boolean;
  /** What the server's environment holds besides its language: tests move its clock with it. Default nothing. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Called at the start, perhaps again, when a server is only waited for, to end or to be ready: what else takes long can be done meanwhile. */
  readonly onWaiting?: () => void;
  /** Called once when the server died and could not be brought back; the reason is a sentence. */
  readonly onExit: (reason: string) => void;
}

export interface EmbeddedPostgres {
  /** As the owner of the tables, for migrations. */
  readonly ownerUrl: string;
  /** As the role that serves requests. */
  readonly appUrl: string;
  /** The folder that is really used. */
  readonly dataDir: string;
  /** Stops the server and resolves when nothing of it is left. May be called again. */
  stop(): Promise<void>;
}

const START_TRIES = 40;
const RETRY_MS = 500;

/** Starts the server of a folder. @throws an error whose message a person can act on: folder in use, no right to it, disk full, port taken. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const place = await prepareServerPlace(options.dataDir, findServerPrograms(), options.log);
    // PostgreSQL's own lock guards the data; this one says who is there, and that a server found running has lost its owner.
    const lock = await takeLock(join(place.dataDir, 'vigilo.lock'));
    if (lock.heldBy !== null)
      throw new Error(
        `Vigilo is already running on ${options.dataDir} (pid ${lock.heldBy}). Stop it, or choose another DATA_DIR.`,
      );
    try {
      const unlockArchive = await lockArchive(options.archiveDir);
      try {
        return await startLocked(
          place,
          async () => {
            await unlockArchive();
            await lock.release();
          },
          options,
        );
      } catch (error) {
        await unlockArchive();
        throw error;
      }
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFileError(error, options.dataDir);
  }
}

/** Two servers that keep their logs in one folder would take each other's for their own. Returns what lets go of it. */
async function lockArchive(archiveDir: string | undefined): Promise<() => Promise<void>> {
  if (archiveDir === undefined) return async () => undefined;
  await mkdir(archiveDir, { recursive: true, mode: 0o711 });
  const lock = await takeLock(join(archiveDir, 'vigilo.lock'));
  if (lock.heldBy !== null)
    throw new Error(
      `Another Vigilo keeps its archive in ${archiveDir} (pid ${lock.heldBy}). Choose another ARCHIVE_DIR.`,
    );
  return lock.release;
}

async function startLocked(
  place: ServerPlace,
  unlock: () => Promise<void>,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, onExit, durable = true, environment = {}, archiveDir, keepsLog, onWaiting } = options;
  const found = await provideConnection(place.dataDir);
  const given = options.port === undefined ? found : { ...found, port: options.port };
  await provideCluster(place, given.superuserPassword);
  if (archiveDir !== undefined) {
    await prepareWalArchive(archiveDir, place);
    await continueArchive(archiveDir, place);
  }
  const always = { place, durable, archiveDir, keepsLog, environment, log };
  const { server, connection } = await startServer({
    ...always,
    connection: given,
    mayMove: options.port === undefined,
    onWaiting,
  });
  const restart = async () => (await startServer({ ...always, connection, mayMove: false })).server;
  const supervisor = supervise({ server, restart, log, onExit });
  const url = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${connection.port}/${database}`;
  try {
    await provideRoles({
      superuserUrl: superuserUrl(connection),
      ownerPassword: connection.ownerPassword,
      appPassword: connection.appPassword,
      ownerMakesDatabases: !durable,
    });
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return {
    ownerUrl: url(OWNER_ROLE, connection.ownerPassword, DATABASE),
    appUrl: url(APP_ROLE, connection.appPassword, DATABASE),
    dataDir: place.dataDir,
    async stop() {
      await supervisor.stop();
      await unlock();
    },
  };
}

interface StartOptions {
  readonly place: ServerPlace;
  readonly connection: Connection;
  /** Whether another port may be taken when this one is in use. */
  readonly mayMove: boolean;
  readonly durable: boolean;
  readonly archiveDir: string | undefined;
  readonly keepsLog: boolean | undefined;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  readonly onWaiting?: (() => void) | undefined;
}

/** Starts it, waiting for what is still ending of the last one and moving to another port where it may. */
async function startServer({
  place,
  connection: wanted,
  mayMove,
  durable,
  archiveDir,
  keepsLog,
  environment,
  log,
  onWaiting,
}: StartOptions): Promise<{ server: ServerProcess; connection: Connection }> {
  let connection = wanted;
  for (let tries = 1; ; tries += 1) {
    const notAServer = await stopLeftOverServer(place.dataDir, log, onWaiting);
    await writeOwned(
      join(place.dataDir, 'postgresql.conf'),
      await writeSettings({ port: connection.port, durable, archiveDir, keepsLog }),
      { mode: 0o644 },
    );
    try {
      const server = await launchServer({ place, environment, log, notAServer, onWaiting });
      if (archiveDir !== undefined) await startArchiving(server, connection);
      return { server, connection };
    } catch (error) {
      if (!(error instanceof ServerStartError) || error.kind === 'other' || tries === START_TRIES)
        throw error;
      if (error.kind !== 'port-taken') await sleep(RETRY_MS);
      else if (mayMove) connection = await moveToFreePort(place.dataDir, connection);
      else
        throw new Error(
          `Port ${connection.port} of 127.0.0.1, wanted for the embedded PostgreSQL, is taken by another program.`,
          { cause: error },
        );
    }
  }
}

/** Only from its first checkpoint on does a server archive what has changed after a minute: until then it sleeps as if there were no archive. */
async function startArchiving(server: ServerProcess, connection: Connection): Promise<void> {
  try {
    await makeCheckpoint(superuserUrl(connection));
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function superuserUrl({ port, superuserPassword }: Connection): string {
  return `postgres://${SUPERUSER}:${superuserPassword}@127.0.0.1:${port}/postgres`;
}
