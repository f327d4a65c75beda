// Nothing secret is logged (security.md S34): the product runs as `npm start` runs it, logging all it can, is given forty secrets in every
// place a secret can stand, right and wrong, and its output is searched for them.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { openJobQueue } from './job-queue.ts';
import { plainError } from './logging.ts';
import { signIn, TestClient } from '../app/testing/test-client.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const MAIN = fileURLToPath(new URL('../app/main.ts', import.meta.url));
/** It starts a program on a machine that may be busy. */
const PATIENCE_MS = 120_000;
const READY = /ready on http:\/\/localhost:(\d+)/;

const canaries = new Map<string, string>();
let database: TestDatabase;
let dataDir: string;
let child: ChildProcess;
let output = '';
let tenantId = '';
let userId = '';
let server: { readonly url: string; readonly agent: Agent };

/** A secret of its own, remembered by where it is put. */
function canary(place: string): string {
  const secret = `Canary-${randomBytes(9).toString('hex')}`;
  canaries.set(place, secret);
  return secret;
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vigilo-log-test-'));
  const db = openDatabase({ url: database.appUrl, pool: 2, onError: () => undefined });
  const tenant = await addTestTenant(
    { db, config: readConfig({}), now: Date.now },
    { users: [{ email: 'ana@vigilo.test', role: 'Admin', password: canary('right password') }] },
  );
  await db.destroy();
  [tenantId, userId] = [tenant.id, tenant.userId('ana@vigilo.test')];
  const environment = {
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    MODE: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    SLOW_STATEMENT_MS: '1',
    TWO_FACTOR: 'false',
    SESSION_SECRET: `${canary('session secret')}-and-more-of-it`,
  };
  canaries.set('database password', new URL(database.appUrl).password);
  canaries.set("database owner's password", new URL(database.ownerUrl).password);
  child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const said = READY.exec(output)?.[1];
      if (said !== undefined) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  server = { url: `http://127.0.0.1:${port}`, agent: new Agent({ keepAlive: true }) };
});

