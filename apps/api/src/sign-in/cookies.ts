// The cookies of a browser session (security.md C6): `token` is readable because the contract sends it as bearer, but useless without
// the unreadable `__Host-sid` it is bound to; `refresh_token` goes only to /auth. Browsers take Secure cookies over plain http
// from the machine itself only, so elsewhere without https the binding cookie loses its prefix.

import type { SessionReply } from './sign-in.service.ts';

/** What is read of a request: where it came in and what it carries. */
export interface CookieRequest {
  readonly protocol: string;
  readonly host: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: {
    readonly authorization?: string | undefined;
    readonly 'sec-fetch-site'?: string | string[] | undefined;
    readonly origin?: string | undefined;
  };
}

interface CookieOptions {
  readonly path: string;
  readonly secure: boolean;
  readonly sameSite: 'strict';
  readonly httpOnly?: boolean;
  readonly maxAge?: number;
}

/** Where cookies are set. */
export interface CookieReply {
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
}

/** Longer than any code lives; the server's own limits are shorter. */
const VISITOR_SECONDS = 1200;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

function isSecure(request: CookieRequest): boolean {
  return request.protocol === 'https' || LOOPBACK.test(request.host);
}

function sidName(request: CookieRequest): string {
  return isSecure(request) ? '__Host-sid' : 'sid';
}

/** The secret of the binding cookie, or null. */
export function readSid(request: CookieRequest): string | null {
  return request.cookies[sidName(request)] ?? null;
}

function visitorName(request: CookieRequest): string {
  return isSecure(request) ? '__Host-pre' : 'pre';
}

/** What binds a visitor to the sign-in under way, or null. */
export function readVisitor(request: CookieRequest): string | null {
  return request.cookies[visitorName(request)] ?? null;
}

/** Binds the visitor to the sign-in under way. */
export function writeVisitor(request: CookieRequest, reply: CookieReply, visitor: string): void {
  reply.setCookie(visitorName(request), visitor, {
    sameSite: 'strict',
    secure: isSecure(request),
    path: '/',
    httpOnly: true,
    maxAge: VISITOR_SECONDS,
  });
}

/** Forgets the sign-in under way. */
export function clearVisitor(request: CookieRequest, reply: CookieReply): void {
  reply.clearCookie(visitorName(request), {
    path: '/',
    secure: isSecure(request),
    sameSite: 'strict',
    httpOnly: true,
  });
}

/** Whether a page in a browser sent the request. Browsers name the origin of every POST, and over https the relation of the sites. */
export function isBrowser(request: CookieRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
}

/** Whether a page of another site sent the request; a program sends neither header and is none. */
export function isCrossSite(request: CookieRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

/** Hands a new pair of tokens to the browser. `sid` is given at sign-in only. */
export function writeCookies(
  request: CookieRequest,
  reply: CookieReply,
  session: SessionReply,
  sid: string | null,
): void {
  const secure = isSecure(request);
  const shared = { sameSite: 'strict', secure } as const;
  reply.setCookie('token', session.token, { ...shared, path: '/', maxAge: session.tokenExpiryTime });
  reply.setCookie('refresh_token', session.refreshToken, { ...shared, path: '/auth', httpOnly: true });
  reply.setCookie('tenant', session.tenant, { ...shared, path: '/' });
  if (sid !== null) reply.setCookie(sidName(request), sid, { ...shared, path: '/', httpOnly: true });
}

/** Takes every cookie of the session from the browser. */
export function clearCookies(request: CookieRequest, reply: CookieReply): void {
  const secure = isSecure(request);
  reply.clearCookie('token', { path: '/', secure, sameSite: 'strict' });
  reply.clearCookie('refresh_token', { path: '/auth', secure, sameSite: 'strict', httpOnly: true });
  reply.clearCookie('tenant', { path: '/', secure, sameSite: 'strict' });
  reply.clearCookie(sidName(request), { path: '/', secure, sameSite: 'strict', httpOnly: true });
}
