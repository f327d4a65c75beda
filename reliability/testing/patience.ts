// Requests of somebody who does not wait for ever.

import { setTimeout as sleep } from 'node:timers/promises';
import type { TestReply } from '../../apps/api/src/app/testing/test-client.ts';

/** The reply; null where the connection broke, or none came in time. */
export async function askPatiently(send: () => Promise<TestReply>, ms: number): Promise<TestReply | null> {
  const stop = new AbortController();
  const reply = await Promise.race([
    send().catch(() => null),
    sleep(ms, null, { signal: stop.signal }).catch(() => null),
  ]);
  stop.abort();
  return reply;
}
