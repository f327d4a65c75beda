// The step for what comes under an id that is known, with another headline: another wording of its event, which is kept as a revision, or another story, which is
// an item of its own. A headline that its event had before is another wording too where its source told a different one last.

import { titleKey } from '@vigilo/domain/events/story-key';
import type { RevisionState } from '@vigilo/domain/events/revision';
import { findRevisionKind, likenessOfWordings, readWording } from '@vigilo/domain/events/revision';
import { toPercent } from '@vigilo/domain/news/waiting-news';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { toOwnWords } from '@vigilo/domain/stories/title-words';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import { newId } from '../frame/ids.ts';
import { publishChange } from '../changes/changes.service.ts';
import type { NewsWork, WorkItem } from './news-step.ts';
import type { RewordedEvent, KnownEvent, CompanyOrigin } from './revisions.queries.ts';
import { addRevision, listReworded, listByOrigin, updateWording } from './revisions.queries.ts';
import { getSuggester } from './suggester.service.ts';

/** Keeps other wordings of known events, former ones among them; what is another story under a known id is new after all. */
export async function reviseReworded(work: NewsWork): Promise<void> {
  await reviseReturned(work);
  const reworded = listPlaces(work, ({ isReworded }) => isReworded);
  if (reworded.length === 0) return;
  const known = Map.groupBy(await listByOrigin(work.tx, work.batch.tenantId, reworded), toPlaceText);
  for (const place of reworded) {
    const { item } = place;
    const events = known.get(toPlaceText(place)) ?? [];
    const event = findEarlier(work, item, events);
    if (event !== null) await revise(work, item, event);
    // Where all that came under its id was deleted, nobody wants more of it.
    else if (events.length > 0 && !item.isKnownElsewhere) item.outcome = null;
  }
}

/** A source that changes between two wordings with each look at it is followed once in so long. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Keeps the former wordings that sources went back to; of several of one event the last. What is told as it was last is by far the most, and of no event that is
 * looked at here.
 */
async function reviseReturned(work: NewsWork): Promise<void> {
  const again = listPlaces(work, ({ isRepeated }) => isRepeated);
  if (again.length === 0) return;
  const reworded = Map.groupBy(await listReworded(work.tx, work.batch.tenantId, again), toPlaceText);
  if (reworded.size === 0) return;
  const told = listTold(work);
  const revised = new Set<string>();
  for (const place of again.toReversed()) {
    const id = toPlaceText(place);
    const events = reworded.get(id) ?? [];
    if (events.some(({ lastTitle }) => sayTheSame(lastTitle, place.item.title))) continue;
    // What its source still tells as it did is not what was worded anew.
    const event = events.find(
      (each) => wasWordedAs(each, place.item.title) && told.get(id)?.has(titleKey(each.lastTitle)) !== true,
    );
    if (event === undefined || revised.has(event.id)) continue;
    if (wasChangedSo(event, place.item.title, work.now - AGAIN_AFTER_MS)) continue;
    revised.add(event.id);
    await revise(work, place.item, event);
  }
}

function wasWordedAs({ past }: RewordedEvent, title: string): boolean {
  return past.some((change) => sayTheSame(change.earlierTitle, title) || sayTheSame(change.title, title));
}

/** Whether it changed from its last wording to this one since an instant. */
function wasChangedSo({ past, lastTitle }: RewordedEvent, title: string, since: number): boolean {
  return past.some(
    (change) =>
      change.seenAt > since && sayTheSame(change.earlierTitle, lastTitle) && sayTheSame(change.title, title),
  );
}

interface Place extends CompanyOrigin {
  readonly item: WorkItem;
}

function listPlaces(work: NewsWork, isMeant: (item: WorkItem) => boolean): Place[] {
  return work.items.flatMap((item) => (isMeant(item) && toPlace(item)) || []);
}

function toPlaceText({ companyId, originKey }: CompanyOrigin): string {
  return `${companyId} ${originKey}`;
}

function sayTheSame(one: string, other: string): boolean {
  return titleKey(one) === titleKey(other);
}

