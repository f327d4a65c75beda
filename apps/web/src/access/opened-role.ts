import type { Role, SubRoleInRole } from '@vigilo/contract/access';

export interface OpenedRole {
  readonly role: Role | null;
  /** Set where the id is a sub-role's. */
  readonly subRole: SubRoleInRole | null;
}

/** The role of an id that is its own or that of one of its sub-roles. */
export function findOpenedRole(roles: readonly Role[], id: string): OpenedRole {
  for (const role of roles) {
    if (role._id === id) return { role, subRole: null };
    const subRole = role.subRoles.find(({ _id }) => _id === id);
    if (subRole !== undefined) return { role, subRole };
  }
  return { role: null, subRole: null };
}
