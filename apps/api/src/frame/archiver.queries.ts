import { sql } from 'kysely';
import type { Database } from './tables.ts';

// no tenant: the write-ahead log is of the whole database.

/** Whether the newest try to archive a segment of the write-ahead log failed; false where none was ever tried. */
export async function isArchivingFailing(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isFailing: boolean }>`
    SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing" FROM pg_stat_archiver`.execute(
    db,
  );
  return rows[0]?.isFailing ?? false;
}
