// Names on the lists of a tenant for tests, without the calls that add them.

import { inTenant } from '../../frame/database.ts';
import type { Database } from '../../frame/tables.ts';
import { addNames } from '../tenants.service.ts';

export interface OfferedNames {
  readonly sources?: readonly string[];
  readonly topics?: readonly string[];
}

/** Lets events of a tenant have these sources and topics. */
export async function offerNames(
  db: Database,
  tenantId: string,
  { sources = [], topics = [] }: OfferedNames,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await addNames(tx, tenantId, 'sources', sources);
    await addNames(tx, tenantId, 'topics', topics);
  });
}
