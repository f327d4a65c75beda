// Whose call is answered next, of those that only read: so many at once in all, some of them at most for a tenant and a few for a user, and of those who
// wait the tenants take turns, and in each its users. So nobody waits long because somebody else asks for much; and where more is asked for than can be
// answered, what is above that is refused at once, before anything was done for it, while the others are answered as fast as ever.

import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';

const TENANTS_SHARE = 0.6;
const USERS_SHARE = 0.3;
const LEAST_OF_A_USER = 2;
/** A page asks for less at once. Whoever has more waiting takes all they can get, and is let in one by one where others ask too. */
const MOST_OF_A_PAGE = 10;
/** Others ask too as long as one of them did within so many milliseconds. */
const SHARED_MS = 1000;
/** So many wait at most, and of one user. */
const MOST_WAITING = 200;
const MOST_WAITING_OF_A_USER = 50;
/** Whoever waits longer is refused before they give up. */
const WAIT_MS = 5000;
/** One for all refusals: under overload there are hundreds a second, and noting where an error was made is a tenth of what each costs. */
const BUSY = new Problem('unavailable', 'refusals.busy', { retryAfter: 2 });

type Who = Pick<Caller, 'tenantId' | 'userId'>;

interface Line {
  running: number;
  /** The number of its last turn; 0 before the first. */
  turn: number;
}

interface UserLine extends Line {
  readonly userId: string;
  /** Each lets one call in. */
  readonly waiting: Set<() => void>;
}

interface TenantLine extends Line {
  readonly users: Map<string, UserLine>;
}

/** Who asked, and when. */
interface Asked {
  readonly userId: string;
  /** Milliseconds of the process. */
  readonly at: number;
}

export class FairTurns {
  readonly #most: number;
  readonly #ofTenant: number;
  readonly #ofUser: number;
  readonly #tenants = new Map<string, TenantLine>();
  #running = 0;
  #waiting = 0;
  #turns = 0;
  #latest: Asked = { userId: '', at: -Infinity };
  /** What the last of them is whose user is another. */
  #before: Asked = this.#latest;

  /** @param most so many at once in all; 0 lets everybody in */
  constructor(most: number) {
    this.#most = most;
    this.#ofUser = Math.max(LEAST_OF_A_USER, Math.ceil(most * USERS_SHARE));
    this.#ofTenant = Math.max(this.#ofUser, Math.ceil(most * TENANTS_SHARE));
  }

  /** Refuses before anything is done, where too many wait in all or of whoever it is, as far as that is known. @throws Problem 'unavailable' */
  refuseWhereFull(who: Who | null): void {
    const user = who && this.#tenants.get(who.tenantId)?.users.get(who.userId);
    if (this.#waiting >= MOST_WAITING || (user && user.waiting.size >= MOST_WAITING_OF_A_USER)) throw BUSY;
  }

  /** Whether somebody else than this user asked a moment ago. */
  doOthersAsk(userId: string): boolean {
    const { at } = this.#latest.userId === userId ? this.#before : this.#latest;
    return performance.now() - at < SHARED_MS;
  }

  /** @throws Problem 'unavailable', with nothing done, where too many wait or the turn does not come in time; else what `work` throws */
  async run<T>(who: Who, work: () => Promise<T>): Promise<T> {
    if (this.#most === 0) return work();
    this.#noteUser(who.userId);
    const [tenant, user] = this.#findLines(who);
    if (this.#isFree(tenant, user)) this.#letIn(tenant, user);
    else await this.#wait(who, tenant, user);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      tenant.running -= 1;
      const leave = () => {
        user.running -= 1;
        this.#forgetIdle(who, tenant, user);
        this.#letNextIn();
      };
      // Its place among all is free at once, its own after as long again.
      if (this.#isOnlyFlood(user)) setTimeout(leave, performance.now() - begun).unref();
      else leave();
    }
  }

  /** Whether this user alone floods while others ask for a page now and then. Where several flood, a pause of one would only be used by the next. */
  #isOnlyFlood({ userId, waiting }: UserLine): boolean {
    return waiting.size > MOST_OF_A_PAGE && waiting.size === this.#waiting && this.doOthersAsk(userId);
  }

  #findLines({ tenantId, userId }: Who): [TenantLine, UserLine] {
    const tenant = this.#tenants.get(tenantId) ?? { running: 0, turn: 0, users: new Map<string, UserLine>() };
    this.#tenants.set(tenantId, tenant);
    const user = tenant.users.get(userId) ?? { userId, running: 0, turn: 0, waiting: new Set() };
    tenant.users.set(userId, user);
    return [tenant, user];
  }

  #isFree(tenant: TenantLine, user: UserLine): boolean {
    return (
      this.#running < this.#most && tenant.running < this.#ofTenant && user.running < this.#countAllowed(user)
    );
  }

  #countAllowed({ userId, waiting }: UserLine): number {
    return waiting.size > MOST_OF_A_PAGE && this.doOthersAsk(userId) ? 1 : this.#ofUser;
  }

  #noteUser(userId: string): void {
    if (userId !== this.#latest.userId) this.#before = this.#latest;
    this.#latest = { userId, at: performance.now() };
  }

  #letIn(tenant: TenantLine, user: UserLine): void {
    this.#running += 1;
    this.#turns += 1;
    for (const line of [tenant, user]) {
      line.running += 1;
      line.turn = this.#turns;
    }
  }

  async #wait(who: Who, tenant: TenantLine, user: UserLine): Promise<void> {
    if (this.#waiting >= MOST_WAITING || user.waiting.size >= MOST_WAITING_OF_A_USER) {
      this.#forgetIdle(who, tenant, user);
      throw BUSY;
    }
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(late);
        user.waiting.delete(come);
        this.#waiting -= 1;
      };
      const come = () => {
        end();
        this.#letIn(tenant, user);
        resolve();
      };
      const late = setTimeout(() => {
        end();
        this.#forgetIdle(who, tenant, user);
        reject(BUSY);
      }, WAIT_MS);
      user.waiting.add(come);
      this.#waiting += 1;
    });
  }

  /** Whoever has least under way comes first, then whoever has waited longest since the last turn. */
  #letNextIn(): void {
    for (let next = this.#findNext(); next; next = this.#findNext()) next();
  }

  #findNext(): (() => void) | undefined {
    if (this.#waiting === 0) return undefined;
    const tenants = [...this.#tenants.values()].toSorted(byTurn);
    for (const tenant of tenants)
      for (const user of [...tenant.users.values()].toSorted(byTurn)) {
        const [first] = user.waiting;
        if (first && this.#isFree(tenant, user)) return first;
      }
    return undefined;
  }

  #forgetIdle({ tenantId, userId }: Who, tenant: TenantLine, user: UserLine): void {
    if (user.running === 0 && user.waiting.size === 0) tenant.users.delete(userId);
    if (tenant.users.size === 0) this.#tenants.delete(tenantId);
  }
}

function byTurn(one: Line, other: Line): number {
  return one.running - other.running || one.turn - other.turn;
}
