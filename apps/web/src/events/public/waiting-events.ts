import { dayFromIso, isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import type { Search } from '../../lib/search.ts';
import { buildEventsSearch, NO_FILTERS, parseEventsSearch } from '../events-url.ts';
import { today } from '../../lib/today.ts';

/** What the list shows of itself, in months before its latest event; that is today at the latest. */
const MONTHS_SHOWN = 12;
const ISO_DAY = 'YYYY-MM-DD'.length;

/** The words of the address at which the events screen lists a piece of news that waits: of any age, since the list by itself reaches back a year. */
export function searchOfWaiting({ date }: { readonly date: string | null }): Search {
  const day = date?.slice(0, ISO_DAY) ?? null;
  const isShownAnyway = day === null || day >= isoFromDay(subtractMonths(dayFromIso(today()), MONTHS_SHOWN));
  return buildEventsSearch({
    ...parseEventsSearch({}),
    tab: 'imported events',
    filters: { ...NO_FILTERS, from: isShownAnyway ? null : day },
  });
}
