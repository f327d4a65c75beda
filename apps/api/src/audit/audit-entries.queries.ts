import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isAssigned } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { leastIdAt } from './audit.queries.ts';

export interface EntryFilter {
  /** Days in UTC, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  /** Part of a text; empty for all. */
  readonly search: string;
}

/** A page of entries: those before or after an id, at most so many. */
export type EntryPage =
  | { readonly before: string | null; readonly limit: number }
  | { readonly after: string | null; readonly limit: number };

export interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly actor_email: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly entity_name: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string | null;
}

/** What an entry is about is called: as the entry itself says, else as it is called now. */
const ENTITY_NAME = sql`coalesce(a.after->>'name', a.before->>'name', a.after->>'email', a.before->>'email', a.after->>'title', a.before->>'title', CASE a.entity
  WHEN 'user' THEN (SELECT o.email FROM users o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'role' THEN (SELECT o.name FROM roles o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'sub-role' THEN (SELECT o.name FROM sub_roles o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'client' THEN (SELECT o.name FROM clients o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'company' THEN (SELECT o.name FROM companies o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'event' THEN (SELECT o.title FROM events o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'document' THEN (SELECT o.file_name FROM documents o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
  WHEN 'import' THEN (SELECT o.file_name FROM imports o WHERE o.tenant_id = a.tenant_id AND o.id = a.entity_id)
END)`;

/** The entries that the caller may see and the filter lets through: newest first before an id, oldest first after one. */
export async function listEntryRows(
  tx: TenantTransaction,
  caller: Caller,
  filter: EntryFilter,
  page: EntryPage,
): Promise<EntryRow[]> {
  const isBackwards = 'before' in page;
  const beyond = isBackwards ? page.before : page.after;
  const conditions = [
    sql`a.tenant_id = ${caller.tenantId}`,
    isSeen(caller),
    ...buildConditions(caller.tenantId, filter),
  ];
  if (beyond !== null) conditions.push(isBackwards ? sql`a.id < ${beyond}` : sql`a.id > ${beyond}`);
  const { rows } =
    await sql<EntryRow>`SELECT a.id, a.at, a.actor_id, u.name AS actor_name, u.email AS actor_email, a.action, a.entity, a.entity_id,
      ${ENTITY_NAME} AS entity_name, a.before, a.after, a.request_id
    FROM audit_log a LEFT JOIN users u ON u.tenant_id = a.tenant_id AND u.id = a.actor_id
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY a.id ${isBackwards ? sql`DESC` : sql`ASC`} LIMIT ${page.limit}`.execute(tx);
  return rows;
}

/** An entry about a company is seen by those who see the company; one about a document, which is a client's, by Admins and in the document's own history. */
function isSeen(caller: Caller): Expression<SqlBool> {
  if (caller.access.isAdmin) return sql<SqlBool>`true`;
  return sql<SqlBool>`CASE a.entity WHEN 'company' THEN ${isAssigned(caller, 'a.entity_id')} WHEN 'event' THEN ${isAssigned(caller, 'a.parent_id')} WHEN 'document' THEN false WHEN 'child-document' THEN false ELSE true END`;
}

function buildConditions(
  tenantId: string,
  { from, to, actor, action, entity, entityId, search }: EntryFilter,
): Expression<unknown>[] {
  return [
    ...(from === undefined
      ? []
      : [
          sql`a.at >= ${from}::date::timestamp AT TIME ZONE 'UTC' AND a.id >= ${leastIdAt(sql`(${from}::date - 1)::timestamp AT TIME ZONE 'UTC'`)}`,
        ]),
    ...(to === undefined
      ? []
      : [
          sql`a.at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC' AND a.id < ${leastIdAt(sql`(${to}::date + 2)::timestamp AT TIME ZONE 'UTC'`)}`,
        ]),
    ...(actor === undefined ? [] : [sql`a.actor_id = ${actor}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(entity === undefined ? [] : [sql`a.entity = ${entity}`]),
    ...(entityId === undefined ? [] : [sql`a.entity_id = ${entityId}`]),
    ...(search === '' ? [] : [hasText(tenantId, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)]),
  ];
}

/** Events are named in their entries, so that the many of them need not be looked through. */
function hasText(tenantId: string, pattern: string): RawBuilder<SqlBool> {
  const named = (table: string, column: string) =>
    sql`SELECT id FROM ${sql.table(table)} WHERE tenant_id = ${tenantId} AND ${sql.ref(column)} ILIKE ${pattern}`;
  const things = [
    ['users', 'email'],
    ['roles', 'name'],
    ['sub_roles', 'name'],
    ['clients', 'name'],
    ['companies', 'name'],
    ['imports', 'file_name'],
  ] as const;
  return sql<SqlBool>`(a.action ILIKE ${pattern} OR a.entity ILIKE ${pattern} OR u.name ILIKE ${pattern} OR u.email ILIKE ${pattern}
    OR a.before::text ILIKE ${pattern} OR a.after::text ILIKE ${pattern}
    OR a.entity_id IN (${sql.join(
      things.map(([table, column]) => named(table, column)),
      sql` UNION ALL `,
    )}))`;
}

export interface KnownFilters {
  readonly actions: string[];
  readonly entities: string[];
  readonly actors: { readonly _id: string; readonly name: string; readonly email: string }[];
}

/** The actions, kinds of things and people of a tenant's log. */
export async function getKnownFilters(tx: TenantTransaction, tenantId: string): Promise<KnownFilters> {
  const actions = await tx
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .orderBy('action')
    .execute();
  const entities = await tx
    .selectFrom('audit_log')
    .select('entity')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .orderBy('entity')
    .execute();
  const actors = await tx
    .selectFrom('users')
    .select(['id as _id', 'name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_log')
          .select('audit_log.id')
          .where('audit_log.tenant_id', '=', tenantId)
          .whereRef('audit_log.actor_id', '=', 'users.id'),
      ),
    )
    .orderBy('email')
    .execute();
  return {
    actions: actions.map(({ action }) => action),
    entities: entities.map(({ entity }) => entity),
    actors,
  };
}
