// The passwords of the embedded server and the port it was given: made at random once, kept in a file only its owner can read.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { writeOwned } from './owned-files.ts';
import { errorCode } from './process-facts.ts';
import { clusterFolder } from './server-place.ts';

export interface Connection {
  readonly port: number;
  readonly superuserPassword: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
}

const FILE = 'connection.json';
/** Below the range systems take outgoing ports from, so that the remembered port is still free next time. */
const LOWEST_PORT = 20_000;
const PORTS = 10_000;
const PORT_TRIES = 50;

/** Reads the connection of a data folder, or makes one for a new folder. @throws where it is lost while its database exists. */
export async function provideConnection(dataDir: string): Promise<Connection> {
  const file = join(dataDir, FILE);
  try {
    return checked(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    if (errorCode(cause) === 'EACCES')
      throw new Error(`Vigilo may not read ${file}. Start it as the user it belongs to, or as root.`, {
        cause,
      });
    if (existsSync(clusterFolder(dataDir))) {
      throw new Error(
        `${file} is missing or damaged, and the database's passwords with it. Put it back from a backup, or move ${dataDir} away to begin anew.`,
        { cause },
      );
    }
  }
  const connection = {
    port: await findFreePort(),
    superuserPassword: randomPassword(),
    ownerPassword: randomPassword(),
    appPassword: randomPassword(),
  };
  await saveConnection(dataDir, connection);
  return connection;
}

/** The same connection on another port, remembered. */
export async function moveToFreePort(dataDir: string, connection: Connection): Promise<Connection> {
  const moved = { ...connection, port: await findFreePort() };
  await saveConnection(dataDir, moved);
  return moved;
}

async function saveConnection(dataDir: string, connection: Connection): Promise<void> {
  await writeOwned(join(dataDir, FILE), `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}

/** A port of 127.0.0.1 nobody listens on at this moment. */
async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = LOWEST_PORT + (randomBytes(2).readUInt16BE() % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found for the embedded PostgreSQL.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function checked(value: unknown): Connection {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string => {
    const field = fields.get(name);
    if (typeof field !== 'string' || field === '') throw new TypeError(`${name} is missing`);
    return field;
  };
  const port = fields.get('port');
  if (typeof port !== 'number' || !Number.isInteger(port)) throw new TypeError('port is missing');
  return {
    port,
    superuserPassword: text('superuserPassword'),
    ownerPassword: text('ownerPassword'),
    appPassword: text('appPassword'),
  };
}
