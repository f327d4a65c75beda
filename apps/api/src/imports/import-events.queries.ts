// Events and share prices by the thousand: what rows of a file are compared with, and how they are stored.

import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { EVENT_FIELDS, EVENT_TEXTS } from '@vigilo/domain/events/fields';
import type { ImportedEvent } from '@vigilo/domain/imports/event-row';
import type { ImportedPrice } from '@vigilo/domain/imports/price-row';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import { selectBothStages } from '../stories/both-stages.queries.ts';
import type { Caller } from '../frame/caller.ts';
import { hashKey } from '../frame/hash-key.ts';
import { newId } from '../frame/ids.ts';
import type { WrittenColumn } from '../frame/record.queries.ts';
import { listColumns, rowsAsTable, storedText } from '../frame/record.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { priceScale } from '../share-prices/restatements.queries.ts';

/** The companies that the caller sees. */
export async function listVisibleCompanies(
  tx: TenantTransaction,
  caller: Caller,
): Promise<{ id: string; name: string; ticker: string; status: CompanyStatus }[]> {
  const result = await sql<{ id: string; name: string; ticker: string; status: CompanyStatus }>`
    SELECT c.id, c.name, c.ticker, c.status FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows;
}

/** By what an event is known again. */
export interface StoredEventKeys {
  readonly id: string;
  readonly companyId: string;
  /** As `hashKey` makes them. */
  readonly urlHash: string | null;
  readonly titleHash: string | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** MD5 of the text that `eventContent` of the domain makes. */
  readonly content: string;
}

const CONTENT = EVENT_TEXTS.map((name) => sql`coalesce(e.${sql.ref(EVENT_FIELDS[name].column)}, '')`);
const KEYS = sql`e.id, e.company_id AS "companyId", encode(uuid_send(e.url_key), 'hex') AS "urlHash", encode(uuid_send(e.title_key), 'hex') AS "titleHash", e.day,
  md5(concat_ws(E'\x1f', e.stage, ${sql.join(CONTENT)}, coalesce(e.type, ''), coalesce(e.score::text, ''), coalesce(e.day::text, ''))) AS content`;

/** How an event that may be stored already is looked for. */
export interface WantedEvent {
  readonly companyId: string;
  readonly day: Day | null;
  /** As `hashKey` makes them. */
  readonly urlHash: string | null;
  readonly titleHash: string | null;
}

/**
 * The events with the address of one of these, or with its day and title; some perhaps twice. Each is looked for by itself (`OFFSET 0` keeps it so): right
 * after a bulk load the database takes its tables for small, and would read all events of the tenant for each batch.
 */
export async function listEventsByKeys(
  tx: TenantTransaction,
  tenantId: string,
  wanted: readonly WantedEvent[],
): Promise<StoredEventKeys[]> {
  const selectFound = (condition: RawBuilder<unknown>) => sql`SELECT f.* FROM wanted n
    CROSS JOIN LATERAL (SELECT ${KEYS} FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND ${condition} OFFSET 0) f`;
  const result = await sql<StoredEventKeys>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM unnest(${wanted.map(({ companyId }) => companyId)}::uuid[], ${wanted.map(({ urlHash }) => urlHash)}::uuid[],
        ${wanted.map(({ titleHash }) => titleHash)}::uuid[], ${wanted.map(({ day }) => (day === null ? null : isoFromDay(day)))}::date[]) AS w(company_id, url_key, title_key, day)
    )
    ${selectBothStages((isOfStage) => selectFound(sql`${isOfStage} AND e.day = n.day AND e.title_key = n.title_key`))}
    UNION ALL ${selectFound(sql`e.url_key = n.url_key`)}`.execute(tx);
  return result.rows;
}

