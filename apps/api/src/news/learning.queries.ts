// What analysts made of suggestions, and what was learnt from it.

import type { LessonQuality } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** A company event that was suggested, with its final values. */
export interface CorrectedEvent {
  readonly title: string;
  readonly company: string;
  readonly aliases: string;
  /** In thousandths. */
  readonly score: number;
  readonly type: EventType;
  readonly topic: string;
}

/** The company events that were suggested, the newest first. */
export async function listCorrectedEvents(
  tx: TenantTransaction,
  tenantId: string,
  limit: number,
): Promise<CorrectedEvent[]> {
  const result = await sql<CorrectedEvent>`
    SELECT e.title, c.name AS company, c.aliases, e.score, e.type, e.topic
    FROM event_suggestions s JOIN events e ON e.tenant_id = s.tenant_id AND e.id = s.event_id JOIN companies c ON c.tenant_id = e.tenant_id AND c.id = e.company_id
    WHERE s.tenant_id = ${tenantId} AND e.stage = 'company' AND e.score IS NOT NULL AND e.type IS NOT NULL AND e.topic IS NOT NULL
    ORDER BY e.id DESC LIMIT ${limit}`.execute(tx);
  return result.rows;
}

/** What analysts accepted of what came in: titles of company events that were suggested, the newest first. */
export async function listAcceptedTitles(
  tx: TenantTransaction,
  tenantId: string,
  limit: number,
): Promise<{ companyId: string; title: string }[]> {
  const result = await sql<{ companyId: string; title: string }>`
    SELECT e.company_id AS "companyId", e.title FROM event_suggestions s JOIN events e ON e.tenant_id = s.tenant_id AND e.id = s.event_id
    WHERE s.tenant_id = ${tenantId} AND e.stage = 'company' ORDER BY e.id DESC LIMIT ${limit}`.execute(tx);
  return result.rows;
}

export interface StoredLesson {
  readonly version: number;
  readonly weights: Buffer;
}

/** The version of the tenant's lesson that is in use, or null where it has none. */
export async function findLessonVersion(tx: TenantTransaction, tenantId: string): Promise<number | null> {
  const found = await tx
    .selectFrom('suggestion_models')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return found?.version ?? null;
}

/** The tenant's lesson that is in use. */
export async function findLesson(tx: TenantTransaction, tenantId: string): Promise<StoredLesson | null> {
  const found = await tx
    .selectFrom('suggestion_models')
    .select(['version', 'weights'])
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

/** Adds a lesson and puts it in the place of the one in use. Returns its version. The tenant's writers must be excluded. */
export async function addLesson(
  tx: TenantTransaction,
  tenantId: string,
  lesson: { readonly trainedOn: number; readonly quality: LessonQuality; readonly weights: Uint8Array },
): Promise<number> {
  await retireLesson(tx, tenantId);
  const added = await sql<{ version: number }>`
    INSERT INTO suggestion_models (tenant_id, version, is_current, trained_on, quality, weights)
    SELECT ${tenantId}, coalesce(max(version), 0) + 1, true, ${lesson.trainedOn}, ${JSON.stringify(lesson.quality)}::jsonb, ${Buffer.from(lesson.weights)}
    FROM suggestion_models WHERE tenant_id = ${tenantId} RETURNING version`.execute(tx);
  return added.rows[0]?.version ?? 0;
}

/** A lesson as it is listed. */
export interface ListedLesson {
  readonly version: number;
  readonly trained_on: number;
  readonly quality: object;
  readonly created_at: Date;
  readonly is_current: boolean;
}

/** The lessons, the newest first; the one in use always among them. */
export async function listLessons(
  tx: TenantTransaction,
  tenantId: string,
  limit: number,
): Promise<ListedLesson[]> {
  return tx
    .selectFrom('suggestion_models')
    .select(['version', 'trained_on', 'quality', 'created_at', 'is_current'])
    .where('tenant_id', '=', tenantId)
    .orderBy('is_current', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** What a lesson weighs, or null where there is none of this version. */
export async function findWeights(
  tx: TenantTransaction,
  tenantId: string,
  version: number,
): Promise<StoredLesson | null> {
  const found = await tx
    .selectFrom('suggestion_models')
    .select(['version', 'weights'])
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .executeTakeFirst();
  return found ?? null;
}

/** Puts a lesson in use, of which there must be none. */
export async function useLesson(tx: TenantTransaction, tenantId: string, version: number): Promise<void> {
  await tx
    .updateTable('suggestion_models')
    .set({ is_current: true })
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .execute();
}

export interface LearningHold {
  readonly heldAt: Date;
  /** Null where who did it is gone. */
  readonly by: string | null;
}

/** Since when and by whom the tenant's learning is held, or null. */
export async function findHold(tx: TenantTransaction, tenantId: string): Promise<LearningHold | null> {
  const found = await tx
    .selectFrom('learning_holds as h')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.held_by'),
    )
    .select(['h.held_at as heldAt', 'u.name as by'])
    .where('h.tenant_id', '=', tenantId)
    .executeTakeFirst();
  return found ?? null;
}

/** Holds the tenant's learning; one that is held already, from now on by somebody else. */
export async function holdLearning(
  tx: TenantTransaction,
  tenantId: string,
  hold: { readonly now: Date; readonly userId: string },
): Promise<void> {
  const values = { held_at: hold.now, held_by: hold.userId };
  await tx
    .insertInto('learning_holds')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

/** Returns whether it was held. */
export async function releaseLearning(tx: TenantTransaction, tenantId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('learning_holds')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts the lesson in use, if there is one, out of use. */
export async function retireLesson(tx: TenantTransaction, tenantId: string): Promise<void> {
  await tx
    .updateTable('suggestion_models')
    .set({ is_current: false })
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', true)
    .execute();
}
