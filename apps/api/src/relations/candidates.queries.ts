// What child documents are found by, and those that share something of it.

import type { LinkFacts } from '@vigilo/domain/relations/link-facts';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { LinkedChild } from './links.queries.ts';

/** So many of a term are looked at, the newest: what more of them share tells little of each. */
const MOST_OF_TERM = 200;

export interface StoredFacts {
  readonly childId: string;
  readonly facts: LinkFacts;
  readonly terms: readonly string[];
}

/** Whose a document is. */
export interface DocumentOwner {
  readonly clientId: string;
  readonly company: { readonly id: string; readonly name: string } | null;
}

/** @throws where there is no such document */
export async function getOwner(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<DocumentOwner> {
  const row = await tx
    .selectFrom('documents')
    .leftJoin('companies', (join) =>
      join
        .onRef('companies.tenant_id', '=', 'documents.tenant_id')
        .onRef('companies.id', '=', 'documents.company_id'),
    )
    .select(['documents.client_id', 'companies.id', 'companies.name'])
    .where('documents.tenant_id', '=', tenantId)
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { client_id: clientId, id, name } = row;
  return { clientId, company: id === null || name === null ? null : { id, name } };
}

/** Stores what child documents are found by in the place of what was stored. */
export async function replaceFacts(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
  stored: readonly StoredFacts[],
): Promise<void> {
  if (stored.length === 0) return;
  await tx
    .deleteFrom('link_facts')
    .where('tenant_id', '=', tenantId)
    .where(
      'child_document_id',
      'in',
      stored.map(({ childId }) => childId),
    )
    .execute();
  for (const { childId, facts, terms } of stored) {
    await tx
      .insertInto('link_facts')
      .values({
        tenant_id: tenantId,
        child_document_id: childId,
        ...facts,
      })
      .execute();
    await sql`INSERT INTO link_terms (tenant_id, client_id, term, child_document_id)
      SELECT DISTINCT ${tenantId}::uuid, ${clientId}::uuid, term, ${childId}::uuid FROM unnest(${[...terms]}::text[]) term`.execute(
      tx,
    );
  }
}

/** Some documents with a child document without facts, at which nobody is at work, held until the transaction ends. */
export async function lockWithoutFacts(
  tx: TenantTransaction,
  tenantId: string,
  limit: number,
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT d.id FROM documents d WHERE d.tenant_id = ${tenantId} AND d.status IN ('Processed', 'Posted') AND EXISTS (
      SELECT FROM child_documents cd WHERE cd.tenant_id = ${tenantId} AND cd.document_id = d.id AND NOT EXISTS (
        SELECT FROM link_facts f WHERE f.tenant_id = ${tenantId} AND f.child_document_id = cd.id))
    LIMIT ${limit} FOR UPDATE OF d SKIP LOCKED`.execute(tx);
  return result.rows.map(({ id }) => id);
}

/** The facts of child documents by their ids. */
export async function listFacts(
  tx: TenantTransaction,
  tenantId: string,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, LinkFacts>> {
  if (childIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('link_facts')
    .select(['child_document_id as id', 'vendors', 'names', 'numbers', 'periods'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', 'in', [...childIds])
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

export interface FoundCandidate extends LinkedChild {
  readonly facts: LinkFacts;
}

/**
 * Child documents of the client of a document that share a term with it and that somebody sees, but for deleted ones and those that are linked already.
 * Of each term the newest are looked at.
 */
export async function listSharing(
  tx: TenantTransaction,
  viewer: Viewer,
  { childId, clientId, terms }: { childId: string; clientId: string; terms: readonly string[] },
): Promise<FoundCandidate[]> {
  const { tenantId } = viewer;
  const result = await sql<LinkedChild & LinkFacts>`
    WITH sharing AS MATERIALIZED (
      SELECT DISTINCT found.id FROM unnest(${[...terms]}::text[]) own(term)
      CROSS JOIN LATERAL (
        SELECT t.child_document_id AS id FROM link_terms t
        WHERE t.tenant_id = ${tenantId} AND t.client_id = ${clientId} AND t.term = own.term
        ORDER BY t.child_document_id DESC LIMIT ${sql.lit(MOST_OF_TERM)}) found
      WHERE found.id <> ${childId}::uuid)
    SELECT cd.id, cd.document_id AS "documentId", cd.document_type AS "documentType", cd.pages, documents.file_name AS "fileName",
      documents.client_id AS "clientId", documents.is_deleted AS "isDeleted", f.vendors, f.names, f.numbers, f.periods
    FROM sharing
    JOIN child_documents cd ON cd.tenant_id = ${tenantId} AND cd.id = sharing.id
    JOIN documents ON documents.tenant_id = ${tenantId} AND documents.id = cd.document_id
    JOIN link_facts f ON f.tenant_id = ${tenantId} AND f.child_document_id = cd.id
    WHERE documents.client_id = ${clientId} AND NOT documents.is_deleted AND ${isVisibleDocument(viewer)}
      AND NOT EXISTS (SELECT FROM document_links l WHERE l.tenant_id = ${tenantId}
        AND l.first_id = least(cd.id, ${childId}::uuid) AND l.second_id = greatest(cd.id, ${childId}::uuid))`.execute(
    tx,
  );
  return result.rows.map(({ vendors, names, numbers, periods, ...child }) => ({
    ...child,
    facts: { vendors, names, numbers, periods },
  }));
}
