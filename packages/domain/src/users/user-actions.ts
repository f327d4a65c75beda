// What somebody may do with a user (specification 1, sections 2.6 and 4; security.md C11): an Inactive user can only be looked at and
// restored, an Active one not restored. Nobody deletes themselves or sets their own password here, only an Admin touches an Admin, and
// nobody sets the password of somebody who may do more than they: that would give them what they do not have.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { UserStatus } from './user-status.ts';

export type UserDeed = 'view' | 'edit' | 'change-password' | 'delete' | 'restore';

/** The user it is about, as seen by whoever acts. */
export interface ActedOn {
  readonly isSelf: boolean;
  readonly status: UserStatus;
  readonly isAdmin: boolean;
  /** Whether whoever acts could give this user's role to somebody. */
  readonly hasGrantableRole: boolean;
}

/** Whether somebody may change anything about a user. */
export function mayTouch(own: Access, user: Pick<ActedOn, 'isAdmin'>): boolean {
  return own.isAdmin || !user.isAdmin;
}

/** Whether somebody may change what the user signs in with: the e-mail and the password. */
export function mayChangeSignIn(own: Access, user: Pick<ActedOn, 'isAdmin' | 'hasGrantableRole'>): boolean {
  return mayTouch(own, user) && user.hasGrantableRole;
}

/** What each deed needs of the permissions, in the order in which they are offered. */
const NEEDS: readonly (readonly [UserDeed, readonly PermissionKey[]])[] = [
  ['view', ['view-user']],
  ['edit', ['update-user']],
  ['change-password', ['update-user', 'change-password']],
  ['delete', ['delete-user']],
  ['restore', ['restore-user']],
];

/** What somebody with this access may do with a user. */
export function decideUserActions(own: Access, user: ActedOn): UserDeed[] {
  return NEEDS.flatMap(([deed, permissions]) =>
    permissions.every((key) => can(own, key)) && isFitting(deed, own, user) ? [deed] : [],
  );
}

function isFitting(deed: UserDeed, own: Access, user: ActedOn): boolean {
  if (deed === 'view') return true;
  if (!mayTouch(own, user) || (deed === 'restore') !== (user.status === 'Inactive')) return false;
  if (deed === 'edit') return true;
  return !user.isSelf && (deed !== 'change-password' || mayChangeSignIn(own, user));
}
