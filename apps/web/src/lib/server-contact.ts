// When this page last made a call of a signed-in person: what the server counts as activity (security.md C7). Refreshing is none, nor is a call that
// nobody caused: one that the page made by itself, such as for news, while the person was not seen.

import { lastActiveAt } from './presence.ts';

const openedAt = Date.now();
let contactAt: number | null = null;

export function noteContact(): void {
  contactAt = Date.now();
}

/** In milliseconds since 1970; when the page was opened, if it has made no such call yet. */
export function lastContactAt(): number {
  return contactAt ?? openedAt;
}

/** Whether a call that is made now would be caused by nobody: the person was not seen since the last one that was. */
export function isInBackground(): boolean {
  return contactAt !== null && lastActiveAt() < contactAt;
}
