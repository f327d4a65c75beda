// The processes that work on one database must have the same file store, a folder or a bucket, since reports, imports and files made by one are handed out by
// another, and the same keys. Each lays a token into its store and says in the database that it is there. Whoever starts beside others looks for theirs in
// its own store; who does not find them does not start. A process that died without a word is waited for until it counts as gone.

import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NamedFiles } from '../adapters/file-store/named-files.ts';
import { findText, keepText } from '../adapters/file-store/named-files.ts';
import { ConfigError } from './config.ts';
import type { FileSettings } from './data-folder.ts';
import { dataFolder, openSharedFiles } from './data-folder.ts';
import { openDatabase } from './database.ts';
import type { NodeRow, SeenNode } from './nodes.queries.ts';
import { addNode, listEarlierNodes, removeForgottenNodes, removeNode, tellLife } from './nodes.queries.ts';
import type { Database } from './tables.ts';

/** Where the tokens lie in the store. */
const PLACE = 'nodes';
const BEAT_MS = 3000;
const LOOK_MS = 250;
/** A file server may take so long to show one machine what another wrote. */
const SHOWN_MS = 5000;

export interface NodeOptions {
  /** The database, as the role that serves requests. */
  readonly url: string;
  /** Where its files lie. */
  readonly config: FileSettings;
  readonly auditKey: string;
  /** Only of those that serve requests. */
  readonly sessionSecret?: string;
  readonly onError: (error: Error) => void;
}

export interface Node {
  /** Says that it is gone. Never rejects. */
  leave(): Promise<void>;
}

/** Takes its place beside the others. @throws ConfigError where it cannot reach its own store, or has not that of the others or not their keys */
export async function joinNodes({
  url,
  config,
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
  const tokens = openSharedFiles(config, PLACE);
  // That the database does not answer is said by those who want more of it.
  const beat = setInterval(() => void tellLife(db, row.id).catch(() => undefined), BEAT_MS);
  const leave = async () => {
    clearInterval(beat);
    await tokens.remove(row.id).catch(onError);
    await removeNode(db, row.id).catch(onError);
    await db.destroy();
  };
  try {
    await keepText(tokens, row.id, row.token).catch((cause: unknown) => {
      throw cannotReach(config, cause);
    });
    for (const id of await removeForgottenNodes(db)) await tokens.remove(id);
    await meetOthers(db, { config, tokens }, row, await addNode(db, row));
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

interface Store {
  readonly config: FileSettings;
  readonly tokens: NamedFiles;
}

async function meetOthers(
  db: Database,
  { config, tokens }: Store,
  own: NodeRow,
  number: string,
): Promise<void> {
  const firstBeats = new Map<string, string>();
  for (const began = performance.now(); ; await sleep(LOOK_MS)) {
    const others = await listEarlierNodes(db, number);
    const found = await Promise.all(
      others.map(async ({ id, token }) => (await findText(tokens, id)) === token),
    );
    const strangers = others.filter((_other, i) => found[i] !== true);
    // Without a sign of life since, it may be one that died.
    const alive = strangers.find(({ id, beats }) => (firstBeats.get(id) ?? beats) !== beats);
    if (alive && performance.now() - began > SHOWN_MS) throw otherStore(config, alive);
    if (strangers.length === 0) {
      refuseOtherKeys(own, others);
      return;
    }
    for (const { id, beats } of strangers) if (!firstBeats.has(id)) firstBeats.set(id, beats);
  }
}

function otherStore(config: FileSettings, { name, id }: NodeRow): ConfigError {
  const begin = `Another process works on this database (${name}), and what it laid into its`;
  return new ConfigError(
    config.FILE_STORE === 'folder'
      ? `${begin} DATA_DIR is not in this one (${dataFolder(config, PLACE, id)}). Processes on one database need one folder: let DATA_DIR be a folder that all of them share, or stop the other one.`
      : `${begin} file store is not in this bucket (${PLACE}/${id} in ${nameBucket(config)}). Processes on one database need one store: let FILE_STORE, S3_URL and S3_BUCKET be the same for all of them, or stop the other one.`,
  );
}

function cannotReach(config: FileSettings, cause: unknown): ConfigError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new ConfigError(
    config.FILE_STORE === 'folder'
      ? `Nothing can be written to ${dataFolder(config, PLACE)} (${why}). Give the user that Vigilo runs as the right to it, or choose another DATA_DIR.`
      : `Nothing can be written to the bucket ${nameBucket(config)} (${why}). Check S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID and S3_SECRET.`,
  );
}

function nameBucket({ S3_BUCKET = '', S3_URL }: FileSettings): string {
  return S3_URL === undefined ? S3_BUCKET : `${S3_BUCKET} of ${S3_URL}`;
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
