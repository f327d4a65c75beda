// Sub-roles and their page filters. The role of a sub-role is locked before it is written (see roles.service.ts).

import type {
  addSubRole as AddCall,
  changeSubRole as ChangeCall,
  checkSubRoleName as CheckCall,
  SubRole,
  SubRoleInRole,
} from '@vigilo/contract/access';
import type { CallInput } from '@vigilo/contract/call';
import { can } from '@vigilo/domain/access/can';
import { checkFilters } from '@vigilo/domain/access/check-filters';
import type { SavedFilter, FilterFault } from '@vigilo/domain/access/check-filters';
import type { Grant } from '@vigilo/domain/access/grant';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { notFound, Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { Sentence } from '../frame/texts.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { findOwnRights, refuseOwn, refuseUngrantable } from './own-rights.ts';
import { filterReply, subRoleReply } from './role-reply.ts';
import { getLockedRole, refuseAdminRole, refuseStale, requireSame, TAKEN_NAMES } from './role-rules.ts';
import type { LockedRole } from './roles.queries.ts';
import { changeRoleRow, listHolders, listRoleRows } from './roles.queries.ts';
import { makeStamp } from './roles.service.ts';
import type { SubRoleRow } from './sub-roles.queries.ts';
import {
  addSubRoleRow,
  changeGrants,
  changeSubRoleRow,
  findParentId,
  hasSubRoleNamed,
  listGrants,
  listSubRoleRows,
  removeSubRoleRow,
} from './sub-roles.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** The active sub-roles of a role, by priority. @throws Problem not-found */
export function listSubRoles(context: Context, caller: Caller, roleId: string): Promise<SubRoleInRole[]> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const [role] = await listRoleRows(tx, caller.tenantId, roleId);
    if (!role) throw notFound();
    const viewer = { access: caller.access, own: await findOwnRights(tx, caller) };
    const subRoles = await listSubRoleRows(tx, caller.tenantId, { roleId });
    return subRoles.map((subRole) => subRoleReply(viewer, subRole));
  });
}

/** @throws Problem not-found */
export function getSubRole(context: Context, caller: Caller, id: string): Promise<SubRole> {
  return inTenant(context.db, caller.tenantId, (tx) => readSubRole(tx, caller, id));
}

async function readSubRole(tx: TenantTransaction, caller: Caller, id: string): Promise<SubRole> {
  const [row] = await listSubRoleRows(tx, caller.tenantId, { id });
  const [role] = row ? await listRoleRows(tx, caller.tenantId, row.role_id) : [];
  if (!row || !role) throw notFound();
  const holders = await listHolders(tx, caller.tenantId, role.id);
  const grants = await listGrants(tx, caller.tenantId, id);
  return {
    ...subRoleReply({ access: caller.access, own: await findOwnRights(tx, caller) }, row),
    parentRole: { _id: role.id, name: role.name, type: role.type },
    users: holders.map((user) => ({ _id: user.id, email: user.email, name: user.name })),
    pageFilters: grants.flatMap((grant) => filterReply(grant)),
    version: row.version,
  };
}

/** Whether another active sub-role of the role has this name. @throws Problem not-allowed to those who name no sub-roles */
export async function checkSubRoleName(
  context: Context,
  caller: Caller,
  input: CallInput<typeof CheckCall>['body'],
): Promise<boolean> {
  if (!can(caller.access, 'create-subrole') && !can(caller.access, 'update-subrole')) {
    throw notAllowed(message('refusals.needsOneOf', { first: 'create-subrole', second: 'update-subrole' }));
  }
  return inTenant(context.db, caller.tenantId, (tx) =>
    hasSubRoleNamed(tx, caller.tenantId, input.parentRoleId, input.name, input._id || null),
  );
}

/** @throws Problem invalid-input, not-found, not-allowed, already-exists, and wrong-state for the role Admin. */
export function addSubRole(
  context: Context,
  caller: Caller,
  input: CallInput<typeof AddCall>['body'],
): Promise<SubRole> {
  const { name, description, parentRoleId } = input;
  requireSame('parentRole', input.parentRole, parentRoleId);
  const grants = parseGrants(input.pageFilters);
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const role = await getLockedRole(tx, caller.tenantId, parentRoleId);
      refuseAdminRole(role);
      refuseUngrantable(caller, role, [], grants);
      const id = await addSubRoleRow(tx, makeStamp(context, caller), role.id, { name, description, grants });
      await auditCaller(tx, caller, {
        action: 'sub-roles.add',
        entity: 'sub-role',
        entityId: id,
        parentId: role.id,
        after: { name, description, role: role.name, pageFilters: toAuditedGrants(grants) },
      });
      return readSubRole(tx, caller, id);
    }),
  );
}

