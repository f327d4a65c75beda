// The actions a user may take on a client (specification 1, section 4): view, edit and delete while it is not deleted, restore and force
// delete once it is; each needs its own permission. A client of one's own is restored by an Admin alone (decisions.md section 2). The webhook of a
// client, where the data of its documents goes, is set by whoever edits clients: an Admin, or one of its users (decisions.md section 5).

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';

export type ClientAction = 'view' | 'edit' | 'webhook' | 'delete' | 'restore' | 'force-delete';

const ACTIONS_WHEN_ACTIVE: readonly (readonly [ClientAction, PermissionKey])[] = [
  ['view', 'view-client'],
  ['edit', 'update-client'],
  ['webhook', 'update-client'],
  ['delete', 'delete-client'],
];
const ACTIONS_WHEN_DELETED: readonly (readonly [ClientAction, PermissionKey])[] = [
  ['restore', 'restore-client'],
  ['force-delete', 'force-delete-client'],
];

/** The client, in relation to the acting user. */
export interface TargetClient {
  readonly isDeleted: boolean;
  /** Whether the acting user is one of its users. */
  readonly isOwn: boolean;
}

/** The actions a user with this access may take on a client. */
export function decideClientActions(own: Access, { isDeleted, isOwn }: TargetClient): ClientAction[] {
  return (isDeleted ? ACTIONS_WHEN_DELETED : ACTIONS_WHEN_ACTIVE).flatMap(([action, permission]) =>
    can(own, permission) && isInReach(own, action, isOwn) ? [action] : [],
  );
}

function isInReach(own: Access, action: ClientAction, isOwn: boolean): boolean {
  if (action === 'restore') return mayWiden(own, isOwn);
  return action !== 'webhook' || own.isAdmin || isOwn;
}

/** Whether a user may restore a client, or add days to it. */
export function mayWiden(own: Access, isOwn: boolean): boolean {
  return own.isAdmin || !isOwn;
}
