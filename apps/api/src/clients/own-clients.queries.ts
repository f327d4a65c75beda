import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** Whether a client counts today: it is not deleted, and today lies within its dates. `client` is its name in the surrounding query. */
function isActive(client: string): Expression<SqlBool> {
  return sql<SqlBool>`(NOT ${sql.ref(`${client}.is_deleted`)}
    AND coalesce(${sql.ref(`${client}.start_date`)} <= (now() AT TIME ZONE 'UTC')::date, true)
    AND coalesce(${sql.ref(`${client}.end_date`)} >= (now() AT TIME ZONE 'UTC')::date, true))`;
}

/**
 * Whether what belongs to a client is somebody's to see: an Admin's always, everybody else's where the client counts today and is one of theirs.
 * `clientId` is the column of the client's id in the surrounding query.
 */
export function isOwnClient(viewer: Viewer, clientId: string): Expression<SqlBool> {
  if (viewer.access.isAdmin) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(clientId)} IN (
    SELECT own.id FROM clients own JOIN user_clients uc ON uc.tenant_id = own.tenant_id AND uc.client_id = own.id
    WHERE uc.tenant_id = ${viewer.tenantId} AND uc.user_id = ${viewer.userId} AND ${isActive('own')})`;
}

/** Those of these clients of which somebody sees what belongs to them. */
export async function selectOwnClients(
  tx: TenantTransaction,
  viewer: Viewer,
  clientIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.tenant_id', '=', viewer.tenantId)
    .where('clients.id', 'in', [...clientIds])
    .where(isOwnClient(viewer, 'clients.id'))
    .execute();
  return rows.map(({ id }) => id);
}

/** A client that somebody may set up, or null: for an Admin also one that does not count today. */
export async function findManagedClient(
  tx: TenantTransaction,
  viewer: Viewer,
  clientId: string,
): Promise<{ id: string; name: string } | null> {
  const row = await tx
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where('clients.tenant_id', '=', viewer.tenantId)
    .where('clients.id', '=', clientId)
    .where('clients.is_deleted', '=', false)
    .where(isOwnClient(viewer, 'clients.id'))
    .executeTakeFirst();
  return row ?? null;
}

/** A client that counts today and for which somebody may add something, by its id or name; or null. */
export async function findActiveClient(
  tx: TenantTransaction,
  viewer: Viewer,
  column: 'clients.id' | 'clients.name',
  value: string,
): Promise<{ id: string; name: string } | null> {
  const row = await tx
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where('clients.tenant_id', '=', viewer.tenantId)
    .where(column, '=', value)
    .where(isActive('clients'))
    .where(isOwnClient(viewer, 'clients.id'))
    .executeTakeFirst();
  return row ?? null;
}