/** @throws Problem invalid-input, not-found, not-allowed, already-exists, changed-meanwhile. */
export function changeSubRole(
  context: Context,
  caller: Caller,
  id: string,
  input: CallInput<typeof ChangeCall>['body'],
): Promise<SubRole> {
  const wanted = input.pageFilters && parseGrants(input.pageFilters);
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { role, subRole } = await getLocked(tx, caller.tenantId, id);
      requireSame('parentRoleId', input.parentRoleId, role.id);
      requireSame('parentRole', input.parentRole, role.id);
      refuseStale(input.version, subRole.version);
      const stored = await listGrants(tx, caller.tenantId, id);
      const changed = diffSubRole(subRole, stored, {
        name: input.name,
        description: input.description,
        grants: wanted,
      });
      if (Object.keys(changed.after).length === 0) return readSubRole(tx, caller, id);
      if (wanted && 'pageFilters' in changed.after) {
        refuseOwn((await findOwnRights(tx, caller))?.subRoleId === subRole.id);
        refuseUngrantable(caller, role, stored, wanted);
        await changeGrants(tx, caller.tenantId, id, wanted);
      }
      await changeSubRoleRow(tx, makeStamp(context, caller), id, {
        name: input.name ?? subRole.name,
        description: input.description ?? subRole.description,
      });
      await auditCaller(tx, caller, {
        action: 'sub-roles.change',
        entity: 'sub-role',
        entityId: id,
        parentId: role.id,
        ...changed,
      });
      return readSubRole(tx, caller, id);
    }),
  );
}

/** Deletes a sub-role; those after it move up. @throws Problem not-found, not-allowed */
export async function removeSubRole(context: Context, caller: Caller, id: string): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const { role, subRole } = await getLocked(tx, caller.tenantId, id);
    refuseOwn((await findOwnRights(tx, caller))?.subRoleId === subRole.id);
    const grants = await listGrants(tx, caller.tenantId, id);
    const next = (await listSubRoleRows(tx, caller.tenantId, { roleId: role.id })).find(
      ({ priority }) => priority === 2,
    );
    // The users of the role get what the second allows.
    if (subRole.priority === 1 && next)
      refuseUngrantable(caller, role, grants, await listGrants(tx, caller.tenantId, next.id));
    const stamp = makeStamp(context, caller);
    await removeSubRoleRow(tx, stamp, subRole);
    await changeRoleRow(tx, stamp, role.id, {});
    const before = {
      name: subRole.name,
      description: subRole.description,
      role: role.name,
      priority: subRole.priority,
      pageFilters: toAuditedGrants(grants),
    };
    await auditCaller(tx, caller, {
      action: 'sub-roles.remove',
      entity: 'sub-role',
      entityId: id,
      parentId: role.id,
      before,
    });
  });
}

/** Adds a sub-role with the page filters of another to the same role. @throws Problem not-found, not-allowed, already-exists */
export function duplicateSubRole(
  context: Context,
  caller: Caller,
  id: string,
  name: string,
): Promise<SubRole> {
  return refuseDuplicates(TAKEN_NAMES, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { role, subRole } = await getLocked(tx, caller.tenantId, id);
      const grants = await listGrants(tx, caller.tenantId, id);
      refuseUngrantable(caller, role, [], grants);
      const { description } = subRole;
      const copy = await addSubRoleRow(tx, makeStamp(context, caller), role.id, {
        name,
        description,
        grants,
      });
      const after = {
        name,
        description,
        role: role.name,
        copyOf: subRole.name,
        pageFilters: toAuditedGrants(grants),
      };
      await auditCaller(tx, caller, {
        action: 'sub-roles.duplicate',
        entity: 'sub-role',
        entityId: copy,
        parentId: role.id,
        after,
      });
      return readSubRole(tx, caller, copy);
    }),
  );
}

/** An active sub-role with its role locked: read after the lock is there, so nobody changes it any more. */
async function getLocked(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<{ role: LockedRole; subRole: SubRoleRow }> {
  const roleId = await findParentId(tx, tenantId, id);
  if (roleId === null) throw notFound();
  const role = await getLockedRole(tx, tenantId, roleId);
  const [subRole] = await listSubRoleRows(tx, tenantId, { id });
  if (!subRole) throw notFound();
  return { role, subRole };
}

interface Wanted {
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly grants: readonly Grant[] | undefined;
}

/** What is different from what is stored. */
function diffSubRole(
  subRole: SubRoleRow,
  stored: readonly Grant[],
  { name = subRole.name, description = subRole.description, grants = stored }: Wanted,
): { before: object; after: object } {
  const before = {
    name: subRole.name,
    description: subRole.description,
    pageFilters: toAuditedGrants(stored),
  };
  const after = { name, description, pageFilters: toAuditedGrants(grants) };
  const isOther = (field: keyof typeof before) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const fields = (['name', 'description', 'pageFilters'] as const).filter((field) => isOther(field));
  return {
    before: Object.fromEntries(fields.map((field) => [field, before[field]])),
    after: Object.fromEntries(fields.map((field) => [field, after[field]])),
  };
}

function toAuditedGrants(grants: readonly Grant[]): Record<string, readonly string[]> {
  return Object.fromEntries(grants.map(({ page, allowed }) => [page, allowed]));
}

/** @throws Problem invalid-input naming each page and component that there is not. */
function parseGrants(filters: readonly SavedFilter[]): readonly Grant[] {
  const { grants, faults } = checkFilters(filters);
  const fields = Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [`body.pageFilters.${path}`, toSentence(fault)]),
  );
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid-input', 'refusals.valuesUnusable', { fields });
  return grants;
}

const FILTER_FAULTS = {
  'unknown-page': 'refusals.unknownPage',
  'repeated-page': 'refusals.repeatedPage',
} as const;

function toSentence(fault: FilterFault): Sentence {
  return fault.code === 'unknown-component'
    ? message('refusals.unknownComponent', { page: fault.page })
    : FILTER_FAULTS[fault.code];
}
