// The product as `npm start` runs it, in a process of its own, over a database that is already there.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder } from './temporary-postgres.ts';
import { rm } from 'node:fs/promises';
import { waitForWords } from './words-of-process.ts';
import { PASSWORD } from './bench-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READY = /Vigilo is ready on http:\/\/[^\s:]+:(\d+)/;
const SECRET_BYTES = 48;

export interface ProductProcess {
  readonly port: number;
  readonly pid: number;
  /** Signs in and returns the bearer token, which lives for two hours. */
  signIn(tenant: string, email: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it with its default settings, log lines and worker included; what it logs is thrown away. @throws with its words where it does not come up. */
export async function startProduct(urls: { readonly ownerUrl: string; readonly appUrl: string }): Promise<ProductProcess> {
  const folder = await makeTemporaryFolder();
  const child = spawn(process.execPath, ['apps/api/src/app/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '', MODE: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: urls.appUrl, DATABASE_OWNER_URL: urls.ownerUrl,
      SESSION_SECRET: randomBytes(SECRET_BYTES).toString('base64url'), TOKEN_SECONDS: '7200',
    },
  });
  try {
    const [, port = ''] = await waitForWords(child, READY);
    return {
      port: Number(port),
      pid: child.pid ?? 0,
      signIn: (tenant, email) => signIn(Number(port), tenant, email),
      async stop() {
        await endProcess(child);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

async function signIn(port: number, tenant: string, email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/auth/local?tenant=${tenant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const body: unknown = await reply.json();
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return body.token;
  throw new Error(`No session for ${email}: ${JSON.stringify(body)}`);
}

/** Asks a process to end and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}
