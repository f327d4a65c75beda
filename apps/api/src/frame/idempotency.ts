// A request that creates something may be repeated without creating it twice (reliability.md E-03, E-07): the key that its client gives it is written in
// the transaction of what it creates, with the reply, and whoever repeats it within a day gets that reply. What was refused has created nothing and is
// tried anew.

import { createHash } from 'node:crypto';
import type { Call } from '@vigilo/contract/call';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@vigilo/contract/call';
import type { FastifyRequest } from 'fastify';
import { inOwnTransaction, inTenant } from './database.ts';
import { FormHash } from './form-hash.ts';
import type { OwnKey } from './idempotency.queries.ts';
import { noteReply, removeOldKeys, takeKey } from './idempotency.queries.ts';
import { invalidField, Problem } from './problem.ts';
import { SharedTransaction, whileShared } from './shared-transaction.ts';
import type { Database, TenantTransaction } from './tables.ts';

const KEPT_MS = 86_400_000;
const STILL_RUNNING_S = 1;

/** What says whether a request is the same as the one before. */
interface RequestHash {
  isComplete(): boolean;
  digest(): Buffer;
}

export interface KeyedRequest extends OwnKey {
  readonly hash: RequestHash;
}

/** The database and the clock, in milliseconds since the epoch. */
export interface KeyContext {
  readonly db: Database;
  readonly now: () => number;
}

/** The key of a request, or null where it has none or its call takes none. @throws Problem invalid-input */
export function readKey(call: Call, request: FastifyRequest): string | null {
  const given = request.headers[IDEMPOTENCY_HEADER];
  if (call.creates !== true || given === undefined) return null;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given;
  throw invalidField(`headers.${IDEMPOTENCY_HEADER}`, 'refusals.idempotencyKey');
}

/** Of the body as it comes where it is a form; else of the input that was read from it. */
export function hashRequest(call: Call, request: FastifyRequest, input: object): RequestHash {
  const head = JSON.stringify([call.method, call.path, input]);
  const form = call.multipart === true ? new FormHash(request.raw) : null;
  return {
    isComplete: () => form?.isComplete() ?? true,
    digest: () =>
      createHash('sha256')
        .update(head)
        .update(form?.digest() ?? '')
        .digest(),
  };
}

/**
 * Does what a request asks for, once: its transactions are one, in which its key and its reply are written.
 *
 * @param work answers the reply as it is sent
 * @returns that reply, or the one of the request that had the key before
 * @throws Problem 'still-running' where that one is not over, 'key-reused' where it was another; else what `work` throws, with nothing done
 */
export async function performOnce(
  { db, now }: KeyContext,
  request: KeyedRequest,
  work: () => Promise<string>,
): Promise<string> {
  let earlier: string | null = null;
  const shared = new SharedTransaction({
    db,
    tenantId: request.tenantId,
    open: (all) => inOwnTransaction(db, request.tenantId, all),
    mayBegin: () => request.hash.isComplete(),
    begin: async (tx) => {
      earlier = await findEarlierReply(tx, request, now());
      if (earlier !== null) throw new Error('The request was done before');
    },
  });
  try {
    const reply = await whileShared(shared, work);
    await shared.commit((tx) => noteReply(tx, request, reply));
    return reply;
  } catch (error) {
    await shared.rollBack();
    if (earlier !== null) return earlier;
    throw error;
  }
}

/** Takes the key, or answers what was replied to whoever has it. @throws Problem still-running, key-reused */
async function findEarlierReply(
  tx: TenantTransaction,
  request: KeyedRequest,
  now: number,
): Promise<string | null> {
  const hash = request.hash.digest();
  const expired = new Date(now - KEPT_MS);
  const found = await takeKey(tx, request, hash, { at: new Date(now), expired });
  if (found === 'taken') return null;
  if (found === 'running')
    throw new Problem('still-running', 'problems.still-running', { retryAfter: STILL_RUNNING_S });
  if (!found.hash.equals(hash)) throw new Problem('key-reused', 'problems.key-reused');
  return found.reply;
}

/** The nightly job: keys are kept for a day. */
export async function removeExpiredKeys(
  { db, now }: KeyContext,
  tenantIds: readonly string[],
): Promise<void> {
  for (const tenantId of tenantIds)
    await inTenant(db, tenantId, (tx) => removeOldKeys(tx, tenantId, new Date(now() - KEPT_MS)));
}