/** How many events the tenant has; counted no further than this. */
export async function countEvents(tx: TenantTransaction, tenantId: string, most: number): Promise<number> {
  const result = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM (SELECT FROM events WHERE tenant_id = ${tenantId} LIMIT ${most}) counted`.execute(
    tx,
  );
  return result.rows[0]?.count ?? 0;
}

/** The next events of the tenant in the order of their ids. */
export async function listEventsAfter(
  tx: TenantTransaction,
  tenantId: string,
  afterId: string,
  limit: number,
): Promise<StoredEventKeys[]> {
  const result =
    await sql<StoredEventKeys>`SELECT ${KEYS} FROM events e WHERE e.tenant_id = ${tenantId} AND e.id > ${afterId} ORDER BY e.id LIMIT ${limit}`.execute(
      tx,
    );
  return result.rows;
}

/**
 * For the rest of the transaction, tables are joined whole. Right after a bulk load the database still takes them for as small as they were, and would
 * add up the events anew for every single company.
 */
export async function joinWhole(tx: TenantTransaction): Promise<void> {
  await sql`SET LOCAL enable_nestloop = off`.execute(tx);
}

export interface EventToStore {
  readonly companyId: string;
  readonly draft: ImportedEvent;
}

/** Adds company events. @throws the database's unique violation where one was added meanwhile. */
export async function addEvents(
  tx: TenantTransaction,
  tenantId: string,
  events: readonly EventToStore[],
): Promise<void> {
  if (events.length === 0) return;
  const isoText = makeIsoWriter();
  const columns: Record<string, WrittenColumn<EventToStore>> = {
    id: ['uuid', () => newId()],
    company_id: ['uuid', ({ companyId }) => companyId],
    title_key: ['uuid', ({ draft }) => hashKey(draft.titleKey)],
    url_key: ['uuid', ({ draft }) => hashKey(draft.urlKey)],
    type: ['text', ({ draft }) => draft.type],
    score: ['int', ({ draft }) => draft.score],
    day: ['date', ({ draft }) => isoText(draft.day)],
  };
  for (const name of EVENT_TEXTS)
    columns[EVENT_FIELDS[name].column] = ['text', ({ draft }) => storedText(EVENT_FIELDS[name], draft[name])];
  const list = listColumns(Object.keys(columns));
  await sql`INSERT INTO events (tenant_id, stage, ${list}) SELECT ${tenantId}::uuid, 'company', ${list} FROM ${rowsAsTable(events, columns)}`.execute(
    tx,
  );
}

/** A file has many rows and few days. */
function makeIsoWriter(): (day: Day) => string {
  const known = new Map<Day, string>();
  return (day) => {
    const iso = known.get(day) ?? isoFromDay(day);
    known.set(day, iso);
    return iso;
  };
}

/** Notes on companies that their events changed: the as-of date is set to now (decisions.md section 1). */
export async function touchCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`UPDATE companies SET as_of_date = ${now} WHERE tenant_id = ${tenantId} AND id = ANY(${[...companyIds]}::uuid[])`.execute(
    tx,
  );
}

export interface PriceToStore {
  readonly companyId: string;
  readonly draft: ImportedPrice;
}

/** The prices of companies on days as they are shown, where there are any. */
export async function listPrices(
  tx: TenantTransaction,
  tenantId: string,
  wanted: readonly PriceToStore[],
): Promise<{ companyId: string; day: string; price: number; currency: string }[]> {
  const result = await sql<{ companyId: string; day: string; price: number; currency: string }>`
    SELECT p.company_id AS "companyId", p.day, CASE WHEN s.scale = 1 THEN p.price ELSE round((p.price * s.scale)::numeric, 6)::float8 END AS price, p.currency
    FROM unnest(${wanted.map(({ companyId }) => companyId)}::uuid[], ${wanted.map(({ draft }) => isoFromDay(draft.day))}::date[]) AS n(company_id, day)
    JOIN share_prices p ON p.tenant_id = ${tenantId} AND p.company_id = n.company_id AND p.day = n.day
    CROSS JOIN LATERAL (SELECT ${priceScale(tenantId, 'n')} AS scale) s`.execute(tx);
  return result.rows;
}

/** Adds prices, or sets those that are there; what is imported is what is shown, so prices before a restatement are stored as original ones. */
export async function putPrices(
  tx: TenantTransaction,
  tenantId: string,
  prices: readonly PriceToStore[],
): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    INSERT INTO share_prices (tenant_id, company_id, day, price, currency)
    SELECT ${tenantId}, company_id, day, price / ${priceScale(tenantId, 'n')}, currency
    FROM unnest(
      ${prices.map(({ companyId }) => companyId)}::uuid[], ${prices.map(({ draft }) => isoFromDay(draft.day))}::date[],
      ${prices.map(({ draft }) => draft.price)}::double precision[], ${prices.map(({ draft }) => draft.currency)}::text[]
    ) AS n(company_id, day, price, currency)
    ON CONFLICT (tenant_id, company_id, day) DO UPDATE SET price = excluded.price, currency = excluded.currency`.execute(
    tx,
  );
}
