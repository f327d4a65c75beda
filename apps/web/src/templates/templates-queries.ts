// What the screen of the templates asks the server, and how it is brought up to date after a change.

import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates } from '@vigilo/contract/templates';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates', 'list'],
  queryFn: async ({ signal }) => (await callApi(listTemplates, {}, { signal })).data,
  refetchOnWindowFocus: true,
});

/** Asked anew each time it is opened: what is edited shall be the newest there is. */
export function templateQuery(id: string) {
  return queryOptions({
    queryKey: ['templates', 'one', id],
    queryFn: async ({ signal }) => (await callApi(getTemplate, { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Asks anew for the list, after a template was changed. */
export function refreshTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
}
