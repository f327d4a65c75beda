import { createHash } from 'node:crypto';
import type { ExistingEvents, ImportedEvent } from '@vigilo/domain/imports/event-row';
import { eventContent } from '@vigilo/domain/imports/event-row';
import type { Day } from '@vigilo/domain/scoring/day';
import { findDay } from '@vigilo/domain/scoring/day';
import type { TenantTransaction } from '../app/tables.ts';
import type { BookedCompany } from './company-book.ts';
import { listExistingEvents } from './import-events.queries.ts';
import { KeyTable } from './key-table.ts';

const COMPANIES_AT_ONCE = 200;
/** Scopes of keys: by company, address and title apart. */
const KINDS = 2;
/** Of an MD5 as a whole number that JavaScript counts exactly. */
const DIGITS = 12;

/** A key stands for several events. */
const SEVERAL = 1;

/** The key by which an event's address is compared, if it has one, and that of its day and title. */
export function keysOf({ urlKey, day, titleKey }: { readonly urlKey: string | null; readonly day: Day | null; readonly titleKey: string }): readonly [string | null, string] {
  return [urlKey, `${day ?? ''} ${titleKey}`];
}

/**
 * The events that companies of a file already have: about 70 bytes each, read when a row first names the company. Events that this import
 * stores itself are not among them; rows that repeat one another are found before.
 */
export class ExistingEventsOfFile {
  readonly #tx: TenantTransaction;
  readonly #tenantId: string;
  readonly #keys: KeyTable;
  /** The content of each event, from the second place on; no content equals the first. */
  readonly #contents: number[] = [-1];
  readonly #loaded = new Set<number>();

  constructor(tx: TenantTransaction, tenantId: string, seed: number) {
    this.#tx = tx;
    this.#tenantId = tenantId;
    this.#keys = new KeyTable(seed);
  }

  /** Reads the events of companies that have not been read. */
  async load(companies: Iterable<BookedCompany>): Promise<void> {
    const fresh = [...new Set(companies)].filter(({ number }) => !this.#loaded.has(number));
    for (let at = 0; at < fresh.length; at += COMPANIES_AT_ONCE) {
      const some = fresh.slice(at, at + COMPANIES_AT_ONCE);
      const numbers = new Map(some.map(({ id, number }) => [id, number]));
      for (const event of await listExistingEvents(this.#tx, this.#tenantId, [...numbers.keys()])) {
        const day = event.day === null ? null : findDay(event.day);
        this.#keep(numbers.get(event.companyId) ?? 0, keysOf({ ...event, day }), Number.parseInt(event.content.slice(0, DIGITS), 16));
      }
      for (const { number } of some) this.#loaded.add(number);
    }
  }

  #keep(company: number, keys: readonly (string | null)[], content: number): void {
    this.#contents.push(content);
    for (const [kind, key] of keys.entries()) {
      if (key === null) continue;
      const isShared = this.#keys.find(company * KINDS + kind, key) !== null;
      this.#keys.set(company * KINDS + kind, key, isShared ? SEVERAL : this.#contents.length);
    }
  }

  /** What a company already has of an event. */
  compare(company: BookedCompany, event: ImportedEvent): ExistingEvents {
    const matches = keysOf(event).flatMap((key, kind) => (key === null ? [] : (this.#keys.find(company.number * KINDS + kind, key) ?? [])));
    if (matches.length === 0) return 'none';
    const content = Number.parseInt(createHash('md5').update(eventContent(event)).digest('hex').slice(0, DIGITS), 16);
    return matches.every((match) => this.#contents[match - 1] === content) ? 'same' : 'other';
  }
}
