// Who may ask for how much at once of what takes much of the machine (security.md C22): two for each user, a share for each tenant, so many in all. Whoever
// comes when that is taken waits a moment, and is then told to come again, before anything was done for them. Whoever has more waiting takes all they can
// get, and has one at a time as long as others ask for something.

import { message } from '@vigilo/contract/messages/message';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';
import { Turns } from './turns.ts';

const OF_A_USER = 2;
const TENANTS_SHARE = 0.5;
/** A click and its neighbour are not refused for what ends right now. */
const WAIT_MS = 1000;
const RETRY_SECONDS = 3;

type Who = Pick<Caller, 'tenantId' | 'userId'>;

export class FairShares {
  readonly #isBounded: boolean;
  readonly #all: Turns;
  readonly #ofTenant: number;
  readonly #doOthersAsk: (userId: string) => boolean;
  readonly #tenants = new Map<string, Turns>();
  readonly #users = new Map<string, Turns>();

  /**
   * @param most so many at once in all; 0 lets everybody in
   * @param doOthersAsk whether somebody else than this user asked for something a moment ago
   */
  constructor(most: number, doOthersAsk: (userId: string) => boolean = () => false) {
    this.#isBounded = most > 0;
    this.#doOthersAsk = doOthersAsk;
    this.#all = new Turns(most, WAIT_MS, allTaken);
    this.#ofTenant = Math.max(OF_A_USER, Math.ceil(most * TENANTS_SHARE));
  }

  /** Takes a place; answers how to give it back. @throws Problem too-many-at-once */
  async enter({ tenantId, userId }: Who): Promise<() => void> {
    if (!this.#isBounded) return () => undefined;
    const countOwn = (waiting: number) => (waiting > OF_A_USER && this.#doOthersAsk(userId) ? 1 : OF_A_USER);
    const user = find(this.#users, `${tenantId} ${userId}`, countOwn, ownTaken);
    const tenant = find(this.#tenants, tenantId, this.#ofTenant, allTaken);
    return new Promise((resolve, reject) => {
      const hold = () => new Promise<void>((leave) => resolve(leave));
      // Whoever waits for a place of their own keeps none of the others.
      user
        .run(() => tenant.run(() => this.#all.run(hold)))
        .catch(reject)
        .finally(() => {
          forgetIdle(this.#users);
          forgetIdle(this.#tenants);
        });
    });
  }
}

function find(
  turns: Map<string, Turns>,
  key: string,
  most: number | ((waiting: number) => number),
  refusal: () => Problem,
): Turns {
  const found = turns.get(key) ?? new Turns(most, WAIT_MS, refusal);
  turns.set(key, found);
  return found;
}

function forgetIdle(turns: Map<string, Turns>): void {
  for (const [key, each] of turns) if (each.isIdle) turns.delete(key);
}

function ownTaken(): Problem {
  return new Problem('too-many-at-once', message('refusals.ownShareTaken', { count: OF_A_USER }), {
    retryAfter: RETRY_SECONDS,
  });
}

function allTaken(): Problem {
  return new Problem('too-many-at-once', 'refusals.sharesTaken', { retryAfter: RETRY_SECONDS });
}
