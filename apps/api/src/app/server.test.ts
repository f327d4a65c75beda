// What every reply has in common, whoever asks for whatever: headers, the shape of a failure, the documentation, the web's files (security.md
// S21, S22; decisions.md section 3).

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { getListingParams, listCompanies } from '@vigilo/contract/companies';
import { PROBLEMS } from '@vigilo/contract/problems';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isServed, listContractCalls } from './testing/contract-calls.ts';
import type { TestReply } from './testing/test-client.ts';
import { signIn, TestClient } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const PAGE = '<!doctype html><title>Vigilo</title>';
const SCRIPT = `export const text = ${JSON.stringify('long enough to be compressed '.repeat(200))};`;
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const OUTSIDE = 'what lies beside the folder of the web';

const textAreas = z.record(z.string(), z.json());

let parent: string;
let server: TestServer;
let apiAlone: TestServer;
let nobody: TestClient;
let admin: TestClient;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-web-test-'));
  const folder = join(parent, 'web');
  await mkdir(join(folder, 'static'), { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'static', 'index-AbC_12-x.js'), SCRIPT);
  await writeFile(join(folder, 'static', 'index-AbC_12-x.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(parent, 'outside.txt'), OUTSIDE);
  [server, apiAlone] = await Promise.all([startTestServer({ webFolder: folder }), startTestServer()]);
  await addTestTenant(server, { users: [{ email: 'admin@vigilo.test', role: 'Admin' }] });
  nobody = new TestClient(server);
  admin = await signIn(server, 'admin@vigilo.test');
});

afterAll(async () => {
  await Promise.all([server.stop(), apiAlone.stop()]);
  await rm(parent, { recursive: true, force: true });
});

it('numbers requests as no other server does, and none that ran before', async () => {
  const others = await Promise.all([startTestServer(), startTestServer()]);
  const refusals = await Promise.all(others.map((other) => new TestClient(other).post(listCompanies.path)));
  await Promise.all(others.map((other) => other.stop()));
  const numbers = refusals.map((reply) => reply.problem().requestId);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('security headers', () => {
  it('are on every reply: success, every kind of failure, page, file and documentation', async () => {
    const replies: Record<string, TestReply> = {
      success: await admin.call(getListingParams, {}).then(() => admin.get(getListingParams.path)),
      'invalid input': await admin.post(listCompanies.path, { unknown: 1 }),
      'not signed in': await nobody.post(listCompanies.path),
      'wrong tenant': await admin.get(`${getListingParams.path}?tenant=other`),
      'unknown call': await nobody.get('/api/v1/nothing'),
      'broken JSON': await nobody.send('POST', '/auth/local', {
        raw: '{',
        headers: { 'content-type': 'application/json' },
      }),
      'other content': await nobody.send('POST', '/auth/local', {
        raw: '<a/>',
        headers: { 'content-type': 'application/xml' },
      }),
      'too large': await nobody.send('POST', '/auth/local', {
        raw: `"${'x'.repeat(3_000_000)}"`,
        headers: { 'content-type': 'application/json' },
      }),
      'unreadable path': await nobody.get('/api/%E0%A4%A'),
      'over-long id': await admin.get(`/vigilo-rti/getCompanyByID/${'x'.repeat(2000)}`),
      page: await nobody.get('/companies'),
      file: await nobody.get('/static/index-AbC_12-x.js'),
      'missing file': await nobody.get('/static/nothing.js'),
      documentation: await nobody.get('/api/docs/'),
      OpenAPI: await nobody.get('/api/docs/json'),
    };
    const missing = Object.entries(replies).flatMap(([kind, { headers }]) =>
      Object.entries(SECURITY_HEADERS).flatMap(([name, wanted]) => {
        const value = String(headers[name]);
        return (wanted instanceof RegExp ? wanted.test(value) : wanted === value)
          ? []
          : [`${kind}: ${name} is ${value}`];
      }),
    );
    expect(missing).toEqual([]);
    for (const [kind, { headers }] of Object.entries(replies)) {
      expect(headers['x-powered-by'], kind).toBeUndefined();
      expect(headers['server'], kind).toBeUndefined();
    }
  });

  it('allow scripts of the own origin only, none within the page, and no frame around it', async () => {
    const policy = new Map(
      String((await nobody.get('/companies')).headers['content-security-policy'])
        .split(';')
        .map((part) => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values.join(' ')];
        }),
    );
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    const documentation = String((await nobody.get('/api/docs/')).headers['content-security-policy']);
    expect(documentation).not.toContain("'unsafe-eval'");
    expect(/script-src ([^;]*)/.exec(documentation)?.[1]).not.toContain("'unsafe-inline'");
  });

  it('come with the kind of what is sent, and with its characters where it is text', async () => {
    const kinds: Readonly<Record<string, string>> = {
      '/companies': 'text/html',
      '/static/index-AbC_12-x.js': 'application/javascript',
      '/api/health/live': 'application/json',
      '/api/v1/nothing': 'application/json',
    };
    for (const [path, kind] of Object.entries(kinds))
      expect((await nobody.get(path)).headers['content-type'], path).toBe(`${kind}; charset=utf-8`);
  });

  it('keep replies that hold data out of every cache', async () => {
    for (const path of [getListingParams.path, '/api/users/profile/me'])
      expect((await admin.get(path)).headers['cache-control'], path).toBe('no-store');
    expect(
      (await nobody.post('/auth/local', { email: 'admin@vigilo.test', password: 'Test#2026' })).headers[
        'cache-control'
      ],
    ).toBe('no-store');
  });
});

