// The nightly update of all share prices: one company after the other, with pauses, so that a provider is not overrun. What goes wrong with
// one company is noted on it and stops no other; a provider that answers nobody is left alone after a few tries.

import { setTimeout as sleep } from 'node:timers/promises';
import { PriceFailure } from '../adapters/share-price/share-price-provider.ts';
import { inTenant } from '../frame/database.ts';
import type { Log } from '../frame/logging.ts';
import { auditSystem } from '../frame/audit-log.ts';
import { getTenantState, listTenants } from '../tenants/tenants.service.ts';
import { getProvider } from './provider.ts';
import { listDueCompanies, lockUnlessValidated } from './share-prices.queries.ts';
import type { PriceContext } from './update-prices.service.ts';
import { bringUpToDate } from './update-prices.service.ts';

/** A job that comes back after its worker died goes on with the companies it had not reached. */
const RECENT_MS = 12 * 3_600_000;
const MOST_FAILURES_IN_A_ROW = 5;
const NO_ANSWER: ReadonlySet<string> = new Set(['no-provider', 'limit', 'unreachable']);

interface UpdateCounts {
  companies: number;
  added: number;
  changed: number;
  failed: number;
}

/** Updates every tenant's companies. */
export async function refreshAllSharePrices(context: PriceContext, log: Log): Promise<void> {
  if (context.config.SHARE_PRICE_PROVIDER === 'none') return;
  for (const tenant of await listTenants(context.db)) {
    const counts = { companies: 0, added: 0, changed: 0, failed: 0 };
    const isAnswered = await updateTenant(context, tenant.id, counts, log);
    if (counts.added + counts.changed > 0) {
      await inTenant(context.db, tenant.id, (tx) =>
        auditSystem(tx, tenant.id, {
          action: 'share-prices.update',
          entity: 'tenant',
          entityId: tenant.id,
          after: counts,
        }),
      );
    }
    if (!isAnswered) return;
  }
}

/** False where the provider does not answer. */
async function updateTenant(
  context: PriceContext,
  tenantId: string,
  counts: UpdateCounts,
  log: Log,
): Promise<boolean> {
  const provider = getProvider(context.config);
  const { companies, asOf } = await inTenant(context.db, tenantId, async (tx) => ({
    companies: await listDueCompanies(tx, tenantId, new Date(context.now() - RECENT_MS)),
    asOf: (await getTenantState(tx, tenantId, context.now())).asOf,
  }));
  let failuresInARow = 0;
  for (const company of companies) {
    const problem = await updateOne();
    failuresInARow = problem !== null && NO_ANSWER.has(problem) ? failuresInARow + 1 : 0;
    if (problem === 'no-provider' || failuresInARow >= MOST_FAILURES_IN_A_ROW) return false;
    await sleep(provider.pauseMs);

    async function updateOne(): Promise<string | null> {
      const lock = async (tx: Parameters<typeof lockUnlessValidated>[0]) => {
        if (!(await lockUnlessValidated(tx, tenantId, company.id)))
          throw new Error('The company may not be edited any more.');
      };
      try {
        const { added, changed } = await bringUpToDate(context, provider, { tenantId, company, asOf, lock });
        counts.companies += 1;
        counts.added += added;
        counts.changed += changed;
        return null;
      } catch (error) {
        counts.failed += 1;
        if (error instanceof PriceFailure) return error.problem;
        log.warn({ err: error, tenant: tenantId, company: company.id }, 'share prices were not updated');
        return 'failed';
      }
    }
  }
  return true;
}
