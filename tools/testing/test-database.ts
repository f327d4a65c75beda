// A database of its own for a test file: migrated, empty, gone when dropped.

import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from './database-client.ts';
import type { DatabaseCopy } from './database-client.ts';

export interface TestDatabase extends Pick<DatabaseCopy, 'ownerUrl' | 'appUrl'> {
  /** Drops it, with the connections that are still open to it. */
  drop(): Promise<void>;
}

/** Makes one; the first of a run also starts the server. @throws what the server said */
export async function createTestDatabase(): Promise<TestDatabase> {
  const service = inject('databaseService');
  const { name, ownerUrl, appUrl } = await copyDatabase(service);
  return { ownerUrl, appUrl, drop: () => dropDatabase(service, name) };
}
