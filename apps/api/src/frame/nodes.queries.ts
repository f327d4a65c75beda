// no tenant: the processes serve all of them. The database's clock rules here, since those of two machines may differ.

import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Who tells no sign of life for so long is gone. */
const GONE_SECONDS = 15;
/** And for so long is forgotten. */
const FORGOTTEN_HOURS = 24;

export interface NodeRow {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly auditKey: Buffer;
  /** Of those that serve requests. */
  readonly sessionKey: Buffer | null;
}

export interface SeenNode extends NodeRow {
  /** Signs of life so far. */
  readonly beats: string;
}

/** Adds a node and answers its number: of two that come at once, the later one has the higher. */
export async function addNode(
  db: Database,
  { id, name, token, auditKey, sessionKey }: NodeRow,
): Promise<string> {
  // no tenant: a process serves all of them
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('vigilo nodes'))`.execute(tx);
    const row = await tx
      .insertInto('nodes')
      .values({
        id,
        number: sql<string>`(SELECT coalesce(max(number), 0) + 1 FROM nodes)`,
        name,
        token,
        audit_key: auditKey,
        session_key: sessionKey,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    return row.number;
  });
}

/** Those that came earlier and still tell that they are there. */
export async function listEarlierNodes(db: Database, number: string): Promise<SeenNode[]> {
  // no tenant: a process serves all of them
  return db
    .selectFrom('nodes')
    .select(['id', 'name', 'token', 'audit_key as auditKey', 'session_key as sessionKey', 'beats'])
    .where('number', '<', number)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${GONE_SECONDS})`)
    .execute();
}

/** A sign of life. */
export async function tellLife(db: Database, id: string): Promise<void> {
  // no tenant: a process serves all of them
  await db
    .updateTable('nodes')
    .set({ seen_at: sql<Date>`now()`, beats: sql<string>`beats + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeNode(db: Database, id: string): Promise<void> {
  // no tenant: a process serves all of them
  await db.deleteFrom('nodes').where('id', '=', id).execute();
}

/** Removes those that have been gone for long, and answers their ids. */
export async function removeForgottenNodes(db: Database): Promise<string[]> {
  // no tenant: a process serves all of them
  const gone = await db
    .deleteFrom('nodes')
    .where('seen_at', '<', sql<Date>`now() - make_interval(hours => ${FORGOTTEN_HOURS})`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
