// Bringing share prices up to date from the provider (specification 3, sections 2.1 and 8; decisions.md section 4). The provider is asked
// outside of any transaction; what it answered is stored whole or not at all. Whoever asks for a company that is being updated waits for
// that update and gets its outcome, so that ten clicks are one request.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { refreshSharePrices as UpdateCall } from '@vigilo/contract/share-prices';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import type { PriceHistory, SentPrices } from '@vigilo/domain/share-prices/plan-prices';
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
import { deleteRestatements, insertRestatement, listRestatements } from './restatements.queries.ts';
import type { PricedCompany } from './share-prices.queries.ts';
import {
  findPricedCompany,
  insertPrices,
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
  /** Whether it was found that the provider has restated earlier prices; a person decides about them. */
  readonly restated: boolean;
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
    const { added, changed, restated, latest } = await bringUpToDate(context, getProvider(context.config), {
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
      message: restated ? TEXTS.askRestated : isNews ? TEXTS.updated : TEXTS.upToDate,
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
    const history = await inTenant(context.db, tenantId, (tx) => getHistory(tx, update));
    const answer = await ask(provider, update, history, getCurrency(context, company));
    if (answer.prices.length === 0 && history.prices.length === 0)
      throw new PriceFailure('no-data', company.ticker);
    return await inTenant(context.db, tenantId, (tx) => store(context, tx, update, answer));
  } catch (error) {
    if (error instanceof PriceFailure)
      await inTenant(context.db, tenantId, (tx) => putProblem(tx, tenantId, company.id, error.problem));
    throw error;
  }
}

function getCurrency({ config }: PriceContext, { currency }: PricedCompany): string {
  return currency ?? config.SHARE_PRICE_CURRENCY;
}

async function getHistory(
  tx: TenantTransaction,
  { tenantId, company, asOf }: PriceUpdate,
): Promise<PriceHistory> {
  return {
    prices: await listPrices(tx, tenantId, company.id, subtractMonths(asOf, HISTORY_MONTHS), asOf),
    restatements: await listRestatements(tx, tenantId, company.id),
  };
}

/** What a provider answered, and how many of its rows could not be used. */
interface Answer extends SentPrices {
  readonly skipped: number;
}

/** What is new and some days before it; everything where those days differ from what is stored. */
async function ask(
  provider: SharePriceProvider,
  { company, asOf }: PriceUpdate,
  history: PriceHistory,
  currency: string,
): Promise<Answer> {
  const start = subtractMonths(asOf, HISTORY_MONTHS);
  const [first, last] = [history.prices[0], history.prices.at(-1)];
  const list = async (from: Day) => ({ ...(await provider.list(company.ticker, from, asOf)), currency });
  const answer = await list(last === undefined ? start : Math.max(start, last.day - OVERLAP_DAYS));
  return mustFetchAll(history, answer) ? list(first?.day ?? start) : answer;
}

async function store(
  context: PriceContext,
  tx: TenantTransaction,
  update: PriceUpdate,
  answer: Answer,
): Promise<UpdateOutcome> {
  const { tenantId, company, lock, audit } = update;
  await lock(tx);
  const history = await getHistory(tx, update);
  const plan = planPrices(history, answer);
  if (plan === null) throw new PriceFailure('doubtful', `${company.ticker}: ${answer.prices.length} rows`);
  const now = new Date(context.now());
  const last = Math.max(history.prices.at(-1)?.day ?? -Infinity, answer.prices.at(-1)?.day ?? -Infinity);
  const outcome = {
    added: plan.add.length,
    changed: plan.change.length,
    restated: plan.restatement !== null,
    skipped: answer.skipped,
    latest: Number.isFinite(last) ? isoFromDay(last) : null,
  };
  await updatePricesUpdatedAt(tx, tenantId, company.id, now);
  if (plan.restatement !== null) await insertRestatement(tx, tenantId, company.id, plan.restatement, now);
  await deleteRestatements(
    tx,
    tenantId,
    plan.withdrawn.map(({ id }) => id),
  );
  const written = [...plan.add, ...plan.change];
  if (written.length + plan.withdrawn.length > 0 || plan.restatement !== null) {
    await insertPrices(tx, tenantId, company.id, written);
    await audit?.(tx, outcome);
    await publishChange(tx, tenantId, { kind: 'prices', companyID: company.id });
  }
  return outcome;
}
