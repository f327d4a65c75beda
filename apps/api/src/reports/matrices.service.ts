import type { CallReply } from '@vigilo/contract/call';
import type { getMatrices as getMatricesCall } from '@vigilo/contract/reports';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem, invalidField } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import type { Count } from './matrices.queries.ts';
import { countCompanies } from './matrices.queries.ts';

type Matrices = CallReply<typeof getMatricesCall>['data'];

/** Two days (YYYY-MM-DD); the second absent: the tenant's as-of day; the first absent: a week before the second. */
interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function getMatrices(context: AppContext, caller: Caller, asked: AskedDays): Promise<Matrices> {
  return inTenant(context.db, caller.tenantId, (tx) => readMatrices(context, tx, caller, asked));
}

/**
 * The numbers of the RTI Summary: the companies that the caller sees and that had been initiated by each of two days, in their categories as of these days,
 * and what those of the second day are classified as. @throws Problem invalid-input for a day that has not come, or where the first is not before the second.
 */
async function readMatrices(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  asked: AskedDays,
): Promise<Matrices> {
  refuseFuture(context, asked);
  const { asOf: to, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asked.to);
  const from = asked.from === undefined ? to - PREVIOUS_DAYS : dayFromIso(asked.from);
  if (from >= to) throw invalidField('from', 'refusals.daysReversed');
  return buildMatrices(
    from,
    await countCompanies(tx, caller, from, storedAsOf),
    to,
    await countCompanies(tx, caller, to, storedAsOf),
  );
}

function refuseFuture(context: Pick<AppContext, 'now'>, asked: AskedDays): void {
  const today = dayFromTimestamp(context.now());
  for (const [name, day] of Object.entries(asked)) {
    if (day !== undefined && dayFromIso(day) > today)
      throw new Problem('invalid-input', 'refusals.futureDate', {
        fields: { [name]: 'refusals.futureDay' },
      });
  }
}

function buildMatrices(from: Day, before: readonly Count[], to: Day, now: readonly Count[]): Matrices {
  const first = pickCounts(before, 'all')[''] ?? 0;
  const second = pickCounts(now, 'all')[''] ?? 0;
  const impacts = [pickCounts(before, 'impact'), pickCounts(now, 'impact')];
  const values = Object.fromEntries(
    CATEGORIES.map((category) => [category, impacts.map((counts) => counts[category] ?? 0)]),
  );
  return {
    coverage: { [isoFromDay(from)]: first, [isoFromDay(to)]: second },
    initiated: second - first,
    // fromEntries forgets that every category is named.
    impact: { Asof: [isoFromDay(from), isoFromDay(to)], values: values as Matrices['impact']['values'] },
    entity: pickCounts(now, 'entity'),
    region: pickCounts(now, 'region'),
    sector: pickCounts(now, 'sector'),
  };
}

function pickCounts(counts: readonly Count[], by: Count['by']): Record<string, number> {
  return Object.fromEntries(
    counts.filter((count) => count.by === by).map(({ name, count }) => [name, count]),
  );
}
