import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { FoundSearch } from './document-search.ts';
import { matchesSearch } from './document-search.queries.ts';

/** What a list says of a child document. */
export interface ListedChild {
  readonly id: string;
  readonly type: string;
  readonly pages: number;
  readonly userStatus: UserStatus;
}

/** A document as lists show it. */
export interface ListedDocument {
  readonly id: string;
  readonly file_name: string;
  readonly status: DocumentStatus;
  readonly failure: DocumentFailure | null;
  readonly region: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly company_id: string | null;
  readonly ticker: string;
  readonly updated_at: Date;
  readonly uploaded_by: string;
  readonly is_deleted: boolean;
  readonly is_debug: boolean;
  readonly project_name: string;
  readonly page_count: number | null;
  readonly pages_done: number;
  readonly version: number;
  readonly children: readonly ListedChild[];
}

/** The columns of {@link ListedDocument} from `documents d`, `clients c` and `users u`. */
export const LISTED = sql`d.id, d.file_name, d.status, d.failure, d.region, d.client_id, c.name AS client_name, d.company_id, d.ticker, d.updated_at,
  coalesce(u.name, '') AS uploaded_by, d.is_deleted, d.is_debug, d.project_name, d.page_count, d.pages_done, d.version,
  coalesce((SELECT json_agg(json_build_object('id', cd.id, 'type', cd.document_type, 'pages', cardinality(cd.pages), 'userStatus', cd.user_status) ORDER BY cd.position)
    FROM child_documents cd WHERE cd.tenant_id = d.tenant_id AND cd.document_id = d.id), '[]'::json) AS children`;

/** What {@link LISTED} takes names from. */
export const JOINED = sql`JOIN clients c ON c.tenant_id = d.tenant_id AND c.id = d.client_id
  LEFT JOIN users u ON u.tenant_id = d.tenant_id AND u.id = d.created_by`;

/** Last updated first; equal times by id, so that pages neither repeat nor miss a row. */
const NEWEST = sql`ORDER BY d.updated_at DESC, d.id DESC`;

/** A page of a list, from 1; or those of these documents that are still in it. */
export type ListPart =
  | { readonly page: number; readonly limit: number }
  | { readonly ids: readonly string[] };

/** Some of the documents that match, in the order of the list. */
export async function listDocuments(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
  part: ListPart,
): Promise<ListedDocument[]> {
  const picked =
    'ids' in part
      ? sql`AND d.id = ANY(${[...part.ids]}::uuid[])`
      : sql`${NEWEST} LIMIT ${part.limit} OFFSET ${(part.page - 1) * part.limit}`;
  // The page is found first, from an index alone where there is one: what lies before it is only counted.
  const result = await sql<ListedDocument>`
    WITH page AS MATERIALIZED (
      SELECT d.id FROM documents d WHERE ${matchesSearch(caller, search)} ${picked}
    )
    SELECT ${LISTED} FROM page JOIN documents d ON d.tenant_id = ${caller.tenantId} AND d.id = page.id ${JOINED} ${NEWEST}`.execute(
    tx,
  );
  return result.rows;
}

const WALK_ROWS = 200;

/** All of them some at a time, as they are when it begins. The transaction must last to the end, and hold one walk at a time. */
export async function* walkDocuments(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
): AsyncGenerator<ListedDocument[], void> {
  await sql`DECLARE documents_walk NO SCROLL CURSOR FOR
    SELECT ${LISTED} FROM documents d ${JOINED} WHERE ${matchesSearch(caller, search)} ${NEWEST}`.execute(tx);
  for (;;) {
    const { rows } =
      await sql<ListedDocument>`FETCH FORWARD ${sql.lit(WALK_ROWS)} FROM documents_walk`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < WALK_ROWS) break;
  }
  await sql`CLOSE documents_walk`.execute(tx);
}

/** How many documents match, by status. */
export async function countByStatus(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
): Promise<Readonly<Record<string, number>>> {
  const result = await sql<{ status: string; count: number }>`
    SELECT d.status, count(*)::int AS count FROM documents d WHERE ${matchesSearch(caller, search)} GROUP BY d.status ORDER BY d.status`.execute(
    tx,
  );
  return Object.fromEntries(result.rows.map(({ status, count }) => [status, count]));
}

/** What one look at all documents tells of those that match. */
export interface Matches {
  /** How many there are, by status. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first of them, in the order of the list. */
  readonly first: readonly string[];
}

