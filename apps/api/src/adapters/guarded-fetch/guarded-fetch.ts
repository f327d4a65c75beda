// The one way out: every request to an address that somebody entered, or that a reply leads to, is made here. The name is resolved once, every address it
// has is judged, and the connection goes to those very addresses; each redirect is judged anew. Nothing of this installation goes along: no cookies, no
// credentials, no proxy of the environment.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { readBody } from './body.ts';
import type { FetchRules, Resolver, Target } from './fetch-rules.ts';
import { CONNECT_MS, FetchFailure, MOST_BYTES, parseTarget, TOTAL_MS } from './fetch-rules.ts';
import { isPublicAddress } from './public-address.ts';
import { lookUpOwnName, makeResolver } from './resolve-name.ts';
import type { Address } from './send-request.ts';
import { sendRequest } from './send-request.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const LONGEST_HEADER = 1000;

const resolveName = makeResolver();

export interface FetchOrder {
  readonly url: string;
  /** Media types that may come, such as `application/xml`; a type ending in `/*` stands for all of its kind. A reply without one is taken. */
  readonly accept: readonly string[];
  /** What the last reply named, so that the server can answer that nothing changed. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** What is sent; a redirect of it is not followed, since what is confidential goes to the address that was entered alone. */
  readonly post?: { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> };
}

export interface FetchedReply {
  readonly status: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly retryAfter: string | null;
  readonly contentType: string;
  /** Decompressed; empty where the status is none of success. */
  readonly bytes: Uint8Array;
  readonly finalUrl: string;
}

/** Asks an address, following redirects. @throws FetchFailure for whatever comes to nothing; a status that tells of a failure is a reply. */
export async function guardedFetch(order: FetchOrder, rules: FetchRules): Promise<FetchedReply> {
  const ended = new AbortController();
  const timer = setTimeout(
    () => ended.abort(new FetchFailure('too-slow', 'the whole took too long')),
    rules.totalMs ?? TOTAL_MS,
  );
  try {
    return await follow(order, rules, ended.signal);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (ended.signal.aborted) throw ended.signal.reason;
    throw new FetchFailure('unreachable', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    // Whatever is still open, such as a body that was too long, ends with the request.
    ended.abort();
  }
}

async function follow(order: FetchOrder, rules: FetchRules, signal: AbortSignal): Promise<FetchedReply> {
  let target = parseTarget(order.url, rules);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const reply = await ask(target, order, rules, signal);
    const status = reply.statusCode ?? 0;
    if (!REDIRECTS.has(status)) return readReply(reply, target, order, rules, signal);
    reply.destroy();
    if (order.post) throw new FetchFailure('too-many-redirects', 'a redirect of what is sent');
    const location = reply.headers.location;
    if (location === undefined) throw new FetchFailure('unreadable', 'a redirect that leads nowhere');
    const next = parseTarget(location, rules, target.url);
    if (target.url.protocol === 'https:' && next.url.protocol === 'http:' && !rules.allowsHttp)
      throw new FetchFailure('not-allowed', 'a redirect away from https');
    target = next;
  }
  throw new FetchFailure('too-many-redirects', `more than ${MOST_REDIRECTS}`);
}

async function ask(
  target: Target,
  { accept, etag, lastModified, post }: FetchOrder,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const connected = new AbortController();
  const timer = setTimeout(
    () => connected.abort(new FetchFailure('too-slow', 'no connection')),
    rules.connectMs ?? CONNECT_MS,
  );
  try {
    const addresses = await within(
      connected.signal,
      signal,
      resolveAddresses(target, rules.resolve ?? (target.isAllowed ? lookUpOwnName : resolveName)),
    );
    const headers = {
      accept: [...accept, '*/*;q=0.1'].join(', '),
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(lastModified ? { 'if-modified-since': lastModified } : {}),
      ...post?.headers,
    };
    return await sendRequest({
      target,
      addresses,
      headers,
      body: post?.body ?? null,
      signals: { connected: connected.signal, ended: signal },
      onConnect: () => clearTimeout(timer),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses to connect to. One that is not public refuses the name: nobody else mixes them. @throws FetchFailure */
async function resolveAddresses({ host, isAllowed }: Target, resolve: Resolver): Promise<readonly Address[]> {
  const version = isIP(host);
  const found =
    version === 0
      ? await resolve(host).catch((cause: unknown) => failUnknown(cause))
      : [{ address: host, family: version }];
  if (found.length === 0) throw new FetchFailure('unreachable', 'the name has no address');
  const inside = isAllowed ? undefined : found.find(({ address }) => !isPublicAddress(address));
  if (inside !== undefined) throw new FetchFailure('not-allowed', `the address ${inside.address}`);
  return found.map(({ address }) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

function failUnknown(cause: unknown): never {
  throw new FetchFailure('unreachable', 'the name cannot be resolved', { cause });
}

/** A lookup cannot be stopped; it is left behind. */
function within<T>(connected: AbortSignal, ended: AbortSignal, work: Promise<T>): Promise<T> {
  const either = AbortSignal.any([connected, ended]);
  return new Promise((resolve, reject) => {
    either.addEventListener('abort', () => reject(asError(either.reason)), { once: true });
    work.then(resolve).catch(reject);
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new FetchFailure('too-slow', 'ended');
}

async function readReply(
  reply: IncomingMessage,
  { url }: Target,
  { accept }: FetchOrder,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<FetchedReply> {
  const status = reply.statusCode ?? 0;
  const isSuccess = status >= 200 && status < 300;
  const contentType = header(reply, 'content-type') ?? '';
  if (isSuccess && !isAccepted(contentType, accept)) {
    reply.destroy();
    throw new FetchFailure('wrong-kind', contentType);
  }
  const bytes = isSuccess ? await readBody(reply, rules.mostBytes ?? MOST_BYTES, signal) : new Uint8Array(0);
  reply.destroy();
  const facts = {
    etag: header(reply, 'etag'),
    lastModified: header(reply, 'last-modified'),
    retryAfter: header(reply, 'retry-after'),
  };
  return { status, ...facts, contentType, bytes, finalUrl: url.href };
}

function isAccepted(contentType: string, accept: readonly string[]): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (
    type === '' ||
    accept.some(
      (each) =>
        each === type || each === '*/*' || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))),
    )
  );
}

/** A header that may be kept and sent back: short and printable. */
function header(reply: IncomingMessage, name: string): string | null {
  const value = reply.headers[name];
  return typeof value === 'string' && value.length <= LONGEST_HEADER && /^[\x20-\x7e]*$/.test(value)
    ? value
    : null;
}
