// What the steps of ingest.service.ts work on: a batch of items, each with what became of it so far.

import type { FeedKind, ITEM_OUTCOMES, StoredSuggestion } from '@vigilo/contract/news';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export type ItemOutcome = (typeof ITEM_OUTCOMES)[number];

/** An item of news as it came. Texts may hold markup; empty where nothing is given. */
export interface NewsItem {
  /** The company it belongs to, where that is known. */
  readonly companyId: string | null;
  /** Otherwise its ticker; with neither the company is looked for in the title. */
  readonly ticker: string | null;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly source: string;
  /** A day or an instant; empty: the day it came. What cannot be the date of news makes the day unknown. */
  readonly date: string;
  /** The provider's own id of it. */
  readonly id: string;
}

export interface NewsBatch {
  readonly tenantId: string;
  /** Who hands it in, for the audit log and for what they see; null: the system, which sees every company. */
  readonly caller: Caller | null;
  /** What ids of items are unique in: the address of a feed, the name of a provider. */
  readonly origin: string;
  /** The feed of its company that brings them; absent where they come otherwise. */
  readonly feed?: FeedKind;
  /** The source of items that name none. */
  readonly source: string;
  /** Whether it is of a file, whose rows were checked by rules of their own: any day since 1900, and ids that say nothing of later wordings. */
  readonly isFile?: boolean;
  readonly items: readonly NewsItem[];
}

/** An item under way. */
export interface WorkItem {
  readonly given: NewsItem;
  /** The item that this is a copy of, for another company that it names; null for an item as it was handed in. */
  readonly copyOf: WorkItem | null;
  /** What became of it, once that is settled; the steps that follow leave it alone. */
  outcome: ItemOutcome | null;
  title: string;
  url: string | null;
  summary: string;
  source: string | null;
  /** Null: not known. */
  day: Day | null;
  /** Milliseconds since the epoch, where it is known. */
  publishedAt: number | null;
  /** The date as it was written, where it makes the day unknown. */
  writtenDate: string | null;
  companyId: string | null;
  /** What the company is called; empty before it is found. */
  companyName: string;
  aliases: readonly string[];
  /** By what it is known again: keys as `hashKey` makes them. */
  keys: readonly string[];
  /** Those by which it was not known yet. */
  newKeys: readonly string[];
  /** Of its id, as `hashKey` makes it; null where other wordings under that are none of our concern, or where too much of its batch has it. */
  originKey: string | null;
  /** Whether its id came before with another headline. */
  isReworded: boolean;
  /** Whether its id came before with this headline too, perhaps before another one. */
  isRepeated: boolean;
  /** Whether its address, or its day, words and source came before. */
  isKnownElsewhere: boolean;
  suggestion: StoredSuggestion | null;
  eventId: string | null;
}

/** In whose view companies are looked for. */
export interface NewsViewer {
  readonly tenantId: string;
  readonly userId: string;
  readonly access: { readonly isAdmin: boolean };
}

/** A batch under way, in a transaction of its tenant. */
export interface NewsWork {
  readonly tx: TenantTransaction;
  readonly batch: NewsBatch;
  readonly viewer: NewsViewer;
  /** Whether companies are locked; not where writers are kept out anyway, or nothing is stored. */
  readonly isLocking: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The words of companies' names by the companies' ids, once they were asked for. */
  readonly ownWords: Map<string, ReadonlySet<string>>;
  /** Those handed in, in their order, each with its copies behind it where it names several companies; of a file all copies come last. */
  readonly items: WorkItem[];
}

/** A step changes the work, or throws, and then nothing of the batch is stored. */
export type NewsStep = (work: NewsWork) => Promise<void>;

/** The items that are still under way. */
export function pending(work: NewsWork): WorkItem[] {
  return work.items.filter(({ outcome }) => outcome === null);
}
