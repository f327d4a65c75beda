import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { selectBothStages } from './both-stages.queries.ts';
import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** An event as far as its story is concerned. */
export interface StoryRow {
  readonly id: string;
  readonly companyId: string;
  readonly stage: EventStage;
  readonly title: string;
  readonly url: string | null;
  readonly type: EventType | null;
  /** Thousandths. */
  readonly score: number | null;
  readonly day: Day | null;
  readonly storyId: string | null;
  readonly isLead: boolean;
  readonly isSplit: boolean;
  /** Whether its summary describes the company. */
  readonly isChosen: boolean;
  readonly source: string | null;
}

type StoredRow = Omit<StoryRow, 'day'> & { readonly day: string | null };

const FIELDS = sql`e.id, e.company_id AS "companyId", e.stage, e.title, e.url, e.type, e.score, e.day, e.story_id AS "storyId", e.is_lead AS "isLead",
  e.is_split AS "isSplit", e.is_summary AS "isChosen", e.source`;

/** Days of events. */
export interface DayRange {
  readonly from: Day;
  readonly upTo: Day;
}

/** A company, and the days of its events that are asked for; null for none. */
export interface CompanyDays {
  readonly companyId: string;
  readonly days: DayRange | null;
}

/**
 * The events of companies that are named or of these days, with all that tell the same stories; in the order of their ids. Asked for in two statements:
 * few events tell a story with others, and to plan one statement for both took longer than to send two.
 */
export async function listStoryRows(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyDays[],
  ids: readonly string[],
): Promise<StoryRow[]> {
  const near = await listNearRows(tx, tenantId, companies, ids);
  const stories = new Map<string, string>();
  for (const { storyId, companyId } of near) if (storyId !== null) stories.set(storyId, companyId);
  const ofStories = stories.size === 0 ? [] : await listRowsOfStories(tx, tenantId, stories);
  const byId = new Map([...near, ...ofStories].map((row) => [row.id, row]));
  return [...byId.values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((row) => ({ ...row, day: row.day === null ? null : dayFromIso(row.day) }));
}

async function listNearRows(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyDays[],
  ids: readonly string[],
): Promise<readonly StoredRow[]> {
  const companyIds = companies.map(({ companyId }) => companyId);
  const dated = companies.flatMap(({ companyId, days }) => (days ? [{ companyId, ...days }] : []));
  const named = sql`SELECT ${FIELDS} FROM events e WHERE e.tenant_id = ${tenantId} AND e.id = ANY(${[...ids]}::uuid[]) AND e.company_id = ANY(${companyIds}::uuid[])`;
  const ofDays = selectBothStages(
    (isOfStage) => sql`SELECT ${FIELDS} FROM ${fromDays(tenantId, dated)} AND ${isOfStage}`,
  );
  const selects = [...(ids.length > 0 ? [named] : []), ...(dated.length > 0 ? [ofDays] : [])];
  if (selects.length === 0) return [];
  const { rows } = await sql<StoredRow>`${prepared}${sql.join(selects, sql` UNION ALL `)}`.execute(tx);
  return rows;
}

/** A FROM item with conditions: the events `e` of companies on days. Those of one company are planned once: for a list it is not known how long it is. */
function fromDays(tenantId: string, dated: readonly (DayRange & { readonly companyId: string })[]) {
  const [one] = dated;
  if (one && dated.length === 1)
    return sql`events e WHERE e.tenant_id = ${tenantId} AND e.company_id = ${one.companyId} AND e.day >= ${isoFromDay(one.from)}::date AND e.day <= ${isoFromDay(one.upTo)}::date`;
  return sql`unnest(${dated.map(({ companyId }) => companyId)}::uuid[], ${dated.map(({ from }) => isoFromDay(from))}::date[], ${dated.map(({ upTo }) => isoFromDay(upTo))}::date[]) c(id, first_day, last_day)
    JOIN events e ON e.tenant_id = ${tenantId} AND e.company_id = c.id AND e.day >= c.first_day AND e.day <= c.last_day WHERE true`;
}

async function listRowsOfStories(
  tx: TenantTransaction,
  tenantId: string,
  companyByStory: ReadonlyMap<string, string>,
): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`${prepared}SELECT ${FIELDS}
    FROM unnest(${[...companyByStory.values()]}::uuid[], ${[...companyByStory.keys()]}::uuid[]) s(company_id, story_id)
    JOIN events e ON e.tenant_id = ${tenantId} AND e.company_id = s.company_id AND e.story_id = s.story_id`.execute(
    tx,
  );
  return rows;
}

