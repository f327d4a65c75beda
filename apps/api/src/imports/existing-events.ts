import { hash } from 'node:crypto';
import type { ExistingEvents, ImportedEvent } from '@vigilo/domain/imports/event-row';
import { eventContent } from '@vigilo/domain/imports/event-row';
import type { Day } from '@vigilo/domain/scoring/day';
import { findDay } from '@vigilo/domain/scoring/day';
import { hashKey } from '../frame/hash-key.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { VisibleCompany, VisibleCompanies } from './visible-companies.ts';
import type { StoredEventKeys } from './import-events.queries.ts';
import { listEventsAfter, listEventsByCompanies } from './import-events.queries.ts';
import { KeyTable } from './key-table.ts';

/** Reading the events of so many companies by their names takes as long as reading all. */
const MANY_COMPANIES = 200;
const EVENTS_AT_ONCE = 5000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Scopes of keys: by company, address and title apart. */
const KINDS = 2;
/** Of an MD5 as a whole number that JavaScript counts exactly. */
const DIGITS = 12;

/** A key stands for several events. */
const SEVERAL = 1;

/** The key by which an event's address is compared, if it has one, and that of its day and title. */
export function toEventKeys({
  url,
  day,
  title,
}: {
  readonly url: string | null;
  readonly day: Day | null;
  readonly title: string | null;
}): readonly [string | null, string | null] {
  return [url, title === null ? null : `${day ?? ''} ${title}`];
}

/**
 * The events that companies of a file already have: about 70 bytes each, read when a row first names the company; all of the tenant's once a
 * file names many. Events that this import stores itself are not among them: rows that repeat one another are found before.
 */
export class ExistingEventIndex {
  readonly #tx: TenantTransaction;
  readonly #tenantId: string;
  readonly #companies: VisibleCompanies;
  readonly #keys: KeyTable;
  /** The content of each event, from the second place on; no content equals the first. */
  readonly #contents: number[] = [-1];
  readonly #loaded = new Set<number>();
  #isWhole = false;

  constructor(tx: TenantTransaction, tenantId: string, companies: VisibleCompanies, seed: number) {
    this.#tx = tx;
    this.#tenantId = tenantId;
    this.#companies = companies;
    this.#keys = new KeyTable(seed);
  }

  /** Reads the events of companies that have not been read. */
  async load(companies: Iterable<VisibleCompany>): Promise<void> {
    if (this.#isWhole) return;
    const fresh = [...new Set(companies)].filter(({ number }) => !this.#loaded.has(number));
    if (fresh.length === 0) return;
    if (this.#loaded.size + fresh.length > MANY_COMPANIES) return this.#loadAll();
    const numbers = new Map(fresh.map(({ id, number }) => [id, number]));
    for (const event of await listEventsByCompanies(this.#tx, this.#tenantId, [...numbers.keys()]))
      this.#keep(numbers.get(event.companyId) ?? 0, event);
    for (const { number } of fresh) this.#loaded.add(number);
  }

  async #loadAll(): Promise<void> {
    const numbers = new Map(this.#companies.list().map(({ id, number }) => [id, number]));
    let events = await listEventsAfter(this.#tx, this.#tenantId, FIRST_ID, EVENTS_AT_ONCE);
    for (
      ;
      events.length > 0;
      events = await listEventsAfter(this.#tx, this.#tenantId, events.at(-1)?.id ?? FIRST_ID, EVENTS_AT_ONCE)
    ) {
      for (const event of events) {
        const number = numbers.get(event.companyId);
        if (number !== undefined && !this.#loaded.has(number)) this.#keep(number, event);
      }
    }
    this.#isWhole = true;
  }

  #keep(company: number, event: StoredEventKeys): void {
    this.#contents.push(Number.parseInt(event.content.slice(0, DIGITS), 16));
    const keys = toEventKeys({
      url: event.urlHash,
      day: event.day === null ? null : findDay(event.day),
      title: event.titleHash,
    });
    for (const [kind, key] of keys.entries()) {
      if (key === null) continue;
      const isShared = this.#keys.find(company * KINDS + kind, key) !== null;
      this.#keys.set(company * KINDS + kind, key, isShared ? SEVERAL : this.#contents.length);
    }
  }

  /** What a company already has of an event. */
  compare(company: VisibleCompany, event: ImportedEvent): ExistingEvents {
    if (this.#contents.length === 1) return 'none';
    const keys = toEventKeys({ url: hashKey(event.urlKey), day: event.day, title: hashKey(event.titleKey) });
    const matches = keys.flatMap((key, kind) =>
      key === null ? [] : (this.#keys.find(company.number * KINDS + kind, key) ?? []),
    );
    if (matches.length === 0) return 'none';
    const content = Number.parseInt(hash('md5', eventContent(event)).slice(0, DIGITS), 16);
    return matches.every((match) => this.#contents[match - 1] === content) ? 'same' : 'other';
  }
}
