// One event as it is now, as the lists have it: for an event that the address names, and for one that somebody changed meanwhile.

import { queryOptions } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import { listEvents } from '@vigilo/contract/events';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { callApi } from '../../lib/call-api.ts';

/** Before every event there is. */
const BEGINNING = '1900-01-01';

export interface EventLookup {
  readonly companyId: string;
  readonly eventId: string;
  /** The lists it may stand in, the likelier first. */
  readonly tabs: readonly EventTab[];
}

/** The newest there is of an event; null where none of the lists has it. */
export function eventQuery({ companyId, eventId, tabs }: EventLookup) {
  return queryOptions({
    queryKey: ['event', companyId, eventId, tabs],
    queryFn: async ({ signal }): Promise<EventRow | null> => {
      for (const tab of tabs) {
        const reply = await callApi(
          listEvents,
          { params: { id: companyId }, body: { tab, startDate: BEGINNING } },
          { signal },
        );
        const found = reply.status === 'success' ? reply.data.find(({ _id }) => _id === eventId) : undefined;
        if (found !== undefined) return found;
      }
      return null;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
