// What an analyst sees of a story and does with it (decisions.md section 4): its sources, an event taken out of it, several stories made one. Either
// is shown before it is done: what it does to the scores. The company is locked, so that what is shown is what happens.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  getStory as StoryCall,
  mergeStories as MergeCall,
  splitStory as SplitCall,
} from '@vigilo/contract/stories';
import { can } from '@vigilo/domain/access/can';
import { noonFromDay } from '@vigilo/domain/scoring/day';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { findVisibleStatus, lockForEditing } from '../companies/companies.service.ts';
import type { StoryRow } from './stories.queries.ts';
import { findEventCompany, listStoryRows } from './stories.queries.ts';
import type { Arrangement } from './story-arrangements.service.ts';
import { arrangeAsOne, listIds, rearrangeStories } from './story-arrangements.service.ts';

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
    const rows = await listStoryRows(
      tx,
      caller.tenantId,
      [{ companyId: event.companyId, days: null }],
      [eventId],
    );
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
        apart: [eventId],
        together: [],
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
  const ids = [...new Set(eventIds)];
  return rearrange(context, caller, { companyId, dryRun, ids, message: 'One story now' }, (rows) =>
    arrangeAsOne(rows, ids),
  );
}

interface Request {
  readonly companyId: string;
  readonly ids: readonly string[];
  readonly dryRun: boolean;
  readonly message: string;
}

/** Puts events into other stories, or tells what that would do to the scores. */
function rearrange(
  context: AppContext,
  caller: Caller,
  { companyId, message, ...request }: Request,
  arrange: (rows: readonly StoryRow[]) => Arrangement | null,
): Promise<StoryReply> {
  const { tenantId } = caller;
  return inTenant(context.db, tenantId, async (tx) => {
    const { asOf } = await lockForEditing(context, tx, caller, companyId);
    const company = { tenantId, companyId, asOf };
    const { effect } = await rearrangeStories(context, tx, caller, company, request, arrange);
    return { status: 'success', message, data: { effect } };
  });
}
