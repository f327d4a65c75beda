// The processes that work on one database must have the same data folder, since reports, imports and files made by one are handed out by another, and the
// same keys. Each lays a token into its folder and says in the database that it is there. Whoever starts beside others looks for theirs in its own folder;
// who does not find them does not start. A process that died without a word is waited for until it counts as gone.

import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config.ts';
import { openDatabase } from './database.ts';
import type { NodeRow, SeenNode } from './nodes.queries.ts';
import { addNode, listEarlierNodes, removeForgottenNodes, removeNode, tellLife } from './nodes.queries.ts';
import type { Database } from './tables.ts';

const BEAT_MS = 3000;
const LOOK_MS = 250;
/** A file server may take so long to show one machine what another wrote. */
const SHOWN_MS = 5000;

export interface NodeOptions {
  /** The database, as the role that serves requests. */
  readonly url: string;
  /** The data folder. */
  readonly folder: string;
  readonly auditKey: string;
  /** Only of those that serve requests. */
  readonly sessionSecret?: string;
  readonly onError: (error: Error) => void;
}

export interface Node {
  /** Says that it is gone. Never rejects. */
  leave(): Promise<void>;
}

/** Takes its place beside the others. @throws ConfigError where it has not their folder or not their keys */
export async function joinNodes({
  url,
  folder,
  auditKey,
  sessionSecret,
  onError,
}: NodeOptions): Promise<Node> {
  const db = openDatabase({ url, pool: 1, onError });
  const row: NodeRow = {
    id: randomUUID(),
    name: `${hostname()}, process ${process.pid}`,
    token: randomUUID(),
    auditKey: nameKey(auditKey),
    sessionKey: sessionSecret === undefined ? null : nameKey(sessionSecret),
  };
  const place = join(folder, 'nodes');
  // That the database does not answer is said by those who want more of it.
  const beat = setInterval(() => void tellLife(db, row.id).catch(() => undefined), BEAT_MS);
  const leave = async () => {
    clearInterval(beat);
    await rm(join(place, row.id), { force: true }).catch(onError);
    await removeNode(db, row.id).catch(onError);
    await db.destroy();
  };
  try {
    await mkdir(place, { recursive: true, mode: 0o700 });
    await writeFile(join(place, row.id), row.token, { mode: 0o600 });
    for (const id of await removeForgottenNodes(db)) await rm(join(place, id), { force: true });
    await meetOthers(db, place, row, await addNode(db, row));
    return { leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Says whether two have the same key, and nothing else of it. */
function nameKey(key: string): Buffer {
  return createHmac('sha256', key).update('vigilo node').digest();
}

async function meetOthers(db: Database, place: string, own: NodeRow, number: string): Promise<void> {
  const firstBeats = new Map<string, string>();
  for (const began = performance.now(); ; await sleep(LOOK_MS)) {
    const others = await listEarlierNodes(db, number);
    const found = await Promise.all(others.map((other) => isIn(place, other)));
    const strangers = others.filter((_other, i) => found[i] !== true);
    // Without a sign of life since, it may be one that died.
    const alive = strangers.find(({ id, beats }) => (firstBeats.get(id) ?? beats) !== beats);
    if (alive && performance.now() - began > SHOWN_MS) throw otherFolder(place, alive);
    if (strangers.length === 0) {
      refuseOtherKeys(own, others);
      return;
    }
    for (const { id, beats } of strangers) if (!firstBeats.has(id)) firstBeats.set(id, beats);
  }
}

async function isIn(place: string, { id, token }: NodeRow): Promise<boolean> {
  return (await readFile(join(place, id), 'utf8').catch(() => null)) === token;
}

function otherFolder(place: string, { name, id }: NodeRow): ConfigError {
  return new ConfigError(
    `Another process works on this database (${name}), and what it laid into its DATA_DIR is not in this one (${join(place, id)}). Processes on one database need one folder: let DATA_DIR be a folder that all of them share, or stop the other one.`,
  );
}

function refuseOtherKeys(own: NodeRow, others: readonly SeenNode[]): void {
  const other = others.find(
    ({ auditKey, sessionKey }) =>
      !auditKey.equals(own.auditKey) ||
      (sessionKey !== null && own.sessionKey !== null && !sessionKey.equals(own.sessionKey)),
  );
  if (!other) return;
  const name = other.auditKey.equals(own.auditKey) ? 'SESSION_SECRET' : 'AUDIT_KEY';
  throw new ConfigError(
    `Another process works on this database (${other.name}) with another ${name}. Set the same ${name} everywhere, or leave it out everywhere.`,
  );
}
