// What a row of the large tables takes on disk, indexes and all: the measure for larger installations.

import pg from 'pg';
import { count } from '../testing/statistics.ts';

const TABLES = ['companies', 'events', 'company_scores', 'client_companies'] as const;
const BYTES_PER_GB = 1e9;

interface Size {
  readonly name: string;
  readonly rows: number;
  readonly heap: number;
  readonly whole: number;
}

export async function measureSizes(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Size>(
      `SELECT relname AS name, reltuples::float8 AS rows, pg_relation_size(oid)::float8 AS heap, pg_total_relation_size(oid)::float8 AS whole
       FROM pg_class WHERE oid = ANY($1::text[]::regclass[]) ORDER BY relname`,
      [TABLES],
    );
    const all = await client.query<{ size: number }>(
      'SELECT pg_database_size(current_database())::float8 AS size',
    );
    return [
      '',
      '| table | rows | bytes a row | of that indexes |',
      '|---|--:|--:|--:|',
      ...rows.map(
        ({ name, rows: number, heap, whole }) =>
          `| ${name} | ${count(number)} | ${Math.round(whole / number)} | ${Math.round((whole - heap) / number)} |`,
      ),
      '',
      `The whole database has ${((all.rows[0]?.size ?? 0) / BYTES_PER_GB).toFixed(1)} GB.`,
    ];
  } finally {
    await client.end();
  }
}
