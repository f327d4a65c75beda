// Headlines that their source changed or took back, and the events under whose ids they came.

import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { RevisionKind, RevisionState } from '@vigilo/domain/events/revision';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { titleKey } from '@vigilo/domain/events/story-key';
import type { StoredSuggestion } from '@vigilo/contract/news';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import { hashKey } from '../frame/hash-key.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** An event as it was told under an id. */
export interface KnownEvent {
  readonly id: string;
  readonly companyId: string;
  /** As `hashKey` makes it. */
  readonly originKey: string;
  readonly stage: EventStage;
  readonly isDropped: boolean;
  readonly title: string;
  readonly url: string | null;
  /** How its source worded it last. */
  readonly lastTitle: string;
}

/** An id of a company, as `hashKey` makes it. */
export interface CompanyOrigin {
  readonly companyId: string;
  readonly originKey: string;
}

const EVENT_FIELDS = sql`e.id, e.company_id AS "companyId", encode(uuid_send(e.origin_key), 'hex') AS "originKey", e.stage, e.dropped_at IS NOT NULL AS "isDropped", e.title, e.url,
  coalesce(e.told_title, e.title) AS "lastTitle"`;

/** A FROM item: companies' ids `n`, each once. */
function fromPlaces(places: readonly CompanyOrigin[]) {
  // no tenant: what was handed in is no table
  return sql`(SELECT DISTINCT company_id, origin_key FROM unnest(${places.map(({ companyId }) => companyId)}::uuid[], ${places.map(({ originKey }) => originKey)}::uuid[]) AS n(company_id, origin_key)) n`;
}

/** A source that gives one id to all that it tells, a little at a time, goes on to word anew what is among the last of it. */
const MOST_UNDER_ONE_ID = 100;

/** The events of companies that came under these ids, of each the last so many. */
export async function listByOrigin(
  tx: TenantTransaction,
  tenantId: string,
  places: readonly CompanyOrigin[],
): Promise<KnownEvent[]> {
  const result =
    await sql<KnownEvent>`SELECT ${EVENT_FIELDS} FROM ${fromPlaces(places)} CROSS JOIN LATERAL (SELECT * FROM events o
      WHERE o.tenant_id = ${tenantId} AND o.company_id = n.company_id AND o.origin_key = n.origin_key ORDER BY o.id DESC LIMIT ${MOST_UNDER_ONE_ID}) e ORDER BY e.id`.execute(
      tx,
    );
  return result.rows;
}

/** From which wording to which an event was changed last, and what became of that. */
export interface PastChange {
  readonly earlierTitle: string;
  readonly title: string;
  readonly state: RevisionState;
  /** Milliseconds since the epoch. */
  readonly seenAt: number;
}

/** An event that was worded anew. */
export interface RewordedEvent extends KnownEvent {
  readonly past: readonly PastChange[];
}

/** Of the events that came under these ids those that were worded anew: few, however many came. */
export async function listReworded(
  tx: TenantTransaction,
  tenantId: string,
  places: readonly CompanyOrigin[],
): Promise<RewordedEvent[]> {
  const result = await sql<RewordedEvent>`
    SELECT ${EVENT_FIELDS}, jsonb_agg(jsonb_build_object('earlierTitle', r.earlier_title, 'title', r.title, 'state', r.state, 'seenAt', floor(extract(epoch FROM r.seen_at) * 1000))) AS past
    FROM ${fromPlaces(places)} JOIN events e ON e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND e.origin_key = n.origin_key
      JOIN event_revisions r ON r.tenant_id = ${tenantId} AND r.event_id = e.id
    GROUP BY e.tenant_id, e.id ORDER BY e.id`.execute(tx);
  return result.rows;
}

export interface NewWording {
  readonly eventId: string;
  readonly title: string;
  readonly suggestion: StoredSuggestion;
  /** Thousandths, with their confidence 0..100; null where nothing is known, or where nothing counts because it was taken back. */
  readonly score: number | null;
  readonly suggestedScore: number | null;
  readonly suggestedConfidence: number | null;
}

/**
 * Gives an imported event another headline, unless its company has that already; a score that an analyst filled in stays.
 * Returns whether it has it now.
 */
