// What was written and what was acknowledged, kept outside the process that acknowledged it: in a file, a line each, as it happens.

import { closeSync, openSync, writeSync } from 'node:fs';

/** A thing that is written again and again by one writer, or that grows. */
interface Kept {
  /** What was acknowledged last. */
  acknowledged: string | null;
  /** Sent after that and not acknowledged: may or may not be there. */
  doubtful: string[];
}

export class Journal {
  /** Acknowledged writes. */
  acknowledged = 0;
  /** Writes without an answer that says what became of them. */
  unanswered = 0;
  readonly #file: number;
  readonly #kept = new Map<string, Kept>();
  readonly #added = new Map<string, Set<string>>();

  /** @param path of a file that is made anew. */
  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** A value took the place of another, or may have. */
  put(key: string, value: string, isAcknowledged: boolean): void {
    this.#note(key, value, isAcknowledged);
    const kept = this.#kept.get(key) ?? { acknowledged: null, doubtful: [] };
    this.#kept.set(key, kept);
    if (isAcknowledged) {
      kept.acknowledged = value;
      kept.doubtful = [];
    } else {
      kept.doubtful.push(value);
    }
  }

  /** A value was added to others, or may have been. */
  add(key: string, value: string, isAcknowledged: boolean): void {
    this.#note(key, value, isAcknowledged);
    if (!isAcknowledged) return;
    const values = this.#added.get(key) ?? new Set();
    this.#added.set(key, values);
    values.add(value);
  }

  /** Keys whose stored value is neither the one acknowledged last nor one in doubt after it. */
  listLost(stored: (key: string) => string | null): string[] {
    return [...this.#kept].flatMap(([key, { acknowledged, doubtful }]) => {
      const value = stored(key);
      const isThere = value === acknowledged || (value !== null && doubtful.includes(value));
      return acknowledged === null || isThere ? [] : [key];
    });
  }

  /** Added values that are not there. */
  listMissing(key: string, stored: ReadonlySet<string>): string[] {
    return [...(this.#added.get(key) ?? [])].filter((value) => !stored.has(value));
  }

  close(): void {
    closeSync(this.#file);
  }

  #note(key: string, value: string, isAcknowledged: boolean): void {
    this.acknowledged += isAcknowledged ? 1 : 0;
    this.unanswered += isAcknowledged ? 0 : 1;
    writeSync(this.#file, `${JSON.stringify([Date.now(), isAcknowledged, key, value])}\n`);
  }
}
