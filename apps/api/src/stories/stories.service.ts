// One story, counted once (decisions.md section 4; packages/domain/src/stories). Whatever changes a company's events asks here what that does to
// its stories: which events join or leave, which leads, and so what stops and starts counting in the scores. The company is locked.

import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Report } from '@vigilo/domain/events/report-counts';
import { urlKey } from '@vigilo/domain/events/story-key';
import { runAtOnce } from '@vigilo/domain/records/run-at-once';
import { isNewStory } from '@vigilo/domain/stories/join-stories';
import { STORY_DAYS } from '@vigilo/domain/stories/same-story';
import type { PlacedEvent, Placement } from '@vigilo/domain/stories/settle-stories';
import { settleInSteps, settleStories } from '@vigilo/domain/stories/settle-stories';
import { toOwnWords, parseTitle } from '@vigilo/domain/stories/title-words';
import type { Day } from '@vigilo/domain/scoring/day';
import type { CountChange } from '@vigilo/domain/scoring/effect';
import type { ScoredEvent } from '@vigilo/domain/scoring/score';
import { openBaseModel } from '../adapters/suggestion-model/base-model.ts';
import { newId } from '../frame/ids.ts';
import { runShared, shareLoop } from '../frame/share-loop.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { DayRange, StoryRow } from './stories.queries.ts';
import { listCompanyNames, listStoryRows, putPlaces } from './stories.queries.ts';

const UNREAD = parseTitle('');

/** An event in the list it stands in, as far as its story and the scores are concerned. */
export interface StoryEventInTab {
  readonly tab: EventTab;
  readonly event: {
    readonly title: string;
    readonly url: string;
    readonly type: EventType | null;
    readonly score: number | null;
    readonly day: Day | null;
  };
}

/** A change of an event: null before where it is new, null after where it is deleted. */
export interface StoryChange {
  readonly id: string;
  readonly before: StoryEventInTab | null;
  readonly after: StoryEventInTab | null;
}

/** What changes of events do to the stories of their company. */
export interface StoryPlan {
  /** What stops and what starts to count in scores, the changes themselves included. */
  readonly count: CountChange;
  /** Where events stand from now on that stood elsewhere: for {@link savePlan}, once the changes are written. */
  readonly placements: readonly Placement[];
  /** The other events of an event's story after the changes, the leading one first; none where it is alone. */
  readonly storyById: (id: string) => readonly StoryEvent[];
}

export interface StoryEvent extends Report {
  readonly id: string;
  readonly stage: EventStage;
  readonly title: string;
  readonly day: Day | null;
}

/** What changes of a company's events will do to its stories. Nothing is written. */
export async function planStories(
  tx: TenantTransaction,
  { tenantId, companyId }: { readonly tenantId: string; readonly companyId: string },
  changes: readonly StoryChange[],
): Promise<StoryPlan> {
  const loose = new Set(changes.filter(isLoosened).map(({ id }) => id));
  const days = changes.flatMap(({ id, after }) => (loose.has(id) ? (after?.event.day ?? []) : []));
  const ids = changes.flatMap(({ id, before }) => (before ? [id] : []));
  const [rows, names] = await Promise.all([
    listStoryRows(tx, tenantId, [{ companyId, days: toDayRange(days) }], ids),
    loose.size === 0 ? null : listCompanyNames(tx, tenantId, [companyId]),
  ]);
  const after = applyChanges(rows, companyId, changes);
  const placed = runAtOnce(placeInSteps(after, names?.get(companyId) ?? [], loose));
  const moved = new Set(
    changes
      .filter(({ before, after: now }) => before && before.event.day !== now?.event.day)
      .map(({ id }) => id),
  );
  return makePlan(rows, after, withIds(settleStories(placed, loose, moved)));
}

/** Writes what was planned. */
export async function savePlan(tx: TenantTransaction, tenantId: string, plan: StoryPlan): Promise<void> {
  await putPlaces(tx, tenantId, plan.placements);
}

/** An event that was just stored. */
export interface AddedEvent {
  readonly id: string;
  readonly companyId: string;
  readonly day: Day | null;
}

/**
 * Joins events that were just stored, of many companies at once, to the stories they tell. Returns the companies in which an event stands elsewhere
 * now. Where only imported events were added, scores stay as they are: what one of them joins goes on to count as it did.
 */
export async function joinAdded(
  tx: TenantTransaction,
  tenantId: string,
  added: readonly AddedEvent[],
): Promise<string[]> {
  if (added.length === 0) return [];
  const ids = new Set(added.map(({ id }) => id));
  const companies = [...Map.groupBy(added, ({ companyId }) => companyId)].map(([companyId, events]) => ({
    companyId,
    days: toDayRange(events.flatMap(({ day }) => day ?? [])),
  }));
  const companyIds = companies.map(({ companyId }) => companyId);
  const [rows, names] = await Promise.all([
    listStoryRows(tx, tenantId, companies, [...ids]),
    listCompanyNames(tx, tenantId, companyIds),
  ]);
  const places = new Map<string, Placement[]>();
  const share = shareLoop();
  for (const [companyId, events] of Map.groupBy(rows, (row) => row.companyId)) {
    await share();
    const placed = await runShared(placeInSteps(events, names.get(companyId) ?? [], ids));
    const settled = withIds(await runShared(settleInSteps(placed, ids)));
    if (settled.length > 0) places.set(companyId, settled);
  }
  await putPlaces(tx, tenantId, [...places.values()].flat());
  return [...places.keys()];
}

