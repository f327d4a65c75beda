import type { DefaultRole } from '@vigilo/domain/access/default-roles';
import { INDUSTRIES } from '@vigilo/domain/companies/industries';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { newId } from '../frame/ids.ts';
import { prepared } from '../frame/prepared-statements.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';

/** The row that changes while a tenant works. */
export interface StateRow {
  readonly pinned_as_of: string | null;
  readonly companies_version: string;
}

export async function getStateRow(tx: TenantTransaction, tenantId: string): Promise<StateRow> {
  return tx
    .selectFrom('tenant_states')
    .select(['pinned_as_of', 'companies_version'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Keeps writers, rolls and imports of the tenant waiting until the transaction ends. */
export async function lockStateRow(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`SELECT 1 FROM tenant_states WHERE tenant_id = ${tenantId} FOR UPDATE`.execute(tx);
}

/** Keeps other editors of companies, rolls and imports of the tenant waiting until the transaction ends; events can be written meanwhile. */
export async function lockStateRowForEditing(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`SELECT 1 FROM tenant_states WHERE tenant_id = ${tenantId} FOR NO KEY UPDATE`.execute(tx);
}

/** Notes a write to companies or to who may see them. */
export async function updateCompaniesVersion(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`UPDATE tenant_states SET companies_version = companies_version + 1
    WHERE tenant_id = ${tenantId}`.execute(tx);
}

export type ListTable = 'sectors' | 'industries' | 'sources' | 'topics';

/** The names of one of the tenant's lists. */
export async function selectNames(
  tx: TenantTransaction,
  tenantId: string,
  table: ListTable,
): Promise<string[]> {
  const rows = await tx.selectFrom(table).select('name').where('tenant_id', '=', tenantId).execute();
  return rows.map(({ name }) => name);
}

/** A source and a topic as events have them; null where none of that name is on the list. */
export interface SourceAndTopic {
  readonly source: string | null;
  readonly topic: string | null;
}

/** A source and a topic as the tenant's lists spell them, whatever the case they are given in. One query: it comes with every event. */
export async function selectSourceAndTopic(
  tx: TenantTransaction,
  tenantId: string,
  { source, topic }: SourceAndTopic,
): Promise<SourceAndTopic> {
  const { rows } = await sql<SourceAndTopic>`${prepared}SELECT
    (SELECT name FROM sources WHERE tenant_id = ${tenantId} AND lower(name) = lower(${source})) AS source,
    (SELECT name FROM topics WHERE tenant_id = ${tenantId} AND lower(name) = lower(${topic})) AS topic`.execute(
    tx,
  );
  return rows[0] ?? { source: null, topic: null };
}

/** Adds names, at least one, to one of the tenant's lists where they are not there yet. As values: with every event comes one, which is quickest so. */
export async function insertListNames(
  tx: TenantTransaction,
  table: ListTable,
  tenantId: string,
  names: readonly string[],
): Promise<void> {
  const rows = names.map((name) => sql`(${tenantId}, ${newId()}, ${name})`);
  await sql`INSERT INTO ${sql.table(table)} (tenant_id, id, name)
    VALUES ${sql.join(rows)} ON CONFLICT DO NOTHING`.execute(tx);
}

export interface NewTenant {
  readonly name: string;
  readonly isDemo: boolean;
  /** Scores are held at this day; null: they roll. */
  readonly pinnedAsOf: Day | null;
}

/** Adds a tenant with its state, sectors and industries. */
export async function addTenantRow(tx: TenantTransaction, id: string, tenant: NewTenant): Promise<void> {
  await tx.insertInto('tenants').values({ id, name: tenant.name, is_demo: tenant.isDemo }).execute();
  await tx
    .insertInto('tenant_states')
    .values({
      tenant_id: id,
      pinned_as_of: tenant.pinnedAsOf === null ? null : isoFromDay(tenant.pinnedAsOf),
    })
    .execute();
  await tx
    .insertInto('sectors')
    .values(SECTORS.map((name) => ({ tenant_id: id, id: newId(), name })))
    .execute();
  await tx
    .insertInto('industries')
    .values(INDUSTRIES.map(({ name }) => ({ tenant_id: id, id: newId(), name })))
    .execute();
}

/** Adds one of the roles every tenant starts with, its sub-role and page filters. */
export async function addRoleRow(tx: TenantTransaction, tenantId: string, role: DefaultRole): Promise<void> {
  const roleId = newId();
  await tx
    .insertInto('roles')
    .values({
      tenant_id: tenantId,
      id: roleId,
      name: role.name,
      description: role.description,
      type: role.type,
      kind: role.name,
    })
    .execute();
  if (role.type === 'Admin') return;
  const subRoleId = newId();
  await tx
    .insertInto('sub_roles')
    .values({ tenant_id: tenantId, id: subRoleId, role_id: roleId, name: 'Default', priority: 1 })
    .execute();
  await tx
    .insertInto('page_filters')
    .values(
      role.filters.map(({ page, allowed }) => ({
        tenant_id: tenantId,
        id: newId(),
        sub_role_id: subRoleId,
        page,
        allowed: [...allowed],
      })),
    )
    .execute();
}

/** The tenants, by name. */
export async function selectTenants(db: Database): Promise<{ id: string; name: string; is_demo: boolean }[]> {
  return db.selectFrom('tenants').select(['id', 'name', 'is_demo']).orderBy('name').execute();
}

/** The tenant of this name, whatever its case, or null. */
export async function selectTenantByName(
  db: Database,
  name: string,
): Promise<{ id: string; name: string; is_demo: boolean } | null> {
  const found = await db
    .selectFrom('tenants')
    .select(['id', 'name', 'is_demo'])
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  return found ?? null;
}

/** Whether what somebody changed in a document is approved by somebody else. */
export async function selectFourEyes(tx: TenantTransaction, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant_states')
    .select('four_eyes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.four_eyes;
}

/** Sets it; answers what it was. */
export async function updateFourEyes(
  tx: TenantTransaction,
  tenantId: string,
  fourEyes: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ before: boolean }>`
    UPDATE tenant_states s SET four_eyes = ${fourEyes} FROM (SELECT four_eyes FROM tenant_states WHERE tenant_id = ${tenantId} FOR UPDATE) was
    WHERE s.tenant_id = ${tenantId} RETURNING was.four_eyes AS before`.execute(tx);
  return rows[0]?.before ?? false;
}
