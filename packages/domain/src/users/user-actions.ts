// The actions on a user (specification 1, sections 2.6 and 4; security.md C11): an Inactive user can only be viewed and restored, an Active one
// cannot be restored. Users cannot delete themselves or set their own password here, only an Admin can change an Admin, and everybody else acts
// only on users whose rights and clients they hold themselves (decisions.md section 2): a new password or e-mail would let them take those over.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { UserStatus } from './user-status.ts';

export type UserAction = 'view' | 'edit' | 'change-password' | 'delete' | 'restore';

/** The target user, in relation to the acting user. */
export interface TargetUser {
  readonly isSelf: boolean;
  readonly status: UserStatus;
  readonly isAdmin: boolean;
  /** Whether the acting user may assign this user's role. */
  readonly hasGrantableRole: boolean;
  /** Whether the acting user may assign every client this user has. */
  readonly hasGrantableClients: boolean;
}

/** Whether the acting user may change anything about a user. */
export function mayChangeUser(
  own: Access,
  user: Pick<TargetUser, 'isAdmin' | 'hasGrantableRole' | 'hasGrantableClients'>,
): boolean {
  return own.isAdmin || (!user.isAdmin && user.hasGrantableRole && user.hasGrantableClients);
}

/** The permissions each action needs, in display order. */
const REQUIRED_PERMISSIONS: readonly (readonly [UserAction, readonly PermissionKey[]])[] = [
  ['view', ['view-user']],
  ['edit', ['update-user']],
  ['change-password', ['update-user', 'change-password']],
  ['delete', ['delete-user']],
  ['restore', ['restore-user']],
];

/** The actions a user with this access may take on another user. */
export function decideUserActions(own: Access, user: TargetUser): UserAction[] {
  return REQUIRED_PERMISSIONS.flatMap(([action, permissions]) =>
    permissions.every((key) => can(own, key)) && isApplicable(action, own, user) ? [action] : [],
  );
}

function isApplicable(action: UserAction, own: Access, user: TargetUser): boolean {
  if (action === 'view') return true;
  if (!mayChangeUser(own, user) || (action === 'restore') !== (user.status === 'Inactive')) return false;
  return action === 'edit' || !user.isSelf;
}
