// The cookies a browser keeps of one site: by name and path, with the flags they came with.

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** Seconds it lives; undefined for as long as the browser runs. */
  readonly maxAge: number | undefined;
  readonly sameSite: string;
  readonly isHttpOnly: boolean;
  readonly isSecure: boolean;
  /** Undefined for this host only. */
  readonly domain: string | undefined;
}

/** Reads one Set-Cookie header. */
export function readSetCookie(header: string): Cookie {
  const [pair = '', ...parts] = header.split(';').map((part) => part.trim());
  const flags = new Map(
    parts.map((part) => [part.split('=', 1)[0]?.toLowerCase() ?? '', part.slice(part.indexOf('=') + 1)]),
  );
  const expires = flags.get('expires');
  const maxAge =
    flags.get('max-age') ??
    (expires === undefined ? undefined : String((Date.parse(expires) - Date.now()) / 1000));
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
    path: flags.get('path') ?? '/',
    maxAge: maxAge === undefined ? undefined : Number(maxAge),
    sameSite: flags.get('samesite') ?? '',
    isHttpOnly: flags.has('httponly'),
    isSecure: flags.has('secure'),
    domain: flags.get('domain'),
  };
}

export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Keeps, replaces and forgets what Set-Cookie headers say. */
  take(headers: readonly string[]): void {
    for (const header of headers) {
      const cookie = readSetCookie(header);
      const key = `${cookie.path} ${cookie.name}`;
      if (cookie.maxAge !== undefined && cookie.maxAge <= 0) this.#cookies.delete(key);
      else this.#cookies.set(key, cookie);
    }
  }

  find(name: string): Cookie | undefined {
    return this.list().find((cookie) => cookie.name === name);
  }

  list(): Cookie[] {
    return [...this.#cookies.values()];
  }

  /** The Cookie header of a request, or undefined where none goes with it. */
  headerFor(path: string): string | undefined {
    const sent = this.list().filter((cookie) => isBelow(path.split('?', 1)[0] ?? '', cookie.path));
    return sent.length === 0
      ? undefined
      : sent.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
