import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let one: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(async () => {
  await Promise.all([one.drop(), other.drop()]);
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a database of a test file', () => {
  it('is migrated', async () => {
    const found = await query(
      one.ownerUrl,
      "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(found[0]?.tables).toBeGreaterThan(5);
  });

  it('is not shared', async () => {
    await query(one.ownerUrl, 'CREATE TABLE mine (n int)');
    await expect(query(other.ownerUrl, 'SELECT * FROM mine')).rejects.toThrow(
      'relation "mine" does not exist',
    );
  });

  it('gives the serving role only the real privileges', async () => {
    await expect(query(one.appUrl, 'CREATE TABLE public.theirs (n int)')).rejects.toThrow(
      'permission denied',
    );
    await expect(query(one.appUrl, 'CREATE TEMPORARY TABLE theirs (n int)')).rejects.toThrow(
      'permission denied',
    );
  });

  it('disappears when dropped, with its connections', async () => {
    const third = await createTestDatabase();
    const client = new Client({ connectionString: third.appUrl });
    const ended = new Promise<string>((resolve) => client.on('error', (error) => resolve(error.message)));
    await client.connect();
    await third.drop();
    expect(await ended).toContain('terminating connection');
    await expect(query(third.appUrl, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
