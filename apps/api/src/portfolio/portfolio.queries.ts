import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../app/caller.ts';
import type { TenantTransaction } from '../app/tables.ts';

/** Ids of the companies in the caller's portfolio that the caller still sees. */
export async function listPortfolioIds(tx: TenantTransaction, caller: Caller): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT c.id FROM portfolios p
    JOIN portfolio_companies m ON m.tenant_id = p.tenant_id AND m.portfolio_id = p.id
    JOIN companies c ON c.tenant_id = p.tenant_id AND c.id = m.company_id
    WHERE p.tenant_id = ${caller.tenantId} AND p.user_id = ${caller.userId} AND NOT c.is_deleted AND ${isVisible(caller, 'c.id')}`.execute(tx);
  return result.rows.map(({ id }) => id);
}
