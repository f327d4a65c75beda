// What reading a feed comes to. Items are as the file has them; what may become an event of them, usable-items.ts says.

/** What is wrong with a file, of which nothing could be read; of one that is cut off, what comes before. Each has its sentence in the messages of news. */
export type FeedProblem = 'empty' | 'too-large' | 'not-a-feed' | 'cut-off' | 'too-slow' | 'unreadable';

export interface FeedItem {
  /** Plain text; empty where the file has none. */
  readonly title: string;
  /** Absolute where the file or its address lets it be; null where it is none of http or https. */
  readonly link: string | null;
  /** What tells the item from others: guid, id, rdf:about, else the link; null where there is nothing. */
  readonly id: string | null;
  /** Milliseconds since the epoch; null where there is none, or none that can be read. */
  readonly date: number | null;
  /** The date as the file writes it; empty where it has none. */
  readonly writtenDate: string;
  /** Plain text; empty where the file has none. */
  readonly summary: string;
  /** Where a feed gathers stories of others: who tells this one. Else empty. */
  readonly source: string;
}

export interface FeedReading {
  readonly title: string;
  readonly items: readonly FeedItem[];
  /** Items of the file beyond the most that are read. */
  readonly itemsLeft: number;
  /** How long the feed asks to be left alone, in minutes. */
  readonly minutes: number | null;
  readonly problem: FeedProblem | null;
  /** Of a web page: the feed that it names. */
  readonly feedLink: string | null;
}

export const LONGEST_TITLE = 1000;
export const LONGEST_SUMMARY = 10_000;
export const LONGEST_ID = 2000;
export const LONGEST_SOURCE = 200;
export const LONGEST_DATE = 60;
export const MOST_ITEMS = 2000;

/** A reading that came to nothing, but perhaps to the address of another file. */
export function unread(problem: FeedProblem, feedLink: string | null = null): FeedReading {
  return { title: '', items: [], itemsLeft: 0, minutes: null, problem, feedLink };
}
