import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { StoredSuggestion } from '@vigilo/contract/news';
import { sql } from 'kysely';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface CompanyRow {
  readonly id: string;
  readonly ticker: string;
  readonly name: string;
  readonly name_key: string;
  readonly business_description: string;
  readonly sector: string;
  readonly industry: string;
  readonly country: string;
  readonly region: string;
  readonly entity_type: string;
  readonly status: string;
  readonly rating_st: string | null;
  readonly rating_lt: string | null;
  readonly currency: string;
  readonly rss_feed_url: string | null;
  readonly press_release_url: string | null;
  readonly initiated_at: string;
  readonly as_of_date: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface EventRow {
  readonly id: string;
  readonly company_id: string;
  readonly stage: EventStage;
  readonly title: string;
  readonly title_key: string | null;
  readonly url: string;
  readonly url_key: string | null;
  readonly summary: string;
  readonly source: string;
  readonly topic: string | null;
  readonly type: string | null;
  readonly score: number | null;
  readonly suggested_score: number | null;
  readonly suggested_confidence: number | null;
  readonly day: string;
  readonly story_id: string | null;
  readonly is_lead: boolean;
  readonly is_ui_generated: boolean;
  readonly is_summary: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface SuggestionRow {
  readonly event_id: string;
  readonly model_version: number;
  readonly suggestion: StoredSuggestion;
  readonly created_at: string;
}

export interface FeedRow {
  readonly company_id: string;
  readonly kind: 'rss' | 'press';
  readonly url: string;
  readonly next_poll_at: string;
  readonly polled_at: string;
  readonly failures: number;
  readonly problem: string;
  readonly interval_minutes: number;
  readonly items: number;
}

export interface PriceRow {
  readonly company_id: string;
  readonly day: string;
  readonly price: number;
  readonly currency: string;
}

/** Inserts many rows of one table at once; the columns are those of the first row. */
export async function addRows(
  tx: TenantTransaction,
  table: 'companies' | 'events' | 'event_suggestions' | 'feeds' | 'share_prices',
  tenantId: string,
  rows: readonly (CompanyRow | EventRow | SuggestionRow | FeedRow | PriceRow)[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`INSERT INTO ${sql.table(table)} (tenant_id, ${columns})
    SELECT ${tenantId}, ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

export async function addClient(
  tx: TenantTransaction,
  tenantId: string,
  client: { name: string; start: string; end: string | null; companyIds: readonly string[] },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('clients')
    .values({ tenant_id: tenantId, id, name: client.name, start_date: client.start, end_date: client.end })
    .execute();
  await sql`INSERT INTO client_companies (tenant_id, client_id, company_id) SELECT ${tenantId}, ${id}, unnest(${[...client.companyIds]}::uuid[])`.execute(
    tx,
  );
  return id;
}
