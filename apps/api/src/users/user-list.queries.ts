import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { isGrantable } from './users.queries.ts';

/** What the caller may do, written once for each kind of user: by role, status and clients, `none` standing for no role; apart for themselves. */
export interface UserActionTable {
  /** By `<role id>/<status>`, and `/foreign` after it for whoever has a client that the caller may not give. */
  readonly others: Readonly<Record<string, readonly string[]>>;
  /** By status. */
  readonly self: Readonly<Record<string, readonly string[]>>;
}

/**
 * The users of the tenant by e-mail, each as the JSON text of the list's reply: ten thousand cost several times more as objects here, and in one
 * text of megabytes PostgreSQL takes twice as long to write and send them.
 */
export async function listUsersAsJson(
  tx: TenantTransaction,
  caller: Caller,
  actions: UserActionTable,
  withClients: boolean,
): Promise<string[]> {
  const { tenantId, userId: callerId } = caller;
  // Roles and actions are written once for each role and glued in as they are: most of the text is the same for many users.
  const result = await sql<{ json: string }>`
    WITH actions AS (SELECT key, value::text AS can FROM json_each(${JSON.stringify(actions.others)}::json)),
    stranger AS (
      SELECT DISTINCT uc.user_id FROM user_clients uc WHERE uc.tenant_id = ${tenantId}
        AND uc.client_id IN (SELECT c.id FROM clients c WHERE c.tenant_id = ${tenantId} AND NOT ${isGrantable(caller)})
    ),
    own AS (SELECT key AS status, value::text AS can FROM json_each(${JSON.stringify(actions.self)}::json)),
    seeing AS (
      SELECT uc.user_id, string_agg(c.name, ',' ORDER BY c.place) AS names FROM user_clients uc JOIN (
        SELECT id, to_json(name)::text AS name, row_number() OVER (ORDER BY lower(name)) AS place FROM clients
        WHERE tenant_id = ${tenantId} AND NOT is_deleted AND ${withClients}
      ) c ON c.id = uc.client_id
      WHERE uc.tenant_id = ${tenantId} GROUP BY uc.user_id
    ),
    held AS (
      SELECT ur.user_id, (array_agg(r.id ORDER BY ur.priority, r.id))[1]::text AS first_id, (array_agg(r.type ORDER BY ur.priority, r.id))[1] AS first_type,
        string_agg(r.head || ur.priority || '}', ',' ORDER BY ur.priority, r.id) AS roles
      FROM user_roles ur JOIN (
        SELECT id, type, '{"_id":' || to_json(id) || ',"parentRole":' || json_build_object('_id', id, 'name', name, 'type', type) || ',"priority":' AS head
        FROM roles WHERE tenant_id = ${tenantId} AND status = 'Active'
      ) r ON r.id = ur.role_id
      WHERE ur.tenant_id = ${tenantId} GROUP BY ur.user_id
    )
    SELECT concat('{"_id":"', u.id, '","email":', to_json(u.email), ',"name":', to_json(u.name), ',"status":"', u.status,
      '","type":"', coalesce(h.first_type, 'User'), '","lastLoginDateTime":', coalesce('"' || to_char(u.last_login_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null'),
      ',"roles":[', h.roles, '],"clientNames":[', w.names, '],"version":', u.version, ',"can":', CASE WHEN u.id = ${callerId} THEN o.can ELSE a.can END, '}') AS json
    FROM users u LEFT JOIN held h ON h.user_id = u.id LEFT JOIN seeing w ON w.user_id = u.id LEFT JOIN own o ON o.status = u.status LEFT JOIN stranger s ON s.user_id = u.id
      LEFT JOIN actions a ON a.key = coalesce(h.first_id, 'none') || '/' || u.status || CASE WHEN s.user_id IS NULL THEN '' ELSE '/foreign' END
    WHERE u.tenant_id = ${tenantId} ORDER BY lower(u.email)`.execute(tx);
  return result.rows.map(({ json }) => json);
}

/** The active users who hold a role of this kind, by e-mail. */
export async function listUsersByRole(
  tx: TenantTransaction,
  tenantId: string,
  kind: RoleKind,
): Promise<{ id: string; email: string; name: string }[]> {
  const result = await sql<{ id: string; email: string; name: string }>`
    SELECT u.id, u.email, u.name FROM users u
    JOIN user_roles ur ON ur.tenant_id = u.tenant_id AND ur.user_id = u.id JOIN roles r ON r.tenant_id = ur.tenant_id AND r.id = ur.role_id
    WHERE u.tenant_id = ${tenantId} AND u.status = 'Active' AND r.status = 'Active' AND r.kind = ${kind} ORDER BY lower(u.email)`.execute(
    tx,
  );
  return result.rows;
}

/** The status of another user with this e-mail, whatever its case, or null. `exceptId` null: none is left out. */
export async function findStatusByEmail(
  tx: TenantTransaction,
  tenantId: string,
  email: string,
  exceptId: string | null,
): Promise<'Active' | 'Inactive' | null> {
  let query = tx
    .selectFrom('users')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where(where.fn<string>('lower', ['email']), '=', where.fn<string>('lower', [where.val(email)])),
    );
  if (exceptId !== null) query = query.where('id', '!=', exceptId);
  return (await query.executeTakeFirst())?.status ?? null;
}
