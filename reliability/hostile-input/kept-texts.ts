// What an installation leaves behind as text: rows of its tables, mails, log, and what browsers load.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Site } from '../testing/site.ts';

/** Every row of every table, those of the queue too, as the owner of the tables reads them. */
export async function readTables(site: Site): Promise<string> {
  const client = new pg.Client({ connectionString: site.server.ownerUrl });
  await client.connect();
  try {
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [site.tenant.id]);
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const read = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      texts.push(...read.rows.map(({ row }) => `${name} ${row}`));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

/** The mails that nobody sends. */
export async function readMails(site: Site): Promise<string> {
  return (await readTexts(join(site.folder, 'outbox'))).join('\n');
}

/** All files of a folder that are no compressed copies of others; none where it is absent. */
export async function readTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile() && !/\.(?:br|gz|png|woff2)$/.test(entry.name));
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
}
