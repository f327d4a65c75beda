// What somebody may do with a role or sub-role (specification 1, sections 2.8 and 6; decisions.md section 2): what their permissions say, but
// the role Admin can neither be deleted nor copied, only an Admin edits it, and nobody but an Admin deletes the sub-role of the own rights.

import type { Access } from './can.ts';
import { can } from './can.ts';

export const ROLE_ACTIONS = ['view', 'edit', 'duplicate', 'delete'] as const;

export type RoleAction = (typeof ROLE_ACTIONS)[number];

/** The actions on a role, for somebody with this access. */
export function decideRoleActions(access: Access, role: { readonly type: 'Admin' | 'User' }): RoleAction[] {
  const isUsual = role.type === 'User';
  return listAllowed({
    view: can(access, 'view-role'),
    edit: can(access, 'update-role') && (isUsual || access.isAdmin),
    duplicate: can(access, 'create-role') && isUsual,
    delete: can(access, 'delete-role') && isUsual,
  });
}

/** The actions on a sub-role; `isOwn` where it gives them their own rights. */
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
