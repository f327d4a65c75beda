// Which items of a feed may become events, and what is left out: no item without words, none twice, no date that cannot be one of news.

import type { FeedItem } from './feed-reading.ts';
import { cutText } from './plain-text.ts';

/** Feeds are younger than this; an earlier date is a broken clock. */
const EARLIEST = Date.UTC(1990, 0, 1);
/** Clocks and zones differ; beyond a day a date is wrong. */
const MS_AHEAD = 24 * 3_600_000;
const TITLE_FROM_SUMMARY = 120;

export interface UsableItems {
  readonly items: readonly FeedItem[];
  /** Left out: neither title nor summary. */
  readonly untitled: number;
  /** Left out: an id that an item above has. */
  readonly repeated: number;
  /** Kept without their date: ahead of the day, or before 1990. */
  readonly misdated: number;
}

/** The items of a feed that can be used at an instant, in milliseconds since the epoch. */
export function usableItems(items: readonly FeedItem[], now: number): UsableItems {
  const seen = new Set<string>();
  const usable: FeedItem[] = [];
  let [untitled, repeated, misdated] = [0, 0, 0];
  for (const item of items) {
    const title = item.title || cutText(item.summary, TITLE_FROM_SUMMARY);
    const isMisdated = item.date !== null && (item.date < EARLIEST || item.date > now + MS_AHEAD);
    const id = item.id ?? `title:${title}`;
    if (title === '') untitled += 1;
    else if (seen.has(id)) repeated += 1;
    else {
      seen.add(id);
      misdated += isMisdated ? 1 : 0;
      usable.push({ ...item, title, date: isMisdated ? null : item.date });
    }
  }
  return { items: usable, untitled, repeated, misdated };
}
