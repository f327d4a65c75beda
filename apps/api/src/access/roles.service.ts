// Roles. Whoever writes one, or its sub-roles, locks it first, so that two writers take turns and priorities stay the numbers 1 to n.

import type { CallInput } from '@vigilo/contract/call';
import type {
  addRole as AddCall,
  changePriorities as PrioritiesCall,
  changeRole as ChangeCall,
  checkRoleName as CheckCall,
  Role,
} from '@vigilo/contract/access';
import { can } from '@vigilo/domain/access/can';
import { isCompleteOrder } from '@vigilo/domain/access/priorities';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { findOwnRights, refuseOwn, refuseUngrantable } from './own-rights.ts';
import { roleReply } from './role-reply.ts';
import {
  changedMeanwhile,
  getLockedRole,
  refuseAdminRole,
  refuseStale,
  TAKEN_NAMES,
  requireSame,
} from './role-rules.ts';
import type { Stamp } from './roles.queries.ts';
import { addRoleRow, changeRoleRow, countHolders, hasRoleNamed, listRoleRows } from './roles.queries.ts';
import {
  addSubRoleRow,
  changePriorityColumn,
  listGrants,
  listSubRoleRows,
  removeSubRolesByRole,
} from './sub-roles.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

export function makeStamp(context: Pick<AppContext, 'now'>, caller: Caller): Stamp {
  return { tenantId: caller.tenantId, userId: caller.userId, now: new Date(context.now()) };
}

/** The active roles with their active sub-roles, by name. */
export function listRoles(context: Context, caller: Caller): Promise<Role[]> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const viewer = { access: caller.access, own: await findOwnRights(tx, caller) };
    const subRoles = await listSubRoleRows(tx, caller.tenantId);
    const roles = await listRoleRows(tx, caller.tenantId);
    return roles.map((role) => roleReply(viewer, role, subRoles));
  });
}

/** @throws Problem not-found */
export function getRole(context: Context, caller: Caller, id: string): Promise<Role> {
  return inTenant(context.db, caller.tenantId, (tx) => readRole(tx, caller, id));
}

/** The same, within a transaction. */
async function readRole(tx: TenantTransaction, caller: Caller, id: string): Promise<Role> {
  const [role] = await listRoleRows(tx, caller.tenantId, id);
  if (!role) throw notFound();
  return roleReply(
    { access: caller.access, own: await findOwnRights(tx, caller) },
    role,
    await listSubRoleRows(tx, caller.tenantId, { roleId: id }),
  );
}

/** Whether another active role has this name. @throws Problem not-allowed to those who name no roles */
export async function checkRoleName(
  context: Context,
  caller: Caller,
  { _id: id, name }: CallInput<typeof CheckCall>['body'],
): Promise<boolean> {
  if (!can(caller.access, 'create-role') && !can(caller.access, 'update-role')) {
    throw notAllowed(message('refusals.needsOneOf', { first: 'create-role', second: 'update-role' }));
  }
  return inTenant(context.db, caller.tenantId, (tx) => hasRoleNamed(tx, caller.tenantId, name, id || null));
}

/** @throws Problem already-exists */
export function addRole(
  context: Context,
  caller: Caller,
  { name, description }: CallInput<typeof AddCall>['body'],
): Promise<Role> {
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const id = newId();
      await addRoleRow(tx, makeStamp(context, caller), { id, name, description, kind: 'Other' });
      await auditCaller(tx, caller, {
        action: 'roles.add',
        entity: 'role',
        entityId: id,
        after: { name, description },
      });
      return readRole(tx, caller, id);
    }),
  );
}

/** @throws Problem not-found, already-exists, changed-meanwhile, not-allowed, and wrong-state where the role Admin would be renamed. */
export function changeRole(
  context: Context,
  caller: Caller,
  id: string,
  input: CallInput<typeof ChangeCall>['body'],
): Promise<Role> {
  requireSame('_id', input._id, id);
  const { name, description } = input;
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const role = await getLockedRole(tx, caller.tenantId, id);
      refuseStale(input.version, role.version);
      if (role.type === 'Admin' && !caller.access.isAdmin) throw notAllowed('refusals.adminRoleByAdmins');
      if (name !== role.name) refuseAdminRole(role);
      const changed = {
        ...(name === role.name ? {} : { name }),
        ...(description === role.description ? {} : { description }),
      };
      if (Object.keys(changed).length > 0) {
        await changeRoleRow(tx, makeStamp(context, caller), id, changed);
        const before = Object.fromEntries(
          Object.keys(changed).map((field) => [field, field === 'name' ? role.name : role.description]),
        );
        await auditCaller(tx, caller, {
          action: 'roles.change',
          entity: 'role',
          entityId: id,
          before,
          after: changed,
        });
      }
      return readRole(tx, caller, id);
    }),
  );
}

