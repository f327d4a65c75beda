// The oldest entries of the audit log are taken away after AUDIT_DAYS, in a way that what is left can still be checked. A log that does not fit its seals
// keeps all its entries: nothing that somebody did to it may go with them.

import { auditSystem } from '../frame/audit-log.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { Log } from '../frame/logging.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { findLastBefore, removeUpTo } from './audit-retention.queries.ts';
import { checkSeals } from './audit-seals.service.ts';
import { proveBase } from './seal.ts';

const MS_PER_DAY = 86_400_000;

/** Takes away what is older than the settings keep, in every tenant; returns how many entries. With 0 days all are kept for ever. */
export async function removeOldAudit(
  { db, config, auditKey, now }: Pick<AppContext, 'db' | 'config' | 'auditKey' | 'now'>,
  log: Log,
): Promise<number> {
  if (config.AUDIT_DAYS === 0) return 0;
  const before = new Date(now() - config.AUDIT_DAYS * MS_PER_DAY);
  let removed = 0;
  for (const { id: tenantId } of await listTenants(db))
    removed += await inTenant(db, tenantId, async (tx) => {
      const last = await findLastBefore(tx, tenantId, before);
      if (last === null) return 0;
      const { faults } = await checkSeals(tx, auditKey, tenantId);
      if (faults.length > 0) {
        log.error({ tenant: tenantId, faults: faults.length }, 'the seals of the audit log are broken');
        return 0;
      }
      const entries = await removeUpTo(tx, tenantId, { ...last, proof: proveBase(auditKey, tenantId, last) });
      await auditSystem(tx, tenantId, {
        action: 'audit.remove',
        entity: 'tenant',
        entityId: tenantId,
        after: { removed: entries, before: before.toISOString() },
      });
      return entries;
    });
  return removed;
}
