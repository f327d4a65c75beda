// Only calls of the contract can be served, and each by who may make it (security.md C9, S01, S02).

import type { DefaultRole } from '@vigilo/domain/access/default-roles';
import { DEFAULT_ROLES } from '@vigilo/domain/access/default-roles';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { signOut } from '@vigilo/contract/sign-in';
import type { CallPermission } from '@vigilo/contract/call';
import { defineCall } from '@vigilo/contract/call';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { implement, implementPublic } from '../frame/implementation.ts';
import { FairShares } from '../frame/fair-shares.ts';
import { DiskSpace } from '../frame/disk-space.ts';
import { ServiceState } from '../frame/service-state.ts';
import { buildSchema } from './call-schema.ts';
import { refuseUnknownRoutes, registerCalls } from './register-calls.ts';
import { FairTurns } from '../frame/fair-turns.ts';
import { Turns } from '../frame/turns.ts';
import { buildServer } from './server.ts';
import type { NamedCall } from './testing/contract-calls.ts';
import { isServed, listContractCalls } from './testing/contract-calls.ts';
import { signIn, TestClient } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const NO_ROLE = 'nobody';

let server: TestServer;
let calls: NamedCall[];

beforeAll(async () => {
  server = await startTestServer();
  calls = await listContractCalls();
  const users = DEFAULT_ROLES.map(({ name }) => ({ email: roleEmail(name), role: name }));
  await addTestTenant(server, { users: [...users, { email: roleEmail(NO_ROLE), role: null }] });
});

afterAll(() => server.stop());

function roleEmail(roleName: string): string {
  return `${roleName.replaceAll(' ', '-').toLowerCase()}@vigilo.test`;
}

/** A path of the call with parameters that fit nothing. */
function samplePath({ call }: NamedCall): string {
  return call.path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
}

function isAllowed(role: DefaultRole | undefined, permission: CallPermission): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  return (
    role !== undefined &&
    (role.type === 'Admin' || role.filters.some(({ allowed }) => allowed.includes(permission)))
  );
}

const ping = defineCall({
  method: 'GET',
  path: '/api/v1/ping',
  permission: 'public',
  summary: 'For this test',
  reply: z.object({ said: z.string() }),
  problems: [],
});
const allow = async () => null;
const makeRules = () => ({
  guard: allow,
  recall: () => null,
  turns: new Turns(1, 1000),
  reads: new FairTurns(0),
  answerMs: 0,
  hasDatabase: async () => true,
  keys: server,
  shares: new FairShares(2),
});

describe('a route outside the contract', () => {
  it.each(['/api/v1/back-door', '/api/docsx', '/healthz'])('cannot be registered: %s', async (url) => {
    const bare = fastify();
    refuseUnknownRoutes(bare);
    expect(() => bare.get(url, async () => 'open')).toThrow(
      `The route GET ${url} is no call of the contract, so it has no permission.`,
    );
  });

  it('cannot be registered by a plugin either, whatever it says of itself', async () => {
    const bare = fastify();
    refuseUnknownRoutes(bare);
    bare.register(async (inner) => void inner.post('/api/v1/back-door', { config: {} }, async () => 'open'), {
      prefix: '/inner',
    });
    await expect(bare.ready()).rejects.toThrow(
      'The route POST /inner/api/v1/back-door is no call of the contract',
    );
  });

  it('makes the start fail when it is one call implemented twice', async () => {
    const twice = [1, 2].map((n) => implementPublic(ping, async () => ({ said: String(n) })));
    await expect(
      buildServer({
        config: server.config,
        implementations: twice,
        guard: allow,
        keys: server,
        hasDatabase: async () => true,
        state: new ServiceState(),
        disk: new DiskSpace('.'),
        webFolder: null,
      }),
    ).rejects.toThrow("Method 'GET' already declared for route '/api/v1/ping'");
  });

  it('is not what a call becomes by the wrong kind of implementation', () => {
    expect(() => implement(ping, async () => ({ said: 'x' }))).toThrow('/api/v1/ping is public');
    expect(() => implementPublic({ ...ping, permission: 'signed-in' }, async () => ({ said: 'x' }))).toThrow(
      '/api/v1/ping is not public',
    );
  });
});

/** The paths of lists in a JSON schema that may be of any length. */
function listUnbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isUnbounded = 'type' in schema && schema.type === 'array' && !('maxItems' in schema);
  const below = Object.entries(schema).flatMap(([name, part]) => listUnbounded(part, `${path}.${name}`));
  return isUnbounded && !('prefixItems' in schema) ? [path, ...below] : below;
}

