// The user that a change is about, locked, with what the caller may do with them (security.md C11).

import { mayChangeUser } from '@vigilo/domain/users/user-actions';
import type { RoleGrant } from '../access/role-grants.service.ts';
import { listRoleGrants } from '../access/role-grants.service.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound, Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { HeldRole, UserFields } from './users.queries.ts';
import { countOtherAdmins, hasForeignClient, listHeldRoles, lockUser } from './users.queries.ts';

export interface UserTarget {
  readonly user: UserFields;
  readonly isSelf: boolean;
  /** The first active role, or null. */
  readonly role: HeldRole | null;
  readonly isAdmin: boolean;
  readonly hasGrantableRole: boolean;
  readonly hasGrantableClients: boolean;
  /** Every active role of the tenant. */
  readonly grants: readonly RoleGrant[];
}

/** @throws Problem not-found, and not-allowed where the user has rights or clients that the caller has not. */
export async function lockTarget(tx: TenantTransaction, caller: Caller, userId: string): Promise<UserTarget> {
  const user = await lockUser(tx, caller.tenantId, userId);
  if (!user) throw notFound();
  const target = await getTarget(tx, caller, user);
  refuseStronger(caller, target);
  return target;
}

/** @throws Problem not-allowed */
export function refuseStronger(caller: Caller, target: UserTarget): void {
  if (!mayChangeUser(caller.access, target))
    throw notAllowed(target.isAdmin ? 'refusals.adminByAdmin' : 'refusals.strongerUser');
}

/** A user with what the caller may do with them. */
export async function getTarget(
  tx: TenantTransaction,
  caller: Caller,
  user: UserFields,
): Promise<UserTarget> {
  const grants = await listRoleGrants(tx, caller);
  const role = (await listHeldRoles(tx, caller.tenantId, user.id))[0] ?? null;
  const hasGrantableRole =
    role === null || grants.some(({ id, isGrantable }) => id === role.id && isGrantable);
  return {
    user,
    isSelf: user.id === caller.userId,
    role,
    isAdmin: role?.type === 'Admin',
    hasGrantableRole,
    hasGrantableClients: !(await hasForeignClient(tx, caller, user.id)),
    grants,
  };
}

/** Refuses to take the last active Admin away. Changes of Admins take turns, so the count holds until the transaction ends. @throws Problem wrong-state. */
export async function requireOtherAdmin(
  tx: TenantTransaction,
  caller: Caller,
  { user, isAdmin }: UserTarget,
): Promise<void> {
  if (!isAdmin || user.status !== 'Active') return;
  if ((await countOtherAdmins(tx, caller.tenantId, user.id)) > 0) return;
  throw new Problem('wrong-state', 'refusals.lastAdmin', {
    description: 'refusals.otherAdminFirst',
  });
}
