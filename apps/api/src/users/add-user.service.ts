// Adding a user (specification 1, sections 4 and 7): an inactive one of the same e-mail is made active and saved.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { addUser as AddCall } from '@vigilo/contract/users';
import { can } from '@vigilo/domain/access/can';
import type { RoleGrant } from '../access/role-grants.service.ts';
import { lockRole, listRoleGrants, lockAdminChanges } from '../access/role-grants.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { Problem, notAllowed, invalidField } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { requestMail } from '../sign-in/mail-orders.ts';
import { endUserSessions } from '../sign-in/sessions.service.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import { bumpCompaniesVersion } from '../tenants/tenants.service.ts';
import { changeClients } from './user-clients.ts';
import { getTarget, refuseStronger } from './user-target.ts';
import type { UserFields } from './users.queries.ts';
import { addInvitedUser, changeUserRow, lockUserByEmail, setUserRole } from './users.queries.ts';
import { getUserDetails } from './users.service.ts';

type AddInput = CallInput<typeof AddCall>['body'];
type AddReply = CallReply<typeof AddCall>;

/** @throws Problem already-exists (an active user has the e-mail), invalid-input, not-allowed. */
export async function addUser(
  context: AppContext,
  callers: SessionCallers,
  { caller, language }: { caller: Caller; language: Language },
  input: AddInput,
): Promise<AddReply> {
  const reply = await refuseDuplicates(TAKEN_EMAIL, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { hasPassword, ...added } = await addOrReactivate(context, tx, caller, input);
      if (!hasPassword)
        await requestMail(context, tx, {
          tenantId: caller.tenantId,
          kind: 'invitation',
          userId: added.user._id,
          language,
        });
      return added;
    }),
  );
  callers.forgetUser(reply.user._id);
  return reply;
}

async function addOrReactivate(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  input: AddInput,
): Promise<AddReply & { hasPassword: boolean }> {
  await lockAdminChanges(tx, caller.tenantId);
  const role = chooseRole(await listRoleGrants(tx, caller), input.roles[0]?.parentRole);
  await lockChosenRole(tx, caller, role);
  const known = await lockUserByEmail(tx, caller.tenantId, input.email);
  const userId = known?.id ?? newId(context.now());
  const by = { userId: caller.userId, now: new Date(context.now()) };
  const former = known ? await getFormer(tx, caller, known) : null;
  if (former) {
    await changeUserRow(
      tx,
      caller.tenantId,
      userId,
      { email: input.email, name: input.name, status: 'Active' },
      by,
    );
    await endUserSessions(context, tx, caller.tenantId, userId, 'saved anew');
  } else
    await addInvitedUser(tx, caller.tenantId, {
      id: userId,
      email: input.email,
      name: input.name,
      addedBy: by.userId,
      now: by.now,
    });
  await setUserRole(tx, caller.tenantId, userId, { id: role.id, priority: rolePriority(role) });
  const clients = await changeClients(tx, caller, userId, role.isAdmin, input.clients);
  await bumpCompaniesVersion(tx, caller.tenantId);
  const after = {
    email: input.email,
    name: input.name,
    status: 'Active',
    role: role.name,
    ...(clients ? { clients: clients.after } : {}),
  };
  await auditCaller(tx, caller, {
    action: former ? 'users.restore' : 'users.add',
    entity: 'user',
    entityId: userId,
    after,
    ...(former ? { before: { ...former, ...(clients ? { clients: clients.before } : {}) } } : {}),
  });
  return {
    user: await getUserDetails(tx, caller, userId),
    reactivated: former !== null,
    hasPassword: known?.has_password ?? false,
  };
}

/** What an inactive user was before. An active one is in the way, and an Admin is to whoever is none. @throws Problem already-exists, not-allowed. */
async function getFormer(
  tx: TenantTransaction,
  caller: Caller,
  known: UserFields,
): Promise<{ email: string; name: string; status: string; role: string | null }> {
  const target = await getTarget(tx, caller, known);
  if (known.status === 'Active' || (target.isAdmin && !caller.access.isAdmin)) throw userExists();
  refuseStronger(caller, target);
  if (!can(caller.access, 'restore-user')) throw notAllowed('refusals.noRestoring');
  return { email: known.email, name: known.name, status: known.status, role: target.role?.name ?? null };
}

/** The active role of this id, which the caller may give. @throws Problem invalid-input where there is none, not-allowed. */
export function chooseRole(grants: readonly RoleGrant[], roleId: string | undefined): RoleGrant {
  const role = grants.find(({ id }) => id === roleId);
  if (!role) throw unknownRole();
  if (!role.isGrantable) throw notAllowed('refusals.grantableRoles');
  return role;
}

/** Keeps a role from being deleted meanwhile. @throws Problem invalid-input where it has been. */
export async function lockChosenRole(tx: TenantTransaction, caller: Caller, role: RoleGrant): Promise<void> {
  if (!(await lockRole(tx, caller.tenantId, role.id))) throw unknownRole();
}

/** Where the role stands among a user's: an Admin's is 0, any other 1 (specification 1, section 9). */
export function rolePriority(role: Pick<RoleGrant, 'isAdmin'>): number {
  return role.isAdmin ? 0 : 1;
}

/** An e-mail that an active user has. */
export const TAKEN_EMAIL = { users_email: userExists };

function unknownRole(): Problem {
  return invalidField('body.roles.0.parentRole', 'refusals.enterRole');
}

function userExists(): Problem {
  return new Problem('already-exists', 'refusals.userExists', {
    fields: { 'body.email': 'refusals.userExists' },
  });
}