export async function updateWording(
  tx: TenantTransaction,
  tenantId: string,
  { eventId, title, suggestion, score, suggestedScore, suggestedConfidence }: NewWording,
  now: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE events e SET title = ${title}, title_key = ${hashKey(titleKey(title))}, told_title = NULL, suggested_score = ${suggestedScore}, suggested_confidence = ${suggestedConfidence},
      score = CASE WHEN e.score IS NULL OR e.score = e.suggested_score THEN ${score}::int ELSE e.score END, updated_at = ${now}, version = e.version + 1
    WHERE e.tenant_id = ${tenantId} AND e.id = ${eventId} AND e.stage = 'imported' AND NOT EXISTS (
      SELECT FROM events o WHERE o.tenant_id = ${tenantId} AND o.company_id = e.company_id AND o.stage = 'imported' AND o.id <> e.id AND o.day = e.day
        AND o.title_key = ${hashKey(titleKey(title))} AND lower(coalesce(o.source, '')) = lower(coalesce(e.source, '')))`.execute(
    tx,
  );
  if (result.numAffectedRows === 0n) return false;
  await sql`UPDATE event_suggestions SET model_version = ${suggestion.modelVersion}, suggestion = ${JSON.stringify(suggestion)}::jsonb
    WHERE tenant_id = ${tenantId} AND event_id = ${eventId}`.execute(tx);
  return true;
}

export interface NewRevision {
  readonly id: string;
  readonly eventId: string;
  readonly kind: RevisionKind;
  readonly earlierTitle: string;
  readonly title: string;
  readonly state: RevisionState;
}

/**
 * Keeps a revision in the place of an earlier one from and to the same wordings; one of its event that nobody has decided is asked about no more. It is seen now, but
 * after all others of its event, since several may come within a millisecond, or from servers whose clocks differ, and they are listed by that.
 */
export async function addRevision(
  tx: TenantTransaction,
  tenantId: string,
  revision: NewRevision,
  now: Date,
): Promise<void> {
  await updateOpenRevisions(tx, tenantId, revision.eventId, 'superseded');
  await sql`UPDATE events SET told_title = nullif(${revision.title}, title) WHERE tenant_id = ${tenantId} AND id = ${revision.eventId}`.execute(
    tx,
  );
  await tx
    .deleteFrom('event_revisions')
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', revision.eventId)
    .where('earlier_title', '=', revision.earlierTitle)
    .where('title', '=', revision.title)
    .execute();
  const afterOthers = sql<Date>`greatest(${now}::timestamptz, (SELECT max(r.seen_at) + interval '1 millisecond' FROM event_revisions r WHERE r.tenant_id = ${tenantId} AND r.event_id = ${revision.eventId}))`;
  await tx
    .insertInto('event_revisions')
    .values({
      tenant_id: tenantId,
      id: revision.id,
      event_id: revision.eventId,
      seen_at: afterOthers,
      kind: revision.kind,
      earlier_title: revision.earlierTitle,
      title: revision.title,
      state: revision.state,
    })
    .execute();
}

/** Ends what is open of an event. */
export async function updateOpenRevisions(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
  state: RevisionState,
): Promise<void> {
  await tx
    .updateTable('event_revisions')
    .set({ state })
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', eventId)
    .where('state', '=', 'open')
    .execute();
}

export interface RevisionRow {
  readonly id: string;
  readonly kind: RevisionKind;
  readonly earlierTitle: string;
  readonly title: string;
  readonly state: RevisionState;
  readonly seenAt: Date;
}

export interface OpenRevisionRow extends RevisionRow {
  readonly eventId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly ticker: string;
  readonly status: CompanyStatus;
  readonly currentTitle: string;
  readonly stage: EventStage;
}

const FIELDS = sql`r.id, r.kind, r.earlier_title AS "earlierTitle", r.title, r.state, r.seen_at AS "seenAt"`;

/** What is open in companies that somebody sees, the latest first, at most so many. */
export async function listOpenRevisions(
  tx: TenantTransaction,
  viewer: Viewer,
  limit: number,
): Promise<OpenRevisionRow[]> {
  const result = await sql<OpenRevisionRow>`
    SELECT ${FIELDS}, e.id AS "eventId", c.id AS "companyId", c.name AS "companyName", c.ticker, c.status, e.title AS "currentTitle", e.stage
    FROM event_revisions r JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id JOIN companies c ON c.tenant_id = e.tenant_id AND c.id = e.company_id
    WHERE r.tenant_id = ${viewer.tenantId} AND r.state = 'open' AND ${isVisible(viewer, 'e.company_id')} ORDER BY r.seen_at DESC, r.id DESC LIMIT ${limit}`.execute(
    tx,
  );
  return result.rows;
}

/** The revisions of an event, the latest first. */
export async function listRevisionsOf(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
): Promise<RevisionRow[]> {
  const result = await sql<RevisionRow>`
    SELECT ${FIELDS} FROM event_revisions r WHERE r.tenant_id = ${tenantId} AND r.event_id = ${eventId} ORDER BY r.seen_at DESC, r.id DESC`.execute(
    tx,
  );
  return result.rows;
}

/** The open revision of an event of a company, or null. The company is locked. */
export async function findOpenRevision(
  tx: TenantTransaction,
  tenantId: string,
  { companyId, eventId, revisionId }: { companyId: string; eventId: string; revisionId: string },
): Promise<RevisionRow | null> {
  const result = await sql<RevisionRow>`
    SELECT ${FIELDS} FROM event_revisions r JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.event_id
    WHERE r.tenant_id = ${tenantId} AND r.id = ${revisionId} AND r.event_id = ${eventId} AND r.state = 'open' AND e.company_id = ${companyId}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** The company of an event that somebody sees, or null. */
export async function findSeenCompany(
  tx: TenantTransaction,
  viewer: Viewer,
  eventId: string,
): Promise<string | null> {
  const result = await sql<{ companyId: string }>`
    SELECT e.company_id AS "companyId" FROM events e WHERE e.tenant_id = ${viewer.tenantId} AND e.id = ${eventId} AND ${isVisible(viewer, 'e.company_id')}`.execute(
    tx,
  );
  return result.rows[0]?.companyId ?? null;
}
