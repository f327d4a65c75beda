// Stories that need other settings, or that change what the other stories stand on, have a server of their own: one for each file.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findFreePort } from './free-port.ts';
import { test } from './story.ts';

const START = resolve(import.meta.dirname, 'start-server.ts');

interface OwnServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product with these settings; resolves when it is ready. */
async function startOwnServer(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [START], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.on('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    server.stdout.on('data', (words: Buffer) => {
      if (words.includes('is ready on')) ready();
    });
    server.on('exit', (code) => failed(new Error(`The server of this story ended with ${code}.`)));
  });
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** `test` for stories on a server with these settings. */
export function testOnOwnServer(settings: Readonly<Record<string, string>>) {
  return test.extend<object, { server: OwnServer }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures this one needs: none
      async ({}, use) => {
        const server = await startOwnServer(settings);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
}
