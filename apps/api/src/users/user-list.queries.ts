import type { RoleKind } from '@vigilo/domain/access/role-kind';
import type { UserStatus } from '@vigilo/domain/users/user-status';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { isGrantable } from './users.queries.ts';

/** A user of the list. */
export interface ListedUser {
  /** The fields that belong to nobody else, as the beginning of the JSON object of the list's reply. */
  readonly json: string;
  readonly status: UserStatus;
  /** Ids of roles with their priorities, by priority: `id priority,id priority`. Whether a role is active is not looked at. */
  readonly roles: string;
  readonly isSelf: boolean;
  /** Whether they have a client that the caller may not give. */
  readonly isForeign: boolean;
}

/** The users of the tenant by e-mail. Without `withClients` no names of clients. */
export async function listUserTexts(
  tx: TenantTransaction,
  caller: Caller,
  withClients: boolean,
): Promise<ListedUser[]> {
  const { tenantId, userId: callerId } = caller;
  const result = await sql<ListedUser>`
    WITH stranger AS (
      SELECT DISTINCT uc.user_id FROM user_clients uc WHERE uc.tenant_id = ${tenantId}
        AND uc.client_id IN (SELECT c.id FROM clients c WHERE c.tenant_id = ${tenantId} AND NOT ${isGrantable(caller)})
    ),
    seeing AS (
      SELECT uc.user_id, string_agg(c.name, ',' ORDER BY c.place) AS names FROM user_clients uc JOIN (
        SELECT id, to_json(name)::text AS name, row_number() OVER (ORDER BY lower(name)) AS place FROM clients
        WHERE tenant_id = ${tenantId} AND NOT is_deleted AND ${withClients}
      ) c ON c.id = uc.client_id
      WHERE uc.tenant_id = ${tenantId} GROUP BY uc.user_id
    ),
    held AS (
      SELECT user_id, string_agg(role_id || ' ' || priority, ',' ORDER BY priority, role_id) AS roles FROM user_roles
      WHERE tenant_id = ${tenantId} GROUP BY user_id
    )
    SELECT concat('{"_id":"', u.id, '","email":', to_json(u.email), ',"name":', to_json(u.name), ',"status":"', u.status, '","lastLoginDateTime":',
      coalesce('"' || to_char(u.last_login_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null'),
      ',"clientNames":[', w.names, '],"version":', u.version) AS json,
      u.status, coalesce(h.roles, '') AS roles, u.id = ${callerId} AS "isSelf", s.user_id IS NOT NULL AS "isForeign"
    FROM users u LEFT JOIN held h ON h.user_id = u.id LEFT JOIN seeing w ON w.user_id = u.id LEFT JOIN stranger s ON s.user_id = u.id
    WHERE u.tenant_id = ${tenantId} ORDER BY lower(u.email)`.execute(tx);
  return result.rows;
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
