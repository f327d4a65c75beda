// The versions of the model that suggests for a tenant, and the way back to each of them: one click, which holds learning too, or the next night would learn
// the same again from the same corrections.

import type { CallReply } from '@vigilo/contract/call';
import type { getLearning as LearningCall, Learning, ModelVersion } from '@vigilo/contract/news';
import { lessonQuality } from '@vigilo/contract/news';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { lockWriters } from '../tenants/tenants.service.ts';
import type { ListedLesson } from './learning.queries.ts';
import {
  findHold,
  findLessonVersion,
  findWeights,
  holdLearning,
  listLessons,
  releaseLearning,
  retireLesson,
  useLesson,
} from './learning.queries.ts';
import { BASE_VERSION, isFittingLesson } from './suggester.service.ts';

type Context = Pick<AppContext, 'db' | 'now'>;
type Reply = CallReply<typeof LearningCall>;

/** A night adds one. */
const MOST_LISTED = 100;

export function getLearning({ db }: Context, caller: Caller): Promise<Reply> {
  return inTenant(db, caller.tenantId, (tx) => readLearning(tx, caller.tenantId));
}

async function readLearning(tx: TenantTransaction, tenantId: string): Promise<Reply> {
  const lessons = await listLessons(tx, tenantId, MOST_LISTED);
  const hold = await findHold(tx, tenantId);
  const isBase = !lessons.some(({ is_current: isCurrent }) => isCurrent);
  const data: Learning = {
    held: hold && { since: hold.heldAt.toISOString(), by: hold.by },
    versions: [
      ...lessons.toSorted((one, other) => other.version - one.version).map(toVersion),
      {
        version: BASE_VERSION,
        learnedOn: null,
        trainedOn: 0,
        quality: null,
        isCurrent: isBase,
        can: isBase ? [] : ['return'],
      },
    ],
  };
  return { status: 'success', data };
}

function toVersion({
  version,
  trained_on: trainedOn,
  quality,
  created_at: at,
  is_current: isCurrent,
}: ListedLesson): ModelVersion {
  return {
    version,
    learnedOn: at.toISOString(),
    trainedOn,
    quality: lessonQuality.safeParse(quality).data ?? null,
    isCurrent,
    can: isCurrent ? [] : ['return'],
  };
}

/**
 * Puts a version in use, which suggests from the next item on, and holds learning.
 * @throws Problem not-found; changed-meanwhile where another one is in use than the caller saw; wrong-state where it is in use already, or was learnt on top of
 * a model of the product that is no more
 */
export function returnToModel(
  { db, now }: Context,
  caller: Caller,
  choice: { readonly version: number; readonly current: number },
): Promise<Reply> {
  const { tenantId } = caller;
  return inTenant(db, tenantId, async (tx) => {
    await lockWriters(tx, tenantId);
    const current = (await findLessonVersion(tx, tenantId)) ?? BASE_VERSION;
    if (current !== choice.current) throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
    if (choice.version !== BASE_VERSION) {
      const lesson = await findWeights(tx, tenantId, choice.version);
      if (lesson === null) throw notFound();
      if (!isFittingLesson(lesson)) throw new Problem('wrong-state', 'news.modelTooOld');
    }
    if (choice.version === current) throw new Problem('wrong-state', 'refusals.wrongState');
    await retireLesson(tx, tenantId);
    if (choice.version !== BASE_VERSION) await useLesson(tx, tenantId, choice.version);
    await holdLearning(tx, tenantId, { now: new Date(now()), userId: caller.userId });
    await auditCaller(tx, caller, {
      action: 'news.return-model',
      entity: 'tenant',
      entityId: tenantId,
      before: { suggestionModel: current },
      after: { suggestionModel: choice.version },
    });
    return readLearning(tx, tenantId);
  });
}

/** Lets the tenant's suggestions learn again each night. */
export function resumeLearning({ db }: Context, caller: Caller): Promise<Reply> {
  return inTenant(db, caller.tenantId, async (tx) => {
    if (await releaseLearning(tx, caller.tenantId))
      await auditCaller(tx, caller, {
        action: 'news.resume-learning',
        entity: 'tenant',
        entityId: caller.tenantId,
      });
    return readLearning(tx, caller.tenantId);
  });
}
