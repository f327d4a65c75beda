import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** From here to its end, the transaction sees the database as it is now: what is read one after another fits together. Only before its first query. */
export async function readOneState(tx: TenantTransaction): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx);
}
