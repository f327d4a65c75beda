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
import { isAlreadyThere } from '../../lib/problem.ts';
import { queryClient } from '../../lib/query-client.ts';

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

type Names = Readonly<Record<OwnNames, string>>;

/** Puts the source and topic of an event on the lists, by their own calls, before it is saved; what it has had all along stays as it is. */
export async function offerNames(names: Names, kept: Names): Promise<void> {
  for (const kind of ['source', 'topic'] as const) {
    const name = names[kind].trim();
    if (name !== '' && name !== kept[kind]) await offerName(kind, name);
  }
}

async function offerName(kind: OwnNames, name: string): Promise<void> {
  const query = ownNamesQuery(kind);
  const offered = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (offered.some((each) => each.name.toLowerCase() === name.toLowerCase())) return;
  try {
    await callApi(OWN_NAMES[kind].add, { body: { name } });
  } catch (error) {
    // Somebody was faster.
    if (!isAlreadyThere(error)) throw error;
  }
  await queryClient.invalidateQueries({ queryKey: query.queryKey });
}