describe('a failure', () => {
  it('has the one shape, a code of the closed list with its status, and a number to quote', async () => {
    const replies = [
      await admin.post(listCompanies.path, { unknown: 1 }),
      await nobody.post(listCompanies.path),
      await admin.get(`${getListingParams.path}?tenant=other`),
      await nobody.get('/api/v1/nothing'),
      await nobody.send('POST', '/auth/local', { raw: '{', headers: { 'content-type': 'application/json' } }),
      await nobody.send('POST', '/auth/local', {
        raw: '<a/>',
        headers: { 'content-type': 'application/xml' },
      }),
      await nobody.send('POST', '/auth/local', {
        raw: `"${'x'.repeat(3_000_000)}"`,
        headers: { 'content-type': 'application/json' },
      }),
      await nobody.get('/api/%E0%A4%A'),
    ];
    const codes = replies.map((reply) => {
      const { code, requestId, message } = reply.problem();
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(message).toBeTruthy();
      // Before sign-in a refusal is the same to the letter for everybody.
      const isPublic =
        ['unsupported-media', 'too-large'].includes(code) ||
        (code === 'invalid-input' && requestId === undefined);
      expect(requestId === undefined).toBe(isPublic);
      expect(reply.status).toBe(new Map<string, number>(Object.entries(PROBLEMS)).get(code));
      return code;
    });
    expect(codes).toEqual([
      'invalid-input',
      'not-signed-in',
      'wrong-tenant',
      'no-such-call',
      'invalid-input',
      'unsupported-media',
      'too-large',
      'no-such-call',
    ]);
  });

  it.each([
    'GET /api',
    'GET /api/v1',
    'GET /auth/local',
    'PUT /vigilo-rti/getCompanies',
    'DELETE /auth/local',
    'OPTIONS /auth/local',
    'TRACE /auth/local',
    'TRACE /companies',
    'POST /companies',
    'GET /vigilo-rti/',
    'GET /config/x',
    'GET /assets/i18n/xx.json/',
    'PATCH /',
  ])('of a call that does not exist is 404 and not the page: %s', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    const reply = await nobody.send(method, path);
    expect([reply.status, reply.problem().code]).toEqual([404, 'no-such-call']);
  });

  it('is answered to what is no HTTP, and the server goes on', async () => {
    const { port } = new URL(server.url);
    const status = await new Promise<number>((resolve, reject) => {
      const broken = request(
        {
          port,
          host: '127.0.0.1',
          path: '/api/health',
          headers: { 'content-length': '5', 'transfer-encoding': 'chunked' },
          method: 'POST',
        },
        (response) => resolve(response.resume().statusCode ?? 0),
      );
      broken.on('error', reject);
      broken.end('hello');
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await nobody.get('/api/health/live')).json()).toEqual({ live: true });
  });
});

describe('the documentation', () => {
  it('describes every call of the contract with who may make it, its input and its failures', async () => {
    const document = (await nobody.get('/api/docs/json')).json() as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { description: string; security?: unknown; requestBody?: unknown; responses: object }>
      >;
    }; // OpenAPI's own shape
    expect(document.openapi).toMatch(/^3\./);
    const calls = (await listContractCalls()).filter((named) => isServed(server, named));
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length).toBe(
      calls.length,
    );
    for (const { call, title } of calls) {
      const described = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(described?.description, title).toBe(`Permission: ${call.permission}`);
      expect(described?.security, title).toEqual(call.permission === 'public' ? undefined : [{ bearer: [] }]);
      expect(described?.requestBody !== undefined, title).toBe(
        call.body !== undefined || call.multipart === true,
      );
      const replies = ['400', '401', '403', '500', '503', ...('file' in call.reply ? [] : ['200'])];
      expect(Object.keys(described?.responses ?? {}), title).toEqual(expect.arrayContaining(replies));
    }
  });

  it('is a page that loads nothing from elsewhere', async () => {
    const page = await nobody.get('/api/docs/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('swagger-ui');
    expect(page.text.match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull();
  });
});

