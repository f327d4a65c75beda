// What this person decided about news last. It is kept while the page is open, so that it can be undone after other screens too, and the last decision in this
// tab, so that it can be undone after a reload. It ends with the session, as all answers and settings do.

import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { queryClient } from '../lib/query-client.ts';
import { hasStoredSession } from '../lib/session.ts';
import { findInTab, keepInTab } from '../lib/tab-memory.ts';
import type { KeptSettlement } from './kept-settlements.ts';
import { readKept } from './kept-settlements.ts';

const KEY = 'news.last-decision';

/** What was decided with one call, and the news that it was about. A decision about much news takes several calls. */
export interface Settled {
  /** By which it is undone, once the server knows of it; null where it was refused. */
  readonly settlement: Promise<string | null>;
  /** The same once it is known. */
  readonly settlementID?: string;
  readonly action: NewsDecision;
  readonly ids: readonly string[];
  /** The score and the company of the first piece of news. */
  readonly name: string;
  /** In milliseconds since 1970; the same for all calls of a decision. */
  readonly decidedAt: number;
}

/** The decisions that can be undone, the last one at the end. */
export const settlementsQuery = queryOptions<readonly Settled[]>({
  queryKey: ['news-settlements'],
  queryFn: skipToken,
  initialData: findKept,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Keeps what has just been decided, or could not be undone: among the others it is where it was decided. */
export function keepSettled(entry: Settled): void {
  change((before) => [...before, entry].toSorted((one, other) => one.decidedAt - other.decidedAt));
  void noteAnswer(entry);
}

/** Once the server has answered, it can be undone after a reload too. */
async function noteAnswer(entry: Settled): Promise<void> {
  const settlementID = await entry.settlement;
  // What was refused or is being undone is not there any more.
  if (settlementID === null || !isKept(entry)) return;
  change((before) =>
    before.map((each) => (each.settlement === entry.settlement ? { ...each, settlementID } : each)),
  );
}

/** The time of a decision that is made now: later than that of any other, by which its calls are told from theirs. */
export function nextDecisionTime(): number {
  return Math.max(Date.now(), (list().at(-1)?.decidedAt ?? 0) + 1);
}

export function dropSettled(entry: Settled): void {
  change((before) => before.filter(({ settlement }) => settlement !== entry.settlement));
}

/** Whether it is still there to be undone. */
export function isKept(entry: Settled): boolean {
  return list().some(({ settlement }) => settlement === entry.settlement);
}

/**
 * The last that was decided, which is kept no more.
 * @param decidedAt set: the last of this decision
 */
export function takeLastSettled(decidedAt?: number): Settled | undefined {
  const last = list().findLast((each) => decidedAt === undefined || each.decidedAt === decidedAt);
  if (last !== undefined) dropSettled(last);
  return last;
}

/** All calls of the last decision. */
export function listOfLastDecision<Call extends Pick<Settled, 'decidedAt'>>(
  entries: readonly Call[],
): readonly Call[] {
  return entries.filter(({ decidedAt }) => decidedAt === entries.at(-1)?.decidedAt);
}

function list(): readonly Settled[] {
  return queryClient.getQueryData(settlementsQuery.queryKey) ?? findKept();
}

function change(update: (before: readonly Settled[]) => readonly Settled[]): void {
  const entries = update(list());
  queryClient.setQueryData(settlementsQuery.queryKey, entries);
  // An answer that comes after the session has ended is not kept for whoever signs in next.
  if (hasStoredSession()) keepInTab(KEY, listOfLastDecision(entries.flatMap(toKept)));
}

/** What is kept of a decision that the server knows of. */
function toKept({ settlementID, action, ids, name, decidedAt }: Settled): readonly KeptSettlement[] {
  return settlementID === undefined ? [] : [{ settlementID, action, ids, name, decidedAt }];
}

function findKept(): readonly Settled[] {
  return findInTab(KEY, readKept).map((kept) => ({
    ...kept,
    settlement: Promise.resolve(kept.settlementID),
  }));
}
