// The migration that keeps names and ratings of before, run over what the audit log knows of them.

import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../tools/testing/test-database.ts';
import { createTestDatabase } from '../tools/testing/test-database.ts';

const MIGRATION = new URL('migrations/0014_company_matches_and_rating_history.sql', import.meta.url);
const TENANT = '01900000-0000-7000-8000-000000000001';
const COMPANY = '01900000-0000-7000-8000-000000000002';
const IMPORT = '01900000-0000-7000-8000-000000000003';

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

it('the history of names and ratings is what the audit log knows, with the import that it came from', async () => {
  await owner.query(`BEGIN; DROP TABLE company_history; ALTER TABLE companies DROP COLUMN isin; SET LOCAL app.tenant_id = '${TENANT}';
    INSERT INTO tenants (id, name) VALUES ('${TENANT}', 'history');
    INSERT INTO companies (tenant_id, id, ticker, name, name_key, entity_type, rating_st) VALUES ('${TENANT}', '${COMPANY}', 'T', 'New', 'new', 'Public', 'A');
    INSERT INTO imports (tenant_id, id, kind, file_name, file_size, sha256, layout, mapping, options, outcome)
      VALUES ('${TENANT}', '${IMPORT}', 'companies', 'f.csv', 1, '', '{}', '{}', '{"dayOrder": "day-first"}', '{"counts": {"add": 1}}');
    INSERT INTO audit_log (tenant_id, id, at, action, entity, entity_id, parent_id, before, after) VALUES
      ('${TENANT}', gen_random_uuid(), '2026-01-01Z', 'companies.change', 'company', '${COMPANY}', '${IMPORT}', '{"creditRiskRatingST": "", "sector": "x"}', '{"creditRiskRatingST": "B", "sector": "y"}'),
      ('${TENANT}', gen_random_uuid(), '2026-02-01Z', 'companies.change', 'company', '${COMPANY}', NULL, '{"creditRiskRatingST": "B", "companyName": "Old"}', '{"creditRiskRatingST": "A", "companyName": "New"}');
    SET LOCAL app.tenant_id = DEFAULT`);
  await owner.query(await readFile(MIGRATION, 'utf8'));
  await owner.query(`SET LOCAL app.tenant_id = '${TENANT}'`);
  const { rows: history } = await owner.query(
    `SELECT field, before, after, changed_at::date::text AS day, document_id FROM company_history ORDER BY changed_at, field`,
  );
  const { rows: imports } = await owner.query('SELECT options, outcome FROM imports');
  await owner.query('ROLLBACK');
  expect(history).toEqual([
    { field: 'creditRiskRatingST', before: null, after: 'B', day: '2026-01-01', document_id: IMPORT },
    { field: 'companyName', before: 'Old', after: 'New', day: '2026-02-01', document_id: null },
    { field: 'creditRiskRatingST', before: 'B', after: 'A', day: '2026-02-01', document_id: null },
  ]);
  expect(imports).toEqual([
    {
      options: { dayOrder: 'day-first', choices: {}, industries: {} },
      outcome: { counts: { add: 1, conflict: 0 }, matches: 0 },
    },
  ]);
});
