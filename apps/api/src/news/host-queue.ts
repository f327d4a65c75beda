// Politeness towards publishers: one request at a time to a host, and some time between two.

interface HostLine {
  last: Promise<unknown>;
  waiting: number;
}

export interface HostQueue {
  /** Does the work when it is this host's turn, at least so many milliseconds after the turn before it ended. */
  take<T>(host: string, apartMs: number, work: () => Promise<T>): Promise<T>;
}

/** Turns of one process. A host that nobody waits for is forgotten. */
export function makeHostQueue(): HostQueue {
  const lines = new Map<string, HostLine>();
  return {
    take(host, apartMs, work) {
      const line = lines.get(host) ?? { last: Promise.resolve(), waiting: 0 };
      lines.set(host, line);
      line.waiting += 1;
      const turn = line.last.then(work);
      line.last = turn
        .catch(() => undefined)
        .then(() => rest(apartMs))
        .finally(() => {
          line.waiting -= 1;
          if (line.waiting === 0) lines.delete(host);
        });
      return turn;
    },
  };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms === 0) resolve();
    else setTimeout(resolve, ms).unref();
  });
}
