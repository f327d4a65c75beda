// no tenant: a host is one publisher, whoever follows it. The database's clock rules, since those of two machines may differ.

import { sql } from 'kysely';
import type { Database } from '../frame/tables.ts';

/** Takes a host for so many milliseconds. Answers 0 where it is taken now, else how many milliseconds it is still busy, at least 1. */
export async function takeHost(db: Database, host: string, holder: string, ms: number): Promise<number> {
  // no tenant: a host is one publisher
  const taken = await sql`
    INSERT INTO feed_hosts AS h (host, holder, busy_until) VALUES (${host}, ${holder}, clock_timestamp() + make_interval(secs => ${ms / 1000}))
    ON CONFLICT (host) DO UPDATE SET holder = excluded.holder, busy_until = excluded.busy_until WHERE h.busy_until <= clock_timestamp()
    RETURNING host`.execute(db);
  if (taken.rows.length > 0) return 0;
  const busy = await sql<{ ms: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM busy_until - clock_timestamp()) * 1000))::int AS ms FROM feed_hosts WHERE host = ${host}`.execute(
    db,
  );
  return busy.rows[0]?.ms ?? 1;
}

/** Gives a host back, which nobody takes for so many milliseconds more; not where another one holds it by now. */
export async function leaveHost(db: Database, host: string, holder: string, restMs: number): Promise<void> {
  // no tenant: a host is one publisher
  await sql`
    UPDATE feed_hosts SET busy_until = clock_timestamp() + make_interval(secs => ${restMs / 1000}) WHERE host = ${host} AND holder = ${holder}`.execute(
    db,
  );
}

/** Forgets hosts that nobody has asked for a day. */
export async function removeIdleHosts(db: Database): Promise<void> {
  // no tenant: a host is one publisher
  await sql`DELETE FROM feed_hosts WHERE busy_until < clock_timestamp() - interval '1 day'`.execute(db);
}