function toPlace(item: WorkItem): Place | null {
  const { companyId, originKey } = item;
  return companyId === null || originKey === null ? null : { item, companyId, originKey };
}

/** What comes under each id in the same round, as headlines are compared. */
function listTold(work: NewsWork): ReadonlyMap<string, ReadonlySet<string>> {
  const places = Map.groupBy(
    listPlaces(work, () => true),
    toPlaceText,
  );
  return new Map([...places].map(([id, all]) => [id, new Set(all.map(({ item }) => titleKey(item.title)))]));
}

function findEarlier(work: NewsWork, item: WorkItem, events: readonly KnownEvent[]): KnownEvent | null {
  if (events.length === 0) return null;
  const own = findOwnWords(work, item);
  const later = readWording(item.title, item.url, own);
  let best: { readonly event: KnownEvent; readonly likeness: number } | null = null;
  for (const event of events) {
    const likeness = likenessOfWordings(readWording(event.lastTitle, event.url, own), later);
    if (likeness > (best?.likeness ?? 0)) best = { event, likeness };
  }
  return best?.event ?? null;
}

function findOwnWords(
  { ownWords }: NewsWork,
  { companyId, companyName, aliases }: WorkItem,
): ReadonlySet<string> {
  const known = ownWords.get(companyId ?? '') ?? toOwnWords([companyName, ...aliases]);
  ownWords.set(companyId ?? '', known);
  return known;
}

/** An imported event that says what its source said takes the new wording over; where an analyst has decided or written, one is asked. */
async function revise(work: NewsWork, item: WorkItem, event: KnownEvent | RewordedEvent): Promise<void> {
  const { tx, batch } = work;
  const now = new Date(work.now);
  const { title } = item;
  const kind = findRevisionKind(title);
  const isUntouched = event.stage === 'imported' && sayTheSame(event.title, event.lastTitle);
  const isTaken = isUntouched && (await takeOver(work, item, event.id, kind === 'retracted'));
  const state = isTaken ? 'taken' : findState(event, title);
  const { lastTitle: earlierTitle } = event;
  const revision = { id: newId(work.now), eventId: event.id, kind, earlierTitle, title, state } as const;
  await addRevision(tx, batch.tenantId, revision, now);
  item.outcome = 'revised';
  item.eventId = event.id;
  const entry: NewAuditEntry = {
    action: 'events.revise',
    entity: 'event',
    entityId: event.id,
    parentId: event.companyId,
    before: { title: earlierTitle },
    after: { title },
  };
  await (batch.caller ? auditCaller(tx, batch.caller, entry) : auditSystem(tx, batch.tenantId, entry));
  await publishChange(tx, batch.tenantId, {
    kind: event.stage === 'company' ? 'events' : 'imported',
    companyID: event.companyId,
  });
}

/** What becomes of a wording that is not taken over by itself: the event has it already, an analyst has decided about it, or one is asked. */
function findState(event: KnownEvent | RewordedEvent, title: string): RevisionState {
  if (sayTheSame(event.title, title)) return 'taken';
  const isRefused =
    'past' in event &&
    event.past.some(({ state, title: other }) => state === 'kept' && sayTheSame(other, title));
  return event.isDropped || isRefused ? 'kept' : 'open';
}

/** What was taken back keeps its suggestion and counts with no score by itself. */
async function takeOver(
  { tx, batch, now }: NewsWork,
  { title, companyName, aliases }: WorkItem,
  eventId: string,
  isRetracted: boolean,
): Promise<boolean> {
  const suggester = await getSuggester(tx, batch.tenantId);
  const suggestion = suggester.stored(suggester.suggest({ text: title, company: companyName, aliases }));
  const { score } = suggestion;
  const isKnown = score.certainty !== 'none';
  return updateWording(
    tx,
    batch.tenantId,
    {
      eventId,
      title,
      suggestion,
      score: score.isShown && !isRetracted ? toThousandths(score.value) : null,
      suggestedScore: isKnown ? toThousandths(score.value) : null,
      suggestedConfidence: isKnown ? toPercent(score.confidence) : null,
    },
    new Date(now),
  );
}
