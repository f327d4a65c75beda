// Events that may report the same quarter as others of their company (packages/domain/src/stories/may-be-same-story.ts): both are marked, a person decides.

import type { Day } from '@vigilo/domain/scoring/day';
import { mayBeSameStory, QUARTER_DAYS, tellsQuarter } from '@vigilo/domain/stories/may-be-same-story';
import { parseTitle } from '@vigilo/domain/stories/title-words';
import type { TenantTransaction } from '../frame/tables.ts';
import { listLeadsOfDays } from './similar-events.queries.ts';

/** A row of a list, and its day if it has one. */
export interface TitledEvent {
  readonly id: string;
  readonly title: string;
  readonly day: Day | null;
}

export type SimilarEvent = Pick<TitledEvent, 'id' | 'title'>;

/** For each of these events of a company the others that may be the same story. Most lists have no report of a quarter, and then nothing is looked up. */
export async function listSimilarEvents(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  events: readonly TitledEvent[],
  withImported: boolean,
): Promise<ReadonlyMap<string, readonly SimilarEvent[]>> {
  const reports = events.filter(({ day, title }) => day !== null && tellsQuarter(parseTitle(title)));
  if (reports.length === 0) return new Map();
  const days = new Set(reports.flatMap(({ day }) => (day === null ? [] : listDaysAround(day))));
  const leads = await listLeadsOfDays(tx, tenantId, companyId, [...days], withImported);
  const compared = leads.map((event) => ({ ...event, words: parseTitle(event.title) }));
  const wanted = new Set(reports.map(({ id }) => id));
  return new Map(
    compared
      .filter(({ id }) => wanted.has(id))
      .map((event) => [
        event.id,
        compared.filter((other) => other.id !== event.id && mayBeSameStory(event, other)),
      ]),
  );
}

function listDaysAround(day: Day): Day[] {
  return Array.from({ length: 2 * QUARTER_DAYS + 1 }, (_, index) => day - QUARTER_DAYS + index);
}
