// Stories of company events that came in a file. A few are joined with the file; many in a job afterwards, some companies at a time, so that a file of
// half a million events is stored as fast as ever, and nobody waits long for it. Until then each of its events counts on its own.

import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { sendJob } from '../app/job-queue.ts';
import type { TenantTransaction } from '../app/tables.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { excludeWriters } from '../tenants/tenants.service.ts';
import { noteManyChanges } from './changes.service.ts';
import { getStamp, listAdded, listCompaniesAddedTo } from './stories.queries.ts';
import { joinAdded } from './stories.service.ts';

/** So many events are joined with their file: a fraction of a second's worth. */
const JOINED_AT_ONCE = 2000;
const COMPANIES_AT_ONCE = 50;

/** Joins the company events that this transaction added to these companies, now or in a job. Whoever calls computes the scores anew. */
export async function joinFile(context: { readonly jobs: Pick<AppContext['jobs'], 'send'> }, tx: TenantTransaction, tenantId: string, companyIds: readonly string[], events: number): Promise<void> {
  if (events > JOINED_AT_ONCE) await sendJob(context.jobs, tx, 'news.join', { tenantId, stamp: await getStamp(tx) });
  else await joinAdded(tx, tenantId, await listAdded(tx, tenantId, companyIds, null));
}

/** Joins the company events that were added at an instant. May be run again: what is in a story stays in it. */
export async function joinLater(context: Pick<AppContext, 'db' | 'now'>, tenantId: string, stamp: string): Promise<void> {
  const companyIds = await inTenant(context.db, tenantId, (tx) => listCompaniesAddedTo(tx, tenantId, stamp));
  for (let at = 0; at < companyIds.length; at += COMPANIES_AT_ONCE) {
    await inTenant(context.db, tenantId, async (tx) => {
      await excludeWriters(tx, tenantId);
      const changed = await joinAdded(tx, tenantId, await listAdded(tx, tenantId, companyIds.slice(at, at + COMPANIES_AT_ONCE), stamp));
      if (changed.length === 0) return;
      await recomputeScores(context, tx, tenantId, changed);
      await noteManyChanges(tx, tenantId);
    });
  }
}
