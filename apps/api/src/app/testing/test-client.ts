// A client of the test server: a program, or a browser with cookies and the headers a browser adds. Everything goes over real HTTP.

import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { signIn as signInCall } from '@vigilo/contract/sign-in';
import type { Call, CallArguments, CallReply } from '@vigilo/contract/call';
import type { ProblemReply } from '@vigilo/contract/problems';
import { problemReply } from '@vigilo/contract/problems';
import { z } from 'zod';
import { CookieJar } from './cookie-jar.ts';
import type { TestServer } from './test-server.ts';
import { TEST_PASSWORD } from './test-tenant.ts';

export interface TestReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** @throws where the body is no JSON */
  json(): unknown;
  /** The body of a failure. @throws where it is not the shape of the contract, or holds more */
  problem(): ProblemReply;
}

export interface SendOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`; name the content type in `headers`. */
  readonly raw?: string | Buffer;
  /** Added to the client's own; an undefined one takes the client's own away. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface ClientOptions {
  /** Behaves as a page in a browser: keeps cookies, says that the request is of the same origin. */
  readonly browser?: boolean;
  /** Sent as X-Forwarded-For: the server must have TRUSTED_PROXY. */
  readonly address?: string;
}

/** Where a client speaks to. */
export type TestAddress = Pick<TestServer, 'url' | 'agent'>;

type Sent = Omit<SendOptions, 'body' | 'raw'>;
type Parts = Readonly<Partial<Record<'params' | 'query' | 'body', unknown>>>;

/** Somebody who speaks to the server; signed in once `token` is set. */
export class TestClient {
  readonly cookies = new CookieJar();
  token: string | null = null;
  refreshToken: string | null = null;
  readonly #server: TestAddress;
  readonly #options: ClientOptions;

  constructor(server: TestAddress, options: ClientOptions = {}) {
    this.#server = server;
    this.#options = options;
  }

  get(path: string, options?: Sent): Promise<TestReply> {
    return this.send('GET', path, options);
  }

  post(path: string, body: unknown = {}, options?: Sent): Promise<TestReply> {
    return this.send('POST', path, { ...options, body });
  }

  put(path: string, body: unknown = {}, options?: Sent): Promise<TestReply> {
    return this.send('PUT', path, { ...options, body });
  }

  delete(path: string, options?: Sent): Promise<TestReply> {
    return this.send('DELETE', path, options);
  }

  /** Sends a form with files. */
  async upload(path: string, form: FormData, options?: Sent): Promise<TestReply> {
    const encoded = new Response(form);
    const headers = { ...options?.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
    return this.send('POST', path, { headers, raw: Buffer.from(await encoded.arrayBuffer()) });
  }

  /** Makes a call of the contract and returns its reply. @throws where it fails, or the reply is not what the contract says */
  async call<C extends Call>(call: C, input: CallArguments<C>): Promise<CallReply<C>> {
    const parts = input as Parts; // the conditional type is one of these, which the compiler cannot see before C is known
    const reply = await this.send(
      call.method,
      buildPath(call, parts),
      call.body ? { body: parts.body ?? {} } : {},
    );
    if (reply.status !== 200)
      throw new Error(`${call.method} ${call.path} answered ${reply.status}: ${reply.text}`);
    if (!(call.reply instanceof z.ZodType)) throw new TypeError(`${call.path} answers a file`);
    return call.reply.parse(reply.json()) as CallReply<C>; // what this very schema has let through
  }

  /** Any request. */
  async send(
    method: string,
    path: string,
    { body, raw, headers = {} }: SendOptions = {},
  ): Promise<TestReply> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const merged: Record<string, string | readonly string[] | undefined> = {
      ...(content === undefined ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...this.#ownHeaders(path),
      ...headers,
    };
    const reply = await this.#exchange(method, path, merged, content);
    if (this.#options.browser) this.cookies.take(reply.headers['set-cookie'] ?? []);
    return reply;
  }

  #ownHeaders(path: string): Record<string, string | undefined> {
    const cookie = this.#options.browser ? this.cookies.headerFor(path) : undefined;
    return {
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.#options.browser ? { 'sec-fetch-site': 'same-origin', origin: this.#server.url } : {}),
      ...(cookie === undefined ? {} : { cookie }),
      ...(this.#options.address === undefined ? {} : { 'x-forwarded-for': this.#options.address }),
    };
  }

  #exchange(
    method: string,
    path: string,
    headers: Record<string, string | readonly string[] | undefined>,
    content: string | Buffer | undefined,
  ): Promise<TestReply> {
    const { hostname, port } = new URL(this.#server.url);
    const given = Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value !== undefined),
    ) as OutgoingHttpHeaders; // those left are defined
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { hostname, port, path, method, headers: given, agent: this.#server.agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          // A stream of changes lasts: its beginning is its reply.
          if (response.headers['content-type'] === 'text/event-stream')
            response
              .once('data', () => response.destroy())
              .once('close', () =>
                resolve(toTestReply(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))),
              );
          response.on('end', () =>
            resolve(toTestReply(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))),
          );
        },
      );
      request.on('error', reject);
      request.end(content);
    });
  }
}

function toTestReply(status: number, headers: IncomingHttpHeaders, bytes: Buffer): TestReply {
  const text = bytes.toString('utf8');
  const json = (): unknown => JSON.parse(text);
  return { status, headers, bytes, text, json, problem: () => problemReply.strict().parse(json()) };
}

function buildPath(call: Call, { params, query }: Parts): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.append(name, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

export interface SignInOptions extends ClientOptions {
  /** The tenant, where it is not the server's default one. */
  readonly tenant?: string;
}

/** Signs a user in and returns the client. @throws where it is refused */
export async function signIn(
  server: TestAddress,
  email: string,
  password: string = TEST_PASSWORD,
  options: SignInOptions = {},
): Promise<TestClient> {
  const client = new TestClient(server, options);
  const reply = await client.post(signInPath(options.tenant), { email, password });
  if (reply.status !== 200) throw new Error(`${email} could not sign in: ${reply.status} ${reply.text}`);
  const { token, refreshToken } = signInCall.reply.parse(reply.json());
  client.token = token;
  client.refreshToken = refreshToken;
  return client;
}

/** The path of a sign-in to a tenant. */
export function signInPath(tenant?: string): string {
  return tenant === undefined
    ? signInCall.path
    : `${signInCall.path}?${new URLSearchParams({ tenant }).toString()}`;
}
