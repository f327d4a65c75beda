// Keeps the session of a person at work (specification 1, sections 4 and 9; security.md C7). Two things fall due: the token is exchanged
// shortly before it ends, so that nobody at work meets a 401; and where the page has asked the server for nothing since the person was
// seen, a ping (a real call, for refreshing is no activity to the server) tells it that they are here. What falls due while nobody is here,
// or while the page is not looked at, waits for the next sign of the person.

import { lastActiveAt, onPresence } from './presence.ts';
import { profileQuery } from './profile.ts';
import { queryClient } from './query-client.ts';
import { refreshOnce } from './refresh.ts';
import { lastContactAt } from './server-contact.ts';
import {
  endSession,
  findToken,
  hasStoredSession,
  onSessionEnd,
  onSessionStored,
  tokenEndsAt,
} from './session.ts';

/** How long before its end a token is exchanged at the latest, and how long after a failure anything is tried again, in milliseconds. */
const EXCHANGE_AHEAD_MS = 60_000;
const RETRY_MS = 15_000;

/** Who was seen so short a time ago is at work, in milliseconds. */
const ACTIVE_MS = 5 * 60_000;

/** A real call that keeps the session in use; what it brings is shown at once. */
export async function ping(): Promise<void> {
  await queryClient.fetchQuery({ ...profileQuery, staleTime: 0, retry: false });
}

async function exchange(): Promise<void> {
  if (!(await refreshOnce(findToken()))) endSession('expired');
}

/** When the token stored now is to be exchanged: a short-lived one at half its life. */
function exchangeTime(): number {
  const endsAt = tokenEndsAt();
  return endsAt - Math.min(EXCHANGE_AHEAD_MS, Math.max(endsAt - Date.now(), 0) / 2);
}

/**
 * Starts keeping; call once.
 * @param pingEvery milliseconds
 */
export function keepSession(pingEvery: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let notBefore = 0;
  let exchangeAt = exchangeTime();

  function findDue(now: number): (() => Promise<void>) | null {
    if (document.hidden || now < notBefore) return null;
    const activeAt = lastActiveAt();
    if (now >= lastContactAt() + pingEvery && activeAt > lastContactAt()) return ping;
    return now >= exchangeAt && now - activeAt < ACTIVE_MS ? exchange : null;
  }

  async function check(): Promise<void> {
    if (isBusy || !hasStoredSession()) return;
    isBusy = true;
    try {
      await findDue(Date.now())?.();
    } catch {
      notBefore = Date.now() + RETRY_MS;
    }
    isBusy = false;
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    const now = Date.now();
    const next = Math.min(...[exchangeAt, lastContactAt() + pingEvery, notBefore].filter((at) => at > now));
    if (hasStoredSession() && Number.isFinite(next)) timer = setTimeout(() => void check(), next - now);
  }

  onPresence(() => void check());
  onSessionStored(() => {
    exchangeAt = exchangeTime();
    plan();
  });
  onSessionEnd(() => clearTimeout(timer));
  plan();
}
