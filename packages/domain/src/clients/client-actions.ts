// What somebody may do with a client (specification 1, section 4): delete, edit and view are for those that are not deleted, restore and
// force delete for those that are; each with its permission.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';

export type ClientDeed = 'view' | 'edit' | 'delete' | 'restore' | 'force-delete';

const OF_ACTIVE: readonly (readonly [ClientDeed, PermissionKey])[] = [
  ['view', 'view-client'],
  ['edit', 'update-client'],
  ['delete', 'delete-client'],
];
const OF_DELETED: readonly (readonly [ClientDeed, PermissionKey])[] = [
  ['restore', 'restore-client'],
  ['force-delete', 'force-delete-client'],
];

/** What somebody with this access may do with a client. */
export function decideClientActions(own: Access, isDeleted: boolean): ClientDeed[] {
  return (isDeleted ? OF_DELETED : OF_ACTIVE).flatMap(([deed, permission]) =>
    can(own, permission) ? [deed] : [],
  );
}
