import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallArguments, CallReply } from '@vigilo/contract/call';
import { getEventEffect } from '@vigilo/contract/events';
import { useMemo } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { TYPING_PAUSE_MS } from '../../lib/query-client.ts';
import { useEvents } from '../events-context.tsx';
import type { EventForm } from './use-event-form.ts';

export type EventEffect = CallReply<typeof getEventEffect>['data'];

export interface ShownEffect {
  readonly effect: EventEffect | undefined;
  /** Not enough is given to know it. */
  readonly isOpen: boolean;
  readonly isFailed: boolean;
}

/** What saving the event as it stands in the form would do to the company's scores, asked for when the typing rests. */
export function useEventEffect({ values, stored, today }: EventForm): ShownEffect {
  const companyId = useEvents().company._id;
  const { title, url, event, score, date } = values;
  const eventId = stored?._id;
  const body = useMemo((): CallArguments<typeof getEventEffect>['body'] | null => {
    if (event === '' || score === '' || date === '' || date > today) return null;
    return {
      companyID: companyId,
      ...(eventId === undefined ? {} : { eventID: eventId }),
      title,
      url,
      event,
      date,
      score: Number(score),
    };
  }, [companyId, eventId, title, url, event, score, date, today]);
  const [debounced] = useDebouncedValue(body, TYPING_PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['event-effect', debounced],
    queryFn: async ({ signal }) =>
      debounced === null ? null : (await callApi(getEventEffect, { body: debounced }, { signal })).data,
    enabled: debounced !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    effect: body === null ? undefined : (data ?? undefined),
    isOpen: body === null,
    isFailed: isError,
  };
}
