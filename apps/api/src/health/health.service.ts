import type { Database } from '../frame/tables.ts';
import { pingDatabase } from './health.queries.ts';

export interface Health {
  readonly live: true;
  readonly ready: boolean;
  readonly database: boolean;
  readonly jobs: boolean;
}

/** Whether the process can serve: its database answers and has the job queue. */
export async function getHealth(db: Database): Promise<Health> {
  const { database, jobs } = await pingDatabase(db);
  return { live: true, ready: database && jobs, database, jobs };
}
