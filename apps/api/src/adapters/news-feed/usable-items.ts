// Which items of a feed may become events, and what is left out: no item without words, and none twice.

import type { FeedItem } from './feed-reading.ts';
import { cutText } from './plain-text.ts';

const TITLE_FROM_SUMMARY = 120;

export interface UsableItems {
  readonly items: readonly FeedItem[];
  /** Left out: neither title nor summary. */
  readonly untitled: number;
  /** Left out: an id and title that an item above has. Other titles under one id may be other stories. */
  readonly repeated: number;
}

/** The items of a feed that can be used. */
export function usableItems(items: readonly FeedItem[]): UsableItems {
  const seen = new Set<string>();
  const usable: FeedItem[] = [];
  let [untitled, repeated] = [0, 0];
  for (const item of items) {
    const title = item.title || cutText(item.summary, TITLE_FROM_SUMMARY);
    const id = `${item.id ?? ''}\u001f${title}`;
    if (title === '') untitled += 1;
    else if (seen.has(id)) repeated += 1;
    else {
      seen.add(id);
      usable.push({ ...item, title });
    }
  }
  return { items: usable, untitled, repeated };
}

/** The date of an item as it goes on: what can be read as an instant, anything else as it is written. */
export function writeDate({ date, writtenDate }: Pick<FeedItem, 'date' | 'writtenDate'>): string {
  return date === null ? writtenDate : new Date(date).toISOString();
}
