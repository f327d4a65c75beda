// The steps that ingest.service.ts orders, each for a whole batch at once.

import { listAliases } from '@vigilo/domain/companies/check-company';
import { completeSummary } from '@vigilo/domain/events/verdict';
import { cleanItem, EARLIEST_FILE_DAY, itemKeys, originKeys } from '@vigilo/domain/news/clean-item';
import { toPercent } from '@vigilo/domain/news/waiting-news';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import { hashKey } from '../frame/hash-key.ts';
import { newId } from '../frame/ids.ts';
import { shareLoop } from '../frame/share-loop.ts';
import { publishChanges } from '../changes/changes.service.ts';
import { findCompanies } from './company-registry.ts';
import type { ItemKey, NewEvent } from './ingest.queries.ts';
import {
  addImported,
  addSeenKeys,
  keepSeenKeys,
  addSuggestions,
  listForNews,
  listSeenKeys,
  listStored,
} from './ingest.queries.ts';
import type { NewsBatch, NewsWork, WorkItem } from './news-step.ts';
import { pending } from './news-step.ts';
import { dropCommonIds } from './rounds.ts';
import { joinAdded } from '../stories/stories.service.ts';
import { getSuggester } from './suggester.service.ts';

/** Reads what came as text, addresses and days. An item without a title, or with an address that cannot be used, is refused. */
export async function cleanItems(work: NewsWork): Promise<void> {
  for (const item of work.items) {
    const { given } = item;
    const { source, isFile } = work.batch;
    const raw = { ...given, source: given.source || source };
    const clean = isFile ? cleanItem(raw, work.now, EARLIEST_FILE_DAY) : cleanItem(raw, work.now);
    if (typeof clean === 'string') item.outcome = clean;
    else Object.assign(item, clean);
  }
}

/**
 * Finds the companies of each item, and locks those that whoever hands them in sees. An item whose company nobody knows is refused; one that names several is
 * of the surest, and of the others by a copy each.
 */
export async function assignCompanies(work: NewsWork): Promise<void> {
  const { tx, batch, viewer } = work;
  const items = pending(work);
  const found = await findCompanies(
    tx,
    batch.tenantId,
    items.map(({ given, title }) => ({ ...given, title })),
  );
  const companies = await listForNews(tx, viewer, [...new Set(found.flat())].toSorted(), work.isLocking);
  for (const [index, item] of items.entries()) {
    const [first, ...others] = (found[index] ?? []).flatMap((id) => companies.get(id) ?? []);
    if (first) {
      const copies = others.map((company) => ({ ...item, ...toNaming(company), copyOf: item }));
      // Before what comes later in the batch, which may be another wording of them; rows of a file are told apart by their places, and have no revisions.
      work.items.splice(batch.isFile ? work.items.length : work.items.indexOf(item) + 1, 0, ...copies);
      Object.assign(item, toNaming(first));
    } else item.outcome = 'no-company';
  }
}

function toNaming({ id, name, aliases }: { id: string; name: string; aliases: string }) {
  return { companyId: id, companyName: name, aliases: listAliases(aliases) };
}

/** Leaves out what came before, whatever became of it: it is not stored again. */
export async function skipKnown(work: NewsWork): Promise<void> {
  const { tx, batch } = work;
  const items = pending(work);
  if (items.length === 0) return;
  const headlines = new Map(items.map((item) => [item, setKeys(item, batch)]));
  dropCommonIds(items, headlines);
  const keysOfAll = items.flatMap((item) => listItemKeys(item));
  const seen = await listSeenKeys(tx, batch.tenantId, keysOfAll);
  await keepSeenKeys(tx, batch.tenantId, keysOfAll, new Date(work.now));
  const isStored = await listStored(tx, batch.tenantId, items.map(toComparedItem));
  const fresh = new Set<string>();
  for (const [index, item] of items.entries()) {
    const keys = listItemKeys(item);
    const came = new Set(
      keys.filter((key) => seen.has(itemKeyText(key)) || fresh.has(itemKeyText(key))).map(({ key }) => key),
    );
    if (isStored[index] === true || came.size > 0) item.outcome = 'known';
    const { originKey } = item;
    const isKnownId = originKey !== null && came.delete(originKey);
    item.isRepeated = isKnownId && came.has(headlines.get(item) ?? '');
    item.isReworded = isKnownId && !item.isRepeated;
    item.isKnownElsewhere = isStored[index] === true || came.size > 0;
    // Of a known item too: one that had no id before may have one now.
    item.newKeys = keys.filter((key) => !seen.has(itemKeyText(key))).map(({ key }) => key);
    for (const key of keys) fresh.add(itemKeyText(key));
  }
}

