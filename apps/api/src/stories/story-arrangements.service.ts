// Events put into other stories by an analyst: one taken out of its story, several stories made one, and that undone. The caller of these functions has
// locked the company, so that what is shown of the effect is what happens.

import { decideLeads } from '@vigilo/domain/stories/settle-stories';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { changeAsOfDate } from '../companies/companies.service.ts';
import { getEffect } from '../scoring/effect.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { recomputeScores, shiftScores } from '../scoring/scoring.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import type { StoryRow } from './stories.queries.ts';
import { listStoryRows, updateSplit } from './stories.queries.ts';
import type { StoryPlan } from './stories.service.ts';
import { makePlan, savePlan, unreadEvents } from './stories.service.ts';

type Effect = Awaited<ReturnType<typeof getEffect>>;

export interface Arrangement {
  readonly getStoryId: (row: { readonly id: string; readonly storyId: string | null }) => string | null;
  /** The events that are kept apart from now on, and those that are so no more. */
  readonly apart: readonly string[];
  readonly together: readonly string[];
  readonly entry: {
    readonly action: 'news.merge' | 'news.split' | 'news.undo-merge';
    readonly entityId: string | null;
    readonly before: object;
    readonly after: object;
  };
}

export interface Rearranged {
  readonly effect: Effect;
  /** All that tell the same stories as the events that were named, as they stood before. */
  readonly before: readonly StoryRow[];
}

/** Puts events into other stories as `arrange` says, of all that tell the same stories as those named; null where there is nothing to do. @throws Problem not-found, wrong-state */
export async function rearrangeStories(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  { ids, dryRun }: { readonly ids: readonly string[]; readonly dryRun: boolean },
  arrange: (rows: readonly StoryRow[]) => Arrangement | null,
): Promise<Rearranged> {
  const { tenantId, companyId } = company;
  const rows = await listStoryRows(tx, tenantId, [{ companyId, days: null }], ids);
  if (ids.some((each) => rows.every(({ id }) => id !== each))) throw notFound();
  const arrangement = arrange(rows);
  const plan = makePlan(
    rows,
    rows,
    arrangement ? decideLeads(unreadEvents(rows), arrangement.getStoryId) : [],
  );
  refuseHiddenSummaries(rows, plan);
  const effect = await getEffect(tx, company, plan.count);
  if (arrangement && !dryRun) await writeArrangement(context, tx, caller, company, plan, arrangement);
  return { effect, before: rows };
}

/** The stories of events made one; null where they are. */
export function arrangeAsOne(rows: readonly StoryRow[], ids: readonly string[]): Arrangement | null {
  const stories = new Set(rows.map(({ id, storyId }) => storyId ?? id));
  if (stories.size < 2) return null;
  const story = rows.find(({ storyId }) => storyId !== null)?.storyId ?? newId();
  return {
    getStoryId: () => story,
    apart: [],
    together: ids,
    entry: {
      action: 'news.merge',
      entityId: story,
      before: { stories: stories.size },
      after: { events: listIds(rows) },
    },
  };
}

/** Where an event stood before stories were made one. */
export interface FormerPlace {
  readonly id: string;
  readonly storyId: string | null;
  readonly isSplit: boolean;
}

/** The same events in the stories in which they stood. @throws Problem changed-meanwhile where the story has other events by now */
export function arrangeAsBefore(rows: readonly StoryRow[], places: readonly FormerPlace[]): Arrangement {
  const placeById = new Map(places.map((place) => [place.id, place]));
  const stories = new Set(rows.map(({ storyId }) => storyId));
  if (rows.length !== places.length || stories.size !== 1 || rows.some(({ id }) => !placeById.has(id)))
    throw new Problem('changed-meanwhile', 'refusals.newsChanged');
  return {
    getStoryId: ({ id }) => placeById.get(id)?.storyId ?? null,
    apart: places.filter(({ isSplit }) => isSplit).map(({ id }) => id),
    together: [],
    entry: {
      action: 'news.undo-merge',
      entityId: rows[0]?.storyId ?? null,
      before: { events: listIds(rows) },
      after: { stories: new Set(places.map(({ id, storyId }) => storyId ?? id)).size },
    },
  };
}

export function listIds(rows: readonly StoryRow[]): string[] {
  return rows.map(({ id }) => id);
}

/** The summary of an event that does not lead its story would be shown without its event. */
function refuseHiddenSummaries(rows: readonly StoryRow[], { placements }: StoryPlan): void {
  const hidden = new Set(placements.filter(({ isLead }) => !isLead).map(({ id }) => id));
  if (rows.some(({ id, isChosen }) => isChosen && hidden.has(id)))
    throw new Problem('wrong-state', 'refusals.chosenEdit');
}

async function writeArrangement(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  plan: StoryPlan,
  { apart, together, entry }: Arrangement,
): Promise<void> {
  const { tenantId, companyId } = company;
  const [areScoresCurrent] = await Promise.all([
    shiftScores(tx, company, plan.count),
    updateSplit(tx, tenantId, apart, true),
    updateSplit(tx, tenantId, together, false),
    savePlan(tx, tenantId, plan),
    auditCaller(tx, caller, { ...entry, entity: 'story', parentId: companyId }),
    changeAsOfDate(context, tx, tenantId, companyId),
    publishChanges(tx, tenantId, [
      { kind: 'events', companyID: companyId },
      { kind: 'imported', companyID: companyId },
    ]),
  ]);
  if (!areScoresCurrent) await recomputeScores(context, tx, tenantId, [companyId]);
}
