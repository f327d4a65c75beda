// Deleting a user makes it Inactive, restoring makes it Active again (specification 1, section 4).

import type { UserStatus } from '@vigilo/domain/users/user-status';
import { lockAdminChanges } from '../access/role-grants.service.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import type { Administrator } from './change-user.service.ts';
import { writeParts } from './change-user.service.ts';
import { changeStatus } from './user-status.ts';
import { lockTarget } from './user-target.ts';

/** Sets the status of a user that has the other one. @throws Problem not-found, not-allowed, wrong-state. */
export async function setUserStatus(
  context: AppContext,
  callers: SessionCallers,
  by: Administrator,
  userId: string,
  status: UserStatus,
): Promise<void> {
  const { caller } = by;
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await lockAdminChanges(tx, caller.tenantId);
    const target = await lockTarget(tx, caller, userId);
    const part = await changeStatus(tx, caller, target, status);
    if (!part) throw new Problem('wrong-state', 'refusals.wrongState');
    await writeParts(context, tx, by, target.user, [part]);
  });
  callers.forgetUser(userId);
}