describe('the web application', () => {
  it.each([
    '/',
    '/companies',
    '/companies/summary/1',
    '/login?next=%2Fcompanies',
    '/documents/summary/7',
    '/password_reset/scry/token',
    '/no/such/screen',
    '/a.b',
  ])('is what a browser gets at %s', async (path) => {
    const reply = await nobody.get(path, { headers: { accept: 'text/html,*/*' } });
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control'], reply.text]).toEqual(
      [200, 'text/html; charset=utf-8', 'no-cache', PAGE],
    );
  });

  it('serves its files: those with a hash in the name for good, the others to be asked for again', async () => {
    const script = await nobody.get('/static/index-AbC_12-x.js');
    expect([script.status, script.headers['cache-control'], script.text]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      SCRIPT,
    ]);
    const icon = await nobody.get('/favicon.svg');
    expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'no-cache',
    ]);
    const compressed = await nobody.get('/static/index-AbC_12-x.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([compressed.headers['content-encoding'], compressed.bytes.length < 200]).toEqual(['br', true]);
  });

  it('has no page for a missing file', async () => {
    const reply = await nobody.get('/static/index-00000000.js');
    expect([reply.status, reply.problem().code]).toEqual([404, 'not-found']);
  });

  it.each([
    '/../outside.txt',
    '/static/../../outside.txt',
    '/..%2foutside.txt',
    '/static/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/outside.txt%00.js',
    '//outside.txt',
    '/static%2f..%2f..%2foutside.txt',
  ])('serves nothing from outside its folder: %s', async (path) => {
    const reply = await nobody.get(path);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).not.toContain(OUTSIDE);
  });

  it('may be missing: then every path but the calls is unknown', async () => {
    const alone = new TestClient(apiAlone);
    expect((await alone.get('/companies')).problem().code).toBe('no-such-call');
    expect((await alone.get('/api/health')).status).toBe(200);
  });
});

describe('health', () => {
  async function asOwner(statements: string): Promise<void> {
    const owner = new Client({ connectionString: apiAlone.ownerUrl });
    await owner.connect();
    await owner.query(statements);
    await owner.end();
  }

  it('says whether the process lives and can serve', async () => {
    expect((await nobody.get('/api/health')).json()).toEqual({
      live: true,
      ready: true,
      database: true,
      jobs: true,
      disk: true,
      changes: true,
    });
    expect((await nobody.get('/api/health/ready')).json()).toEqual({
      live: true,
      ready: true,
      database: true,
      jobs: true,
      disk: true,
      changes: true,
    });
    expect((await nobody.get('/api/health/live')).json()).toEqual({ live: true });
  });

  it('is alive but not ready, with 503 for balancers, while the queue or the database is away', async () => {
    const client = new TestClient(apiAlone);
    await asOwner('ALTER TABLE pgboss.job RENAME TO away');
    expect((await client.get('/api/health')).json()).toEqual({
      live: true,
      ready: false,
      database: true,
      jobs: false,
      disk: true,
      changes: expect.any(Boolean),
    });
    const ready = await client.get('/api/health/ready');
    expect([ready.status, ready.problem().code]).toEqual([503, 'unavailable']);
    const name = new URL(apiAlone.ownerUrl).pathname.slice(1);
    await asOwner(`ALTER TABLE pgboss.away RENAME TO job; REVOKE CONNECT ON DATABASE ${name} FROM ${new URL(apiAlone.appUrl).username};
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    expect((await client.get('/api/health')).json()).toEqual({
      live: true,
      ready: false,
      database: false,
      jobs: false,
      disk: true,
      changes: expect.any(Boolean),
    });
    expect((await client.get('/api/health/live')).json()).toEqual({ live: true });
  });
});

describe('the texts', () => {
  it('of companies, events and reports can be had without the others, in both languages', async () => {
    for (const language of ['en', 'es']) {
      const all = textAreas.parse((await nobody.get(`/assets/i18n/${language}.json`)).json());
      const some = textAreas.parse((await nobody.get(`/assets/i18n/documents/${language}.json`)).json());
      expect(Object.keys(some)).toEqual(expect.arrayContaining(['companies', 'events', 'rtiSummary']));
      expect(Object.keys(some)).not.toContain('users');
      for (const [area, texts] of Object.entries(some)) expect(texts).toEqual(all[area]);
    }
    expect((await nobody.get('/assets/i18n/documents/xx.json')).status).toBe(400);
  });
});

describe('compression', () => {
  it('is used for large replies where the client takes it', async () => {
    const getTexts = (accepted?: string) =>
      nobody.get(
        '/assets/i18n/es.json',
        accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } },
      );
    const plain = await getTexts();
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, coding, decode] of [
      ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const reply = await getTexts(accepted);
      expect([reply.headers['content-encoding'], decode(reply.bytes).equals(plain.bytes)]).toEqual([
        coding,
        true,
      ]);
      expect(plain.bytes.length).toBeGreaterThan(2 * reply.bytes.length);
    }
  });
});
