// Reading users (specification 1, sections 2.6 and 3).

import type { CallReply } from '@vigilo/contract/call';
import type { checkUserEmail as CheckCall, listAnalysts as AnalystsCall, User } from '@vigilo/contract/users';
import { can } from '@vigilo/domain/access/can';
import { mergeFilters } from '@vigilo/domain/access/merge-filters';
import { findPage } from '@vigilo/domain/access/pages';
import { decideUserActions } from '@vigilo/domain/users/user-actions';
import { listSubRolesByRole } from '../access/role-grants.service.ts';
import { hashPassword } from '../adapters/password-hash/argon2id.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findStatusByEmail, listUsersByRole } from './user-list.queries.ts';
import { getTarget } from './user-target.ts';
import type { NewUser } from './users.queries.ts';
import { addUserRow, findUser, listHeldRoles, listUserClients } from './users.queries.ts';

const ADMIN_PAGES = [{ name: 'All Pages are visible to Admin', category: '', allowedComponent: [] }];

/** Adds users that share a password: those of a demo or a trial. Its hash is made once. */
export async function addUsers(
  tx: TenantTransaction,
  tenantId: string,
  password: string,
  users: readonly Omit<NewUser, 'passwordHash'>[],
): Promise<string[]> {
  const passwordHash = await hashPassword(password);
  const ids: string[] = [];
  for (const user of users) ids.push(await addUserRow(tx, tenantId, { ...user, passwordHash }));
  return ids;
}

/** Who an active user is, or null where there is none such: for what is done in a user's name later on. */
export async function findActiveUser(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const user = await findUser(tx, tenantId, userId);
  return user?.status === 'Active' ? { name: user.name, email: user.email } : null;
}

/** @throws Problem not-found. */
export function getUser(context: AppContext, caller: Caller, userId: string): Promise<User> {
  return inTenant(context.db, caller.tenantId, (tx) => getUserDetails(tx, caller, userId));
}

/** The same within a transaction. @throws Problem not-found. */
export async function getUserDetails(tx: TenantTransaction, caller: Caller, userId: string): Promise<User> {
  const user = await findUser(tx, caller.tenantId, userId);
  if (!user) throw notFound();
  const target = await getTarget(tx, caller, user);
  const { role, isAdmin } = target;
  const held = await listHeldRoles(tx, caller.tenantId, userId);
  const clients = await listUserClients(tx, caller.tenantId, userId);
  const subRoles = role && !isAdmin ? await listSubRolesByRole(tx, caller.tenantId, role.id) : [];
  return {
    _id: user.id,
    email: user.email,
    name: user.name,
    status: user.status,
    type: isAdmin ? 'Admin' : 'User',
    lastLoginDateTime: user.last_login_at?.toISOString() ?? null,
    roles: held.map(({ id, name, type, priority }) => ({
      _id: id,
      parentRole: { _id: id, name, type },
      priority,
    })),
    version: user.version,
    can: decideUserActions(caller.access, { ...target, status: user.status }),
    lastPasswordChanged: user.last_password_changed.toISOString(),
    clients: clients.map(({ id, name }) => ({ _id: id, name })),
    lastUpdateBy: user.updated_by_name,
    lastUpdatedOn: user.updated_at.toISOString(),
    subRoles: subRoles.map(({ id, name, priority }) => ({ _id: id, name, priority })),
    pageFilters: isAdmin ? ADMIN_PAGES : mergedFilters(subRoles.flatMap(({ filters }) => filters)),
  };
}

function mergedFilters(
  filters: readonly { page: string; allowed: readonly string[] }[],
): User['pageFilters'] {
  const merged = mergeFilters(filters.map(({ page, allowed }) => ({ name: page, allowed })));
  return merged.map(({ name, allowed }) => ({
    name,
    category: findPage(name)?.category ?? '',
    allowedComponent: [...allowed],
  }));
}

export function listAnalysts(context: AppContext, caller: Caller): Promise<CallReply<typeof AnalystsCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const users = await listUsersByRole(tx, caller.tenantId, 'Analyst');
    return { users: users.map(({ id, email, name }) => ({ _id: id, email, name })) };
  });
}

/** @throws Problem not-allowed for whoever can neither add nor change users. */
export async function checkUserEmail(
  context: AppContext,
  caller: Caller,
  { email, userId }: { email: string; userId: string },
): Promise<CallReply<typeof CheckCall>> {
  if (!can(caller.access, 'create-user') && !can(caller.access, 'update-user'))
    throw new Problem('not-allowed', 'refusals.unauthorized');
  const status = await inTenant(context.db, caller.tenantId, (tx) =>
    findStatusByEmail(tx, caller.tenantId, email, userId === 'temp' ? null : userId),
  );
  return { exist: status !== null, status };
}
