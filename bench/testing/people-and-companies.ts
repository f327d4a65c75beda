// A tenant with invented companies, an Admin who sees them all and a licensed client who sees a part of them; without events.

import { newId } from '../../apps/api/src/frame/ids.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL } from './bench-database.ts';
import { addInventedClient, addInventedCompanies, addUser } from './fill-tenant.ts';

const CLIENT_PART = 0.4;

export interface NewTenant {
  readonly name: string;
  readonly companies: number;
  readonly passwordHash: string;
}

/** Adds it, and names the tenant, its Admin and its client's user. */
export async function addPeopleAndCompanies(
  db: Database,
  { name, companies, passwordHash }: NewTenant,
): Promise<{ id: string; adminId: string; clientUserId: string }> {
  const [adminId, clientUserId, clientId] = [newId(), newId(), newId()];
  const id = await addTenant(db, { name, isDemo: false, pinnedAsOf: null }, async (tx, tenantId) => {
    await addInventedCompanies(tx, tenantId, companies);
    await addInventedClient(tx, tenantId, clientId, CLIENT_PART);
    await addUser(tx, tenantId, {
      id: adminId,
      email: ADMIN_EMAIL,
      passwordHash,
      role: 'Admin',
      clientId: null,
    });
    await addUser(tx, tenantId, {
      id: clientUserId,
      email: CLIENT_EMAIL,
      passwordHash,
      role: 'Licensed Client',
      clientId,
    });
  });
  return { id, adminId, clientUserId };
}
