import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** How many companies a user sees, and how many there are; both among those that the caller sees. */
export async function countSeenCompanies(
  tx: TenantTransaction,
  caller: Viewer,
  user: Viewer,
): Promise<{ seen: number; all: number }> {
  const result = await sql<{ seen: number; all: number }>`
    SELECT count(*) FILTER (WHERE ${isVisible(user, 'c.id')})::int AS seen, count(*)::int AS all
    FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')}`.execute(tx);
  return result.rows[0] ?? { seen: 0, all: 0 };
}

export interface UserClient {
  readonly id: string;
  readonly name: string;
  readonly is_deleted: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly companies: number;
}

/** The clients of a user by name, deleted ones too, each with how many of its companies the caller sees. */
export async function listClientsByUser(
  tx: TenantTransaction,
  caller: Viewer,
  userId: string,
): Promise<UserClient[]> {
  const result = await sql<UserClient>`
    SELECT c.id, c.name, c.is_deleted, c.start_date, c.end_date, (
      SELECT count(*)::int FROM client_companies cc WHERE cc.tenant_id = c.tenant_id AND cc.client_id = c.id AND ${isVisible(caller, 'cc.company_id')}
    ) AS companies
    FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id
    WHERE uc.tenant_id = ${caller.tenantId} AND uc.user_id = ${userId} ORDER BY lower(c.name)`.execute(tx);
  return result.rows;
}
