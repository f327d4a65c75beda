import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What the caller may do with a client, by whether it is deleted. */
export interface ClientActionTable {
  readonly forActive: readonly string[];
  readonly forDeleted: readonly string[];
  /** Of clients of the caller's own. */
  readonly forOwnActive: readonly string[];
  readonly forOwnDeleted: readonly string[];
}

/** The whole reply of the clients' list as JSON text, by name: every client of the tenant, with how many of its companies the caller sees. */
export async function getClientListJson(
  tx: TenantTransaction,
  caller: Viewer,
  withDeleted: boolean,
  actions: ClientActionTable,
): Promise<string> {
  return getJson(
    tx,
    sql`
    WITH counts AS (
      SELECT cc.client_id, count(*)::int AS companies FROM client_companies cc
      WHERE cc.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'cc.company_id')} GROUP BY cc.client_id
    )
    SELECT json_build_object('status', 'success', 'clients', coalesce(json_agg(json_build_object(
      '_id', c.id, 'name', c.name, 'email', c.email, 'phone', c.phone, 'description', c.description, 'startDate', c.start_date, 'endDate', c.end_date,
      'isDeleted', c.is_deleted, 'companies', coalesce(n.companies, 0), 'version', c.version,
      'can', CASE WHEN EXISTS (SELECT FROM user_clients uc WHERE uc.tenant_id = c.tenant_id AND uc.client_id = c.id AND uc.user_id = ${caller.userId})
        THEN CASE WHEN c.is_deleted THEN ${JSON.stringify(actions.forOwnDeleted)}::json ELSE ${JSON.stringify(actions.forOwnActive)}::json END
        WHEN c.is_deleted THEN ${JSON.stringify(actions.forDeleted)}::json ELSE ${JSON.stringify(actions.forActive)}::json END
    ) ORDER BY lower(c.name), c.id), '[]'::json))::text AS json
    FROM clients c LEFT JOIN counts n ON n.client_id = c.id WHERE c.tenant_id = ${caller.tenantId} AND (NOT c.is_deleted OR ${withDeleted})`,
  );
}

/** The same of a user's own clients that are not deleted: ids and names alone. */
export async function getOwnClientListJson(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<string> {
  return getJson(
    tx,
    sql`
    SELECT json_build_object('status', 'success', 'clients', coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name) ORDER BY lower(c.name), c.id), '[]'::json))::text AS json
    FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id
    WHERE uc.tenant_id = ${tenantId} AND uc.user_id = ${userId} AND NOT c.is_deleted`,
  );
}

async function getJson(tx: TenantTransaction, query: RawBuilder<unknown>): Promise<string> {
  const result = await sql<{ json: string }>`${query}`.execute(tx);
  const json = result.rows[0]?.json;
  if (json === undefined) throw new Error('An aggregate without GROUP BY always gives a row');
  return json;
}
