// What the screening of a child document asks the server.

import { queryOptions } from '@tanstack/react-query';
import { listSsotKeys } from '@vigilo/contract/templates';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { callApi } from '../../lib/call-api.ts';

/** The keys that rows of a document type can have. */
export function keysQuery(documentType: string) {
  return queryOptions({
    queryKey: ['ssot-keys', documentType],
    queryFn: async ({ signal }): Promise<readonly EditedKey[]> =>
      (await callApi(listSsotKeys, { query: { documentType } }, { signal })).data.filter(
        ({ isTable }) => !isTable,
      ),
    staleTime: 5 * 60_000,
  });
}
