// Rows as they stand under the reader's hands: values change in place, but rows neither come, go nor move while somebody is at work on them.

import type { EventRow } from '@vigilo/contract/events';
import type { EventsPage } from '../events-queries.ts';

/** What is shown, what it is of, and which of its rows came in while it was shown. */
export interface ShownPage {
  readonly key: string;
  readonly page: EventsPage;
  readonly fresh: ReadonlySet<string>;
}

/** What is shown next; `waiting`: the newest page waits, by how many events it is longer; null: none waits. */
export interface DecidedPage {
  readonly next: ShownPage;
  readonly waiting: number | null;
}

/** What is shown once a page came in. Of another question it is shown at once, of the same only where rows may move or none does. */
export function decidePage(
  shown: ShownPage | null,
  key: string,
  page: EventsPage,
  isHeld: boolean,
): DecidedPage {
  if (shown === null || shown.key !== key) return { next: { key, page, fresh: new Set() }, waiting: null };
  if (shown.page === page) return { next: shown, waiting: null };
  if (hasSameIds(shown.page.rows, page.rows)) return { next: { ...shown, page }, waiting: null };
  if (isHeld) return { next: shown, waiting: Math.max(0, page.total - shown.page.total) };
  return { next: { key, page, fresh: newIds(shown.page.rows, page.rows) }, waiting: null };
}

/** The rows that are shown with the newest values of each. */
export function withNewestValues(shown: EventsPage, newest: EventsPage): EventsPage {
  const byId = new Map(newest.rows.map((row) => [row._id, row]));
  return { rows: shown.rows.map((row) => byId.get(row._id) ?? row), total: shown.total };
}

function hasSameIds(before: readonly EventRow[], after: readonly EventRow[]): boolean {
  return before.length === after.length && before.every(({ _id }, index) => _id === after[index]?._id);
}

function newIds(before: readonly EventRow[], after: readonly EventRow[]): ReadonlySet<string> {
  const known = new Set(before.map(({ _id }) => _id));
  return new Set(after.flatMap(({ _id }) => (known.has(_id) ? [] : [_id])));
}
