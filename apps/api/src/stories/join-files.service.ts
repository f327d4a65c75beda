// Stories of company events that came in a file. A few are joined with the file; many in a job afterwards, some events at a time, so that a file of
// half a million events is stored as fast as ever and requests are answered meanwhile. Until then each of its events counts on its own.

import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { sendJob } from '../frame/job-queue.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { lockWriters } from '../tenants/tenants.service.ts';
import { publishManyChanges } from '../changes/changes.service.ts';
import { getStamp, listAdded, listCompaniesAddedTo } from './stories.queries.ts';
import type { AddedEvent } from './stories.service.ts';
import { joinAdded } from './stories.service.ts';

/** So many events are joined with their file. */
const JOINED_AT_ONCE = 300;
const COMPANIES_AT_ONCE = 50;
/** Titles are compared in the process that answers requests: so many keep it busy for a moment only. */
const COMPARED_AT_ONCE = 300;

/** Joins the company events that this transaction added to these companies, now or in a job. Whoever calls computes the scores anew. */
export async function joinFile(
  context: { readonly jobs: Pick<AppContext['jobs'], 'send'> },
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[],
  events: number,
): Promise<void> {
  if (events > JOINED_AT_ONCE)
    await sendJob(context.jobs, tx, 'stories.join', { tenantId, stamp: await getStamp(tx) });
  else await joinAdded(tx, tenantId, await listAdded(tx, tenantId, companyIds, null));
}

/** Joins the company events that were added at an instant. May be run again: what is in a story stays in it. */
export async function joinLater(
  context: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  stamp: string,
): Promise<void> {
  const companyIds = await inTenant(context.db, tenantId, (tx) => listCompaniesAddedTo(tx, tenantId, stamp));
  for (const some of inParts(companyIds, COMPANIES_AT_ONCE)) {
    const added = await inTenant(context.db, tenantId, (tx) => listAdded(tx, tenantId, some, stamp));
    for (const part of inParts(added, COMPARED_AT_ONCE)) await joinPart(context, tenantId, part);
  }
}

async function joinPart(
  context: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  added: readonly AddedEvent[],
): Promise<void> {
  await inTenant(context.db, tenantId, async (tx) => {
    await lockWriters(tx, tenantId);
    const changed = await joinAdded(tx, tenantId, added);
    if (changed.length === 0) return;
    await recomputeScores(context, tx, tenantId, changed);
    await publishManyChanges(tx, tenantId);
  });
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}
