// The jobs of the queue, read past the product by the owner of its tables.

import pg from 'pg';

export interface QueuedJob {
  readonly documentId: string;
  readonly attempt: number;
}

/** The jobs that process documents, finished ones too. */
export async function listDocumentJobs(ownerUrl: string): Promise<QueuedJob[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<QueuedJob>(
      `SELECT data->>'documentId' AS "documentId", (data->>'attempt')::int AS attempt FROM pgboss.job WHERE name = 'documents.process'`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
