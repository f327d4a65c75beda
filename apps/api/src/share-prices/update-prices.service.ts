// Bringing share prices up to date from the provider (specification 3, sections 2.1 and 8; decisions.md section 4). The provider is asked
// outside of any transaction; what it answered is stored whole or not at all. Whoever asks for a company that is being updated waits for
// that update and gets its outcome, so that ten clicks are one request.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { refreshSharePrices as UpdateCall } from '@vigilo/contract/share-prices';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import type { DailyPrice } from '@vigilo/domain/share-prices/price-notes';
import type { PricePlan, StoredPrice } from '@vigilo/domain/share-prices/plan-prices';
import { mustFetchAll, OVERLAP_DAYS, planPrices } from '@vigilo/domain/share-prices/plan-prices';
import type { SharePriceProvider } from '../adapters/share-price/share-price-provider.ts';
import { PriceFailure } from '../adapters/share-price/share-price-provider.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { publishChange } from '../changes/changes.service.ts';
import { getProvider } from './provider.ts';
import type { PricedCompany } from './share-prices.queries.ts';
import {
  insertPrices,
  findPricedCompany,
  listPrices,
  updatePricesUpdatedAt,
  putProblem,
} from './share-prices.queries.ts';

/** How far back a company without prices gets them. */
const HISTORY_MONTHS = 60;

const TEXTS = MESSAGES.en.sharePrices;

/** What updates need of the application. */
export type PriceContext = Pick<AppContext, 'db' | 'config' | 'now'>;

/** A company whose prices are brought up to its tenant's as-of day. */
export interface PriceUpdate {
  readonly tenantId: string;
  readonly company: PricedCompany;
  readonly asOf: Day;
  /** Locks the company, where it may still be edited. @throws where it may not */
  readonly lock: (tx: TenantTransaction) => Promise<void>;
  /** What else is written where prices are. */
  readonly audit?: (tx: TenantTransaction, outcome: UpdateOutcome) => Promise<void>;
}

export interface UpdateOutcome {
  readonly added: number;
  readonly changed: number;
  /** Rows of the provider that could not be used. */
  readonly skipped: number;
  /** YYYY-MM-DD of the newest price. */
  readonly latest: string | null;
}

const underWay = new Map<string, Promise<UpdateOutcome>>();

/** @throws Problem not-found, wrong-state (Validated), unavailable where the provider gives nothing. */
export async function refreshSharePrices(
  context: PriceContext,
  caller: Caller,
  { company_id: companyId }: CallInput<typeof UpdateCall>['body'],
): Promise<CallReply<typeof UpdateCall>> {
  const lock = async (tx: TenantTransaction) => lockForEditing(context, tx, caller, companyId);
  const { company, asOf } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const state = await lock(tx);
    const found = await findPricedCompany(tx, caller.tenantId, companyId);
    if (!found) throw notFound();
    return { company: found, asOf: state.asOf };
  });
  try {
    const { added, changed, latest } = await bringUpToDate(context, getProvider(context.config), {
      tenantId: caller.tenantId,
      company,
      asOf,
      lock: async (tx) => void (await lock(tx)),
      audit: (tx, outcome) =>
        auditCaller(tx, caller, {
          action: 'share-prices.update',
          entity: 'company',
          entityId: companyId,
          after: outcome,
        }),
    });
    const isNews = added + changed > 0;
    return {
      status: isNews ? 'success' : 'info',
      message: isNews ? TEXTS.updated : TEXTS.upToDate,
      data: { added, changed, latest },
    };
  } catch (error) {
    if (error instanceof PriceFailure)
      throw new Problem(
        'unavailable',
        'sharePrices.failed',
        { description: `sharePrices.problem.${error.problem}` },
        error,
      );
    throw error;
  }
}

/** Brings a company's prices up to date, or waits for who does so already. @throws PriceFailure, which is noted on the company; what `lock` throws. */
export function bringUpToDate(
  context: PriceContext,
  provider: SharePriceProvider,
  update: PriceUpdate,
): Promise<UpdateOutcome> {
  const key = `${update.tenantId} ${update.company.id}`;
  const running =
    underWay.get(key) ?? fetchAndStore(context, provider, update).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function fetchAndStore(
  context: PriceContext,
  provider: SharePriceProvider,
  update: PriceUpdate,
): Promise<UpdateOutcome> {
  const { tenantId, company } = update;
  try {
    const stored = await inTenant(context.db, tenantId, (tx) =>
      listPrices(tx, tenantId, company.id, subtractMonths(update.asOf, HISTORY_MONTHS), update.asOf),
    );
    const { prices, skipped } = await ask(provider, update, stored, getCurrency(context, company));
    if (prices.length === 0 && stored.length === 0) throw new PriceFailure('no-data', company.ticker);
    return await inTenant(context.db, tenantId, (tx) => store(context, tx, update, prices, skipped));
  } catch (error) {
    if (error instanceof PriceFailure)
      await inTenant(context.db, tenantId, (tx) => putProblem(tx, tenantId, company.id, error.problem));
    throw error;
  }
}

function getCurrency({ config }: PriceContext, { currency }: PricedCompany): string {
  return currency ?? config.SHARE_PRICE_CURRENCY;
}

/** What is new and some days before it; everything where those days show that the provider restated its prices. */
async function ask(
  provider: SharePriceProvider,
  { company, asOf }: PriceUpdate,
  stored: readonly StoredPrice[],
  currency: string,
) {
  const start = subtractMonths(asOf, HISTORY_MONTHS);
  const last = stored.at(-1);
  const answer = await provider.list(
    company.ticker,
    last === undefined ? start : Math.max(start, last.day - OVERLAP_DAYS),
    asOf,
  );
  return mustFetchAll(stored, answer.prices, currency)
    ? provider.list(company.ticker, stored[0]?.day ?? start, asOf)
    : answer;
}

async function store(
  context: PriceContext,
  tx: TenantTransaction,
  update: PriceUpdate,
  prices: readonly DailyPrice[],
  skipped: number,
): Promise<UpdateOutcome> {
  const { tenantId, company, asOf, lock, audit } = update;
  await lock(tx);
  const now = await listPrices(tx, tenantId, company.id, subtractMonths(asOf, HISTORY_MONTHS), asOf);
  const plan: PricePlan = planPrices(now, prices, getCurrency(context, company));
  const written = [...plan.add, ...plan.change];
  const last = Math.max(now.at(-1)?.day ?? -Infinity, prices.at(-1)?.day ?? -Infinity);
  const outcome = {
    added: plan.add.length,
    changed: plan.change.length,
    skipped,
    latest: Number.isFinite(last) ? isoFromDay(last) : null,
  };
  await updatePricesUpdatedAt(tx, tenantId, company.id, new Date(context.now()));
  if (written.length > 0) {
    await insertPrices(tx, tenantId, company.id, written);
    await audit?.(tx, outcome);
    await publishChange(tx, tenantId, { kind: 'prices', companyID: company.id });
  }
  return outcome;
}
