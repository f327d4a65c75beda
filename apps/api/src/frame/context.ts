import type { PgBoss } from 'pg-boss';
import type { Mailer } from '../adapters/mail/mailer.ts';
import type { Config } from './config.ts';
import type { Database } from './tables.ts';

/** What every area's routes and jobs are given. `now` is the clock, in milliseconds since the epoch. */
export interface AppContext {
  readonly db: Database;
  readonly config: Config;
  readonly jobs: PgBoss;
  readonly now: () => number;
  /** What the audit log is sealed with; the database does not have it. */
  readonly auditKey: string;
}

/** What jobs are given beside that. */
export interface JobContext extends AppContext {
  readonly mailer: Mailer;
}
