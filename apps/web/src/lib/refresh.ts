// Exchanging the refresh token for a new session, once at a time: within this tab by one promise, across tabs by a lock. A tab that
// waited finds the token another tab fetched and takes that one, for a refresh token is spent by its use (security.md C7).

import { refreshSession } from '@vigilo/contract/sign-in';
import { Problem } from './problem.ts';
import { send } from './send.ts';
import { findToken, storeSession } from './session.ts';

let underWay: Promise<boolean> | null = null;

/**
 * Makes sure there is a newer token than the spent one.
 * @returns whether there is; false means that the session has ended. Throws a Problem when the server cannot be reached.
 */
export function refreshOnce(spent: string | null): Promise<boolean> {
  underWay ??= withLock(() => refresh(spent)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function refresh(spent: string | null): Promise<boolean> {
  const token = findToken();
  if (token !== null && token !== spent) return true;
  try {
    storeSession(await send(refreshSession, { body: {} }));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429)
      return false;
    throw error;
  }
}

/** Locks exist only in secure contexts; without them the server's grace for two tabs has to do. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('vigilo-refresh', work) : work();
}
