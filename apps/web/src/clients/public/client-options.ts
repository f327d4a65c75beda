import { queryOptions } from '@tanstack/react-query';
import { listClients } from '@vigilo/contract/clients';
import { callApi } from '../../lib/call-api.ts';

/** The clients that a user can be given: those that are not deleted. */
export const clientOptionsQuery = queryOptions({
  queryKey: ['clients', 'options'],
  queryFn: async ({ signal }) =>
    (await callApi(listClients, { body: {} }, { signal })).clients.map(({ _id, name }) => ({ _id, name })),
});