/** Sets by what an item is known again; returns the key of its headline under its id, where that matters. */
function setKeys(item: WorkItem, { origin, isFile = false }: NewsBatch): string | null {
  const { given, title } = item;
  item.keys = itemKeys(item, { ...given, origin }).flatMap((key) => hashKey(key) ?? []);
  const keys = isFile ? null : originKeys(title, { id: given.id, origin });
  const headline = keys && hashKey(keys.headline);
  item.originKey = keys && hashKey(keys.id);
  if (headline !== null) item.keys = [...item.keys, headline];
  return headline;
}

function listItemKeys({ companyId, keys }: WorkItem, which: readonly string[] = keys): ItemKey[] {
  return companyId === null ? [] : which.map((key) => ({ companyId, key }));
}

function itemKeyText({ companyId, key }: ItemKey): string {
  return `${companyId} ${key}`;
}

function toComparedItem({ companyId, title, url, source, day }: WorkItem) {
  return { companyId: companyId ?? '', title, url, source, day };
}

/** Suggests the fields of each event. A summary that has no verdict gets the suggested one, where it is sure. */
export async function suggestFields(work: NewsWork): Promise<void> {
  const items = pending(work);
  if (items.length === 0) return;
  const suggester = await getSuggester(work.tx, work.batch.tenantId);
  const share = shareLoop();
  for (const item of items) {
    await share();
    const { title: text, companyName: company, aliases } = item;
    item.suggestion = suggester.stored(suggester.suggest({ text, company, aliases }));
    const { score } = item.suggestion;
    item.summary = completeSummary(item.summary, score.isShown ? score.value : null);
  }
}

/** Stores what is new as imported events, with what is suggested for them, and remembers that it came. */
export async function storeEvents(work: NewsWork): Promise<void> {
  const { tx, batch } = work;
  const items = pending(work);
  await addSeenKeys(
    tx,
    batch.tenantId,
    work.items.flatMap((item) => listItemKeys(item, item.newKeys)),
    new Date(work.now),
  );
  for (const item of items) item.eventId = newId(work.now);
  const added =
    items.length === 0
      ? new Set<string>()
      : await addImported(tx, batch.tenantId, items.map(toNewEvent), new Date(work.now), batch.feed ?? null);
  for (const item of items) {
    if (item.eventId !== null && added.has(item.eventId)) continue;
    item.outcome = 'known';
    item.eventId = null;
  }
  await addSuggestions(
    tx,
    batch.tenantId,
    pending(work).flatMap(({ eventId, suggestion }) =>
      eventId === null || suggestion === null ? [] : [{ eventId, suggestion }],
    ),
  );
}

/** The event of an item; a suggestion that is not sure enough leaves its field empty. */
function toNewEvent(item: WorkItem): NewEvent {
  const { eventId, summary, suggestion, writtenDate } = item;
  const known = suggestion === null || suggestion.score.certainty === 'none' ? null : suggestion.score;
  return {
    ...toComparedItem(item),
    id: eventId ?? '',
    summary,
    publishedAt: toTime(item.publishedAt),
    writtenDate,
    originKey: item.originKey,
    type: suggestion?.event.isShown ? suggestion.event.value : null,
    topic: suggestion?.topic.isShown ? suggestion.topic.value : null,
    score: suggestion?.score.isShown ? toThousandths(suggestion.score.value) : null,
    suggestedScore: known === null ? null : toThousandths(known.value),
    suggestedConfidence: known === null ? null : toPercent(known.confidence),
  };
}

function toTime(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

/** Joins what was stored with the stories it tells; what is of an unknown day once that is set. */
export async function joinToStories(work: NewsWork): Promise<void> {
  const added = pending(work).flatMap(({ eventId, companyId, day }) =>
    eventId === null || companyId === null || day === null ? [] : [{ id: eventId, companyId, day }],
  );
  await joinAdded(work.tx, work.batch.tenantId, added);
}

/** Tells open screens and the audit log; a batch that brought nothing new is not worth a word. */
export async function publishNews(work: NewsWork): Promise<void> {
  const { tx, batch } = work;
  const added = pending(work);
  if (added.length === 0) return;
  for (const item of added) item.outcome = 'added';
  const companies = [...new Set(added.flatMap(({ companyId }) => companyId ?? []))];
  await publishChanges(
    tx,
    batch.tenantId,
    companies.map((companyID) => ({ kind: 'imported', companyID })),
  );
  const counts: Record<string, number> = {};
  for (const { outcome } of work.items) if (outcome !== null) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const entry: NewAuditEntry = {
    action: 'news.ingest',
    entity: 'news',
    entityId: null,
    ...(companies.length === 1 ? { parentId: companies[0] ?? '' } : {}),
    after: { origin: batch.origin, companies: companies.length, ...counts },
  };
  await (batch.caller ? auditCaller(tx, batch.caller, entry) : auditSystem(tx, batch.tenantId, entry));
}
