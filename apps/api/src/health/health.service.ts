import type { ServiceState } from '../frame/service-state.ts';
import type { Database } from '../frame/tables.ts';
import { withinTime } from '../frame/turns.ts';
import { pingDatabase } from './health.queries.ts';

export interface Health {
  readonly live: true;
  readonly ready: boolean;
  readonly database: boolean;
  readonly jobs: boolean;
}

/** Who asks wants to know now: a database that takes longer does not answer. */
const PATIENCE_MS = 900;
const SILENT = { database: false, jobs: false };

export interface HealthContext {
  /** A connection of its own, since those of the requests may all be waiting. */
  readonly probeDb: Database;
  readonly state: Pick<ServiceState, 'isServing'>;
}

/** Whether the process can serve: its database answers and has the job queue, and it was not told to stop. */
export async function getHealth({ probeDb, state }: HealthContext): Promise<Health> {
  const { database, jobs } = await withinTime(PATIENCE_MS, pingDatabase(probeDb)).catch(() => SILENT);
  return { live: true, ready: database && jobs && state.isServing, database, jobs };
}
