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
