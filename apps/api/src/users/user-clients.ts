// Which clients a user is given (specification 1, sections 4 to 6): an Admin has none, everybody else at least one.

import type { Caller } from '../frame/caller.ts';
import { Problem, invalidField } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  addUserClients,
  listGrantableClients,
  listUserClients,
  removeAllUserClients,
  removeUserClients,
} from './users.queries.ts';

export interface ClientsChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Gives a user these clients, or none to an Admin; `wanted` undefined keeps those there are. Deleted clients of a user stay with them, for
 * when the client is restored. Returns the ids before and after, or null where nothing changed. @throws Problem invalid-input.
 */
export async function changeClients(
  tx: TenantTransaction,
  caller: Caller,
  userId: string,
  isAdmin: boolean,
  wanted: readonly string[] | undefined,
): Promise<ClientsChange | null> {
  const before = (await listUserClients(tx, caller.tenantId, userId)).map(({ id }) => id);
  if (isAdmin) {
    await removeAllUserClients(tx, caller.tenantId, userId);
    return before.length === 0 ? null : { before, after: [] };
  }
  const after = [...new Set(wanted ?? before)];
  if (after.length === 0) throw invalidField('body.clients', 'refusals.selectClient');
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  await checkGrantable(tx, caller, wanted ?? [], added);
  if (added.length > 0) await addUserClients(tx, caller.tenantId, userId, added);
  if (removed.length > 0) await removeUserClients(tx, caller.tenantId, userId, removed);
  return added.length + removed.length > 0 ? { before, after } : null;
}

async function checkGrantable(
  tx: TenantTransaction,
  caller: Caller,
  wanted: readonly string[],
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return;
  const grantable = new Set(await listGrantableClients(tx, caller, added));
  const refused = wanted.flatMap((id, i) =>
    added.includes(id) && !grantable.has(id) ? [[`body.clients.${i}`, 'refusals.unauthorized']] : [],
  );
  if (refused.length > 0)
    throw new Problem('invalid-input', 'refusals.unauthorized', {
      fields: Object.fromEntries(refused.slice(0, 50)),
    });
}
