// Leaving: what was being typed is kept on the server, the server ends the session if it can be reached, and this browser forgets it in
// any case.

import { signOut } from '@vigilo/contract/sign-in';
import { flushDrafts } from './draft-store.ts';
import { Problem } from './problem.ts';
import { refreshOnce } from './refresh.ts';
import { send } from './send.ts';
import type { SessionEnd } from './session.ts';
import { endSession, findToken } from './session.ts';

/** How long the server may take, in milliseconds: nobody shall be kept from leaving. */
const TIMEOUT_MS = 3000;

/** Signs out, here and on the server. */
export async function leave(why: SessionEnd): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, TIMEOUT_MS);
  try {
    await Promise.race([flushDrafts().then(signOutOnServer), patience.promise]);
  } catch {
    // The session then ends by itself on the server.
  } finally {
    clearTimeout(timer);
    endSession(why);
  }
}

/** Not through `callApi`: that the server knows the session no more is no news here. */
async function signOutOnServer(): Promise<void> {
  const token = findToken();
  try {
    await send(signOut, { body: {} });
  } catch (error) {
    if (error instanceof Problem && error.status === 401 && (await refreshOnce(token)))
      await send(signOut, { body: {} });
  }
}
