import { describe, expect, it } from 'vitest';
import { SourceFile } from '../source-tree.ts';
import { tenantFirst } from './tenant-first.ts';

const SCHEMA = `CREATE TABLE tenants (
  CONSTRAINT tenants_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tenants_name ON public.tenants USING btree (lower(name));
CREATE TABLE events (
  CONSTRAINT events_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT events_tenant FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT events_company FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
);
CREATE UNIQUE INDEX events_title ON public.events USING btree (tenant_id, lower(COALESCE(title, ''::text))) WHERE (stage = 'company'::text);
`;

async function listFindings(schema: string, query = ''): Promise<string[]> {
  const file = (path: string, text: string) => new SourceFile(path, () => text);
  const files = [
    file('db/schema.sql', schema),
    file('apps/api/src/events/events.queries.ts', `export const one = sql\`${query}\`;`),
  ];
  const findings = await tenantFirst.find({ root: '/', files });
  return findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe('keys of a schema that is spread by tenant', () => {
  it('begin with the tenant, but for those of the list of tenants', async () => {
    expect(await listFindings(SCHEMA)).toEqual([]);
  });

  it.each([
    ['PRIMARY KEY (tenant_id, id)', 'PRIMARY KEY (id)', '6 events_pkey of events begins with the tenant'],
    [
      'PRIMARY KEY (tenant_id, id)',
      'UNIQUE (id, tenant_id)',
      '6 events_pkey of events begins with the tenant',
    ],
    [
      'FOREIGN KEY (tenant_id, company_id)',
      'FOREIGN KEY (company_id)',
      '8 events_company of events leads within the tenant: both its sides begin with it',
    ],
    [
      'companies(tenant_id, id)',
      'companies(id)',
      '8 events_company of events leads within the tenant: both its sides begin with it',
    ],
    ['btree (tenant_id, lower', 'btree (lower', '10 events_title of events begins with the tenant'],
  ])('are found where %s is %s', async (right, wrong, finding) => {
    expect(await listFindings(SCHEMA.replace(right, wrong))).toEqual([`db/schema.sql:${finding}`]);
  });
});

describe('joins', () => {
  const join = (on: string) =>
    `SELECT e.id FROM companies c\n LEFT JOIN events e ON ${on} WHERE c.tenant_id = 1`;

  it('are by the tenant', async () => {
    expect(await listFindings(SCHEMA, join('e.tenant_id = c.tenant_id AND e.company_id = c.id'))).toEqual([]);
    expect(await listFindings(SCHEMA, join('e.company_id = c.id'))).toEqual([
      'apps/api/src/events/events.queries.ts:2 events is joined by the tenant as well',
    ]);
  });

  it('of what a statement has already found for its tenant need not be', async () => {
    expect(await listFindings(SCHEMA, 'SELECT 1 FROM events e JOIN found f ON f.id = e.id')).toEqual([]);
  });
});
