import type { Day } from '@vigilo/domain/scoring/day';
import type { TenantTransaction } from '../app/tables.ts';
import { listSharePrices } from './share-prices.queries.ts';

export interface PriceLine {
  /** Of the newest price; null without any. Prices in another currency are left out, as one line has one unit. */
  readonly currency: string | null;
  readonly prices: { date: string; price: number }[];
}

/** The prices of a company's share from one day to another, both included, ascending. */
export async function getPriceLine(tx: TenantTransaction, tenantId: string, companyId: string, from: Day, to: Day): Promise<PriceLine> {
  const all = await listSharePrices(tx, tenantId, companyId, from, to);
  const currency = all.at(-1)?.currency ?? null;
  return { currency, prices: all.filter((each) => each.currency === currency).map(({ day, price }) => ({ date: day, price })) };
}
