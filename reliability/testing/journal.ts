// What was written and what was acknowledged, kept outside the process that acknowledged it: in a file, a line each, as it happens.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { z } from 'zod';

const entry = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Whether the value took the place of another, or was added to others. */
  kind: z.enum(['put', 'add']),
  key: z.string(),
  value: z.string(),
  isAcknowledged: z.boolean(),
});

/** One write: it was acknowledged, or nobody knows what became of it. */
export type JournalEntry = z.output<typeof entry>;

/** A thing that is written again and again by one writer, or that grows. */
interface Kept {
  /** What was acknowledged last. */
  acknowledged: string | null;
  /** Sent after that and not acknowledged: may or may not be there. */
  doubtful: string[];
}

/** What must be there after the writes it was told of. */
export class Acknowledged {
  readonly #kept = new Map<string, Kept>();
  readonly #added = new Map<string, Set<string>>();

  note({ kind, key, value, isAcknowledged }: Omit<JournalEntry, 'at'>): void {
    if (kind === 'put') {
      const kept = this.#kept.get(key) ?? { acknowledged: null, doubtful: [] };
      this.#kept.set(key, kept);
      if (isAcknowledged) {
        kept.acknowledged = value;
        kept.doubtful = [];
      } else {
        kept.doubtful.push(value);
      }
    } else if (isAcknowledged) {
      const values = this.#added.get(key) ?? new Set();
      this.#added.set(key, values);
      values.add(value);
    }
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
}

export class Journal extends Acknowledged {
  /** Acknowledged writes. */
  acknowledged = 0;
  /** Writes without an answer that says what became of them. */
  unanswered = 0;
  readonly #file: number;

  /** @param path of a file that is made anew. */
  constructor(path: string) {
    super();
    this.#file = openSync(path, 'w');
  }

  /** How many writes it has noted. */
  get length(): number {
    return this.acknowledged + this.unanswered;
  }

  /** A value took the place of another, or may have. */
  put(key: string, value: string, isAcknowledged: boolean): void {
    this.#write({ at: Date.now(), kind: 'put', key, value, isAcknowledged });
  }

  /** A value was added to others, or may have been. */
  add(key: string, value: string, isAcknowledged: boolean): void {
    this.#write({ at: Date.now(), kind: 'add', key, value, isAcknowledged });
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(noted: JournalEntry): void {
    this.acknowledged += noted.isAcknowledged ? 1 : 0;
    this.unanswered += noted.isAcknowledged ? 0 : 1;
    this.note(noted);
    writeSync(this.#file, `${JSON.stringify(noted)}\n`);
  }
}

/** All that a journal has noted, in the order it came. */
export function readJournal(path: string): JournalEntry[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => entry.parse(JSON.parse(line)));
}

/** What had to be there once so many writes were noted: what each key was sent next was under way then, and is in doubt. */
export function acknowledgedAt(
  entries: readonly JournalEntry[],
  count: number,
): { readonly must: Acknowledged; readonly underWay: readonly JournalEntry[] } {
  const must = new Acknowledged();
  for (const each of entries.slice(0, count)) must.note(each);
  const next = new Map<string, JournalEntry>();
  for (const each of entries.slice(count)) if (!next.has(each.key)) next.set(each.key, each);
  const underWay = [...next.values()];
  for (const each of underWay) must.note({ ...each, isAcknowledged: false });
  return { must, underWay };
}
