// The actions a user may take on a role or sub-role (specification 1, sections 2.8 and 6; decisions.md section 2): those their permissions
// allow, except that nobody can delete or copy the role Admin, only an Admin can edit it, and users other than Admins cannot delete the
// sub-role that gives them their own rights.

import type { Access } from './can.ts';
import { can } from './can.ts';

export const ROLE_ACTIONS = ['view', 'edit', 'duplicate', 'delete'] as const;

export type RoleAction = (typeof ROLE_ACTIONS)[number];

/** The actions a user with this access may take on a role. */
export function decideRoleActions(access: Access, role: { readonly type: 'Admin' | 'User' }): RoleAction[] {
  const isUsual = role.type === 'User';
  return listAllowed({
    view: can(access, 'view-role'),
    edit: can(access, 'update-role') && (isUsual || access.isAdmin),
    duplicate: can(access, 'create-role') && isUsual,
    delete: can(access, 'delete-role') && isUsual,
  });
}

/** The actions on a sub-role; `isOwn` when it gives the user their own rights. */
export function decideSubRoleActions(access: Access, isOwn: boolean): RoleAction[] {
  return listAllowed({
    view: can(access, 'view-subrole'),
    edit: can(access, 'update-subrole'),
    duplicate: can(access, 'create-subrole'),
    delete: can(access, 'delete-subrole') && !isOwn,
  });
}

function listAllowed(allowed: Readonly<Record<RoleAction, boolean>>): RoleAction[] {
  return ROLE_ACTIONS.filter((action) => allowed[action]);
}
