// The one way to talk to the server: a call of the contract with its arguments, typed in and out. A 401 tries one refresh and repeats;
// when that fails the session is over everywhere in this browser (specification 1, section 8).

import type { Call, CallArguments, CallReply } from '@vigilo/contract/call';
import { Problem } from './problem.ts';
import { withKey } from './request-keys.ts';
import { refreshOnce } from './refresh.ts';
import { send } from './send.ts';
import type { SendOptions } from './send.ts';
import { isInBackground, noteContact } from './server-contact.ts';
import { endSession, findToken } from './session.ts';

/**
 * Makes a call of the contract.
 * @throws Problem for every failure; an aborted signal's reason when `options.signal` was aborted.
 */
export function callApi<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: SendOptions = {},
): Promise<CallReply<C>> {
  return withKey(call, args, (key) => withFreshToken(call, () => send(call, args, { ...options, key })));
}

const refusalListeners = new Set<() => void>();

/** Calls the listener when the server refuses something that the page offered; returns how to stop that. */
export function onRefusal(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => {
    refusalListeners.delete(listener);
  };
}

/** Runs an exchange; when the token is no longer good, refreshes it once and runs the exchange again. */
export async function withFreshToken<T>(call: Call, exchange: () => Promise<T>): Promise<T> {
  if (call.permission === 'public') return exchange();
  const token = findToken();
  try {
    return await counted(exchange);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-allowed')
      for (const listener of refusalListeners) listener();
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    if (!(await refreshOnce(token))) {
      endSession('expired');
      throw error;
    }
  }
  return repeat(exchange);
}

async function counted<T>(exchange: () => Promise<T>): Promise<T> {
  const isCounted = !isInBackground();
  const answer = await exchange();
  if (isCounted) noteContact();
  return answer;
}

async function repeat<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await counted(exchange);
  } catch (error) {
    if (error instanceof Problem && error.status === 401) endSession('expired');
    throw error;
  }
}