/** The same counts together with the first `most` that match: where a text has to be looked for in every name, once is enough for both. */
export async function findMatches(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
  most: number,
): Promise<Matches> {
  const result = await sql<Matches>`
    WITH found AS MATERIALIZED (
      SELECT d.id, d.status, d.updated_at FROM documents d WHERE ${matchesSearch(caller, search)}
    ), counted AS (SELECT f.status, count(*)::int AS count FROM found f GROUP BY f.status)
    SELECT (SELECT coalesce(json_object_agg(counted.status, counted.count ORDER BY counted.status), '{}') FROM counted) AS counts,
      array(SELECT d.id FROM found d ${NEWEST} LIMIT ${most}) AS first`.execute(tx);
  const [matches] = result.rows;
  if (!matches) throw new Error('A query without FROM always gives a row');
  return matches;
}

/** The place of each of these documents among those of the tenant that wait, from 1; one that does not wait has none. */
export async function listQueuePlaces(
  tx: TenantTransaction,
  tenantId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const result = await sql<{ id: string; place: number }>`
    SELECT id, place FROM (
      SELECT d.id, row_number() OVER (ORDER BY d.updated_at, d.id)::int AS place FROM documents d
      WHERE d.tenant_id = ${tenantId} AND d.status = 'In Queue' AND NOT d.is_deleted
    ) waiting WHERE id = ANY(${[...documentIds]}::uuid[])`.execute(tx);
  return new Map(result.rows.map(({ id, place }) => [id, place]));
}

/** Ids and names of all documents that match, by name. */
export async function listNames(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
): Promise<{ _id: string; OriginalFileName: string }[]> {
  const result = await sql<{ _id: string; OriginalFileName: string }>`
    SELECT d.id AS "_id", d.file_name AS "OriginalFileName" FROM documents d WHERE ${matchesSearch(caller, search)} ORDER BY lower(d.file_name), d.id`.execute(
    tx,
  );
  return result.rows;
}

/** What the documents that match have, each once. */
export interface FoundValues {
  readonly statuses: DocumentStatus[];
  readonly regions: string[];
  readonly clients: string[];
  readonly uploaders: string[];
  readonly types: string[];
  readonly tags: string[];
  readonly userStatuses: UserStatus[];
}

export async function getFoundValues(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
): Promise<FoundValues> {
  const one = (column: RawBuilder<unknown>) => sql`(SELECT coalesce(array_agg(DISTINCT ${column}), '{}')`;
  const result = await sql<FoundValues>`
    WITH found AS MATERIALIZED (
      SELECT d.id, d.status, d.region, d.client_id, d.created_by FROM documents d WHERE ${matchesSearch(caller, search)}
    ), groups AS MATERIALIZED (
      SELECT f.status, f.region, f.client_id, f.created_by FROM found f GROUP BY 1, 2, 3, 4
    ), children AS MATERIALIZED (
      SELECT cd.document_id, array_agg(DISTINCT cd.document_type) AS types, array_agg(DISTINCT cd.user_status) AS statuses FROM child_documents cd
      WHERE cd.tenant_id = ${caller.tenantId} AND cd.document_id IN (SELECT f.id FROM found f) GROUP BY cd.document_id
    ), reviews AS (
      SELECT CASE WHEN 'Rejected' = ANY(ch.statuses) THEN 'Rejected' WHEN ch.statuses IS NULL OR 'Not Reviewed' = ANY(ch.statuses) THEN 'Not Reviewed'
        WHEN 'In Review' = ANY(ch.statuses) THEN 'In Review' ELSE 'Validated' END AS status
      FROM found f LEFT JOIN children ch ON ch.document_id = f.id
    )
    SELECT ${one(sql`g.status`)} FROM groups g) AS statuses,
      ${one(sql`g.region`)} FROM groups g WHERE g.region <> '') AS regions,
      ${one(sql`c.name`)} FROM groups g JOIN clients c ON c.tenant_id = ${caller.tenantId} AND c.id = g.client_id) AS clients,
      ${one(sql`u.name`)} FROM groups g JOIN users u ON u.tenant_id = ${caller.tenantId} AND u.id = g.created_by) AS uploaders,
      ${one(sql`t.type`)} FROM children ch, unnest(ch.types) AS t(type)) AS types,
      (SELECT coalesce(array_agg(DISTINCT tag), '{}') FROM child_documents cd, unnest(cd.tags) tag
        WHERE cd.tenant_id = ${caller.tenantId} AND cd.tags <> '{}' AND cd.document_id IN (SELECT f.id FROM found f)) AS tags,
      ${one(sql`r.status`)} FROM reviews r) AS "userStatuses"`.execute(tx);
  const [values] = result.rows;
  if (!values) throw new Error('A query without FROM always gives a row');
  return values;
}
