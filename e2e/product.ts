// The product in a process of its own, as `npm start` runs it.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export interface Product {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts it on a port with a data folder; resolves when it is ready. */
export async function startProduct(
  port: number,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Product> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [resolve(ROOT, 'apps/api/src/app/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      MODE: 'demo',
      LOG_LEVEL: 'warn',
      // On a machine that does something else as well an answer takes as long as it takes.
      BUSY_AFTER_MS: '0',
      REQUEST_SECONDS: '0',
      // Stories of one user run beside each other.
      HEAVY_REQUESTS: '0',
      // Stories add the documents that they need, and the time of others is for them.
      DEMO_DOCUMENTS: 'false',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.on('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    server.stdout.on('data', (words: Buffer) => {
      if (words.includes('is ready on')) ready();
    });
    server.on('exit', (code) => failed(new Error(`The product ended with ${code} instead of starting.`)));
  });
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
  }
  return { origin, folder, stop };
}
