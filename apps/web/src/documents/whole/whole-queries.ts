import { queryOptions } from '@tanstack/react-query';
import { listDocumentTypes } from '@vigilo/contract/templates';
import { callApi } from '../../lib/call-api.ts';

/** The document types that a child document can have. */
export const documentTypesQuery = queryOptions({
  queryKey: ['document-types'],
  queryFn: async ({ signal }) => (await callApi(listDocumentTypes, {}, { signal })).data,
  staleTime: 60_000,
});
