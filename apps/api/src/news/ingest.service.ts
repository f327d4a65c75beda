// From items of news to system generated events (decisions.md section 4), in the transaction of whoever hands them in: where a step throws, nothing of
// the batch is stored, and it may be handed in again.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { ingestEvents as IngestCall } from '@vigilo/contract/news';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  assignCompanies,
  cleanItems,
  joinToStories,
  publishNews,
  skipKnown,
  storeEvents,
  suggestFields,
} from './ingest-steps.ts';
import { reviseReworded } from './revise-step.ts';
import type { ItemOutcome, NewsBatch, NewsStep, NewsWork, WorkItem } from './news-step.ts';
import { splitIntoRounds } from './rounds.ts';

/** Find out what would become of items; nothing is stored yet. */
const PREVIEW_STEPS: readonly NewsStep[] = [cleanItems, assignCompanies, skipKnown];
/** Store those that are new, a round after the other. */
const STORE_STEPS: readonly NewsStep[] = [reviseReworded, suggestFields, storeEvents];
/** What is done once for all that was stored, by its last wording. */
const LAST_STEPS: readonly NewsStep[] = [joinToStories, publishNews];

/** How each step is run; a measurement puts a clock around it. */
type StepRunner = (step: NewsStep, work: NewsWork) => Promise<void>;

const runStep: StepRunner = (step, work) => step(work);

/** The system is no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface IngestedEvent {
  readonly outcome: ItemOutcome;
  /** The company it was found to belong to, and its event. */
  readonly companyId: string | null;
  readonly eventId: string | null;
}

export interface IngestedItem extends IngestedEvent {
  /** What became of it for the other companies that it names. */
  readonly others: readonly IngestedEvent[];
}

/**
 * Takes items in; says of each, in their order, what became of it. Items that came before are known again, so a batch may be handed in twice.
 * The companies are locked until the transaction ends, in the order of their ids; at most 1,000 items at once. `now` is in milliseconds since the epoch.
 */
export async function ingestItems(
  tx: TenantTransaction,
  batch: NewsBatch,
  now: number,
  run = runStep,
): Promise<IngestedItem[]> {
  const work = startWork(tx, batch, now, true);
  for (const step of PREVIEW_STEPS) await run(step, work);
  await storePreviewed(work, run);
  const copies = Map.groupBy(work.items, ({ copyOf }) => copyOf);
  return work.items
    .filter(({ copyOf }) => copyOf === null)
    .map((item) => ({ ...toIngested(item), others: (copies.get(item) ?? []).map(toIngested) }));
}

function toIngested({ outcome, companyId, eventId }: WorkItem): IngestedEvent {
  return { outcome: outcome ?? 'added', companyId, eventId };
}

function startWork(tx: TenantTransaction, batch: NewsBatch, now: number, isLocking: boolean): NewsWork {
  const viewer = batch.caller ?? { tenantId: batch.tenantId, userId: NOBODY, access: { isAdmin: true } };
  const items = batch.items.map((given): WorkItem => ({
    given,
    copyOf: null,
    outcome: null,
    title: '',
    url: null,
    summary: '',
    source: null,
    day: null,
    publishedAt: null,
    writtenDate: null,
    companyId: null,
    companyName: '',
    aliases: [],
    keys: [],
    newKeys: [],
    originKey: null,
    isReworded: false,
    isRepeated: false,
    isKnownElsewhere: false,
    suggestion: null,
    eventId: null,
  }));
  return { tx, batch, viewer, isLocking, now, ownWords: new Map(), items };
}

/** What would become of items. Writers are not kept out, so less may be stored later than is announced here. */
export async function previewItems(tx: TenantTransaction, batch: NewsBatch, now: number): Promise<NewsWork> {
  const work = startWork(tx, batch, now, false);
  for (const step of PREVIEW_STEPS) await step(work);
  return work;
}

/**
 * Stores items that were previewed in this transaction: in rounds, so that an item whose id came earlier in its batch finds stored what became of that, as if it
 * had come in a later batch.
 */
export async function storePreviewed(work: NewsWork, run = runStep): Promise<void> {
  for (const items of splitIntoRounds(work.items)) {
    const part = { ...work, items };
    for (const step of STORE_STEPS) await run(step, part);
  }
  for (const step of LAST_STEPS) await run(step, work);
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
  const done = await inTenant(context.db, caller.tenantId, (tx) => ingestItems(tx, batch, context.now()));
  return {
    status: 'success',
    data: {
      added: done.flatMap((item) => [item, ...item.others]).filter(({ outcome }) => outcome === 'added')
        .length,
      items: done.map((item) => ({
        ...toReply(item),
        ...(item.others.length === 0 ? {} : { others: item.others.map(toReply) }),
      })),
    },
  };
}

function toReply({ outcome, companyId, eventId }: IngestedEvent) {
  return {
    outcome,
    ...(eventId === null ? {} : { eventID: eventId }),
    ...(companyId === null ? {} : { companyID: companyId }),
  };
}
