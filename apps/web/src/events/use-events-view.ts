import { useNavigate, useSearch } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import type { SummaryList } from '../companies/public/summary-list.ts';
import { parseSummaryList, buildListSearch } from '../companies/public/summary-list.ts';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import type { EventsPageRequest } from './events-queries.ts';
import type { EventsView, RowCount } from './events-url.ts';
import { NO_FILTERS, parseEventsSearch, ROW_COUNTS, buildEventsSearch } from './events-url.ts';

/** What the screen shows, what of it is asked for, and how to change it. */
export interface EventsState {
  readonly list: SummaryList;
  readonly view: EventsView;
  readonly asked: EventsPageRequest;
  readonly change: (changed: Partial<EventsView>) => void;
  readonly setPage: (page: number) => void;
  readonly setRows: (rows: RowCount) => void;
  /** Shows the company events of some days and nothing else. */
  readonly showDays: (days: { readonly from: string; readonly to: string }) => void;
}

/** Where somebody stood last (specification 3, section 9): the page holds for the list it is of. */
interface Paging {
  readonly page: number;
  readonly limit: RowCount;
  readonly of: string;
}

export function useEventsView(companyId: string): EventsState {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const [paging, setPaging] = useRememberedSetting('events.paging', readPaging);
  const list = parseSummaryList(search);
  const view = parseEventsSearch(search);
  const of = listKey(companyId, view);
  const rows = view.rows ?? paging.limit;
  const page = view.page ?? (paging.of === of ? paging.page : 1);

  function change(changed: Partial<EventsView>): void {
    const next = { ...view, page: null, ...changed };
    setPaging({ page: next.page ?? 1, limit: next.rows ?? rows, of: listKey(companyId, next) });
    void navigate({
      to: PATHS.companyEvents,
      params: { companyId },
      search: { ...buildListSearch(list), ...buildEventsSearch(next) },
      resetScroll: false,
    });
  }
  return {
    list,
    view,
    asked: { ...view, page, rows, asOf: list.view.asOf },
    change,
    setPage: (next) => change({ page: next }),
    setRows: (next) => change({ rows: next }),
    showDays: (days) => change({ tab: 'company-events', text: '', filters: { ...NO_FILTERS, ...days } }),
  };
}

/** What a page is a page of. */
function listKey(companyId: string, { tab, text, filters, sort, isDescending }: EventsView): string {
  return JSON.stringify([companyId, tab, text, filters, sort, isDescending]);
}

function readPaging(kept: unknown): Paging {
  const { page, limit, of }: Readonly<Record<string, unknown>> = Object(kept);
  return {
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
    limit: ROW_COUNTS.find((rows) => rows === limit) ?? ROW_COUNTS[0],
    of: typeof of === 'string' ? of : '',
  };
}
