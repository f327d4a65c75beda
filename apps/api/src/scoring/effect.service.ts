import type { CountChange } from '@vigilo/domain/scoring/effect';
import { computeEffect } from '@vigilo/domain/scoring/effect';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { computeWindow } from '@vigilo/domain/scoring/score';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { TenantTransaction } from '../frame/tables.ts';
import { listDaySums } from './scoring.queries.ts';
import type { CompanyAsOf } from './scoring.service.ts';

type Scores = Record<Horizon, number>;

/** What a change would do to a company's scores, as the calls tell it. Whoever calls has made sure that the company is seen. */
export async function getEffect(
  tx: TenantTransaction,
  { tenantId, companyId, asOf }: CompanyAsOf,
  change: CountChange,
): Promise<{ before: Scores; after: Scores }> {
  const sums = await listDaySums(tx, tenantId, companyId, computeWindow('longTerm', asOf).after, asOf);
  const { before, after } = computeEffect(sums, change, asOf);
  const toDecimals = ({ shortTerm, longTerm }: Readonly<Scores>): Scores => ({
    shortTerm: toDecimal(shortTerm),
    longTerm: toDecimal(longTerm),
  });
  return { before: toDecimals(before), after: toDecimals(after) };
}
