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

export type Database = Kysely<Tables>;

/** A transaction in which `app.tenant_id` is set: what every query of a tenant's tables runs in. */
export type TenantTransaction = Transaction<Tables>;
