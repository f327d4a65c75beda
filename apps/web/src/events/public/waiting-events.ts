import { firstDayShown } from '@vigilo/domain/events/shown-days';
import { dayFromIso, isoDayOf, isoFromDay } from '@vigilo/domain/scoring/day';
import type { Search } from '../../lib/search.ts';
import { buildEventsSearch, NO_FILTERS, parseEventsSearch } from '../events-url.ts';
import { today } from '../../lib/today.ts';

/**
 * The words of the address at which the events screen lists a piece of news that waits: where it is older than what the list shows by itself, the news of its day
 * alone, since it would come last among all that is newer.
 */
export function searchOfWaiting({ date }: { readonly date: string | null }): Search {
  const day = date === null ? null : isoDayOf(date);
  // The latest event is of today at the latest.
  const isShownAnyway = day === null || day >= isoFromDay(firstDayShown(dayFromIso(today())));
  const alone = isShownAnyway ? null : day;
  return buildEventsSearch({
    ...parseEventsSearch({}),
    tab: 'imported events',
    filters: { ...NO_FILTERS, from: alone, to: alone },
  });
}
