import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { PriceNote } from '@vigilo/domain/share-prices/price-notes';
import { notePrices } from '@vigilo/domain/share-prices/price-notes';
import type { TenantTransaction } from '../app/tables.ts';
import { listSharePrices } from './share-prices.queries.ts';

export interface PriceLine {
  /** Of the newest price; null without any. Prices in another currency are left out, as one line has one unit. */
  readonly currency: string | null;
  readonly prices: ({ date: string; price: number } & PriceNote)[];
}

/** Days before the first that are looked at, so that a step to it or a gap before it is noticed. */
const LOOK_BACK_DAYS = 30;

/** The prices of a company's share from one day to another, both included, ascending; splits and gaps noted. */
export async function getPriceLine(tx: TenantTransaction, tenantId: string, companyId: string, from: Day, to: Day): Promise<PriceLine> {
  const all = await listSharePrices(tx, tenantId, companyId, from - LOOK_BACK_DAYS, to);
  const currency = all.at(-1)?.currency ?? null;
  const line = all.filter((each) => each.currency === currency).map(({ day, price }) => ({ day: dayFromIso(day), price }));
  const notes = notePrices(line);
  const prices = line.flatMap(({ day, price }, at) => (day < from ? [] : [{ date: isoFromDay(day), price, ...notes[at] }]));
  return { currency: prices.length > 0 ? currency : null, prices };
}
