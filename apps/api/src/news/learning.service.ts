// Learning from the analysts: each night, and when asked, what they made of the suggested events is compared with what was suggested. A new lesson
// is put in use where it is better than the product's own model on a part of them that it was not learnt from; else there is none.

import { listAliases } from '@vigilo/domain/companies/check-company';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Correction, LessonQuality } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import { learnApart } from '../adapters/suggestion-model/learn-apart.ts';
import { inTenant } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import { auditSystem } from '../frame/audit-log.ts';
import { lockWriters, listTenants } from '../tenants/tenants.service.ts';
import {
  addLesson,
  findHold,
  findLesson,
  findLessonVersion,
  listCorrectedEvents,
  retireLesson,
} from './learning.queries.ts';

/** The newest corrections are learnt from: older ones may say what analysts no longer think, and the time is bounded. */
const MOST_CORRECTIONS = 3000;

interface LearningContext {
  readonly db: Database;
}

export interface LearningOutcome {
  readonly tenant: string;
  readonly trainedOn: number;
  /** Of the lesson now in use; null where the product's own model is. */
  readonly version: number | null;
  /** Before and after on what was held out; null with too few corrections. */
  readonly quality: LessonQuality | null;
  /** Somebody returned to an earlier version, which stays: nothing was learnt. */
  readonly isHeld: boolean;
}

/** Learns for every tenant, one after the other. */
export async function learnAll({ db }: LearningContext): Promise<LearningOutcome[]> {
  const outcomes: LearningOutcome[] = [];
  for (const { id, name } of await listTenants(db))
    outcomes.push({ tenant: name, ...(await learnFor({ db }, id)) });
  return outcomes;
}

/** Learns from a tenant's corrections, and puts what it learnt in use where it is better. @public */
export async function learnFor(
  { db }: LearningContext,
  tenantId: string,
): Promise<Omit<LearningOutcome, 'tenant'>> {
  const events = await inTenant(db, tenantId, async (tx) =>
    (await findHold(tx, tenantId)) ? null : listCorrectedEvents(tx, tenantId, MOST_CORRECTIONS),
  );
  if (events === null) return keepHeld(db, tenantId);
  const corrections = events.map(({ title, company, aliases, score, type, topic }): Correction => ({
    text: title,
    company,
    aliases: listAliases(aliases),
    score: toDecimal(score),
    eventType: type,
    topic,
  }));
  // Outside of any transaction: this takes seconds.
  const { bytes, trainedOn, quality } = await learnApart(corrections);
  const version = await inTenant(db, tenantId, async (tx) => {
    await lockWriters(tx, tenantId);
    const before = await findLessonVersion(tx, tenantId);
    // Somebody may have returned to an earlier one meanwhile.
    if (await findHold(tx, tenantId)) return 'held';
    if (bytes && quality) {
      const used = await findLesson(tx, tenantId);
      // The same corrections teach the same.
      if (used?.weights.equals(bytes)) return used.version;
      const added = await addLesson(tx, tenantId, { trainedOn, quality, weights: bytes });
      await auditSystem(tx, tenantId, {
        action: 'news.learn',
        entity: 'tenant',
        entityId: tenantId,
        before: { suggestionModel: before },
        after: { suggestionModel: added, corrections: trainedOn },
      });
      return added;
    }
    if (before === null) return null;
    await retireLesson(tx, tenantId);
    await auditSystem(tx, tenantId, {
      action: 'news.learn',
      entity: 'tenant',
      entityId: tenantId,
      before: { suggestionModel: before },
      after: { suggestionModel: null, corrections: trainedOn },
    });
    return null;
  });
  return version === 'held' ? keepHeld(db, tenantId) : { trainedOn, version, quality, isHeld: false };
}

async function keepHeld(db: Database, tenantId: string): Promise<Omit<LearningOutcome, 'tenant'>> {
  const version = await inTenant(db, tenantId, (tx) => findLessonVersion(tx, tenantId));
  return { trainedOn: 0, version, quality: null, isHeld: true };
}
