// One of the tenant's lists (sectors, industries, sources, topics) while a file is read: a text that is on it but for case, accents or
// punctuation is taken in the list's own spelling; other texts are new names, which the first accepted row spells.

import { lookupKey } from '@vigilo/domain/records/fold-text';

/** More new names than any list of people; a column that brings them was mapped by mistake. */
const MOST_NEW = 5000;

export class NameList {
  readonly #names = new Map<string, string>();
  readonly #added: string[] = [];
  /** Spellings that have come, so that the same text is folded once; null where it is not on the list. */
  readonly #known = new Map<string, string | null>();

  constructor(names: readonly string[]) {
    for (const name of names) this.#names.set(toKey(name), name);
  }

  /** The list's spelling of a text, or null where it is not on the list. */
  find(text: string): string | null {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const found = this.#names.get(toKey(text)) ?? null;
    if (this.#known.size >= MOST_NEW) this.#known.clear();
    this.#known.set(text, found);
    return found;
  }

  /** The list's spelling of a text, or the text as it is. */
  spelling(text: string): string {
    return this.find(text) ?? text;
  }

  /** Whether one more name than there are can be added. */
  get isFull(): boolean {
    return this.#added.length >= MOST_NEW;
  }

  /** Puts a text on the list; false where it was there. */
  add(text: string): boolean {
    if (this.find(text) !== null) return false;
    // A copy: a cell is a piece of the text it was cut from and would keep all of it in memory.
    const name = Buffer.from(text).toString();
    this.#names.set(toKey(name), name);
    this.#known.clear();
    this.#added.push(name);
    return true;
  }

  /** Every name on it. */
  get names(): Iterable<string> {
    return this.#names.values();
  }

  /** The names added since it was made. */
  get added(): readonly string[] {
    return this.#added;
  }
}

function toKey(text: string): string {
  const key = lookupKey(text);
  return key === '' ? text.toLowerCase() : key;
}
