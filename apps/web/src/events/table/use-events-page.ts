import { useQuery } from '@tanstack/react-query';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import type { EventsPageRequest, EventsPage } from '../events-queries.ts';
import { eventsQuery } from '../events-queries.ts';
import { NO_FILTERS } from '../events-url.ts';
import type { HeldRows } from './use-held-rows.ts';
import { useHeldRows } from './use-held-rows.ts';

export interface ShownEvents extends HeldRows {
  /** What the shown rows are of. */
  readonly key: string;
  /** The rows are still those of the question before. */
  readonly isStale: boolean;
  readonly query: {
    readonly isLoadingError: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** The reader's hands are on the rows. */
  readonly onHold: (isHeld: boolean) => void;
  /** How many events each tab has in all, as far as that is known. */
  readonly totals: Readonly<Partial<Record<EventTab, number>>>;
}

/** The page that is asked for; the pages beside it and the other tab are fetched ahead, so that going there costs no wait. */
export function useEventsPage(
  companyId: string,
  asked: EventsPageRequest,
  seesImported: boolean,
): ShownEvents {
  const [isHeld, onHold] = useState(false);
  const query = useQuery(eventsQuery(companyId, asked));
  const key = JSON.stringify([companyId, asked]);
  const held = useHeldRows(
    query.data,
    query.isPlaceholderData ? `before ${key}` : key,
    isHeld && !query.isPlaceholderData,
  );
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  usePagesAhead(companyId, asked, total);
  const totals = useTotals(companyId, asked, seesImported);
  return { ...held, key, isStale: query.isPlaceholderData, query, onHold, totals };
}

function usePagesAhead(companyId: string, asked: EventsPageRequest, total: number | undefined): void {
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (total === undefined) return;
    // The same text that the effect depends on, so that it runs once for each page.
    const own: EventsPageRequest = JSON.parse(key);
    const last = Math.ceil(total / own.rows);
    for (const page of [own.page + 1, own.page - 1]) {
      if (page >= 1 && page <= last) void queryClient.prefetchQuery(eventsQuery(companyId, { ...own, page }));
    }
  }, [companyId, key, total]);
}

/** The first page of each tab as it opens says how many events the tab has. */
function useTotals(
  companyId: string,
  asked: EventsPageRequest,
  seesImported: boolean,
): ShownEvents['totals'] {
  const opening = (tab: EventTab): EventsPageRequest => ({
    tab,
    text: '',
    filters: NO_FILTERS,
    page: 1,
    rows: asked.rows,
    sort: 'date',
    isDescending: true,
    asOf: asked.asOf,
  });
  const getTotal = (page: EventsPage): number => page.total;
  const company = useQuery({ ...eventsQuery(companyId, opening('company-events')), select: getTotal });
  const imported = useQuery({
    ...eventsQuery(companyId, opening('imported events')),
    select: getTotal,
    enabled: seesImported,
  });
  return {
    ...(company.data !== undefined && { 'company-events': company.data }),
    ...(imported.data !== undefined && { 'imported events': imported.data }),
  };
}
