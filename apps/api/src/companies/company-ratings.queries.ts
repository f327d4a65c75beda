import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { Day } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { endAfter } from './company-history.queries.ts';

export interface RatedCompany {
  readonly id: string;
  readonly companyName: string;
  readonly ticker: string;
  readonly status: CompanyStatus;
  readonly version: number;
  readonly creditRiskRatingST: string | null;
  readonly creditRiskRatingLT: string | null;
}

/** A company with its ratings, or null where the caller does not see it. */
export async function findRatedCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<RatedCompany | null> {
  const result = await sql<RatedCompany>`
    SELECT c.id, c.name AS "companyName", c.ticker, c.status, c.version,
      c.rating_st AS "creditRiskRatingST", c.rating_lt AS "creditRiskRatingLT"
    FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

export interface RatingSource {
  readonly field: 'creditRiskRatingST' | 'creditRiskRatingLT';
  readonly rating: string;
  readonly at: Date;
  readonly documentId: string;
}

/** The files that the ratings of a company came from: of today's ratings, or of those of a past day. */
export async function listRatingSources(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  pastDay: Day | null,
): Promise<RatingSource[]> {
  const upTo = pastDay === null ? sql`true` : sql`h.changed_at < ${endAfter(pastDay)}`;
  const result = await sql<RatingSource>`
    SELECT last.field, last.after AS rating, last.changed_at AS at, last.document_id AS "documentId" FROM (
      SELECT DISTINCT ON (h.field) h.field, h.after, h.changed_at, h.document_id FROM company_history h
      WHERE h.tenant_id = ${tenantId} AND h.company_id = ${companyId} AND h.field <> 'companyName' AND ${upTo}
      ORDER BY h.field, h.changed_at DESC
    ) last WHERE last.document_id IS NOT NULL AND last.after IS NOT NULL ORDER BY last.field DESC`.execute(
    tx,
  );
  return result.rows;
}

export interface RatingUse {
  readonly companyId: string;
  readonly companyName: string;
  readonly ticker: string;
  readonly field: RatingSource['field'];
  readonly rating: string;
  readonly at: Date;
  /** Null: the company has it still. */
  readonly until: Date | null;
}

/** The ratings that companies which somebody sees took from a document, with those that were replaced since; those of today first. */
export async function listRatingUses(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<RatingUse[]> {
  const result = await sql<RatingUse>`
    SELECT c.id AS "companyId", c.name AS "companyName", c.ticker, h.field, h.after AS rating, h.changed_at AS at, later.changed_at AS until
    FROM company_history h JOIN companies c ON c.tenant_id = h.tenant_id AND c.id = h.company_id
    LEFT JOIN LATERAL (SELECT n.changed_at FROM company_history n
      WHERE n.tenant_id = h.tenant_id AND n.company_id = h.company_id AND n.field = h.field AND n.changed_at > h.changed_at
      ORDER BY n.changed_at LIMIT 1) later ON true
    WHERE h.tenant_id = ${caller.tenantId} AND h.document_id = ${documentId} AND h.field <> 'companyName' AND h.after IS NOT NULL
      AND ${isVisible(caller, 'c.id')}
    ORDER BY later.changed_at IS NOT NULL, h.changed_at DESC, h.field DESC, c.name`.execute(tx);
  return result.rows;
}