/** Whether a change may bring an event to another story: it is new, says something else, or is moved, since it counts from then on. */
function isLoosened({ before, after }: StoryChange): boolean {
  if (!after) return false;
  return (
    !before ||
    before.tab !== after.tab ||
    before.event.title !== after.event.title ||
    before.event.url !== after.event.url ||
    before.event.day !== after.event.day
  );
}

/** Gives new stories an id. */
function withIds(placements: readonly Placement[]): Placement[] {
  const ids = new Map<string, string>();
  return placements.map((placement) => {
    const { storyId } = placement;
    if (storyId === null || !isNewStory(storyId)) return placement;
    const id = ids.get(storyId) ?? newId();
    ids.set(storyId, id);
    return { ...placement, storyId: id };
  });
}

/** Days of whatever can be in one story with events of these days. */
function toDayRange(days: readonly Day[]): DayRange | null {
  return days.length === 0
    ? null
    : { from: Math.min(...days) - STORY_DAYS, upTo: Math.max(...days) + STORY_DAYS };
}

function applyChanges(
  rows: readonly StoryRow[],
  companyId: string,
  changes: readonly StoryChange[],
): StoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, after } of changes) {
    if (!after) {
      byId.delete(id);
      continue;
    }
    const { title, url, type, score, day } = after.event;
    const fresh = {
      id,
      companyId,
      storyId: null,
      isLead: true,
      isSplit: false,
      isChosen: false,
      source: null,
    };
    byId.set(id, {
      ...(byId.get(id) ?? fresh),
      stage: after.tab === 'company-events' ? 'company' : 'imported',
      title,
      url,
      type,
      score,
      day,
    });
  }
  return [...byId.values()];
}

/** Events whose titles nobody compares. */
export function unreadEvents(rows: readonly StoryRow[]): PlacedEvent[] {
  return rows.map((row) => ({ ...row, words: UNREAD, urlKey: null }));
}

/** Events of a company with their titles taken apart, a step for each, where any of them may join another. */
function* placeInSteps(
  rows: readonly StoryRow[],
  names: readonly string[],
  loose: ReadonlySet<string>,
): Generator<undefined, PlacedEvent[], undefined> {
  if (rows.length < 2 || rows.every(({ id }) => !loose.has(id))) return unreadEvents(rows);
  const own = toOwnWords(names);
  const { findMeanings } = openBaseModel();
  const events: PlacedEvent[] = [];
  for (const row of rows) {
    events.push({
      ...row,
      words: parseTitle(row.title, own, findMeanings),
      urlKey: row.url === null ? null : urlKey(row.url),
    });
    yield;
  }
  return events;
}

/** What it means that events stand elsewhere. `before` and `after` are the events before and after whatever else changes. */
export function makePlan(
  before: readonly StoryRow[],
  after: readonly StoryRow[],
  placements: readonly Placement[],
): StoryPlan {
  const placementById = new Map(placements.map((placement) => [placement.id, placement]));
  const settled = after.map((row) => ({ ...row, ...placementById.get(row.id) }));
  const byStory = Map.groupBy(settled, ({ storyId }) => storyId);
  const storyById = new Map(settled.map(({ id, storyId }) => [id, storyId]));
  return {
    count: countChange(before, settled),
    placements,
    storyById: (id) => {
      const story = storyById.get(id) ?? null;
      const members = story === null ? [] : (byStory.get(story) ?? []);
      return members
        .filter((row) => row.id !== id)
        .toSorted((one, other) => Number(other.isLead) - Number(one.isLead));
    },
  };
}

/** What counts before and not after, or otherwise, and the other way round. */
function countChange(before: readonly StoryRow[], after: readonly StoryRow[]): CountChange {
  const [counted, counting] = [countedById(before), countedById(after)];
  const differs = (one: ScoredEvent, other: ScoredEvent | undefined) =>
    !other || one.type !== other.type || one.score !== other.score || one.day !== other.day;
  return {
    stopped: [...counted].flatMap(([id, event]) => (differs(event, counting.get(id)) ? [event] : [])),
    started: [...counting].flatMap(([id, event]) => (differs(event, counted.get(id)) ? [event] : [])),
  };
}

function countedById(rows: readonly StoryRow[]): Map<string, ScoredEvent> {
  return new Map(
    rows.flatMap(({ id, stage, isLead, type, score, day }): [string, ScoredEvent][] =>
      stage === 'company' && isLead && type !== null && score !== null && day !== null
        ? [[id, { type, score, day }]]
        : [],
    ),
  );
}
