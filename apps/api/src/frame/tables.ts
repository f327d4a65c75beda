// The tables as the queries see them. Each area declares its own in `<area>.tables.ts` by adding to the interface `Tables`, so that the ground knows no
// area; db/schema.test.ts keeps them and the database together.

import type { ColumnType, Kysely, Transaction } from 'kysely';

/** A timestamp that the database sets where an insert leaves it out. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;
/** A calendar day, read and written as YYYY-MM-DD. */
export type DayColumn = string;

/** Every table by its name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the areas fill it
export interface Tables {}

/** How long the database works for one transaction, in milliseconds; longer, and it ends the statement or the connection. */
export interface TimeLimits {
  /** One statement. */
  readonly statement: number;
  /** Waiting for a row or a table that somebody else holds. */
  readonly lock: number;
  /** A transaction that is open while nothing is asked of it. */
  readonly idle: number;
}

/** A pool; its transactions are bounded by its limits. */
export interface Database extends Kysely<Tables> {
  readonly timeLimits: TimeLimits;
}

/** A transaction in which `app.tenant_id` is set: what every query of a tenant's tables runs in. */
export type TenantTransaction = Transaction<Tables>;
