// What an analyst decides about waiting news (issue 17, 'The queue'): several pieces at once, all or none, in one transaction. Companies are locked in the order
// of their ids, so that two analysts never wait for each other in a circle. What was decided is kept with what it takes to undo it.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { settleNews as SettleCall, undoSettlement as UndoCall } from '@vigilo/contract/news-queue';
import { message } from '@vigilo/contract/messages/message';
import { can } from '@vigilo/domain/access/can';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { duplicateEvents } from '../events/event-refusals.ts';
import type { AcceptedItem } from '../events/event-settling.service.ts';
import { acceptEvents, dropEvents, restoreEvents, takeBackEvents } from '../events/event-settling.service.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { invalidField, notAllowed, notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { arrangeAsBefore, arrangeAsOne, rearrangeStories } from '../stories/story-arrangements.service.ts';
import type { UndoSteps } from './news.tables.ts';
import type { Settlement } from './settlements.queries.ts';
import { addSettlement, endSettlement, lockSettlement } from './settlements.queries.ts';
import { findWaitingCompany } from './waiting.queries.ts';

type SettleInput = CallInput<typeof SettleCall>['body'];
type AcceptInput = Extract<SettleInput, { readonly action: 'accept' }>;
type MergeInput = Extract<SettleInput, { readonly action: 'merge' }>;
type Changes = AcceptInput['items'][number]['changes'];

const NO_STEPS: UndoSteps = { accepted: [], dropped: [], places: [] };
const EXISTING = duplicateEvents(() => new Problem('already-exists', 'refusals.eventExists'));

/** Decides about news. @throws Problem not-allowed, not-found, wrong-state, already-exists, changed-meanwhile; then nothing is decided */
export async function settleNews(
  context: AppContext,
  caller: Caller,
  input: SettleInput,
): Promise<CallReply<typeof SettleCall>> {
  checkAllowed(caller, input);
  const id = newId();
  const items = input.action === 'merge' ? [input] : input.items;
  const byCompany = Map.groupBy(items, ({ companyID }) => companyID);
  await refuseDuplicates(EXISTING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      for (const companyId of [...byCompany.keys()].toSorted()) {
        const company = await lockCompany(context, tx, caller, companyId);
        const steps = await settleOf(context, tx, caller, company, input);
        const count = byCompany.get(companyId)?.length ?? 1;
        const settlement: Settlement = {
          id,
          companyId,
          userId: caller.userId,
          action: input.action,
          count,
          steps: { ...NO_STEPS, ...steps },
        };
        await addSettlement(tx, caller.tenantId, settlement, new Date(context.now()));
      }
    }),
  );
  return {
    status: 'success',
    data: { settlementID: id, action: input.action, count: items.length },
  };
}

/** Undoes what the caller decided. @throws Problem not-found, wrong-state, already-exists, changed-meanwhile */
export async function undoSettlement(
  context: AppContext,
  caller: Caller,
  id: string,
): Promise<CallReply<typeof UndoCall>> {
  const { tenantId, userId } = caller;
  const count = await refuseDuplicates(EXISTING, () =>
    inTenant(context.db, tenantId, async (tx) => {
      const settlements = await lockSettlement(tx, tenantId, id, userId);
      if (settlements.length === 0) throw notFound();
      for (const { companyId, steps } of settlements) {
        const company = await lockCompany(context, tx, caller, companyId);
        await undo(context, tx, caller, company, steps);
      }
      await endSettlement(tx, tenantId, id, new Date(context.now()));
      return settlements.reduce((sum, each) => sum + each.count, 0);
    }),
  );
  return { status: 'success', data: { count } };
}

/** Accepting as it is takes the right to add events, everything else that to edit them too. */
function checkAllowed({ access }: Caller, input: SettleInput): void {
  const isPlain =
    input.action === 'accept' && input.items.every(({ changes }) => Object.keys(changes).length === 0);
  if (!isPlain && !can(access, 'edit-event'))
    throw notAllowed(message('refusals.needsPermission', { permission: 'edit-event' }));
}

async function lockCompany(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<CompanyAsOf> {
  const { asOf } = await lockForEditing(context, tx, caller, companyId);
  return { tenantId: caller.tenantId, companyId, asOf };
}

/** Decides about the news of one company, which is locked. */
async function settleOf(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  input: SettleInput,
): Promise<Partial<UndoSteps>> {
  const { companyId } = company;
  switch (input.action) {
    case 'accept': {
      const items = input.items
        .filter(({ companyID }) => companyID === companyId)
        .map(({ eventID, version, changes }): AcceptedItem => ({
          eventId: eventID,
          version,
          changes: toFields(changes),
        }));
      return { accepted: await acceptEvents(context, tx, caller, company, items) };
    }
    case 'drop': {
      const items = input.items
        .filter(({ companyID }) => companyID === companyId)
        .map(({ eventID, version }) => ({ id: eventID, version }));
      return { dropped: await dropEvents(context, tx, caller, company, items) };
    }
    case 'merge':
      return merge(context, tx, caller, company, input);
  }
}

/** Merges a piece of news into another story of its company. @throws Problem invalid-input, not-found, changed-meanwhile */
async function merge(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  { eventID, version, intoID }: MergeInput,
): Promise<Partial<UndoSteps>> {
  if (eventID === intoID) throw invalidField('body.intoID', 'refusals.mergeIntoItself');
  const waitsIn = await findWaitingCompany(tx, caller, eventID, version);
  if (waitsIn !== company.companyId) throw new Problem('changed-meanwhile', 'refusals.newsChanged');
  const ids = [eventID, intoID];
  const request = { ids, dryRun: false };
  const { before } = await rearrangeStories(context, tx, caller, company, request, (rows) =>
    arrangeAsOne(rows, ids),
  );
  return { places: before.map(({ id, storyId, isSplit }) => ({ id, storyId, isSplit })) };
}

async function undo(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  { accepted, dropped, places }: UndoSteps,
): Promise<void> {
  if (accepted.length > 0) await takeBackEvents(context, tx, caller, company, accepted);
  if (dropped.length > 0) await restoreEvents(context, tx, caller, company, dropped);
  if (places.length > 0) {
    const request = { ids: places.map(({ id }) => id), dryRun: false };
    await rearrangeStories(context, tx, caller, company, request, (rows) => arrangeAsBefore(rows, places));
  }
}

/** What is to be different, as events are stored. */
function toFields({ event, score, date, ...texts }: Changes): AcceptedItem['changes'] {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(event === undefined ? {} : { type: event }),
    ...(score === undefined ? {} : { score: toThousandths(score) }),
    ...(date === undefined ? {} : { day: dayFromIso(date) }),
  };
}
