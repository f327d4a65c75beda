import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { listSharePrices as ListCall } from '@vigilo/contract/share-prices';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { PriceNote } from '@vigilo/domain/share-prices/price-notes';
import { listPriceNotes } from '@vigilo/domain/share-prices/price-notes';
import { restatePrice } from '@vigilo/domain/share-prices/restatements';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { seesCompany } from '../companies/companies.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { listRestatements } from './restatements.queries.ts';
import { getUpdateState, listPrices } from './share-prices.queries.ts';

/** A price as it is shown; `original` is what first came, where that is another. */
interface ShownPrice extends PriceNote {
  readonly date: string;
  readonly price: number;
  readonly original?: number;
}

export interface PriceLine {
  /** Of the newest price; null without any. Prices in another currency are left out, as one line has one unit. */
  readonly currency: string | null;
  readonly prices: ShownPrice[];
}

/** Days before the first that are looked at, so that a step to it or a gap before it is noticed. */
const LOOK_BACK_DAYS = 30;

/** The prices of a company's share from one day to another, both included, ascending, restated where that was applied; splits and gaps noted. */
export async function getPriceLine(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  from: Day,
  to: Day,
): Promise<PriceLine> {
  const all = await listPrices(tx, tenantId, companyId, from - LOOK_BACK_DAYS, to);
  const restatements = await listRestatements(tx, tenantId, companyId);
  const currency = all.at(-1)?.currency ?? null;
  const line = all
    .filter((each) => each.currency === currency)
    .map((each) => ({ day: each.day, price: restatePrice(restatements, each), original: each.price }));
  const notes = listPriceNotes(line);
  const prices = line.flatMap(({ day, price, original }, at) =>
    day < from
      ? []
      : [{ date: isoFromDay(day), price, ...(original !== price && { original }), ...notes[at] }],
  );
  return { currency: prices.length > 0 ? currency : null, prices };
}

type ListInput = CallInput<typeof ListCall>['body'];

/** A company's prices of some days, up to the as-of day. @throws Problem not-found. */
export async function getSharePrices(
  context: AppContext,
  caller: Caller,
  companyId: string,
  { startDate, endDate, asOf: asked }: ListInput,
): Promise<CallReply<typeof ListCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
    if (!(await seesCompany(tx, caller, companyId))) throw notFound();
    const to = endDate === undefined ? asOf : Math.min(asOf, dayFromTimestamp(Date.parse(endDate)));
    const { currency, prices } = await getPriceLine(
      tx,
      caller.tenantId,
      companyId,
      dayFromTimestamp(Date.parse(startDate)),
      to,
    );
    const { updatedAt, problem } = await getUpdateState(tx, caller.tenantId, companyId);
    const restatements = await listRestatements(tx, caller.tenantId, companyId);
    return {
      status: 'success',
      data: prices.map((each) => ({ ...each, currency: currency ?? '' })),
      updatedAt: updatedAt?.toISOString() ?? null,
      problem,
      restatements: restatements.map(({ id, beforeDay, factor, state, foundAt, days }) => ({
        _id: id,
        beforeDay: isoFromDay(beforeDay),
        factor,
        state,
        foundAt: foundAt.toISOString(),
        days,
      })),
    };
  });
}
