// What every write to a role or sub-role checks alike.

import { message } from '@vigilo/contract/messages/message';
import { Problem } from '../frame/problem.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { LockedRole } from './roles.queries.ts';
import { findRoleForUpdate } from './roles.queries.ts';

/** An active role, locked. @throws Problem not-found */
export async function getLockedRole(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<LockedRole> {
  const role = await findRoleForUpdate(tx, tenantId, id);
  if (!role) throw notFound();
  return role;
}

/** @throws Problem wrong-state for the role of type Admin, which is neither renamed nor deleted nor copied and has no sub-roles */
export function refuseAdminRole(role: Pick<LockedRole, 'type' | 'name'>): void {
  if (role.type === 'Admin')
    throw new Problem('wrong-state', message('refusals.roleStays', { name: role.name }), {
      description: 'refusals.roleOfAdmins',
    });
}

/** @throws Problem changed-meanwhile where another version was looked at */
export function refuseStale(lookedAt: number | undefined, version: number): void {
  if (lookedAt !== undefined && lookedAt !== version) throw changedMeanwhile();
}

export function changedMeanwhile(): Problem {
  return new Problem('changed-meanwhile', 'refusals.error', {
    description: 'refusals.changedReload',
  });
}

/** @throws Problem invalid-input where a body repeats the id of its path, or of another field, differently */
export function requireSame(field: string, given: string | undefined, expected: string): void {
  if (given !== undefined && given !== '' && given.toLowerCase() !== expected.toLowerCase()) {
    throw new Problem('invalid-input', 'refusals.valuesUnusable', {
      fields: { [`body.${field}`]: 'refusals.otherId' },
    });
  }
}

/** Names that another role or sub-role has. */
export const TAKEN_NAMES = {
  roles_name: () => new Problem('already-exists', 'refusals.roleExists'),
  sub_roles_name: () => new Problem('already-exists', 'refusals.subRoleExists'),
};
