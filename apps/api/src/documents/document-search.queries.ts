// Which documents a list holds: those the caller sees, that match the search and every category. One condition for list, counts, filter values, names
// and report, so that they can never disagree.

import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import { isOwnClient } from '../clients/own-clients.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { FoundSearch } from './document-search.ts';

/** The condition on `documents d`. */
export function matchesSearch(caller: Caller, search: FoundSearch): RawBuilder<unknown> {
  const { tenantId } = caller;
  const conditions: RawBuilder<unknown>[] = [
    sql`d.tenant_id = ${tenantId} AND d.is_deleted = ${search.isDeleted}`,
  ];
  // The clients by their ids, not as a query: the planner then knows how many documents they have.
  if (search.ownClients !== null)
    conditions.push(
      sql`d.client_id = ANY(${[...search.ownClients]}::uuid[])`,
      sql`(d.company_id IS NULL OR ${isVisible(caller, 'd.company_id')})`,
    );
  if (search.range !== null)
    conditions.push(
      sql`d.updated_at >= ${search.range.from}::date::timestamp AT TIME ZONE 'UTC'`,
      sql`d.updated_at < (${search.range.to}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
    );
  if (search.names !== null) conditions.push(holdsOne(sql`d.file_name`, search.names));
  if (search.regions !== null) conditions.push(holdsOne(sql`d.region`, search.regions));
  if (search.statuses !== null) conditions.push(sql`d.status = ANY(${[...search.statuses]}::text[])`);
  if (search.clients !== null) conditions.push(sql`d.client_id = ANY(${[...search.clients]}::uuid[])`);
  if (search.uploaders !== null) conditions.push(sql`d.created_by = ANY(${[...search.uploaders]}::uuid[])`);
  if (search.types !== null) conditions.push(hasType(tenantId, search.types));
  if (search.tags !== null) conditions.push(hasTag(tenantId, search.tags));
  if (search.userStatuses !== null) conditions.push(hasOneUserStatus(tenantId, search.userStatuses));
  if (search.text !== null) conditions.push(matchesText(tenantId, search.text));
  return sql.join(conditions, sql` AND `);
}

function matchesText(
  tenantId: string,
  { text, statuses, clients, uploaders, types }: NonNullable<FoundSearch['text']>,
): RawBuilder<unknown> {
  const ways = [sql`strpos(d.search_text, lower(${text}::text)) > 0`];
  if (statuses.length > 0) ways.push(sql`d.status = ANY(${[...statuses]}::text[])`);
  if (clients.length > 0) ways.push(sql`d.client_id = ANY(${[...clients]}::uuid[])`);
  if (uploaders.length > 0) ways.push(sql`d.created_by = ANY(${[...uploaders]}::uuid[])`);
  if (types.length > 0) ways.push(hasType(tenantId, types));
  return sql`(${sql.join(ways, sql` OR `)})`;
}

function holdsOne(column: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<unknown> {
  const ways = texts.map((text) => sql`strpos(lower(${column}), lower(${text}::text)) > 0`);
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`;
}

function hasType(tenantId: string, types: readonly string[]): RawBuilder<unknown> {
  return sql`d.id IN (SELECT cd.document_id FROM child_documents cd WHERE cd.tenant_id = ${tenantId} AND cd.document_type = ANY(${[...types]}::text[]))`;
}

/** One of these tags, whatever their capitals. */
function hasTag(tenantId: string, tags: readonly string[]): RawBuilder<unknown> {
  return sql`d.id IN (SELECT cd.document_id FROM child_documents cd WHERE cd.tenant_id = ${tenantId} AND cd.tags <> '{}'
    AND EXISTS (SELECT 1 FROM unnest(cd.tags) tag WHERE lower(tag) = ANY(${[...tags]}::text[])))`;
}

function hasOneUserStatus(tenantId: string, statuses: readonly UserStatus[]): RawBuilder<unknown> {
  const ways = statuses.map((status) => hasUserStatus(tenantId, status));
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`;
}

/** The domain's `decideUserStatus` as a condition. */
function hasUserStatus(tenantId: string, status: UserStatus): RawBuilder<unknown> {
  const withChildren = (condition: RawBuilder<unknown>) =>
    sql`d.id IN (SELECT cd.document_id FROM child_documents cd WHERE cd.tenant_id = ${tenantId} GROUP BY cd.document_id HAVING ${condition})`;
  switch (status) {
    case 'Rejected':
      return withChildren(sql`bool_or(cd.user_status = 'Rejected')`);
    case 'Validated':
      return withChildren(sql`bool_and(cd.user_status = 'Validated')`);
    case 'In Review':
      return withChildren(
        sql`bool_and(cd.user_status IN ('In Review', 'Validated')) AND bool_or(cd.user_status = 'In Review')`,
      );
    case 'Not Reviewed':
      return sql`NOT ${withChildren(sql`bool_or(cd.user_status = 'Rejected') OR bool_and(cd.user_status <> 'Not Reviewed')`)}`;
  }
}

/** What a list of a tenant's documents depends on beside the search: whoever has all of these unchanged is given the same counts. */
export interface ListState {
  /** Of documents; empty before the first. */
  readonly version: string;
  /** Of companies, clients and who has them. */
  readonly companiesVersion: string;
  /** The caller's clients that count today; null for an Admin. */
  readonly ownClients: string[] | null;
}

export async function getListState(tx: TenantTransaction, caller: Caller): Promise<ListState> {
  const ownClients = caller.access.isAdmin
    ? sql`NULL::uuid[]`
    : sql`array(SELECT c.id FROM clients c WHERE c.tenant_id = ${caller.tenantId} AND ${isOwnClient(caller, 'c.id')} ORDER BY c.id)`;
  const result = await sql<ListState>`
    SELECT coalesce((SELECT v.version FROM document_versions v WHERE v.tenant_id = t.tenant_id), 0)::text AS version,
      t.companies_version::text AS "companiesVersion", ${ownClients} AS "ownClients"
    FROM tenant_states t WHERE t.tenant_id = ${caller.tenantId}`.execute(tx);
  const [state] = result.rows;
  if (!state) throw new Error('Every tenant has a state');
  return state;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a search may name: clients and users of the tenant, and the types of its child documents. */
export interface KnownNames {
  readonly clients: readonly Named[];
  readonly users: readonly Named[];
  readonly types: readonly string[];
}

export async function getKnownNames(tx: TenantTransaction, tenantId: string): Promise<KnownNames> {
  const [clients, users, types] = await Promise.all([
    tx.selectFrom('clients').select(['id', 'name']).where('tenant_id', '=', tenantId).execute(),
    tx.selectFrom('users').select(['id', 'name']).where('tenant_id', '=', tenantId).execute(),
    listKnownTypes(tx, tenantId),
  ]);
  return { clients, users, types };
}

/** Each type once: found from one to the next by the index, since a few are spread over many rows. */
async function listKnownTypes(tx: TenantTransaction, tenantId: string): Promise<string[]> {
  const result = await sql<{ type: string }>`
    WITH RECURSIVE each AS (
      (SELECT cd.document_type AS type FROM child_documents cd WHERE cd.tenant_id = ${tenantId} ORDER BY cd.document_type LIMIT 1)
      UNION ALL
      SELECT (SELECT cd.document_type FROM child_documents cd WHERE cd.tenant_id = ${tenantId} AND cd.document_type > each.type ORDER BY cd.document_type LIMIT 1)
      FROM each WHERE each.type IS NOT NULL
    )
    SELECT type FROM each WHERE type IS NOT NULL`.execute(tx);
  return result.rows.map(({ type }) => type);
}
