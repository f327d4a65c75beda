// What this person decided about news last. It is kept while the page is open, so that it can be undone after other screens too, and it ends with the session,
// as all answers do.

import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewsRow } from '@vigilo/contract/news-queue';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { queryClient } from '../lib/query-client.ts';

/** What was decided, and the news that it was about. */
export interface Settled {
  /** By which it is undone, once the server knows of it; null where it was refused. */
  readonly settlement: Promise<string | null>;
  readonly action: NewsDecision;
  readonly rows: readonly NewsRow[];
  /** In words: the score and the company, or how many. */
  readonly what: string;
  /** In milliseconds since 1970. */
  readonly decidedAt: number;
}

/** The decisions that can be undone, the last one at the end. */
export const settlementsQuery = queryOptions<readonly Settled[]>({
  queryKey: ['news-settlements'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Keeps what has just been decided. */
export function keepSettled(decided: Omit<Settled, 'decidedAt'>): Settled {
  const entry = { ...decided, decidedAt: Date.now() };
  putBackSettled(entry);
  return entry;
}

/** Keeps a decision that could not be undone: among the others it is where it was before. */
export function putBackSettled(entry: Settled): void {
  change((before) => [...before, entry].toSorted((one, other) => one.decidedAt - other.decidedAt));
}

export function dropSettled(entry: Settled): void {
  change((before) => before.filter(({ settlement }) => settlement !== entry.settlement));
}

/** The last decision, which is kept no more. */
export function takeLastSettled(): Settled | undefined {
  const last = queryClient.getQueryData(settlementsQuery.queryKey)?.at(-1);
  if (last !== undefined) dropSettled(last);
  return last;
}

function change(update: (before: readonly Settled[]) => readonly Settled[]): void {
  queryClient.setQueryData(settlementsQuery.queryKey, (before) => update(before ?? []));
}
