// The migration to one list of topics, run over events, suggestions and lists as they stood before it.

import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../tools/testing/test-database.ts';
import { createTestDatabase } from '../tools/testing/test-database.ts';

const MIGRATION = new URL('migrations/0030_topics_and_certainty.sql', import.meta.url);
const TENANT = '01900000-0000-7000-8000-000000000002';
const COMPANY = '01900000-0000-7000-8000-000000000003';

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

it('topics that overlap become one, an analyst’s own stays, and what was filled in was sure', async () => {
  await owner.query(`BEGIN; SET LOCAL app.tenant_id = '${TENANT}';
    INSERT INTO tenants (id, name) VALUES ('${TENANT}', 'topics');
    INSERT INTO companies (tenant_id, id, ticker, name, name_key, entity_type) VALUES ('${TENANT}', '${COMPANY}', 'T', 'New', 'new', 'Public')`);
  const topics = ['Litigation', 'Legal | Regulation', 'regulation', 'Our own', 'Credit Rating'];
  for (const name of topics)
    await owner.query(
      `INSERT INTO topics (tenant_id, id, name) VALUES ('${TENANT}', gen_random_uuid(), $1)`,
      [name],
    );
  for (const topic of ['Litigation', 'Our own', 'Credit Rating']) {
    const { rows } = await owner.query<{ id: string }>(
      `INSERT INTO events (tenant_id, id, company_id, stage, title, topic) VALUES ('${TENANT}', gen_random_uuid(), '${COMPANY}', 'imported', $1, $1) RETURNING id`,
      [topic],
    );
    const field = (value: unknown, isShown: boolean) => ({ value, confidence: 0.5, words: [], isShown });
    await owner.query(
      `INSERT INTO event_suggestions (tenant_id, event_id, model_version, suggestion) VALUES ('${TENANT}', $1, 0, $2)`,
      [
        rows[0]?.id,
        {
          modelVersion: 0,
          score: field(0.2, false),
          event: field('Company', true),
          topic: field(topic, true),
        },
      ],
    );
  }
  await owner.query('SET LOCAL app.tenant_id = DEFAULT');
  await owner.query(await readFile(MIGRATION, 'utf8'));
  await owner.query(`SET LOCAL app.tenant_id = '${TENANT}'`);
  const events = await owner.query<{
    title: string;
    topic: string;
    suggested: string;
    score: string;
    event: string;
  }>(
    `SELECT e.title, e.topic, s.suggestion #>> '{topic,value}' AS suggested, s.suggestion #>> '{score,certainty}' AS score, s.suggestion #>> '{event,certainty}' AS event
     FROM events e JOIN event_suggestions s ON s.event_id = e.id ORDER BY e.title`,
  );
  const lists = await owner.query<{ name: string }>('SELECT name FROM topics ORDER BY name');
  await owner.query('ROLLBACK');
  const certainty = { score: 'unsure', event: 'sure' };
  expect(events.rows).toEqual([
    { title: 'Credit Rating', topic: 'Rating action', suggested: 'Rating action', ...certainty },
    { title: 'Litigation', topic: 'Legal | Regulation', suggested: 'Legal | Regulation', ...certainty },
    { title: 'Our own', topic: 'Our own', suggested: 'Our own', ...certainty },
  ]);
  expect(lists.rows.map(({ name }) => name)).toEqual([
    'Accounting',
    'Covenant',
    'Default and restructuring',
    'Legal | Regulation',
    'Liquidity and funding',
    'Our own',
    'Rating action',
  ]);
});
