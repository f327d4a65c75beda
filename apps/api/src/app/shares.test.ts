// What takes much of the machine is shared fairly (security.md C22): over HTTP, with who leaves before the end.

import { defineCall } from '@vigilo/contract/call';
import { problemReply } from '@vigilo/contract/problems';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../frame/caller.ts';
import { clientGone } from '../frame/client-gone.ts';
import { DiskSpace } from '../frame/disk-space.ts';
import { FairShares } from '../frame/fair-shares.ts';
import { answerFailures } from '../frame/failures.ts';
import { implement } from '../frame/implementation.ts';
import { openDatabase } from '../frame/database.ts';
import { FairTurns } from '../frame/fair-turns.ts';
import { Turns } from '../frame/turns.ts';
import { registerCalls } from './register-calls.ts';

const PATIENCE = { timeout: 30_000 };
const common = {
  method: 'GET',
  permission: 'signed-in',
  reply: z.object({ done: z.literal(true) }),
  problems: [],
} as const;
const heavy = defineCall({
  ...common,
  path: '/heavy',
  isHeavy: true,
  summary: 'Takes as long as the test says',
});
const light = defineCall({ ...common, path: '/light', summary: 'Takes nothing' });
const look = defineCall({
  ...common,
  path: '/look',
  summary: 'Is not heavy and takes as long as the test says',
});

let server: FastifyInstance;
let url: string;
/** Ends each piece of work that runs. */
let running: (() => void)[];
let left: number;

const callerOf = (user: string): Caller => ({
  tenantId: 'tenant',
  tenantName: 'scry',
  userId: user,
  userName: user,
  email: '',
  roleName: null,
  roleKind: null,
  sessionId: '',
  access: { isAdmin: true, pageFilters: [] },
});

beforeEach(async () => {
  running = [];
  left = 0;
  server = fastify();
  answerFailures(server, new DiskSpace('.'));
  const unused = openDatabase({ url: 'postgres://nowhere.invalid/', pool: 1, onError: () => undefined });
  registerCalls(
    server,
    [
      implement(heavy, async ({ reply }) => {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        const signal = clientGone(reply);
        signal.addEventListener('abort', () => {
          left += 1;
          resolve(undefined);
        });
        running.push(() => resolve(undefined));
        await promise;
        return { done: true as const };
      }),
      implement(look, async () => {
        await new Promise<void>((resolve) => running.push(resolve));
        return { done: true as const };
      }),
      implement(light, async () => ({ done: true as const })),
    ],
    {
      recall: () => null,
      guard: async (_call, request) => callerOf(String(request.headers['x-user'])),
      turns: new Turns(1, 1000),
      reads: new FairTurns(10),
      shares: new FairShares(8),
      keys: { db: unused, now: Date.now },
      answerMs: 0,
      hasDatabase: async () => true,
    },
  );
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const end of running) end();
  await server.close();
});

const get = (path: string, user: string, signal?: AbortSignal) =>
  fetch(url + path, { headers: { 'x-user': user }, ...(signal === undefined ? {} : { signal }) });

it('refuses the third at once of a user early, and neither others nor what is light', async () => {
  const two = [get('/heavy', 'ana'), get('/heavy', 'ana')];
  await expect.poll(() => running.length, PATIENCE).toBe(2);
  const refused = await get('/heavy', 'ana');
  const { code, message } = problemReply.parse(await refused.json());
  expect([refused.status, refused.headers.get('retry-after'), code]).toEqual([429, '3', 'too-many-at-once']);
  expect(message).toBe('2 of your files or searches are being made already. Please wait until one is done.');
  expect(running).toHaveLength(2);
  expect((await get('/light', 'ana')).status).toBe(200);
  const other = get('/heavy', 'ben');
  await expect.poll(() => running.length, PATIENCE).toBe(3);

  for (const end of running) end();
  expect((await Promise.all([...two, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  const again = get('/heavy', 'ana');
  await expect.poll(() => running.length, PATIENCE).toBe(4);
  running.at(-1)?.();
  expect((await again).status).toBe(200);
});

it('gives the place of who leaves to whoever comes, as the work for them ends', async () => {
  for (let round = 1; round <= 6; round += 1) {
    const leaving = new AbortController();
    const abandoned = get('/heavy', 'ana', leaving.signal).catch(() => 'left');
    await expect.poll(() => running.length, PATIENCE).toBe(round);
    leaving.abort();
    expect(await abandoned).toBe('left');
    await expect.poll(() => left, PATIENCE).toBe(round);
  }
});

it('refuses at once what one user asks for beyond what may wait, and answers others meanwhile', async () => {
  const [atOnce, waiting] = [3, 50];
  const asked = Array.from({ length: atOnce + waiting + 1 }, () => get('/look', 'ana'));
  const refused = await Promise.race(asked);
  const { code } = problemReply.parse(await refused.json());
  expect([refused.status, refused.headers.get('retry-after'), code]).toEqual([503, '2', 'unavailable']);
  expect(running).toHaveLength(atOnce);
  expect((await get('/light', 'ben')).status).toBe(200);

  for (let ended = 0; ended < atOnce + waiting; ended += 1) {
    await expect.poll(() => running.length, PATIENCE).toBeGreaterThan(ended);
    running[ended]?.();
  }
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: atOnce + waiting }, () => 200), 503]);
});
