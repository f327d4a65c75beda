// The tenant's own sources and topics of events, as the dialog of an event offers them.

import { queryOptions } from '@tanstack/react-query';
import {
  addSource,
  addTopic,
  listSources,
  listTopics,
  removeSource,
  removeTopic,
} from '@vigilo/contract/tenants';
import { callApi } from '../../lib/call-api.ts';

export const OWN_NAMES = {
  source: { list: listSources, add: addSource, remove: removeSource },
  topic: { list: listTopics, add: addTopic, remove: removeTopic },
} as const;

export type OwnNames = keyof typeof OWN_NAMES;

export function ownNamesQuery(kind: OwnNames) {
  return queryOptions({
    queryKey: ['own-names', kind],
    queryFn: async ({ signal }) => (await callApi(OWN_NAMES[kind].list, {}, { signal })).data,
  });
}
