// What somebody may do with a user (specification 1, sections 2.6 and 4; security.md C11): an Inactive user can only be looked at and
// restored, an Active one not restored. Nobody deletes themselves or sets their own password here, only an Admin touches an Admin, and
// nobody sets the password of somebody who may do more than they: that would give them what they do not have.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { UserStatus } from './user-status.ts';

export type UserAction = 'view' | 'edit' | 'change-password' | 'delete' | 'restore';

/** The user it is about, as seen by whoever acts. */
export interface TargetUser {
  readonly isSelf: boolean;
  readonly status: UserStatus;
  readonly isAdmin: boolean;
  /** Whether whoever acts could give this user's role to somebody. */
  readonly hasGrantableRole: boolean;
}

/** Whether somebody may change anything about a user. */
export function mayChangeUser(own: Access, user: Pick<TargetUser, 'isAdmin'>): boolean {
  return own.isAdmin || !user.isAdmin;
}

/** Whether somebody may change what the user signs in with: the e-mail and the password. */
export function mayChangeSignIn(
  own: Access,
  user: Pick<TargetUser, 'isAdmin' | 'hasGrantableRole'>,
): boolean {
  return mayChangeUser(own, user) && user.hasGrantableRole;
}

/** What each action needs of the permissions, in the order in which they are offered. */
const REQUIRED_PERMISSIONS: readonly (readonly [UserAction, readonly PermissionKey[]])[] = [
  ['view', ['view-user']],
  ['edit', ['update-user']],
  ['change-password', ['update-user', 'change-password']],
  ['delete', ['delete-user']],
  ['restore', ['restore-user']],
];

/** What somebody with this access may do with a user. */
export function decideUserActions(own: Access, user: TargetUser): UserAction[] {
  return REQUIRED_PERMISSIONS.flatMap(([action, permissions]) =>
    permissions.every((key) => can(own, key)) && isApplicable(action, own, user) ? [action] : [],
  );
}

function isApplicable(action: UserAction, own: Access, user: TargetUser): boolean {
  if (action === 'view') return true;
  if (!mayChangeUser(own, user) || (action === 'restore') !== (user.status === 'Inactive')) return false;
  if (action === 'edit') return true;
  return !user.isSelf && (action !== 'change-password' || mayChangeSignIn(own, user));
}
