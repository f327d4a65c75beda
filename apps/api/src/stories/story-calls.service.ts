// What an analyst sees of a story and does with it (decisions.md section 4): its sources, an event taken out of it, several stories made one. Either
// is shown before it is done: what it does to the scores. The company is locked, so that what is shown is what happens.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  getStory as StoryCall,
  mergeStories as MergeCall,
  splitStory as SplitCall,
} from '@vigilo/contract/stories';
import { can } from '@vigilo/domain/access/can';
import { decideLeads } from '@vigilo/domain/stories/settle-stories';
import { noonFromDay } from '@vigilo/domain/scoring/day';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { findVisibleStatus, lockForEditing, changeAsOfDate } from '../companies/companies.service.ts';
import { getEffect } from '../scoring/effect.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { recomputeScores, shiftScores } from '../scoring/scoring.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import type { StoryRow } from './stories.queries.ts';
import { findEventCompany, listStoryRows, updateSplit } from './stories.queries.ts';
import type { StoryPlan } from './stories.service.ts';
import { makePlan, savePlan, unreadEvents } from './stories.service.ts';

type StoryReply = CallReply<typeof SplitCall>;
type Member = CallReply<typeof StoryCall>['data']['members'][number];

/** @throws Problem not-found where the caller does not see the event. */
export function getStory(
  context: AppContext,
  caller: Caller,
  eventId: string,
): Promise<CallReply<typeof StoryCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const seesImported = can(caller.access, 'add-event');
    const event = await findEventCompany(tx, caller.tenantId, eventId);
    const status = event && (await findVisibleStatus(tx, caller, event.companyId));
    if (!event || !status || (event.stage === 'imported' && !seesImported)) throw notFound();
    const rows = await listStoryRows(tx, caller.tenantId, [event.companyId], [eventId], null);
    const members = rows
      .filter(({ stage }) => seesImported || stage === 'company')
      .toSorted(
        (one, other) =>
          Number(other.isLead) - Number(one.isLead) || (one.day ?? Infinity) - (other.day ?? Infinity),
      );
    const canEdit = status !== 'Validated' && can(caller.access, 'edit-event');
    const actions: ('split' | 'merge')[] = canEdit
      ? members.length > 1
        ? ['split', 'merge']
        : ['merge']
      : [];
    return {
      status: 'success',
      data: { companyID: event.companyId, members: members.map(toMember), can: actions },
    };
  });
}

function toMember({ id, title, url, source, day, stage, score, type, isLead }: StoryRow): Member {
  return {
    _id: id,
    title,
    url,
    source,
    event: type,
    isLead,
    date: day === null ? null : new Date(noonFromDay(day)).toISOString(),
    tab: stage === 'company' ? 'company-events' : 'imported events',
    score: score === null ? null : toDecimal(score),
  };
}

/** Takes an event out of its story, where it is in one. @throws Problem not-found; wrong-state (Validated). */
export function splitStory(
  context: AppContext,
  caller: Caller,
  eventId: string,
  { companyID: companyId, dryRun }: CallInput<typeof SplitCall>['body'],
): Promise<StoryReply> {
  return rearrange(
    context,
    caller,
    { companyId, dryRun, ids: [eventId], message: 'Taken out of the story' },
    (rows) => {
      const left = rows.filter(({ id }) => id !== eventId);
      if (left.length === 0) return null;
      return {
        getStoryId: ({ id, storyId }) => (id === eventId ? null : storyId),
        isSplit: true,
        entry: {
          action: 'news.split',
          entityId: left[0]?.storyId ?? null,
          before: { events: listIds(rows) },
          after: { events: listIds(left), apart: eventId },
        },
      };
    },
  );
}

/** Makes the stories of events one. @throws Problem not-found; wrong-state (Validated, or an event whose summary is chosen would no longer lead). */
export function mergeStories(
  context: AppContext,
  caller: Caller,
  { companyID: companyId, eventIds, dryRun }: CallInput<typeof MergeCall>['body'],
): Promise<CallReply<typeof MergeCall>> {
  return rearrange(
    context,
    caller,
    { companyId, dryRun, ids: [...new Set(eventIds)], message: 'One story now' },
    (rows) => {
      const stories = new Set(rows.map(({ id, storyId }) => storyId ?? id));
      if (stories.size < 2) return null;
      const story = rows.find(({ storyId }) => storyId !== null)?.storyId ?? newId();
      return {
        getStoryId: () => story,
        isSplit: false,
        entry: {
          action: 'news.merge',
          entityId: story,
          before: { stories: stories.size },
          after: { events: listIds(rows) },
        },
      };
    },
  );
}

function listIds(rows: readonly StoryRow[]): string[] {
  return rows.map(({ id }) => id);
}

interface Request {
  readonly companyId: string;
  readonly ids: readonly string[];
  readonly dryRun: boolean;
  readonly message: string;
}

interface Arrangement {
  readonly getStoryId: (row: { readonly id: string; readonly storyId: string | null }) => string | null;
  /** Whether the named events are kept apart from now on. */
  readonly isSplit: boolean;
  readonly entry: {
    readonly action: 'news.merge' | 'news.split';
    readonly entityId: string | null;
    readonly before: object;
    readonly after: object;
  };
}

/** Puts events into other stories as `arrange` says, of all that tell the same stories as those named; null where there is nothing to do. */
function rearrange(
  context: AppContext,
  caller: Caller,
  { companyId, ids, dryRun, message }: Request,
  arrange: (rows: readonly StoryRow[]) => Arrangement | null,
): Promise<StoryReply> {
  const { tenantId } = caller;
  return inTenant(context.db, tenantId, async (tx) => {
    const { asOf } = await lockForEditing(context, tx, caller, companyId);
    const rows = await listStoryRows(tx, tenantId, [companyId], ids, null);
    if (ids.some((each) => rows.every(({ id }) => id !== each))) throw notFound();
    const arrangement = arrange(rows);
    const plan = makePlan(
      rows,
      rows,
      arrangement ? decideLeads(unreadEvents(rows), arrangement.getStoryId) : [],
    );
    refuseHiddenSummaries(rows, plan);
    const company = { tenantId, companyId, asOf };
    const effect = await getEffect(tx, company, plan.count);
    if (arrangement && !dryRun) await writeArrangement(context, tx, caller, company, plan, arrangement, ids);
    return { status: 'success', message, data: { effect } };
  });
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
  { isSplit, entry }: Arrangement,
  ids: readonly string[],
): Promise<void> {
  const { tenantId, companyId } = company;
  const [areScoresCurrent] = await Promise.all([
    shiftScores(tx, company, plan.count),
    updateSplit(tx, tenantId, ids, isSplit),
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
