import { sql } from 'kysely';
import type { Database } from './tables.ts';

export interface JobState {
  readonly queue: string;
  readonly state: 'waiting' | 'active' | 'failed';
  readonly count: number;
  /** Seconds since the oldest of them was due, begun or given up. */
  readonly age: number;
}

// no tenant: the tables of the queue have none, and an operator is told of all tenants together.

/** Jobs that are due, under way or given up, by queue. Those that are done, or not due yet, are of no concern. */
export async function countJobs(db: Database): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    SELECT name AS queue, CASE state WHEN 'active' THEN 'active' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state, count(*)::int AS count,
      extract(epoch FROM clock_timestamp() - min(CASE state WHEN 'active' THEN started_on WHEN 'failed' THEN completed_on ELSE start_after END))::float8 AS age
    FROM pgboss.job WHERE state IN ('active', 'failed') OR (state IN ('created', 'retry') AND start_after <= clock_timestamp()) GROUP BY 1, 2`.execute(
    db,
  );
  return rows;
}

/** Jobs that were sent already are kept so long once they end: each has the time that its queue had when it was sent. Whoever starts beside others waits for none of them. */
export async function keepJobs(db: Database, queues: readonly string[], seconds: number): Promise<void> {
  // no tenant: the tables of the queue have none, and what is set holds for all.
  await sql`
    UPDATE pgboss.job j SET deletion_seconds = ${seconds} FROM (
      SELECT name, id FROM pgboss.job WHERE name = ANY(${[...queues]}::text[]) AND deletion_seconds <> ${seconds} FOR UPDATE SKIP LOCKED
    ) other WHERE j.name = other.name AND j.id = other.id`.execute(db);
}
