// What one tab keeps over a reload, apart from the other tabs, until the session ends. A tab that is closed or asleep when the session ends elsewhere comes
// back with all that it kept: so each thing names the session that it is of, by a mark that goes with the session for all tabs at once.

import { newKey } from './request-keys.ts';

const SESSION_MARK = 'session_mark';

/** Keeps something in this tab for as long as the session lasts. */
export function keepInTab(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ session: markSession(), value }));
}

/**
 * What this tab has kept in this session.
 * @param read turns it (null: nothing) into a valid value, whatever it is
 */
export function findInTab<T>(key: string, read: (kept: unknown) => T): T {
  const { session, value }: Readonly<Record<string, unknown>> = Object(findKept(key));
  return read(typeof session === 'string' && session === localStorage.getItem(SESSION_MARK) ? value : null);
}

function markSession(): string {
  const mark = localStorage.getItem(SESSION_MARK) ?? newKey();
  localStorage.setItem(SESSION_MARK, mark);
  return mark;
}

function findKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
