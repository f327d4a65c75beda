// Refreshes the token shortly before it ends while the person is active, so that nobody at work meets a 401. Who is away for longer than
// a token's life gets the next refresh with the first move, if the server still knows the session.

import { refreshOnce } from './refresh.ts';
import { endSession, findToken, isSignedIn, onSessionEnd, onSessionStored, tokenEndsAt } from './session.ts';

/** How long before its end a token is exchanged, and how long after a failure it is tried again, in milliseconds. */
const AHEAD = 60_000;
const RETRY = 15_000;

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Starts watching; call once. */
export function keepSessionFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeSince = Date.now();
  let isDue = false;

  function plan(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(onDue, Math.max(wait, 1000));
  }

  function planFromStore(): void {
    isDue = false;
    if (isSignedIn()) plan(tokenEndsAt() - Date.now() - AHEAD);
  }

  function onDue(): void {
    isDue = true;
    if (Date.now() - activeSince < AHEAD * 5 && !document.hidden) void exchange();
  }

  async function exchange(): Promise<void> {
    isDue = false;
    if (!isSignedIn()) return;
    try {
      if (!(await refreshOnce(findToken()))) endSession('expired');
    } catch {
      plan(RETRY);
    }
  }

  function onActive(): void {
    activeSince = Date.now();
    if (isDue && !document.hidden) void exchange();
  }

  for (const event of ACTIVITY) addEventListener(event, onActive, { passive: true, capture: true });
  onSessionStored(planFromStore);
  onSessionEnd(() => clearTimeout(timer));
  planFromStore();
}
