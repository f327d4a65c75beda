import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../frame/caller.ts';
import { ChangeStreams } from './change-streams.ts';

const TENANT = 'tenant';
const caller = (userId: string): Caller => ({
  tenantId: TENANT,
  tenantName: 'scry',
  userId,
  userName: userId,
  email: '',
  roleName: 'Admin',
  roleKind: 'Admin',
  sessionId: `session of ${userId}`,
  access: { isAdmin: true, pageFilters: [] },
});

let isSignedIn = true;
let rights = 'those of before';
let streams: ChangeStreams;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  isSignedIn = true;
  rights = 'those of before';
  streams = new ChangeStreams({
    findAgain: async (who) => (isSignedIn ? who : null),
    listVisible: async (_who, ids) => new Set(ids),
    listOwnClients: async (_who, ids) => new Set(ids),
    describe: async () => rights,
    onError: () => undefined,
  });
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let i = 0; i < 5; i += 1) await setImmediate();
}

const unread = (content: Readable) => String(content.read() ?? '');

describe('open streams', () => {
  it('send a heartbeat every fifteen seconds, and end with the session', async () => {
    const content = streams.open(caller('one'));
    expect(unread(content)).toBe('retry: 2000\n\n');
    await pass(15_000);
    expect(unread(content)).toBe(': alive\n\n');
    isSignedIn = false;
    await pass(15_000);
    expect(unread(content)).toBe('event: end\ndata: session\n\n');
    expect(content.readableEnded || content.read() === null).toBe(true);
  });

  it('report other rights at the next heartbeat, before what changed, and once', async () => {
    const content = streams.open(caller('one'));
    unread(content);
    await pass(0);
    rights = 'others';
    await pass(15_000);
    expect(unread(content)).toBe('id: 1\ndata: {"kind":"rights","companyID":""}\n\n');
    rights = 'those of before';
    streams.hear(`${TENANT} events 1`);
    await pass(200);
    expect(unread(content)).toBe(
      'id: 2\ndata: {"kind":"rights","companyID":""}\n\nid: 3\ndata: {"kind":"events","companyID":"1"}\n\n',
    );
    await pass(15_000);
    expect(unread(content)).toBe(': alive\n\n');
  });

  it('summarise many changes in one message', async () => {
    const content = streams.open(caller('one'));
    unread(content);
    for (let i = 0; i < 101; i += 1) streams.hear(`${TENANT} events ${i}`);
    await pass(200);
    expect(unread(content)).toBe('id: 1\ndata: {"kind":"many","companyID":""}\n\n');
  });

  it('drop a reader that does not read', async () => {
    const [slow, quick] = [streams.open(caller('slow')), streams.open(caller('quick'))];
    for (let i = 0; !slow.destroyed && i < 200; i += 1) {
      for (let company = 0; company < 90; company += 1) streams.hear(`${TENANT} events ${i}-${company}`);
      await pass(200);
      unread(quick);
    }
    expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
  });

  it('receive nothing from other tenants, nor unreadable messages', async () => {
    const content = streams.open(caller('one'));
    unread(content);
    for (const payload of ['other events 1', '', 'nonsense', `${TENANT} unknown 1`]) streams.hear(payload);
    await pass(200);
    expect(unread(content)).toBe('');
  });

  it('are ten thousand at most', () => {
    for (let i = 0; i < 10_000; i += 1) streams.open(caller(`user ${i}`));
    expect(() => streams.open(caller('one more'))).toThrow('busy');
  });
});
