// The actions a user may take on a client (specification 1, section 4): view, edit and delete while it is not deleted, restore and force
// delete once it is; each needs its own permission.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';

export type ClientAction = 'view' | 'edit' | 'delete' | 'restore' | 'force-delete';

const ACTIONS_WHEN_ACTIVE: readonly (readonly [ClientAction, PermissionKey])[] = [
  ['view', 'view-client'],
  ['edit', 'update-client'],
  ['delete', 'delete-client'],
];
const ACTIONS_WHEN_DELETED: readonly (readonly [ClientAction, PermissionKey])[] = [
  ['restore', 'restore-client'],
  ['force-delete', 'force-delete-client'],
];

/** The actions a user with this access may take on a client. */
export function decideClientActions(own: Access, isDeleted: boolean): ClientAction[] {
  return (isDeleted ? ACTIONS_WHEN_DELETED : ACTIONS_WHEN_ACTIVE).flatMap(([action, permission]) =>
    can(own, permission) ? [action] : [],
  );
}
