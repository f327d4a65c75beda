// One after another: sign-ins to one account take turns, so that right ones sent at once do not count as each other's failures and wrong ones
// are never looked at before the failure of the one before is on record.

const MOST_WAITING = 20;

export interface KeyedQueue {
  /** Does the work when all earlier work of this key is done. Returns null, without doing it, where too many are waiting already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T | null>;
}

export function makeKeyedQueue(): KeyedQueue {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    async take(key, work) {
      const queue = queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
      if (queue.waiting >= MOST_WAITING) return null;
      queues.set(key, queue);
      queue.waiting += 1;
      const turn = queue.last.then(work);
      // The next caller only waits for the end; only the caller who asked learns how it ended.
      queue.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
      }
    },
  };
}
