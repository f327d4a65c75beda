// What every write to a role or sub-role checks alike.

import { Problem } from '../frame/problem.ts';
import { brokenUnique } from '../frame/database.ts';
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
    throw new Problem('wrong-state', `The role "${role.name}" stays as it is.`, {
      description: 'Its users may do everything, whatever its name and page filters.',
    });
}

/** @throws Problem changed-meanwhile where another version was looked at */
export function refuseStale(lookedAt: number | undefined, version: number): void {
  if (lookedAt !== undefined && lookedAt !== version) throw changedMeanwhile();
}

export function changedMeanwhile(): Problem {
  return new Problem('changed-meanwhile', 'Error', {
    description: 'Somebody changed this meanwhile. Reload it and try again.',
  });
}

/** @throws Problem invalid-input where a body repeats the id of its path, or of another field, differently */
export function requireSame(field: string, given: string | undefined, expected: string): void {
  if (given !== undefined && given !== '' && given.toLowerCase() !== expected.toLowerCase()) {
    throw new Problem('invalid-input', 'Some values cannot be used.', {
      fields: { [`body.${field}`]: 'This is the id of another one' },
    });
  }
}

const TAKEN: Readonly<Record<string, string>> = {
  roles_name: 'Role Already Exists !!',
  sub_roles_name: 'Sub-Role Already Exists !!',
};

/** Runs a write; a name that is taken answers already-exists. */
export async function catchNameConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const sentence = TAKEN[brokenUnique(error) ?? ''];
    if (sentence === undefined) throw error;
    throw new Problem('already-exists', sentence);
  }
}
