// What this person decided about news last. It is kept while the page is open, so that it can be undone after other screens too, and it ends with the session,
// as all answers do.

import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { queryClient } from '../lib/query-client.ts';

/** What was decided with one call, and the news that it was about. A decision about much news takes several calls. */
export interface Settled {
  /** By which it is undone, once the server knows of it; null where it was refused. */
  readonly settlement: Promise<string | null>;
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
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Keeps what has just been decided, or could not be undone: among the others it is where it was decided. */
export function keepSettled(entry: Settled): void {
  change((before) => [...before, entry].toSorted((one, other) => one.decidedAt - other.decidedAt));
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
export function listOfLastDecision(entries: readonly Settled[]): readonly Settled[] {
  return entries.filter(({ decidedAt }) => decidedAt === entries.at(-1)?.decidedAt);
}

function list(): readonly Settled[] {
  return queryClient.getQueryData(settlementsQuery.queryKey) ?? [];
}

function change(update: (before: readonly Settled[]) => readonly Settled[]): void {
  queryClient.setQueryData(settlementsQuery.queryKey, update(list()));
}