afterAll(async () => {
  server.agent.destroy();
  child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Signs in as a program and as a browser and remembers what they were given. */
async function collectTokens(): Promise<TestClient[]> {
  const password = canaries.get('right password') ?? '';
  const program = await signIn(server, 'ana@vigilo.test', password);
  const browser = await signIn(server, 'ana@vigilo.test', password, { browser: true });
  for (const [who, client] of Object.entries({ program, browser })) {
    canaries.set(`token of a ${who}`, client.token ?? '');
    canaries.set(`refresh token of a ${who}`, client.refreshToken ?? '');
    const renewed = await client.post(
      '/auth/local/refresh-token',
      who === 'program' ? { refreshToken: client.refreshToken } : {},
    );
    const { token, refreshToken } = renewed.json() as Record<string, string>; // the texts that the reply is made of
    canaries.set(`second token of a ${who}`, token ?? '');
    canaries.set(`second refresh token of a ${who}`, refreshToken ?? '');
    client.token = token ?? '';
  }
  canaries.set('binding cookie', browser.cookies.find('__Host-sid')?.value ?? '');
  return [program, browser];
}

const profile = '/api/users/profile/me';

/** What is too long is refused before all of it is sent: the answer may be lost with the connection. */
async function refused(sent: Promise<{ readonly status: number }>): Promise<void> {
  const status = await sent.then(
    (reply) => reply.status,
    (error: NodeJS.ErrnoException) => error.code,
  );
  expect([413, 'EPIPE', 'ECONNRESET']).toContain(status);
}

/** Puts secrets wherever a request has room for one. */
async function sendSecrets(client: TestClient): Promise<void> {
  const nobody = new TestClient(server);
  const signInPath = '/auth/local';
  const json = { 'content-type': 'application/json' };
  await nobody.post(signInPath, { email: 'ana@vigilo.test', password: canary('wrong password') });
  await nobody.post(signInPath, { email: 'nobody@vigilo.test', password: canary('password of nobody') });
  await nobody.post(signInPath, {
    email: 'ana@vigilo.test',
    password: `${canary('password with a null')}\0`,
  });
  await nobody.post(signInPath, { email: `${canary('password in the e-mail')}\0`, password: 'x' });
  await nobody.post(signInPath, {
    email: 'ana@vigilo.test',
    password: 'x',
    otp: canary('one-time code').slice(0, 16),
  });
  await nobody.post(signInPath, { email: 'ana@vigilo.test', password: [canary('password in a list')] });
  await nobody.post(signInPath, { email: 'ana@vigilo.test', passwort: canary('misspelt field') });
  await nobody.post(signInPath, { [canary('name of a field')]: 1 });
  await nobody.post(`${signInPath}?tenant=${canary('tenant')}&password=${canary('query of a sign-in')}`, {
    email: 'a@b.test',
    password: 'x',
  });
  await nobody.send('POST', signInPath, { raw: `{"password":"${canary('broken JSON')}`, headers: json });
  await nobody.send('POST', signInPath, {
    raw: `password=${canary('form')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await nobody.send('POST', signInPath, {
    raw: canary('plain text'),
    headers: { 'content-type': 'text/plain' },
  });
  await refused(
    nobody.send('POST', signInPath, {
      raw: `{"password":"${canary('long body')}${'x'.repeat(3_000_000)}"}`,
      headers: json,
    }),
  );
  await sendSecretHeaders(nobody);
  await sendSecretCalls(nobody, client);
}

async function sendSecretHeaders(nobody: TestClient): Promise<void> {
  await nobody.post('/auth/local/refresh-token', { refreshToken: canary('refresh token that is none') });
  await nobody.post(
    '/auth/local/refresh-token',
    {},
    {
      headers: {
        cookie: `refresh_token=${canary('refresh cookie')}; __Host-sid=${canary('binding cookie that is none')}`,
      },
    },
  );
  for (const scheme of ['Bearer', 'Basic', 'Digest'])
    await nobody.get(profile, { headers: { authorization: `${scheme} ${canary(`${scheme} header`)}` } });
  for (const name of ['x-api-key', 'x-auth-token', 'proxy-authorization', 'user-agent', 'referer'])
    await nobody.get(profile, { headers: { [name]: canary(`${name} header`) } });
}

async function sendSecretCalls(nobody: TestClient, client: TestClient): Promise<void> {
  await client.get(`${profile}?token=${canary('query')}`);
  await client.get(`${profile}?tenant=${canary('tenant of a call')}`);
  await nobody.get(`/password_reset/scry/${canary('reset link')}`);
  await nobody.get(`/password_reset/${canary('broken reset link')}/%`);
  await nobody.get(`/api/v1/nothing?code=${canary('query of an unknown call')}`);
  const form = new FormData();
  form.append('file', new Blob([canary('file')]), `${canary('file name')}.csv`);
  await client.upload('/vigilo-rti/getCompanies', form);
  await client.post('/vigilo-rti/getCompanies', { searchQuery: `${canary('search')}\0` });
  await client.post('/vigilo-rti/getCompanies', { sort: canary('sort') });
}

/** Breaks the connections to the database under the product. */
async function breakConnections(): Promise<void> {
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await owner.end();
}

describe('the output of the product', () => {
  it(
    'names job and tenant in each line that a job writes',
    async () => {
      await signIn(server, 'ana@vigilo.test', canaries.get('right password') ?? '');
      const jobs = await openJobQueue({ url: database.appUrl, onError: () => undefined });
      await vi.waitFor(
        async () => {
          await jobs.send('audit.seal', {});
          expect(output).toContain('audit log sealed');
        },
        { timeout: PATIENCE_MS, interval: 1000 },
      );
      await jobs.stop({ graceful: false });
      const sealed = readLines().filter(({ msg }) => msg === 'audit log sealed');
      const ids = { job: 'audit.seal', id: expect.any(String) as string, tenant: tenantId }; // of whichever of them
      expect(sealed.map(({ job, id, tenant }) => ({ job, id, tenant }))).toEqual(sealed.map(() => ids));
    },
    PATIENCE_MS,
  );

  it(
    'tells of every request and failure, and holds none of forty secrets',
    async () => {
      const [program] = await collectTokens();
      await sendSecrets(program ?? new TestClient(server));
      await breakConnections();
      expect((await new TestClient(server).get('/api/health')).status).toBe(200);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      expect(canaries.size).toBeGreaterThanOrEqual(40);
      const leaked = [...canaries].filter(([, secret]) =>
        [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')].some((form) =>
          output.includes(form),
        ),
      );
      expect(leaked.map(([place]) => place)).toEqual([]);
      const lines = readLines();
      expect(
        lines.filter(({ req }) => req?.method === 'POST' && req.path === '/auth/local').length,
      ).toBeGreaterThan(10);
      expect(output).toContain('connection failed');
    },
    PATIENCE_MS,
  );

  it('names request, user and tenant in each line of a request of somebody, by their ids alone', () => {
    const lines = readLines();
    const named = new Set(lines.flatMap(({ reqId, user }) => (user === undefined ? [] : [reqId])));
    const ended = lines.filter(({ reqId, msg }) => named.has(reqId) && msg === 'request completed');
    expect(ended.length).toBeGreaterThan(4);
    expect(ended.filter(({ user, tenant }) => user !== userId || tenant !== tenantId)).toEqual([]);
    for (const word of ['not allowed', 'another tenant was named'])
      expect(lines.filter(({ msg }) => msg === word)).toEqual(
        lines.filter(({ msg, user }) => msg === word && user === userId),
      );
    expect(output).not.toContain('ana@vigilo.test');
  });

  it('tells of slow statements with the request that sent them and without values', () => {
    const slow = readLines().filter(({ msg }) => msg === 'slow statement');
    expect(slow.length).toBeGreaterThan(0);
    expect(slow.every(({ ms = 0, statement = '' }) => ms >= 1 && /^[a-z]/i.test(statement))).toBe(true);
    expect(
      slow.some(({ reqId, user, tenant }) => reqId !== undefined && user === userId && tenant === tenantId),
    ).toBe(true);
    expect(slow.some(({ statement }) => statement?.includes('$1'))).toBe(true);
  });
});

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly user?: string;
  readonly tenant?: string;
  readonly job?: string;
  readonly id?: string;
  readonly ms?: number;
  readonly statement?: string;
  readonly req?: { readonly method: string; readonly path: string };
}

function readLines(): Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line); // one JSON object a line
}

describe('an error in the log', () => {
  it('comes with what it came from, and without what a driver hangs on it', () => {
    const driver = Object.assign(new Error('connection refused'), {
      code: 'ECONNREFUSED',
      client: { password: 'secret' },
    });
    const logged = plainError(new Error('The file cannot be read', { cause: driver }));
    expect(logged).toMatchObject({
      message: 'The file cannot be read',
      cause: { message: 'connection refused', code: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});