/** What companies are called, by their ids. */
export async function listCompanyNames(
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const isOneOf = companyIds.length === 1 ? sql`= ${companyIds[0]}` : sql`= ANY(${[...companyIds]}::uuid[])`;
  const { rows } = await sql<{
    id: string;
    name: string;
    ticker: string;
    aliases: string;
  }>`${prepared}SELECT id, name, ticker, aliases
    FROM companies WHERE tenant_id = ${tenantId} AND id ${isOneOf}`.execute(tx);
  return new Map(rows.map(({ id, name, ticker, aliases }) => [id, [name, ticker, aliases]]));
}

/** The company events that were stored at an instant (null: in this transaction) and that may join a story; of these companies, or of all. */
export async function listAdded(
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[],
  stamp: string | null,
): Promise<{ id: string; companyId: string; day: Day | null }[]> {
  const result = await sql<{ id: string; companyId: string; day: string | null }>`
    SELECT id, company_id AS "companyId", day FROM events
    WHERE tenant_id = ${tenantId} AND company_id = ANY(${[...companyIds]}::uuid[]) AND stage = 'company' AND story_id IS NULL AND NOT is_split AND created_at = ${toTimestamp(stamp)}
    ORDER BY company_id, day, id`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: row.day === null ? null : dayFromIso(row.day) }));
}

/** The companies to which events were added at an instant. */
export async function listCompaniesAddedTo(
  tx: TenantTransaction,
  tenantId: string,
  stamp: string,
): Promise<string[]> {
  const result = await sql<{
    id: string;
  }>`SELECT DISTINCT company_id AS id FROM events WHERE tenant_id = ${tenantId}
      AND stage = 'company' AND created_at = ${toTimestamp(stamp)} ORDER BY id`.execute(tx);
  return result.rows.map(({ id }) => id);
}

/** The instant of this transaction, to the microsecond. */
export async function getStamp(tx: TenantTransaction): Promise<string> {
  const result = await sql<{ stamp: string }>`SELECT now()::text AS stamp`.execute(tx);
  return result.rows[0]?.stamp ?? '';
}

function toTimestamp(stamp: string | null) {
  return stamp === null ? sql`now()` : sql`${stamp}::timestamptz`;
}

export interface StoryPlace {
  readonly id: string;
  readonly storyId: string | null;
  readonly isLead: boolean;
}

/** Puts events into stories, or out of them. */
export async function putPlaces(
  tx: TenantTransaction,
  tenantId: string,
  places: readonly StoryPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    UPDATE events e SET story_id = n.story_id, is_lead = n.is_lead
    FROM unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ storyId }) => storyId)}::uuid[], ${places.map(({ isLead }) => isLead)}::boolean[]) AS n(id, story_id, is_lead)
    WHERE e.tenant_id = ${tenantId} AND e.id = n.id`.execute(tx);
}

/** Keeps events apart from any story from now on, or no more. */
export async function updateSplit(
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
  isSplit: boolean,
): Promise<void> {
  await sql`UPDATE events SET is_split = ${isSplit}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]}::uuid[]) AND is_split <> ${isSplit}`.execute(tx);
}

/** The company of an event and whether the event is one that counts, or null. */
export async function findEventCompany(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
): Promise<{ companyId: string; stage: EventStage } | null> {
  const row = await tx
    .selectFrom('events')
    .select(['company_id', 'stage'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row ? { companyId: row.company_id, stage: row.stage } : null;
}
