// Sends signed JSON to an address that an administrator entered, through the guarded fetch.

import { createHmac } from 'node:crypto';
import { signedText } from '@vigilo/domain/delivery/delivery';
import type { FetchProblem, FetchRules } from '../guarded-fetch/fetch-rules.ts';
import { FetchFailure } from '../guarded-fetch/fetch-rules.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';

export interface WebhookOrder {
  readonly url: string;
  readonly secret: string;
  readonly deliveryId: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface WebhookOutcome {
  /** Null where no reply came. */
  readonly status: number | null;
  /** Empty where it was taken; `refused` where the reply is no success, otherwise what the guarded fetch says. */
  readonly failure: '' | 'refused' | FetchProblem;
}

const MOST_REPLY_BYTES = 64 * 1024;

/** One try. A reply of success, whatever it says, means that it was taken. */
export async function sendToWebhook(order: WebhookOrder, rules: FetchRules): Promise<WebhookOutcome> {
  const { url, secret, deliveryId, body, now } = order;
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret)
    .update(signedText(deliveryId, seconds, body))
    .digest('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Vigilo',
    'x-vigilo-id': deliveryId,
    'x-vigilo-timestamp': String(seconds),
    'x-vigilo-signature': `v1=${signature}`,
  };
  try {
    const { status } = await guardedFetch(
      { url, accept: ['*/*'], post: { body: Buffer.from(body), headers } },
      { ...rules, mostBytes: MOST_REPLY_BYTES },
    );
    return { status, failure: status >= 200 && status < 300 ? '' : 'refused' };
  } catch (error) {
    if (error instanceof FetchFailure) return { status: null, failure: error.problem };
    throw error;
  }
}