/** Deletes a role that nobody holds, with its sub-roles. @throws Problem not-found, wrong-state */
export async function removeRole(context: Context, caller: Caller, id: string): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const role = await getLockedRole(tx, caller.tenantId, id);
    refuseAdminRole(role);
    const holders = await countHolders(tx, caller.tenantId, id);
    if (holders > 0)
      throw new Problem('wrong-state', message('refusals.roleHeld', { count: holders }), {
        description: 'refusals.giveOtherRole',
      });
    const subRoles = await listSubRoleRows(tx, caller.tenantId, { roleId: id });
    const stamp = makeStamp(context, caller);
    await removeSubRolesByRole(tx, stamp, id);
    await changeRoleRow(tx, stamp, id, { status: 'Inactive' });
    const before = {
      name: role.name,
      description: role.description,
      subRoles: subRoles.map(({ name }) => name),
    };
    await auditCaller(tx, caller, { action: 'roles.remove', entity: 'role', entityId: id, before });
  });
}

/** Adds a role with the kind, sub-roles and page filters of another. @throws Problem not-found, already-exists, not-allowed, wrong-state */
export function duplicateRole(context: Context, caller: Caller, id: string, name: string): Promise<Role> {
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const role = await getLockedRole(tx, caller.tenantId, id);
      refuseAdminRole(role);
      const stamp = makeStamp(context, caller);
      const copy = newId();
      await addRoleRow(tx, stamp, { id: copy, name, description: role.description, kind: role.kind });
      const subRoles = await listSubRoleRows(tx, caller.tenantId, { roleId: id });
      for (const subRole of subRoles) {
        const grants = await listGrants(tx, caller.tenantId, subRole.id);
        refuseUngrantable(caller, role, [], grants);
        await addSubRoleRow(tx, stamp, copy, {
          name: subRole.name,
          description: subRole.description,
          grants,
        });
      }
      const after = {
        name,
        description: role.description,
        copyOf: role.name,
        subRoles: subRoles.map((subRole) => subRole.name),
      };
      await auditCaller(tx, caller, { action: 'roles.duplicate', entity: 'role', entityId: copy, after });
      return readRole(tx, caller, copy);
    }),
  );
}

/** Orders the active sub-roles of a role anew. @throws Problem not-found, not-allowed, and changed-meanwhile where the order is not one of just these. */
export function changePriorities(
  context: Context,
  caller: Caller,
  id: string,
  input: CallInput<typeof PrioritiesCall>['body'],
): Promise<Role> {
  requireSame('role', input.role, id);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const role = await getLockedRole(tx, caller.tenantId, id);
    refuseOwn((await findOwnRights(tx, caller))?.roleId === role.id);
    refuseStale(input.version, role.version);
    const subRoles = await listSubRoleRows(tx, caller.tenantId, { roleId: id });
    const order = input.subRoles
      .map(({ _id, priority }) => ({ _id: _id.toLowerCase(), priority }))
      .toSorted((a, b) => a.priority - b.priority);
    if (
      !isCompleteOrder(
        subRoles.map((subRole) => subRole.id),
        order,
      )
    )
      throw changedMeanwhile();
    const names = new Map(subRoles.map((subRole) => [subRole.id, subRole.name]));
    const [first] = subRoles;
    const [next] = order;
    if (first && next && first.id !== next._id)
      refuseUngrantable(
        caller,
        role,
        await listGrants(tx, caller.tenantId, first.id),
        await listGrants(tx, caller.tenantId, next._id),
      );
    if (subRoles.some((subRole, index) => subRole.id !== order[index]?._id)) {
      const stamp = makeStamp(context, caller);
      await changePriorityColumn(tx, stamp, order);
      await changeRoleRow(tx, stamp, id, {});
      const before = { subRoles: subRoles.map((subRole) => subRole.name) };
      await auditCaller(tx, caller, {
        action: 'roles.order',
        entity: 'role',
        entityId: id,
        before,
        after: { subRoles: order.map(({ _id }) => names.get(_id)) },
      });
    }
    return readRole(tx, caller, id);
  });
}
