import { queryOptions } from '@tanstack/react-query';
import { listRoles } from '@vigilo/contract/access';
import { callApi } from '../../lib/call-api.ts';

/** The roles that a user can be given. */
export const roleOptionsQuery = queryOptions({
  queryKey: ['access', 'role-options'],
  queryFn: async ({ signal }) =>
    (await callApi(listRoles, {}, { signal })).roles.map(({ _id, name, type }) => ({ _id, name, type })),
});
