// From items of news to system generated events (decisions.md section 4), by the steps of the news flow, in the transaction of whoever hands them in.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { ingestEvents as IngestCall } from '@vigilo/contract/news';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ItemOutcome, NewsBatch, NewsWork, WorkItem } from './news-step.ts';

export type IngestContext = Pick<AppContext, 'now' | 'newsSteps'>;

/** The system is no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface IngestedItem {
  readonly outcome: ItemOutcome;
  /** The company it was found to belong to, and its event. */
  readonly companyId: string | null;
  readonly eventId: string | null;
}

/**
 * Takes items in; says of each, in their order, what became of it. Items that came before are known again, so a batch may be handed in twice.
 * The companies are locked until the transaction ends, in the order of their ids; at most 1,000 items at once.
 */
export async function ingestItems(
  context: IngestContext,
  tx: TenantTransaction,
  batch: NewsBatch,
): Promise<IngestedItem[]> {
  const work = workOn(context, tx, batch, true);
  for (const step of context.newsSteps) await step.run(work);
  return work.items.map(({ outcome, companyId, eventId }) => ({
    outcome: outcome ?? 'added',
    companyId,
    eventId,
  }));
}

function workOn(
  context: IngestContext,
  tx: TenantTransaction,
  batch: NewsBatch,
  isLocking: boolean,
): NewsWork {
  const viewer = batch.caller ?? { tenantId: batch.tenantId, userId: NOBODY, access: { isAdmin: true } };
  const items = batch.items.map((given): WorkItem => ({
    given,
    outcome: null,
    title: '',
    url: null,
    summary: '',
    source: null,
    day: 0,
    companyId: null,
    companyName: '',
    aliases: [],
    keys: [],
    newKeys: [],
    suggestion: null,
    eventId: null,
  }));
  return { tx, batch, viewer, isLocking, now: context.now(), items };
}

/** The last stage in which nothing has been stored yet. */
const LOOKED_AT = 'new';

/**
 * The first steps alone, which store nothing: what would become of items. Writers are not kept out; where some may come meanwhile, what is then stored
 * may be less.
 */
export async function lookAtItems(
  context: IngestContext,
  tx: TenantTransaction,
  batch: NewsBatch,
): Promise<NewsWork> {
  const work = workOn(context, tx, batch, false);
  for (const step of stepsUpTo(context)) await step.run(work);
  return work;
}

/** The steps that follow. */
export async function storeLookedAt(context: IngestContext, work: NewsWork): Promise<void> {
  for (const step of context.newsSteps.slice(stepsUpTo(context).length)) await step.run(work);
}

function stepsUpTo({ newsSteps }: IngestContext) {
  return newsSteps.slice(0, newsSteps.findIndex(({ leaves }) => leaves === LOOKED_AT) + 1);
}

/** Takes in the items of a provider, for the companies that the caller sees. */
export async function ingestEvents(
  context: AppContext,
  caller: Caller,
  { source, items }: CallInput<typeof IngestCall>['body'],
): Promise<CallReply<typeof IngestCall>> {
  const batch = {
    tenantId: caller.tenantId,
    caller,
    origin: `provider ${source.toLowerCase()}`,
    source,
    items: items.map(({ ticker, ...item }) => ({ ...item, companyId: null, ticker: ticker ?? null })),
  };
  const done = await inTenant(context.db, caller.tenantId, (tx) => ingestItems(context, tx, batch));
  return {
    status: 'success',
    data: {
      added: done.filter(({ outcome }) => outcome === 'added').length,
      items: done.map(({ outcome, companyId, eventId }) => ({
        outcome,
        ...(eventId === null ? {} : { eventID: eventId }),
        ...(companyId === null ? {} : { companyID: companyId }),
      })),
    },
  };
}
