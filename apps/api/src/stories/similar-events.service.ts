// Events that may tell the same story as others of their company (packages/domain/src/stories/may-be-same-story.ts): both are marked, a person decides.

import type { Day } from '@vigilo/domain/scoring/day';
import { mayBeSameStory, UNSURE_DAYS } from '@vigilo/domain/stories/may-be-same-story';
import { sharedWords } from '@vigilo/domain/stories/shared-by-titles';
import { parseTitle, toOwnWords } from '@vigilo/domain/stories/title-words';
import { openBaseModel } from '../adapters/suggestion-model/base-model.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { LeadRow } from './similar-events.queries.ts';
import { listLeadsNear, listLeadsOfDays } from './similar-events.queries.ts';
import { listCompanyNames } from './stories.queries.ts';

/** A row of a list, and its day if it has one. */
export interface TitledEvent {
  readonly id: string;
  readonly title: string;
  readonly day: Day | null;
}

export type SimilarEvent = Pick<TitledEvent, 'id' | 'title'>;

/** For each of these events of a company the others that may be the same story. Without a dated event nothing is looked up. */
export async function listSimilarEvents(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  events: readonly TitledEvent[],
  withImported: boolean,
): Promise<ReadonlyMap<string, readonly SimilarEvent[]>> {
  const days = new Set(events.flatMap(({ day }) => (day === null ? [] : listDaysAround(day))));
  if (days.size === 0) return new Map();
  const [leads, names] = await Promise.all([
    listLeadsOfDays(tx, tenantId, companyId, [...days], withImported),
    listCompanyNames(tx, tenantId, [companyId]),
  ]);
  const own = toOwnWords(names.get(companyId) ?? []);
  const { findMeanings } = openBaseModel();
  const compared = leads.map((event) => ({ ...event, words: parseTitle(event.title, own, findMeanings) }));
  const wanted = new Set(events.map(({ id }) => id));
  return new Map(
    compared
      .filter(({ id }) => wanted.has(id))
      .map((event) => [
        event.id,
        compared.filter((other) => other.id !== event.id && mayBeSameStory(event, other)),
      ]),
  );
}

/** A story that an event may be merged into. */
export interface MergeTarget extends LeadRow {
  readonly mayBeSame: boolean;
}

/** So near in days are stories that an event may be merged into, and of so many the most alike are found. */
const TARGET_DAYS = 30;
const MOST_COMPARED = 500;

/** The other stories of the company of an event, the likest first, at most so many. What an analyst has split off is not said to be the same again. */
export async function listMergeTargets(
  tx: TenantTransaction,
  { tenantId, companyId, eventId }: Readonly<Record<'tenantId' | 'companyId' | 'eventId', string>>,
  limit: number,
): Promise<MergeTarget[]> {
  const [[event, ...others], names] = await Promise.all([
    listLeadsNear(tx, tenantId, eventId, { days: TARGET_DAYS, limit: MOST_COMPARED }),
    listCompanyNames(tx, tenantId, [companyId]),
  ]);
  if (!event) return [];
  const own = toOwnWords(names.get(companyId) ?? []);
  const { findMeanings } = openBaseModel();
  const parse = (title: string) => parseTitle(title, own, findMeanings);
  const given = { ...event, words: parse(event.title) };
  return others
    .map((other) => {
      const words = parse(other.title);
      const mayBeSame = !event.isSplit && !other.isSplit && mayBeSameStory(given, { ...other, words });
      return { target: { ...other, mayBeSame }, likeness: sharedWords(given.words, words).telling };
    })
    .toSorted(
      (one, other) =>
        Number(other.target.mayBeSame) - Number(one.target.mayBeSame) || other.likeness - one.likeness,
    )
    .slice(0, limit)
    .map(({ target }) => target);
}

function listDaysAround(day: Day): Day[] {
  return Array.from({ length: 2 * UNSURE_DAYS + 1 }, (_, index) => day - UNSURE_DAYS + index);
}
