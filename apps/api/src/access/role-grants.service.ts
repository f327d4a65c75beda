// Which roles somebody may give (security.md C11).

import { canGrantRole } from '@vigilo/domain/access/grant';
import { findPermission } from '@vigilo/domain/access/permissions';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { SubRoleFilters } from './role-grants.queries.ts';
import {
  lockActiveRole,
  listRolePermissions,
  listSubRoleFilters,
  lockAdminRoles,
} from './role-grants.queries.ts';

export interface RoleGrant {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** Whether the caller may give it to somebody. */
  readonly isGrantable: boolean;
}

/** The active roles, with whether the caller may give each. */
export async function listRoleGrants(
  tx: TenantTransaction,
  caller: Pick<Caller, 'tenantId' | 'access' | 'roleKind'>,
): Promise<RoleGrant[]> {
  const roles = await listRolePermissions(tx, caller.tenantId);
  return roles.map(({ id, name, kind, allowed }) => {
    const permissions = allowed.flatMap((key) => findPermission(key) ?? []);
    return {
      id,
      name,
      isAdmin: kind === 'Admin',
      isGrantable: canGrantRole(caller, { kind, permissions }),
    };
  });
}

/** Keeps a role from being deleted until the transaction ends. Returns whether it is there and active. */
export function lockRole(tx: TenantTransaction, tenantId: string, roleId: string): Promise<boolean> {
  return lockActiveRole(tx, tenantId, roleId);
}

/** Before a change of who is an active Admin: such changes take turns. Called before any user is locked. */
export function lockAdminChanges(tx: TenantTransaction, tenantId: string): Promise<void> {
  return lockAdminRoles(tx, tenantId);
}

/** The active sub-roles of a role by priority, with their page filters; the first one counts. */
export function listSubRolesByRole(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
): Promise<SubRoleFilters[]> {
  return listSubRoleFilters(tx, tenantId, roleId);
}
