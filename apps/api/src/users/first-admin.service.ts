// The first administrator of a tenant (security.md C16): made by a command of whoever runs the server, who gets a link to set the password.

import { TOPICS } from '@vigilo/domain/events/topics';
import { z } from 'zod';
import type { Config } from '../frame/config.ts';
import { brokenUnique, inTenant } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import { auditSystem } from '../frame/audit-log.ts';
import { resetLink } from '../sign-in/mails.service.ts';
import { addResetTokenFor } from '../sign-in/passwords.service.ts';
import { addNames, addTenant, findTenant, listTenants } from '../tenants/tenants.service.ts';
import { addAdminRow, listAdmins } from './first-admin.queries.ts';

const firstAdmin = z.object({
  email: z.email().max(254),
  name: z.string().normalize('NFC').trim().min(1).max(200),
  tenant: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Small letters, digits and hyphens'),
});

export type FirstAdmin = z.output<typeof firstAdmin>;

interface AdminContext {
  readonly db: Database;
  readonly config: Config;
  readonly now: () => number;
}

/** The administrator cannot be made; the message says why and what to do. */
export class FirstAdminError extends Error {}

/** Reads what was given. @throws FirstAdminError naming what is wrong with it */
export function readFirstAdmin(given: FirstAdmin): FirstAdmin {
  const read = firstAdmin.safeParse(given);
  if (!read.success)
    throw new FirstAdminError(
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  return read.data;
}

/**
 * Adds the tenant, where it is new, and its first administrator, and returns a link that sets the password, once, within three days. Asked again
 * before the password is set, it makes another link. @throws FirstAdminError
 */
export async function addFirstAdmin(
  context: AdminContext,
  { tenant, email, name }: FirstAdmin,
): Promise<string> {
  const tenantId =
    (await findTenant(context.db, tenant))?.id ??
    (await addTenant(context.db, { name: tenant, isDemo: false, pinnedAsOf: null }, (tx, id) =>
      addNames(tx, id, 'topics', TOPICS),
    ));
  const token = await inTenant(context.db, tenantId, async (tx) => {
    const admins = await listAdmins(tx, tenantId);
    if (admins.some(({ hasPassword }) => hasPassword))
      throw new FirstAdminError(
        `${tenant} has an administrator already, who can add others. A forgotten password is set anew from the sign-in page.`,
      );
    const known = admins.find((admin) => admin.email.toLowerCase() === email.toLowerCase());
    if (!known && admins.length > 0)
      throw new FirstAdminError(
        `${tenant} waits for ${admins.map((admin) => admin.email).join(', ')} to set a password. Ask for a new link with that address.`,
      );
    const userId =
      known?.id ??
      (await addAdminRow(tx, tenantId, { email, name }).catch((error: unknown) => refuseTaken(error, email)));
    if (!known)
      await auditSystem(tx, tenantId, {
        action: 'users.add',
        entity: 'user',
        entityId: userId,
        after: { email, name, role: 'Admin' },
      });
    return addResetTokenFor(context, tx, tenantId, userId, 'invitation');
  });
  return resetLink(context, tenant, token ?? '');
}

function refuseTaken(error: unknown, email: string): never {
  if (brokenUnique(error) === null) throw error;
  throw new FirstAdminError(`${email} is a user already, but no administrator. Choose another address.`);
}

/** Whether nobody can sign in yet, because no tenant has an administrator. */
export async function needsFirstAdmin(db: Database): Promise<boolean> {
  for (const { id } of await listTenants(db)) {
    if ((await inTenant(db, id, (tx) => listAdmins(tx, id))).length > 0) return false;
  }
  return true;
}
