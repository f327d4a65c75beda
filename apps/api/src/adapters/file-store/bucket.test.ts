// A service that does not answer, or fails, keeps nobody waiting: it is said to be down.

import { mkdtemp, rm } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepText, openNamedFiles } from './named-files.ts';

const LIMIT_MS = 60_000;
/** Answered as 'unavailable'. */
const DOWN = { statusCode: 503, message: expect.stringContaining('The file store does not answer') };

let root: string;
const servers: Server[] = [];
const sockets = new Set<Socket>();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigilo-down-'));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
  await rm(root, { recursive: true, force: true });
});

/** Answers every request with this, whatever is asked. */
async function serve(answer: string): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => void (answer !== '' && socket.write(answer)));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address instanceof Object ? address.port : 0;
}

function openFiles(port: number) {
  return openNamedFiles(
    {
      FILE_STORE: 's3',
      S3_URL: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'bucket',
      S3_REGION: 'us-east-1',
      S3_KEY_ID: 'id',
      S3_SECRET: 'secret',
    },
    root,
    'reports',
  );
}

async function askForAll(port: number): Promise<unknown[]> {
  const files = openFiles(port);
  const all = await Promise.allSettled([
    keepText(files, 'one', 'text'),
    files.open('one'),
    files.openLocal('one'),
    files.remove('one'),
    Readable.from(files.list()).toArray(),
  ]);
  return all.map((one) => (one.status === 'rejected' ? one.reason : 'answered'));
}

describe('a bucket is down', () => {
  it.each([
    ['says nothing', ''],
    ['fails', 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\n\r\n'],
  ])(
    'where its service %s',
    async (_what, answer) => {
      const reasons = await askForAll(await serve(answer));
      for (const reason of reasons) expect(reason).toMatchObject(DOWN);
      expect(reasons).toHaveLength(5);
    },
    LIMIT_MS,
  );

  it('where nobody listens', async () => {
    const port = await serve('');
    servers.splice(0)[0]?.close();
    for (const reason of await askForAll(port)) expect(reason).toMatchObject(DOWN);
  });

  it(
    'where a file stops coming halfway',
    async () => {
      const port = await serve('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf');
      await expect(openFiles(port).openLocal('one')).rejects.toThrow('stopped coming');
    },
    LIMIT_MS,
  );
});
