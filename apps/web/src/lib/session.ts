// The session as the browser keeps it (specification 1, sections 3 and 4; security.md C6): cookies `token` and `tenant`, storage keys
// `isLoggedIn`, `user` (id, name and type only), `expires_at`, `DocsAPIOptions` (where the API is, and for which tenant), `role` and
// `currentPage`. Signed in means: a token, the flag and a user. What is kept here decides only what is shown; the server decides what is
// allowed.

import type { refreshSession } from '@vigilo/contract/sign-in';
import type { CallReply } from '@vigilo/contract/call';
import { clearCookies, findCookie, writeCookie } from './cookies.ts';

export type SessionReply = CallReply<typeof refreshSession>;

export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
}

const FLAG = 'isLoggedIn';
const USER = 'user';
const EXPIRES_AT = 'expires_at';
const API_OPTIONS = 'DocsAPIOptions';
const ROLE = 'role';
const CURRENT_PAGE = 'currentPage';
const SEARCH_PREFIX = 'search:';
/** For the other tabs, just before everything goes: why. */
const END = 'session_end';

/** Lifetime of a token whose answer names none, in seconds (specification 1, section 9). */
const DEFAULT_TOKEN_LIFE = 7200;

/** Why a session ended: the person left, the server no longer knows it, or nobody was at work for too long. */
const SESSION_ENDS = ['signed-out', 'expired', 'idle'] as const;

export type SessionEnd = (typeof SESSION_ENDS)[number];

const endListeners = new Set<(why: SessionEnd) => void>();
const startListeners = new Set<() => void>();

export function findToken(): string | null {
  return findCookie('token');
}

export function findTenant(): string | null {
  return findCookie('tenant');
}

/** Keeps a session the server just gave: at sign-in and at each refresh. */
export function storeSession(reply: SessionReply): void {
  writeCookie('token', reply.token);
  writeCookie('tenant', reply.tenant);
  const life = reply.tokenExpiryTime > 0 ? reply.tokenExpiryTime : DEFAULT_TOKEN_LIFE;
  const { _id, name, type } = reply.user;
  localStorage.setItem(FLAG, 'true');
  localStorage.setItem(USER, JSON.stringify({ _id, name, type }));
  localStorage.setItem(EXPIRES_AT, String(Date.now() + life * 1000));
  localStorage.setItem(API_OPTIONS, JSON.stringify({ basePath: location.origin, tenant: reply.tenant }));
  for (const listener of startListeners) listener();
}

/** Keeps the name of the user's role, as the specification has it; nothing is decided by it. */
export function storeRole(role: string): void {
  if (hasStoredSession()) localStorage.setItem(ROLE, role);
}

/** Keeps which part of the product is open. */
export function storeCurrentPage(page: string): void {
  if (hasStoredSession()) localStorage.setItem(CURRENT_PAGE, page);
}

/** Keeps the search with which a page was left, in this tab. */
export function storeSearch(path: string, search: string): void {
  sessionStorage.setItem(`${SEARCH_PREFIX}${path}`, search);
}

/** The search with which a page was left in this tab, or an empty text. */
export function findStoredSearch(path: string): string {
  return sessionStorage.getItem(`${SEARCH_PREFIX}${path}`) ?? '';
}

/** The user of the session as stored, or null. */
function findSessionUser(): SessionUser | null {
  const stored = localStorage.getItem(USER);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isSessionUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && '_id' in value && 'name' in value && 'type' in value;
}

/** When the token ends, in milliseconds since 1970; 0 when unknown. */
export function tokenEndsAt(): number {
  return Number(localStorage.getItem(EXPIRES_AT) ?? 0);
}

/** Whether the storage tells of a session, though its token may have run out. */
export function hasStoredSession(): boolean {
  return localStorage.getItem(FLAG) === 'true' && findSessionUser() !== null;
}

export function isSignedIn(): boolean {
  return findToken() !== null && hasStoredSession();
}

/** Forgets the session in this browser: cookies and storage; listeners are notified. */
export function endSession(why: SessionEnd): void {
  clearCookies();
  localStorage.setItem(END, why);
  localStorage.clear();
  sessionStorage.clear();
  for (const listener of endListeners) listener(why);
}

/** Calls the listener when the session ends, here or in another tab; returns how to stop that. */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  let announced: SessionEnd | undefined;
  const onStorage = (event: StorageEvent): void => {
    if (event.key === END) announced = SESSION_ENDS.find((why) => why === event.newValue);
    const emptied = event.key === null || (event.key === FLAG && event.newValue === null);
    if (!emptied || hasStoredSession()) return;
    // The tab that ended it could empty only its own.
    sessionStorage.clear();
    listener(announced ?? 'signed-out');
  };
  endListeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    endListeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Calls the listener whenever a session is stored; returns how to stop that. */
export function onSessionStored(listener: () => void): () => void {
  startListeners.add(listener);
  return () => {
    startListeners.delete(listener);
  };
}
