import { hashPassword } from '../adapters/password-hash/argon2id.ts';
import type { TenantTransaction } from '../app/tables.ts';
import type { NewUser } from './users.queries.ts';
import { addUserRow } from './users.queries.ts';

/** Adds users that share a password: those of a demo or a trial. Its hash is made once. */
export async function addUsers(tx: TenantTransaction, tenantId: string, password: string, users: readonly Omit<NewUser, 'passwordHash'>[]): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const user of users) await addUserRow(tx, tenantId, { ...user, passwordHash });
}
