// What companies were called and rated before (decisions.md section 1, 'History'): written with every change, read for a past day.

import { COMPANY_FIELDS, DETAIL_FIELDS, ROW_FIELDS } from '@vigilo/domain/companies/fields';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

const RATINGS = ['creditRiskRatingST', 'creditRiskRatingLT'] as const;
const KEPT = ['companyName', ...RATINGS] as const;

/** Who changes a company, when, and from which document; null where the command line does, or a person types. */
export interface HistoryStamp {
  readonly userId: string | null;
  readonly now: Date;
  readonly documentId: string | null;
}

/**
 * Notes the names and ratings that companies are about to get where they differ.
 * @param written the companies as they will be, a FROM item `n` with their ids and columns
 * @param names the fields that are written
 */
export async function addCompanyHistory(
  tx: TenantTransaction,
  tenantId: string,
  written: RawBuilder<unknown>,
  names: readonly string[],
  { userId, now, documentId }: HistoryStamp,
): Promise<void> {
  const changes = KEPT.filter((name) => names.includes(name)).map((name) => {
    const { column } = COMPANY_FIELDS[name];
    return sql`(${sql.lit(name)}, ${sql.ref(`c.${column}`)} COLLATE "C", ${sql.ref(`n.${column}`)} COLLATE "C")`;
  });
  if (changes.length === 0) return;
  await sql`INSERT INTO company_history (tenant_id, company_id, field, before, after, changed_at, changed_by, document_id)
    SELECT c.tenant_id, c.id, f.field, f.before, f.after, ${now}::timestamptz, ${userId}::uuid, ${documentId}::uuid
    FROM ${written} JOIN companies c ON c.tenant_id = ${tenantId} AND c.id = n.id
      CROSS JOIN LATERAL (VALUES ${sql.join(changes)}) AS f(field, before, after)
    WHERE f.before IS DISTINCT FROM f.after`.execute(tx);
}

/** The columns of companies that lists, searches and details use. */
const COLUMNS = new Set([
  'tenant_id',
  'version',
  'search_text',
  'is_deleted',
  ...[...ROW_FIELDS, ...DETAIL_FIELDS]
    .filter((name) => !RATINGS.some((rating) => rating === name))
    .map((name) => COMPANY_FIELDS[name].column),
]);

/**
 * The companies as a FROM item `c`: on the tenant's own day as they are; as of another day with that day's ratings, and only those that were
 * initiated by then.
 */
export function companiesAsOf(tenantId: string, asOf: Day, storedAsOf: Day): RawBuilder<unknown> {
  if (asOf === storedAsOf) return sql`companies c`;
  return sql`(${selectAsOf(tenantId, asOf)} AND k.initiated_at < ${endAfter(asOf)}) c`;
}

/** The same, with those that were initiated later: what is asked for by name is found. */
export function everyCompanyAsOf(tenantId: string, asOf: Day, storedAsOf: Day): RawBuilder<unknown> {
  return asOf === storedAsOf ? sql`companies c` : sql`(${selectAsOf(tenantId, asOf)}) c`;
}

function selectAsOf(tenantId: string, asOf: Day): RawBuilder<unknown> {
  const columns = ['id', ...COLUMNS].map((column) => sql.ref(`k.${column}`));
  return sql`SELECT ${sql.join(columns)}, ${sql.join(RATINGS.map((name) => ratingAsOf(name, asOf)))}
    FROM companies k WHERE k.tenant_id = ${tenantId}`;
}

/** What was there before the first change after the day; without one, what is there. */
function ratingAsOf(name: (typeof RATINGS)[number], asOf: Day): RawBuilder<unknown> {
  const { column } = COMPANY_FIELDS[name];
  return sql`(coalesce((
      SELECT ARRAY[h.before] FROM company_history h
      WHERE h.tenant_id = k.tenant_id AND h.company_id = k.id AND h.field = ${sql.lit(name)} AND h.changed_at >= ${endAfter(asOf)}
      ORDER BY h.changed_at LIMIT 1
    ), ARRAY[${sql.ref(`k.${column}`)}]))[1] AS ${sql.ref(column)}`;
}

/** The first instant after a day, in UTC. */
export function endAfter(day: Day): RawBuilder<unknown> {
  return sql`(${isoFromDay(day)}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
}
