// Closed processes between two pieces of work: starting one and getting its program up to speed takes longer than reading a small document does. Who has
// waited for long is ended, and nobody who waits keeps this process from ending.

import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

const IDLE_MS = 30_000;

interface IdleChild {
  readonly child: ChildProcess;
  readonly owner: string;
  readonly end: NodeJS.Timeout;
}

export class IdleChildren {
  readonly #idle: IdleChild[] = [];

  /** One that worked for this owner before, or null. */
  take(owner: string): ChildProcess | null {
    for (;;) {
      const place = this.#idle.findLastIndex((one) => one.owner === owner);
      const [found] = place < 0 ? [] : this.#idle.splice(place, 1);
      if (!found) return null;
      clearTimeout(found.end);
      // One that the system has ended meanwhile is of no use.
      if (!found.child.connected) continue;
      found.child.removeAllListeners();
      found.child.ref();
      found.child.channel?.ref();
      return found.child;
    }
  }

  /** Keeps one that has nothing to do; of more than there are cores, the one that has waited longest is ended. */
  keep(child: ChildProcess, owner: string): void {
    child.removeAllListeners();
    // What is sent to a process that is just being ended fails; nobody waits for it.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    const end = setTimeout(() => this.#end(child), IDLE_MS).unref();
    this.#idle.push({ child, owner, end });
    const oldest = this.#idle.length > availableParallelism() ? this.#idle[0] : undefined;
    if (oldest) this.#end(oldest.child);
  }

  #end(child: ChildProcess): void {
    const place = this.#idle.findIndex((one) => one.child === child);
    const [found] = place < 0 ? [] : this.#idle.splice(place, 1);
    clearTimeout(found?.end);
    child.kill('SIGKILL');
  }
}
