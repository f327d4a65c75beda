// Changing a user (security.md C11): details, password and status are three groups of fields, each with its own permission. Each group says
// what it would write; together they are one write, and what becomes of the user's sessions.

import type { CallInput } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { changeUser as ChangeCall, User } from '@vigilo/contract/users';
import type { RoleGrant } from '../access/role-grants.service.ts';
import { lockAdminChanges } from '../access/role-grants.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { requestMail } from '../sign-in/mail-orders.ts';
import { voidUserLinks } from '../sign-in/passwords.service.ts';
import { endUserSessions } from '../sign-in/sessions.service.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import { bumpCompaniesVersion } from '../tenants/tenants.service.ts';
import { chooseRole, lockChosenRole, rolePriority, TAKEN_EMAIL } from './add-user.service.ts';
import type { ClientsChange } from './user-clients.ts';
import { changeClients } from './user-clients.ts';
import { changePassword } from './user-password.ts';
import { changeStatus } from './user-status.ts';
import type { UserPart } from './user-part.ts';
import type { UserTarget } from './user-target.ts';
import { requireOtherAdmin, lockTarget } from './user-target.ts';
import type { UserFields } from './users.queries.ts';
import { changeUserRow, setUserRole } from './users.queries.ts';
import { getUserDetails } from './users.service.ts';

/** A role or clients: nothing in the user's own row, but other companies to see. */
const RIGHTS = { action: 'users.change', fields: {}, changesVisibility: true } as const;

type ChangeInput = CallInput<typeof ChangeCall>['body'];

/** Who changes a user, and the language of the mails that tell of it. */
export interface Administrator {
  readonly caller: Caller;
  readonly language: Language;
}

/** @throws Problem not-found, not-allowed, invalid-input, already-exists, changed-meanwhile, wrong-state. */
export async function changeUser(
  context: AppContext,
  callers: SessionCallers,
  by: Administrator,
  input: ChangeInput,
): Promise<User> {
  const user = await refuseDuplicates(TAKEN_EMAIL, () =>
    inTenant(context.db, by.caller.tenantId, (tx) => changeWithin(context, tx, by, input)),
  );
  callers.forgetUser(user._id);
  return user;
}

async function changeWithin(
  context: AppContext,
  tx: TenantTransaction,
  by: Administrator,
  input: ChangeInput,
): Promise<User> {
  const { caller } = by;
  await lockAdminChanges(tx, caller.tenantId);
  const target = await lockTarget(tx, caller, input._id);
  const { user } = target;
  if (input.version !== undefined && input.version !== user.version)
    throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
  if (user.status === 'Inactive' && input.status !== 'Active')
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: 'refusals.restoreFirst',
    });
  const parts = [
    await changeStatus(tx, caller, target, input.status),
    mergeParts(changeNames(target, input), await changeRights(tx, caller, target, input)),
    await changePassword(context, caller, target, input),
  ].flatMap((part) => part ?? []);
  await writeParts(context, tx, by, user, parts);
  return getUserDetails(tx, caller, user.id);
}

/** Writes what the groups say, as one change of the user, with all that follows from it. */
export async function writeParts(
  context: AppContext,
  tx: TenantTransaction,
  { caller, language }: Administrator,
  user: UserFields,
  parts: readonly UserPart[],
): Promise<void> {
  if (parts.length === 0) return;
  const { tenantId, userId: byId } = caller;
  await changeUserRow(tx, tenantId, user.id, Object.assign({}, ...parts.map(({ fields }) => fields)), {
    userId: byId,
    now: new Date(context.now()),
  });
  const [why] = parts.flatMap(({ endsSessions }) => endsSessions ?? []);
  if (why !== undefined) await endUserSessions(context, tx, tenantId, user.id, why);
  if (parts.some(({ changesVisibility }) => changesVisibility)) await bumpCompaniesVersion(tx, tenantId);
  if (parts.some(({ voidsLinks }) => voidsLinks)) await voidUserLinks(context, tx, tenantId, user.id);
  for (const { action, before, after } of parts)
    await auditCaller(tx, caller, { action, entity: 'user', entityId: user.id, before, after });
  const order = { tenantId, userId: user.id, byId, language };
  const [formerEmail] = parts.flatMap((part) => part.formerEmail ?? []);
  if (formerEmail !== undefined)
    await requestMail(context, tx, { ...order, kind: 'email-changed', formerEmail });
  if (parts.some(({ orders }) => orders === 'password-set'))
    await requestMail(context, tx, { ...order, kind: 'password-set' });
  else if (!user.has_password && parts.some(({ orders }) => orders === 'invitation'))
    await requestMail(context, tx, { ...order, kind: 'invitation' });
}

