// The migration that gives roles their kind, run over roles as they stood before it.

import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../tools/testing/test-database.ts';
import { createTestDatabase } from '../tools/testing/test-database.ts';

const MIGRATION = new URL('migrations/0011_kinds_of_roles.sql', import.meta.url);

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

it('roles of before have the kind of their name, or of the first name they had', async () => {
  await owner.query(`BEGIN; ALTER TABLE roles DROP COLUMN kind; SET LOCAL app.tenant_id = '01900000-0000-7000-8000-000000000001';
    INSERT INTO tenants (id, name) VALUES (current_setting('app.tenant_id')::uuid, 'kinds')`);
  const add = async (name: string, type: string, ...formerNames: readonly string[]) => {
    const { rows } = await owner.query<{ id: string }>(
      `INSERT INTO roles (tenant_id, id, name, type) VALUES (current_setting('app.tenant_id')::uuid, gen_random_uuid(), $1, $2) RETURNING id`,
      [name, type],
    );
    for (const former of formerNames)
      await owner.query(
        `INSERT INTO audit_log (tenant_id, id, action, entity, entity_id, before)
         VALUES (current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'roles.change', 'role', $1, jsonb_build_object('name', $2::text))`,
        [rows[0]?.id, former],
      );
  };
  await add('Admin', 'Admin');
  for (const name of ['Analyst', 'Approver', 'Client', 'Licensed Client', 'analyst of banks'])
    await add(name, 'User');
  await add('Validator', 'User', 'Analyst', 'Head');
  await add('Reviewer', 'User', 'Head', 'Analyst');
  await owner.query('SET LOCAL app.tenant_id = DEFAULT');
  await owner.query(await readFile(MIGRATION, 'utf8'));
  await owner.query(`SET LOCAL app.tenant_id = '01900000-0000-7000-8000-000000000001'`);
  const { rows } = await owner.query<{ name: string; kind: string }>('SELECT name, kind FROM roles');
  await owner.query('ROLLBACK');
  expect(Object.fromEntries(rows.map(({ name, kind }) => [name, kind]))).toEqual({
    Admin: 'Admin',
    Analyst: 'Analyst',
    Approver: 'Approver',
    Client: 'Client',
    'Licensed Client': 'Licensed Client',
    'analyst of banks': 'Other',
    Validator: 'Analyst',
    Reviewer: 'Other',
  });
});
