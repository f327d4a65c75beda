// One transaction for all that a request does: whatever opens one of the same tenant on the way takes part in it instead, and it commits once at the end.
// It begins only when somebody opens one, so that nothing is held while a body is still on its way.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, TenantTransaction } from './tables.ts';

type Work<T> = (tx: TenantTransaction) => Promise<T>;

export interface SharedParts {
  readonly db: Database;
  readonly tenantId: string;
  /** Opens a transaction of its own. */
  readonly open: (work: Work<void>) => Promise<void>;
  /** What is done first in it; where that throws, whoever opened it hears of it. */
  readonly begin: Work<void>;
  /** Whether it may begin yet; until then transactions are their own. */
  readonly mayBegin: () => boolean;
}

export class SharedTransaction {
  readonly #parts: SharedParts;
  readonly #last = Promise.withResolvers<Work<void> | null>();
  #opened: Promise<TenantTransaction> | null = null;
  #whole: Promise<void> | null = null;
  #failure: { readonly error: unknown } | null = null;
  #isOver = false;

  constructor(parts: SharedParts) {
    this.#parts = parts;
  }

  /** Whether a transaction of this tenant on this pool takes part. */
  takes(db: Database, tenantId: string): boolean {
    return (
      !this.#isOver &&
      db === this.#parts.db &&
      tenantId === this.#parts.tenantId &&
      (this.#opened !== null || this.#parts.mayBegin())
    );
  }

  /** Does a part of it. After a part that failed nothing further is done, and nothing of it stays. */
  async run<T>(work: Work<T>): Promise<T> {
    if (this.#failure !== null) throw this.#failure.error;
    try {
      this.#opened ??= this.#open();
      return await work(await this.#opened);
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  /** Does the last of it and commits. Where nobody opened it, there is nothing to do. @throws what a part failed with, or the commit */
  async commit(last: Work<void>): Promise<void> {
    if (this.#failure !== null) throw this.#failure.error;
    this.#isOver = true;
    this.#last.resolve(last);
    await this.#whole;
  }

  /** Undoes all of it. */
  async rollBack(): Promise<void> {
    this.#isOver = true;
    this.#last.resolve(null);
    await this.#whole?.catch(() => undefined);
  }

  #open(): Promise<TenantTransaction> {
    const opened = Promise.withResolvers<TenantTransaction>();
    this.#whole = this.#parts.open(async (tx) => {
      await this.#parts.begin(tx);
      opened.resolve(tx);
      const last = await this.#last.promise;
      if (last === null) throw new Error('The request came to nothing');
      await last(tx);
    });
    this.#whole.catch(opened.reject);
    return opened.promise;
  }
}

const current = new AsyncLocalStorage<SharedTransaction>();

/** Does `work` so that its transactions are this one. */
export function whileShared<T>(shared: SharedTransaction, work: () => Promise<T>): Promise<T> {
  return current.run(shared, work);
}

/** The transaction that one of this tenant on this pool takes part in, or null. */
export function findShared(db: Database, tenantId: string): SharedTransaction | null {
  const shared = current.getStore();
  return shared?.takes(db, tenantId) === true ? shared : null;
}