describe('the contract', () => {
  it('bounds every list that a call takes', () => {
    const unbounded = calls.flatMap(({ title, call }) =>
      [call.query, call.body].flatMap((part) =>
        part === undefined
          ? []
          : listUnbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), title),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('names who may make each call; what anybody may is this list', () => {
    const known = new Set<string>(['public', 'signed-in', ...PERMISSION_KEYS]);
    expect(calls.filter(({ call }) => !known.has(call.permission))).toEqual([]);
    expect(calls.filter(({ call }) => call.permission === 'public').map(({ title }) => title)).toEqual([
      'GET /api/health',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/v1/outbox',
      'GET /api/v1/outbox/{id}',
      'GET /assets/app-config.json',
      'GET /assets/i18n/{lang}.json',
      'GET /assets/i18n/documents/{lang}.json',
      'GET /config/getTwoFactorConfig',
      'POST /api/users/findUser',
      'POST /api/users/token',
      'POST /auth/local',
      'POST /auth/local/checkUserIdPassword',
      'POST /auth/local/refresh-token',
      'POST /password/forgot',
      'POST /password/generate',
      'POST /password/reset',
      'POST /password/validate',
    ]);
    expect(calls.length).toBeGreaterThan(15);
  });

  it('is served whole', () => {
    const missing = calls.filter((named) => !isServed(server, named));
    expect(missing.map(({ title }) => title)).toEqual([]);
  });
});

describe('the permission of a call', () => {
  it('keeps out everybody who is not signed in, before anything else is looked at', async () => {
    const nobody = new TestClient(server);
    const guarded = calls.filter((named) => named.call.permission !== 'public' && isServed(server, named));
    const replies = await Promise.all(
      guarded.map(async (named) => ({
        named,
        reply: await nobody.send(named.call.method, `${samplePath(named)}?x=1`, {
          raw: '{"unknown":true}',
          headers: { 'content-type': 'application/json' },
        }),
      })),
    );
    const wrong = replies.filter(
      ({ reply }) => reply.status !== 401 || reply.problem().code !== 'not-signed-in',
    );
    expect(wrong.map(({ named, reply }) => `${named.title}: ${reply.status}`)).toEqual([]);
  });

  it.each([...DEFAULT_ROLES.map(({ name }) => name), NO_ROLE])(
    'lets in exactly the roles whose page filters list it, whatever they send: %s',
    async (roleName) => {
      const client = await signIn(server, roleEmail(roleName));
      const role = DEFAULT_ROLES.find(({ name }) => name === roleName);
      const wrong: string[] = [];
      for (const named of calls.filter((each) => each.call !== signOut && isServed(server, each))) {
        const reply = await client.send(
          named.call.method,
          `${samplePath(named)}?unknown=1`,
          named.call.method === 'GET'
            ? {}
            : { raw: '{"unknown":true}', headers: { 'content-type': 'application/json' } },
        );
        const isRefused = reply.status === 403;
        if (isRefused === isAllowed(role, named.call.permission) || reply.status >= 500)
          wrong.push(`${named.title}: ${reply.status}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('a reply', () => {
  it('carries what the contract names and nothing that a handler lets slip', async () => {
    const bare = fastify();
    const slip = { said: 'hello', password_hash: 'never' };
    registerCalls(bare, [implementPublic(ping, async () => slip)], makeRules());
    const reply = await bare.inject({ url: '/api/v1/ping' });
    expect(reply.json()).toEqual({ said: 'hello' });
    await bare.close();
  });

  it('that does not keep the contract fails rather than being sent', async () => {
    const bare = fastify();
    const broken = defineCall({ ...ping, reply: z.object({ said: z.enum(['yes']), by: z.string() }) });
    registerCalls(bare, [implementPublic(broken, async () => Object.create(null))], makeRules());
    expect((await bare.inject({ url: '/api/v1/ping' })).statusCode).toBe(500);
    await bare.close();
  });

  it('is null where the contract says or null, as OpenAPI 3.0 writes that, in a union too', async () => {
    const kind = z.enum(['a', 'b']).nullable();
    const either = z.union([z.object({ kind, day: z.string() }), z.object({ kind, score: z.number() })]);
    const call = defineCall({
      ...ping,
      reply: z.object({ said: z.string().nullable(), list: z.array(either).nullable() }),
    });
    const bare = fastify();
    const said = { said: null, list: [{ kind: null, score: 1 }] };
    registerCalls(bare, [implementPublic(call, async () => said)], makeRules());
    expect((await bare.inject({ url: '/api/v1/ping' })).json()).toEqual(said);
    expect(JSON.stringify(buildSchema(call))).not.toContain('"type":"null"');
    await bare.close();
  });
});
