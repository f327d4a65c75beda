// The list of users, written as text: ten thousand of them cost several times more as objects.

import { can } from '@vigilo/domain/access/can';
import { decideUserActions } from '@vigilo/domain/users/user-actions';
import type { RoleGrant } from '../access/role-grants.service.ts';
import { listRoleGrants } from '../access/role-grants.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { ListedUser } from './user-list.queries.ts';
import { listUserTexts } from './user-list.queries.ts';

/** So many users are written together: about a hundred kilobytes. */
const USERS_EACH = 200;

/** The reply of the list's call, as JSON text in parts: put together ten thousand users are several megabytes, which cost as much again to copy. */
export async function listUsers(context: AppContext, caller: Caller): Promise<string[]> {
  const [roles, users] = await inTenant(context.db, caller.tenantId, (tx) =>
    Promise.all([listRoleGrants(tx, caller), listUserTexts(tx, caller, can(caller.access, 'view-user'))]),
  );
  const write = userWriter(caller, roles);
  // Whoever asks is one of them.
  const starts = Array.from({ length: Math.ceil(users.length / USERS_EACH) }, (_, at) => at * USERS_EACH);
  return starts.map((from) => {
    const own = users
      .slice(from, from + USERS_EACH)
      .map(write)
      .join(',');
    return `${from === 0 ? '{"users":[' : ','}${own}${from + USERS_EACH >= users.length ? ']}' : ''}`;
  });
}

/** Writes users as JSON. What follows from their roles and status is the same for many, and written once. */
function userWriter(caller: Caller, roles: readonly RoleGrant[]): (user: ListedUser) => string {
  const byId = new Map(roles.map((role) => [role.id, role]));
  const rest = new Map<string, string>();
  return (user) => {
    const kind = `${user.roles}/${user.status}/${user.isSelf}/${user.isForeign}`;
    let text = rest.get(kind);
    if (text === undefined) {
      text = JSON.stringify(describeKind(caller, byId, user)).slice(1);
      rest.set(kind, text);
    }
    return `${user.json},${text}`;
  };
}

function describeKind(
  caller: Caller,
  byId: ReadonlyMap<string, RoleGrant>,
  { roles, status, isSelf, isForeign }: ListedUser,
) {
  const held = roles.split(',').flatMap((text) => {
    const [id = '', priority] = text.split(' ');
    const role = byId.get(id);
    return role ? [{ role, priority: Number(priority) }] : [];
  });
  const first = held[0]?.role;
  const isAdmin = first?.isAdmin ?? false;
  return {
    type: typeOf(isAdmin),
    roles: held.map(({ role: { id, name, isAdmin: isOfAdmin }, priority }) => ({
      _id: id,
      parentRole: { _id: id, name, type: typeOf(isOfAdmin) },
      priority,
    })),
    can: decideUserActions(caller.access, {
      isSelf,
      status,
      isAdmin,
      hasGrantableRole: isSelf || first === undefined || first.isGrantable,
      hasGrantableClients: isSelf || !isForeign,
    }),
  };
}

function typeOf(isAdmin: boolean): 'Admin' | 'User' {
  return isAdmin ? 'Admin' : 'User';
}
