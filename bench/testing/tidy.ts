// What autovacuum does within minutes, done at once.

import pg from 'pg';

/** As the owner, after rows were added or removed in bulk: PostgreSQL must know how much there is, and have no dead rows. */
export async function tidy(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
