// The cookies a page may read: `token` and `tenant` (specification 1, section 3). `refresh_token` and `__Host-sid` are out of its reach.

/** The value of a cookie, or null. */
export function findCookie(name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  if (found === undefined || found.length === prefix.length) return null;
  return decodeURIComponent(found.slice(prefix.length));
}

/** Sets a cookie for the whole site until the browser closes; null removes it. Where the server sets Secure ones, these must be so too. */
export function writeCookie(name: string, value: string | null): void {
  const secure = isSecureContext ? '; Secure' : '';
  const life = value === null ? '; Max-Age=0' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing outside secure contexts and cannot be read synchronously
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Strict${secure}${life}`;
}

/** Removes every cookie that a page can reach. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (name !== '') writeCookie(name, null);
  }
}
