import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { TenantTransaction } from '../app/tables.ts';

export interface SharePrice {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly price: number;
  readonly currency: string;
}

/** The prices of a company's share from one day to another, both included, ascending. */
export async function listSharePrices(tx: TenantTransaction, tenantId: string, companyId: string, from: Day, to: Day): Promise<SharePrice[]> {
  return tx
    .selectFrom('share_prices')
    .select(['day', 'price', 'currency'])
    .where('tenant_id', '=', tenantId)
    .where('company_id', '=', companyId)
    .where('day', '>=', isoFromDay(from))
    .where('day', '<=', isoFromDay(to))
    .orderBy('day')
    .execute();
}
