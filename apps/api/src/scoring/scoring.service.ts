// Keeping stored scores of the day. The nightly job rolls every tenant to the new day; should a request come first, it rolls its tenant
// itself, so that no list ever shows yesterday's scores.

import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { CountChange } from '@vigilo/domain/scoring/effect';
import type { ScoredEvent } from '@vigilo/domain/scoring/score';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditSystem } from '../frame/audit-log.ts';
import { lockWriters, getTenantState, listTenants } from '../tenants/tenants.service.ts';
import {
  hasOtherDays,
  listDaySums,
  recomputeScores as recompute,
  updateScoreSums,
} from './scoring.queries.ts';

/** Days that tenants have been rolled to, as far as this process knows: saves looking at every request. */
const rolledTo = new Map<string, Day>();

/** The tenant's as-of day, with its stored scores rolled to it. @public */
export async function getRolledAsOf(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
): Promise<{ asOf: Day; companiesVersion: string }> {
  const { asOf, companiesVersion } = await getTenantState(tx, tenantId, context.now());
  if (rolledTo.get(tenantId) !== asOf) {
    await rollScores(tx, tenantId, asOf);
    rolledTo.set(tenantId, asOf);
  }
  return { asOf, companiesVersion };
}

/**
 * The day a reader asks to see scores as of, and the day they are stored as of. Absent, it is the tenant's own.
 * @throws Problem invalid-input for a day that has not come yet.
 */
export async function getAskedAsOf(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  asked: string | undefined,
): Promise<{ asOf: Day; storedAsOf: Day; companiesVersion: string }> {
  const { asOf: storedAsOf, companiesVersion } = await getRolledAsOf(context, tx, tenantId);
  const asOf = asked === undefined ? storedAsOf : dayFromIso(asked);
  if (asOf > dayFromTimestamp(context.now()))
    throw new Problem('invalid-input', 'refusals.futureDate', {
      fields: { asOf: 'refusals.futureDay' },
    });
  return { asOf, storedAsOf, companiesVersion };
}

/** Rolls a tenant's stored scores to a day where any of them is of another; returns how many companies changed. */
async function rollScores(tx: TenantTransaction, tenantId: string, asOf: Day): Promise<number> {
  if (!(await hasOtherDays(tx, tenantId, asOf))) return 0;
  await lockWriters(tx, tenantId);
  if (!(await hasOtherDays(tx, tenantId, asOf))) return 0;
  const rolled = await recompute(tx, tenantId, asOf, 'all');
  await auditSystem(tx, tenantId, {
    action: 'scoring.roll',
    entity: 'tenant',
    entityId: tenantId,
    after: { asOf: isoFromDay(asOf), companies: rolled },
  });
  return rolled;
}

/** Rolls every tenant: the nightly job. */
export async function rollAllScores(context: AppContext): Promise<void> {
  for (const tenant of await listTenants(context.db)) {
    await inTenant(context.db, tenant.id, (tx) => getRolledAsOf(context, tx, tenant.id));
  }
}

/** A company whose events change, with the tenant's as-of day. The company is locked. */
export interface CompanyAsOf {
  readonly tenantId: string;
  readonly companyId: string;
  readonly asOf: Day;
}

/** Adds what a change of events does to the company's stored scores; false where they have not been rolled to the day yet and must be computed anew. */
export async function shiftScores(
  tx: TenantTransaction,
  { tenantId, companyId, asOf }: CompanyAsOf,
  { stopped, started }: CountChange,
): Promise<boolean> {
  return (await updateScoreSums(tx, tenantId, companyId, asOf, stopped, started)) > 0;
}

/** Computes the stored scores of companies anew from their events, as of the tenant's day; after many events came at once. */
export async function recomputeScores(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[] | 'all',
): Promise<number> {
  const { asOf } = await getTenantState(tx, tenantId, context.now());
  return recompute(tx, tenantId, asOf, companyIds);
}

/** The sums of a company's events by day and type, of the days later than `after` up to `upTo`. */
export function getDaySums(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  after: Day,
  upTo: Day,
): Promise<ScoredEvent[]> {
  return listDaySums(tx, tenantId, companyId, after, upTo);
}
