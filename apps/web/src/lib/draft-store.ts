// What somebody has typed into a form but not saved, on its way to the server (decisions.md section 6). Each form's exchanges go one after
// the other, so that a draft that was forgotten is not kept by a save that was still on its way.

import { queryOptions } from '@tanstack/react-query';
import { listDrafts, removeDraft, saveDraft } from '@vigilo/contract/drafts';
import type { Draft } from '@vigilo/contract/drafts';
import { callApi } from './call-api.ts';
import { queryClient } from './query-client.ts';
import { onSessionEnd } from './session.ts';

export type DraftToKeep = Omit<Draft, 'savedAt'>;

/** Which draft: the form's name and what it was opened for. */
export type DraftKey = Pick<Draft, 'form' | 'subject'>;

/** A draft up to this length is still on its way to the server when the page is left. */
const LONGEST_KEPT_ALIVE = 16_000;

/** How long nobody must have typed before a draft is kept, in milliseconds. */
const SAVE_DELAY_MS = 1000;

export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async ({ signal }) => (await callApi(listDrafts, {}, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

interface Waiting {
  readonly draft: DraftToKeep;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly onKept: (failure: unknown) => void;
}

const waiting = new Map<string, Waiting>();
const underWay = new Map<string, Promise<void>>();

/** Whether two keys name the same draft. */
export function isSameDraft(one: DraftKey, other: DraftKey): boolean {
  return one.form === other.form && one.subject === other.subject;
}

function draftName({ form, subject }: DraftKey): string {
  return `${form}/${subject}`;
}

/** Keeps a draft as soon as nothing has been typed for a moment; then says how it went: null, or what failed. */
export function keepDraftSoon(draft: DraftToKeep, onKept: (failure: unknown) => void): void {
  const name = draftName(draft);
  clearTimeout(waiting.get(name)?.timer);
  waiting.set(name, { draft, onKept, timer: setTimeout(() => void keepNow(name), SAVE_DELAY_MS) });
}

/** Forgets a draft, here and on the server; one that is not there is no failure, and one that stays is only offered once more. */
export async function forgetDraft(key: DraftKey): Promise<void> {
  const name = draftName(key);
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
  dropKnown(key);
  await inTurn(name, async () => {
    // Once more: a save that was still on its way has brought it back.
    dropKnown(key);
    await callApi(removeDraft, { params: { form: key.form, subject: key.subject } });
  }).catch(() => undefined);
}

function dropKnown(key: DraftKey): void {
  queryClient.setQueryData(draftsQuery.queryKey, (known) => known?.filter((one) => !isSameDraft(one, key)));
}

/** Keeps at once what is still waiting; settles when it is done, and never fails. Await it before a session is ended. */
export async function flushDrafts(): Promise<void> {
  for (const name of waiting.keys()) void keepNow(name);
  await Promise.allSettled(underWay.values());
}

async function keepNow(name: string): Promise<void> {
  const found = waiting.get(name);
  if (found === undefined) return;
  clearTimeout(found.timer);
  waiting.delete(name);
  try {
    await inTurn(name, () => keep(found.draft));
    found.onKept(null);
  } catch (error) {
    found.onKept(error);
  }
}

async function keep({ form, subject, ...body }: DraftToKeep): Promise<void> {
  const { savedAt } = await callApi(
    saveDraft,
    { params: { form, subject }, body },
    { keepalive: body.content.length <= LONGEST_KEPT_ALIVE },
  );
  const kept = { form, subject, ...body, savedAt };
  queryClient.setQueryData(
    draftsQuery.queryKey,
    (known) => known && [kept, ...known.filter((one) => !isSameDraft(one, kept))],
  );
}

function inTurn(name: string, exchange: () => Promise<void>): Promise<void> {
  const before = underWay.get(name) ?? Promise.resolve();
  const turn = before
    .catch(() => undefined)
    .then(exchange)
    .finally(() => {
      if (underWay.get(name) === turn) underWay.delete(name);
    });
  underWay.set(name, turn);
  return turn;
}

/** Starts watching; call once. A page that is hidden may never come back, and what waited in an ended session is not the next one's. */
export function watchDrafts(): void {
  addEventListener('visibilitychange', () => {
    if (document.hidden) void flushDrafts();
  });
  onSessionEnd(() => {
    for (const { timer } of waiting.values()) clearTimeout(timer);
    waiting.clear();
  });
}
