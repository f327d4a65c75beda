import { can } from '@vigilo/domain/access/can';
import type { UserStatus } from '@vigilo/domain/users/user-status';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { notAllowed } from '../frame/problem.ts';
import type { UserPart } from './user-part.ts';
import type { UserTarget } from './user-target.ts';
import { requireOtherAdmin } from './user-target.ts';

/** The status of a user, where it changes. @throws Problem not-allowed, wrong-state for the last active Admin. */
export async function changeStatus(
  tx: TenantTransaction,
  caller: Caller,
  target: UserTarget,
  status: UserStatus | undefined,
): Promise<UserPart | null> {
  const before = target.user.status;
  if (status === undefined || status === before) return null;
  if (target.isSelf) throw notAllowed('refusals.ownStatus');
  if (!can(caller.access, status === 'Active' ? 'restore-user' : 'delete-user'))
    throw notAllowed(status === 'Active' ? 'refusals.noRestoring' : 'refusals.noDeleting');
  const part = { fields: { status }, before: { status: before }, after: { status } };
  if (status === 'Active') return { action: 'users.restore', ...part, orders: 'invitation' };
  await requireOtherAdmin(tx, caller, target);
  return { action: 'users.remove', ...part, endsSessions: 'the user was made inactive' };
}
