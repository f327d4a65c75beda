// The product as `npm start` runs it, in a process of its own, over a database that is already there.

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { PASSWORD } from './bench-database.ts';
import { startOwnProcess } from './own-process.ts';
import { makeTemporaryFolder } from './temporary-postgres.ts';

const READY = /Vigilo is ready on http:\/\/[^\s:]+:(\d+)/;
const SECRET_BYTES = 48;

export interface ProductProcess {
  readonly port: number;
  readonly pid: number;
  /** Signs in and returns the bearer token, which lives for two hours. */
  signIn(tenant: string, email: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it with its default settings, log lines and worker included, but for codes by e-mail, a moment in which others take over, and what is given. @throws with its words where it does not come up. */
export async function startProduct(
  urls: { readonly ownerUrl: string; readonly appUrl: string },
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const folder = await makeTemporaryFolder();
  const environment = {
    MODE: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: urls.appUrl,
    DATABASE_OWNER_URL: urls.ownerUrl,
    SESSION_SECRET: randomBytes(SECRET_BYTES).toString('base64url'),
    TOKEN_SECONDS: '7200',
    TWO_FACTOR: 'false',
    // Nobody takes over from it.
    DRAIN_SECONDS: '0',
    ...settings,
  };
  const product = await startOwnProcess({
    command: process.execPath,
    words: ['apps/api/src/app/main.ts'],
    environment,
    ready: READY,
  });
  const port = Number(product.words[1]);
  return {
    port,
    pid: product.pid,
    signIn: (tenant, email) => signIn(port, tenant, email),
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(port: number, tenant: string, email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/auth/local?tenant=${tenant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const body: unknown = await reply.json();
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
    return body.token;
  throw new Error(`No session for ${email}: ${JSON.stringify(body)}`);
}
