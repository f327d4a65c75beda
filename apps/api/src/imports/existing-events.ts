import { hash } from 'node:crypto';
import type { ExistingEvents, ImportedEvent } from '@vigilo/domain/imports/event-row';
import { eventContent } from '@vigilo/domain/imports/event-row';
import type { Day } from '@vigilo/domain/scoring/day';
import { findDay } from '@vigilo/domain/scoring/day';
import { hashKey } from '../frame/hash-key.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { VisibleCompanies, VisibleCompany } from './visible-companies.ts';
import type { StoredEventKeys, WantedEvent } from './import-events.queries.ts';
import { countEvents, listEventsAfter, listEventsByKeys } from './import-events.queries.ts';
import { KeyTable } from './key-table.ts';

/** To look for an event takes as long as to read so many one after the other, reckoned from `bench/scale`: 4 to 8. */
const COST_OF_A_SEARCH = 4;
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

/** An event of a file as it is compared with those of its company. */
export interface ComparedEvent {
  readonly company: VisibleCompany;
  readonly event: ImportedEvent;
}

/**
 * The events that companies of a file already have. Those of a short file are looked for by their keys, batch by batch; where a file proves so long that
 * reading all events of the tenant would not have taken longer, all are read, at about 70 bytes each. Events that this import stores itself do not count:
 * rows that repeat one another are found before.
 */
export class ExistingEventIndex {
  readonly #tx: TenantTransaction;
  readonly #tenantId: string;
  readonly #companies: VisibleCompanies;
  readonly #keys: KeyTable;
  /** The content of each event, from the second place on; no content equals the first. */
  readonly #contents: number[] = [-1];
  /** Events that were found by their keys. */
  readonly #found = new Set<string>();
  #searched = 0;
  /** Events that the tenant has at least. */
  #stored = 0;
  #isWhole = false;

  constructor(tx: TenantTransaction, tenantId: string, companies: VisibleCompanies, seed: number) {
    this.#tx = tx;
    this.#tenantId = tenantId;
    this.#companies = companies;
    this.#keys = new KeyTable(seed);
  }

  /** Reads whatever may be one of these events. */
  async load(compared: readonly ComparedEvent[]): Promise<void> {
    if (this.#isWhole || compared.length === 0) return;
    this.#searched += compared.length;
    const cost = this.#searched * COST_OF_A_SEARCH;
    // Counting takes its time too: so it is done seldom, and no further than needed.
    if (cost >= this.#stored) this.#stored = await countEvents(this.#tx, this.#tenantId, cost * 2);
    if (cost >= this.#stored) return this.#loadAll();
    const numbers = new Map(compared.map(({ company }) => [company.id, company.number]));
    for (const event of await listEventsByKeys(this.#tx, this.#tenantId, compared.map(toWanted))) {
      if (this.#found.has(event.id)) continue;
      this.#found.add(event.id);
      this.#keep(numbers.get(event.companyId) ?? 0, event);
    }
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
        if (number !== undefined && !this.#found.has(event.id)) this.#keep(number, event);
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

function toWanted({ company, event: { urlKey, titleKey, day } }: ComparedEvent): WantedEvent {
  return { companyId: company.id, day, urlHash: hashKey(urlKey), titleHash: hashKey(titleKey) };
}
