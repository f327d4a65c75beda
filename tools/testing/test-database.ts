// A database of its own for a test file: migrated, empty, gone when dropped.

import { inject } from 'vitest';

export interface TestDatabase {
  /** As the owner of the tables. */
  readonly ownerUrl: string;
  /** As the role that serves requests, under row-level security. */
  readonly appUrl: string;
  /** Drops it, with the connections that are still open to it. */
  drop(): Promise<void>;
}

/** Makes one, in a tenth of a second; the first of a run also starts the server. @throws what the server said */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { name, ownerUrl, appUrl } = await ask('POST', '');
  return { ownerUrl, appUrl, drop: async () => void (await ask('DELETE', name)) };
}

interface Answer {
  readonly name: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
}

async function ask(method: 'POST' | 'DELETE', name: string): Promise<Answer> {
  const reply = await fetch(`${inject('databaseDesk')}/${name}`, { method });
  if (!reply.ok) throw new Error(`No database for this test: ${await reply.text()}`);
  return (await reply.json()) as Answer; // what database-service.ts, the only other side, replies
}
