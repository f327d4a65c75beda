// Why a user can see what they see ('why can this user not see this?').

import type { CallReply } from '@vigilo/contract/call';
import type { getUserAccess as AccessCall } from '@vigilo/contract/users';
import { explainAccess } from '@vigilo/domain/access/explain-access';
import { decideClientState } from '@vigilo/domain/clients/client-state';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { toPageFilters } from '../access/access.service.ts';
import { listSubRolesByRole } from '../access/role-grants.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { UserClient } from './user-access.queries.ts';
import { countSeenCompanies, listClientsByUser } from './user-access.queries.ts';
import type { HeldRole } from './users.queries.ts';
import { findUser, listHeldRoles } from './users.queries.ts';

type AccessReply = CallReply<typeof AccessCall>;

/** @throws Problem not-found. */
export function getUserAccess(context: AppContext, caller: Caller, userId: string): Promise<AccessReply> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const user = await findUser(tx, caller.tenantId, userId);
    if (!user) throw notFound();
    const role = (await listHeldRoles(tx, caller.tenantId, userId))[0] ?? null;
    const isActive = user.status === 'Active';
    const viewer = { tenantId: caller.tenantId, userId, access: { isAdmin: role?.type === 'Admin' } };
    const { seen, all } = await countSeenCompanies(tx, caller, viewer);
    const today = isoFromDay(dayFromTimestamp(context.now()));
    const clients = (await listClientsByUser(tx, caller, userId)).map((client) =>
      toClientReply(client, today),
    );
    return {
      status: 'success',
      data: {
        name: user.name,
        email: user.email,
        ...(await explainRole(tx, caller, isActive, role)),
        clients,
        companies: isActive ? seen : 0,
        allCompanies: all,
      },
    };
  });
}

async function explainRole(tx: TenantTransaction, caller: Caller, isActive: boolean, role: HeldRole | null) {
  const [subRole = null, ...others] =
    role && role.type !== 'Admin' ? await listSubRolesByRole(tx, caller.tenantId, role.id) : [];
  const pageFilters = subRole && subRole.filters.flatMap(({ page, allowed }) => toPageFilters(page, allowed));
  const { basis, pages } = explainAccess({
    isActive,
    role: role && { isAdmin: role.type === 'Admin' },
    pageFilters,
  });
  return {
    basis,
    role: role && { _id: role.id, name: role.name },
    subRole: subRole && { _id: subRole.id, name: subRole.name, priority: subRole.priority },
    otherSubRoles: others.map(({ name }) => name),
    pages: pages.map(({ components, ...page }) => ({ ...page, components: [...components] })),
  };
}

function toClientReply(client: UserClient, today: string): AccessReply['data']['clients'][number] {
  const state = decideClientState(
    { isDeleted: client.is_deleted, startDate: client.start_date, endDate: client.end_date },
    today,
  );
  return { _id: client.id, name: client.name, companies: client.companies, state };
}
