// Whoever starts it with something wrong reads which setting it is and what to check.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { compiledCode } from '../adapters/compiled-code/compiled-code.ts';
import { readConfig } from '../frame/config.ts';
import { requireRestrictedRole } from './migrate.ts';
import { listenAt, withDatabaseOf } from './start-failures.ts';

const PATIENT = { timeout: 120_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs a program of this folder until it ends. */
async function run(
  entry: string,
  settings: Record<string, string>,
): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(entry, import.meta.url))], {
    env: { ...compiledCode(), MODE: 'production', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('a program that cannot start', PATIENT, () => {
  it.each(['main.ts', 'worker.ts'])('because of its settings ends with 78: %s', async (entry) => {
    const { code, said } = await run(entry, { DATABASE_URL: 'nowhere', METRICS_PORT: 'x' });
    expect(code).toBe(78);
    expect(said).toContain('  DATABASE_URL: must be an address such as postgres://');
    expect(said).toContain('  METRICS_PORT: must be a whole number');
  });

  it.each(['main.ts', 'worker.ts'])('because nothing answers ends with 1: %s', async (entry) => {
    const { code, said } = await run(entry, { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/vigilo' });
    expect(code).toBe(1);
    expect(said).toBe(
      'No PostgreSQL answers at 127.0.0.1:1, which DATABASE_URL names. Is it running, and are host and port right?\n',
    );
  });

  it('because the port of the measures is taken names that port: a worker beside a server', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, said } = await run('worker.ts', {
      DATABASE_URL: database.appUrl,
      METRICS_PORT: String(port),
      AUDIT_KEY: 'only-tests-seal-their-audit-log-with-this',
    });
    other.close();
    expect({ code, said }).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program. Stop it, or choose another METRICS_PORT: each process needs one of its own.\n`,
    });
  });
});

describe('a database that cannot be used', () => {
  /** What is said where the setting has this address. */
  async function sayOf(change: (address: URL) => void, wanted = 'DATABASE_URL' as const): Promise<string> {
    const address = new URL(database.appUrl);
    change(address);
    const config = readConfig({ DATABASE_URL: address.href });
    const failure = withDatabaseOf(config, wanted, () => requireRestrictedRole(address.href));
    return failure.then(
      () => 'it was let in',
      (error: unknown) => String(error),
    );
  }

  it('says whether host, password, role or name is wrong', async () => {
    expect(await sayOf(() => undefined)).toBe('it was let in');
    expect(await sayOf((address) => (address.hostname = 'nowhere.invalid'))).toContain(
      'The host nowhere.invalid, which DATABASE_URL names, is not known',
    );
    expect(await sayOf((address) => (address.pathname = '/nodb'))).toContain(
      "there is no database 'nodb', which DATABASE_URL names",
    );
    const said = await sayOf((address) => (address.password = 'hunter2'));
    expect(said).toMatch(/does not take the password of the role \w+ in DATABASE_URL/);
    expect(said).not.toContain('hunter2');
  });

  it('by a role that may not migrate names the setting that does', async () => {
    const config = readConfig({ DATABASE_URL: database.appUrl });
    const client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
    await expect(
      withDatabaseOf(config, 'DATABASE_OWNER_URL', () => client.query('SELECT FROM kysely_migration_lock')),
    ).rejects.toThrow(
      /of DATABASE_URL lacks a right \(permission denied for table kysely_migration_lock\)\. Let DATABASE_OWNER_URL name/,
    );
    await client.end();
  });

  it('leaves what has another cause as it is', async () => {
    const config = readConfig({ DATABASE_URL: database.appUrl });
    const cause = new Error('something else');
    await expect(withDatabaseOf(config, 'DATABASE_URL', () => Promise.reject(cause))).rejects.toBe(cause);
    const embedded = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    await expect(withDatabaseOf(readConfig({}), 'DATABASE_URL', () => Promise.reject(embedded))).rejects.toBe(
      embedded,
    );
  });
});

it.each([
  ['EADDRINUSE', 'Port 80 is taken by another program. Stop it, or choose another PORT'],
  ['EACCES', 'Port 80 may not be used by this user. Choose a PORT above 1023.'],
  ['EADDRNOTAVAIL', '192.0.2.1, which HOST names, is no address of this machine'],
])('a port that cannot be had says which setting it is of: %s', async (code, sentence) => {
  const place = { portSetting: 'PORT', hostSetting: 'HOST', port: 80, host: '192.0.2.1' } as const;
  const failure = Object.assign(new Error(code), { code });
  await expect(listenAt(place, () => Promise.reject(failure))).rejects.toThrow(sentence);
});
