import { sql } from 'kysely';
import type { Database } from '../frame/tables.ts';

/** Whether the database answers and has the job queue's tables. */
export async function pingDatabase(db: Database): Promise<{ database: boolean; jobs: boolean }> {
  try {
    const result = await sql<{ jobs: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS jobs`.execute(
      db,
    );
    return { database: true, jobs: result.rows[0]?.jobs ?? false };
  } catch {
    return { database: false, jobs: false };
  }
}