/** Names, role and clients are the details of a user: one change in the audit log. */
function mergeParts(first: UserPart | null, second: UserPart | null): UserPart | null {
  if (!first || !second) return first ?? second;
  const { before, after } = second;
  return {
    ...first,
    ...second,
    fields: { ...first.fields, ...second.fields },
    before: { ...first.before, ...before },
    after: { ...first.after, ...after },
  };
}

function changeNames(target: UserTarget, { email, name }: ChangeInput): UserPart | null {
  const { user } = target;
  const fields = {
    ...(email !== undefined && email !== user.email ? { email } : {}),
    ...(name !== undefined && name !== user.name ? { name } : {}),
  };
  if (Object.keys(fields).length === 0) return null;
  if (fields.email !== undefined && target.isSelf) throw notAllowed('refusals.ownEmail');
  const before = {
    ...(fields.email === undefined ? {} : { email: user.email }),
    ...(fields.name === undefined ? {} : { name: user.name }),
  };
  const part: UserPart = { action: 'users.change', fields, before, after: fields };
  // A link goes to the address it was sent to: the former one must not open the account.
  return fields.email === undefined
    ? part
    : {
        ...part,
        voidsLinks: true,
        orders: 'invitation',
        formerEmail: user.email,
        endsSessions: 'the e-mail was changed',
      };
}

/** Role and clients. @throws Problem not-allowed, invalid-input, wrong-state for the last active Admin. */
async function changeRights(
  tx: TenantTransaction,
  caller: Caller,
  target: UserTarget,
  { roles, clients }: ChangeInput,
): Promise<UserPart | null> {
  const role = await changeRole(tx, caller, target, roles?.[0]?.parentRole);
  if (!role && clients === undefined) return null;
  const settled = await changeClients(tx, caller, target.user.id, role?.isAdmin ?? target.isAdmin, clients);
  if (settled && target.isSelf) throw notAllowed('refusals.ownClients');
  return mergeParts(role && buildRolePart(target, role), settled && buildClientsPart(settled));
}

/** Gives another role and returns it; null where the user has it already. */
async function changeRole(
  tx: TenantTransaction,
  caller: Caller,
  target: UserTarget,
  roleId: string | undefined,
): Promise<RoleGrant | null> {
  if (roleId === undefined || roleId === target.role?.id) return null;
  if (target.isSelf) throw notAllowed('refusals.ownRole');
  const role = chooseRole(target.grants, roleId);
  if (!role.isAdmin) await requireOtherAdmin(tx, caller, target);
  await lockChosenRole(tx, caller, role);
  await setUserRole(tx, caller.tenantId, target.user.id, { id: role.id, priority: rolePriority(role) });
  return role;
}

function buildRolePart(target: UserTarget, role: RoleGrant): UserPart {
  return {
    ...RIGHTS,
    before: { role: target.role?.name ?? null },
    after: { role: role.name },
    endsSessions: 'the role was changed',
  };
}

function buildClientsPart({ before, after }: ClientsChange): UserPart {
  return { ...RIGHTS, before: { clients: before }, after: { clients: after } };
}
