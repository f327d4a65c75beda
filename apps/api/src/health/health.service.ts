import type { DiskSpace } from '../frame/disk-space.ts';
import type { ServiceState } from '../frame/service-state.ts';
import type { Database } from '../frame/tables.ts';
import { withinTime } from '../frame/turns.ts';
import { pingDatabase } from './health.queries.ts';

export interface Health {
  readonly live: true;
  readonly ready: boolean;
  readonly database: boolean;
  readonly jobs: boolean;
  /** Room to write. */
  readonly disk: boolean;
  /** What others change is heard at once; where not, open screens ask again every few seconds. */
  readonly changes: boolean;
}

/** Who asks wants to know now: a database that takes longer does not answer. */
const PATIENCE_MS = 900;
const SILENT = { database: false, jobs: false };

export interface HealthContext {
  /** A connection of its own, since those of the requests may all be waiting. */
  readonly probeDb: Database;
  readonly state: Pick<ServiceState, 'isServing' | 'hearsChanges'>;
  readonly disk: Pick<DiskSpace, 'hasRoom'>;
}

/** Whether the process can serve: its database answers and has the job queue, there is room on the disk, and it was not told to stop. */
export async function getHealth({ probeDb, state, disk }: HealthContext): Promise<Health> {
  const [{ database, jobs }, hasRoom] = await Promise.all([
    withinTime(PATIENCE_MS, pingDatabase(probeDb)).catch(() => SILENT),
    withinTime(PATIENCE_MS, disk.hasRoom()).catch(() => false),
  ]);
  const ready = database && jobs && hasRoom && state.isServing;
  return { live: true, ready, database, jobs, disk: hasRoom, changes: state.hearsChanges };
}
