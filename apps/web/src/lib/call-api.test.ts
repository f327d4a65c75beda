import { signIn } from '@vigilo/contract/sign-in';
import { getCompany } from '@vigilo/contract/companies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, onRefusal } from './call-api.ts';
import { notePresence } from './presence.ts';
import { Problem } from './problem.ts';
import type { SendOptions } from './send.ts';
import { isSignedIn, onSessionEnd, storeSession } from './session.ts';

const ID = '0199aaaa-0000-7000-8000-000000000001';

function readCompany() {
  return callApi(getCompany, { params: { id: ID }, query: { asOf: '2026-11-20' } });
}

function trySignIn(options: SendOptions = {}) {
  return callApi(signIn, { body: { email: 'a@b.c', password: 'x' } }, options);
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** A server that knows one token at a time, and how often it was asked for a new one. */
class FakeServer {
  goodToken = 't1';
  canRefresh = true;
  refreshes = 0;
  readonly sent: Sent[] = [];
  answer: (sent: Sent) => Response = () => json(200, { ok: true });

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const sent: Sent = {
      method: init.method ?? '',
      url,
      headers,
      body: init.body === undefined ? undefined : String(init.body),
    };
    this.sent.push(sent);
    await Promise.resolve();
    init.signal?.throwIfAborted();
    if (url.startsWith('/auth/local/refresh-token')) return this.refresh();
    if (headers['authorization'] !== undefined && headers['authorization'] !== `Bearer ${this.goodToken}`)
      return json(401, { code: 'session-expired', message: 'Gone' });
    return this.answer(sent);
  };

  private refresh(): Response {
    this.refreshes += 1;
    if (!this.canRefresh) return json(401, { code: 'session-expired', message: 'Gone' });
    this.goodToken = `t${this.refreshes + 1}`;
    return json(200, session(this.goodToken));
  }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function session(token: string) {
  return {
    token,
    refreshToken: 'r',
    tokenExpiryTime: 900,
    tenant: 'north',
    user: { _id: 'u1', name: 'Ana', type: 'User' },
  };
}

/** As much of a browser's document, storage and location as the library touches. */
function fakeBrowser(): void {
  const cookies = new Map<string, string>();
  const document = {
    documentElement: { lang: 'es', dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'clear'> => {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      clear: () => kept.clear(),
    };
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: 'https://vigilo.test' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
}

let server: FakeServer;

beforeEach(() => {
  fakeBrowser();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => vi.unstubAllGlobals());

async function catchProblem(work: Promise<unknown>): Promise<Problem> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof Problem) return thrown;
  throw new Error(`Expected a problem, got ${String(thrown)}`);
}

describe('what is sent', () => {
  it('fills path and query, and carries token, tenant and language', async () => {
    storeSession(session('t1'));
    await expect(
      callApi(getCompany, { params: { id: 'a/b?c' }, query: { asOf: '2026-11-20' } }),
    ).resolves.toEqual({ ok: true });
    expect(server.sent).toEqual([
      {
        method: 'GET',
        url: '/vigilo-rti/getCompanyByID/a%2Fb%3Fc?asOf=2026-11-20&tenant=north',
        body: undefined,
        headers: { accept: 'application/json', 'accept-language': 'es', authorization: 'Bearer t1' },
      },
    ]);
  });

  it('says of a call that nobody caused that it is one: the person was not seen since the last one that was', async () => {
    storeSession(session('t1'));
    const sent = () => server.sent.at(-1)?.headers ?? {};
    notePresence();
    await readCompany();
    expect(sent()).not.toHaveProperty('x-background');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await readCompany();
    await readCompany();
    expect(sent()).toHaveProperty('x-background');
    notePresence();
    await readCompany();
    expect(sent()).not.toHaveProperty('x-background');
  });

  it('sends a body as JSON; a public call carries no token, and a tenant only when named', async () => {
    storeSession(session('t1'));
    await trySignIn();
    await trySignIn({ tenant: 'south' });
    expect(server.sent.map(({ url }) => url)).toEqual(['/auth/local', '/auth/local?tenant=south']);
    expect(server.sent[0]).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.c","password":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(server.sent[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('a token that is no longer good', () => {
  it('is exchanged once for many calls, which are then repeated', async () => {
    storeSession(session('t0'));
    const replies = await Promise.all([1, 2, 3].map(readCompany));
    expect(replies).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(server.refreshes).toBe(1);
    expect(isSignedIn()).toBe(true);
  });

  it('ends the session when it cannot be exchanged', async () => {
    const ends: string[] = [];
    const stop = onSessionEnd((why) => ends.push(why));
    storeSession(session('t0'));
    server.canRefresh = false;
    const problem = await catchProblem(readCompany());
    stop();
    expect(problem.status).toBe(401);
    expect(ends).toEqual(['expired']);
    expect(isSignedIn()).toBe(false);
    expect(document.cookie).toBe('');
  });

  it('ends the session when the repeated call is refused too, without a second exchange', async () => {
    storeSession(session('t1'));
    server.answer = () => json(401, { code: 'not-signed-in', message: 'No' });
    await catchProblem(readCompany());
    expect(server.refreshes).toBe(1);
    expect(isSignedIn()).toBe(false);
  });

  it('is not suspected by a public call: wrong credentials stay wrong credentials', async () => {
    storeSession(session('t1'));
    server.answer = () =>
      json(401, { code: 'invalid-credentials', message: 'Invalid Username or Password.' });
    const problem = await catchProblem(trySignIn());
    expect(problem).toMatchObject({ code: 'invalid-credentials', message: 'Invalid Username or Password.' });
    expect(server.refreshes).toBe(0);
    expect(isSignedIn()).toBe(true);
  });
});

describe('a failure', () => {
  it('is a problem with what the server said', async () => {
    server.answer = () =>
      json(409, {
        status: 'fail',
        code: 'already-exists',
        message: 'There',
        description: 'Look',
        fields: { 'body.name': 'Taken', odd: 7 },
        requestId: 'q1',
      });
    const problem = await catchProblem(trySignIn());
    expect(problem).toMatchObject({
      code: 'already-exists',
      status: 409,
      message: 'There',
      description: 'Look',
      fields: { 'body.name': 'Taken' },
      requestId: 'q1',
    });
  });

  it('for lack of a permission is reported to the screens that show what may be done; no other one is', async () => {
    storeSession(session('t1'));
    let refusals = 0;
    const stop = onRefusal(() => {
      refusals += 1;
    });
    for (const [status, code, expected] of [
      [403, 'not-allowed', 1],
      [403, 'wrong-tenant', 1],
      [404, 'not-found', 1],
      [403, 'not-allowed', 2],
    ] as const) {
      server.answer = () => json(status, { code, message: 'No' });
      await catchProblem(readCompany());
      expect(refusals).toBe(expected);
    }
    stop();
    await catchProblem(readCompany());
    expect(refusals).toBe(2);
  });

  it('without an answer says the specified sentence and keeps the session', async () => {
    storeSession(session('t1'));
    document.documentElement.lang = 'en';
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const problem = await catchProblem(readCompany());
    expect(problem).toMatchObject({
      status: 0,
      message: 'Unable to connect to server. Please try again after some time.',
    });
    expect(isSignedIn()).toBe(true);
  });

  it('with an answer that is not ours says that sentence too', async () => {
    document.documentElement.lang = 'en';
    server.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const problem = await catchProblem(trySignIn());
    expect(problem).toMatchObject({
      status: 502,
      message: 'Unable to connect to server. Please try again after some time.',
    });
  });

  it('is the abort when the caller aborted', async () => {
    const controller = new AbortController();
    const call = trySignIn({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});
