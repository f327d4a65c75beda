// Nobody raises their own rights, and nobody gives away what they do not have (security.md C11, S10). An Admin has all there is to give.

import type { Grant } from '@vigilo/domain/access/grant';
import { listNewlyAllowed, listUngrantable } from '@vigilo/domain/access/grant';
import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import { notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findFirstRole } from './access.queries.ts';
import { listSubRoleRows } from './sub-roles.queries.ts';

/** The role and sub-role that give somebody their rights. */
export interface OwnRights {
  readonly roleId: string;
  readonly subRoleId: string | null;
}

/** Those of the caller; null for an Admin, whose rights no sub-role holds. */
export async function findOwnRights(tx: TenantTransaction, caller: Caller): Promise<OwnRights | null> {
  if (caller.access.isAdmin) return null;
  const role = await findFirstRole(tx, caller.tenantId, caller.userId);
  if (!role) return null;
  const [first] = await listSubRoleRows(tx, caller.tenantId, { roleId: role.id });
  return { roleId: role.id, subRoleId: first?.id ?? null };
}

/** @throws Problem not-allowed where the caller would allow the users of a role what they may not do themselves. */
export function refuseUngrantable(
  caller: Caller,
  { kind }: { readonly kind: RoleKind },
  before: readonly Grant[],
  after: readonly Grant[],
): void {
  const ungrantable = listUngrantable(caller, kind, listNewlyAllowed(before, after));
  if (ungrantable.length === 0) return;
  throw notAllowed(message('refusals.onlyOwnRights', { permissions: ungrantable.join(', ') }));
}

/** @throws Problem not-allowed */
export function refuseOwn(isOwn: boolean): void {
  if (isOwn) throw notAllowed('refusals.ownRights');
}
