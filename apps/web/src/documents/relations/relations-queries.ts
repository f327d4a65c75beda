// What the links of a child document ask the server.

import { queryOptions } from '@tanstack/react-query';
import { listPotentialRelations, listRelations } from '@vigilo/contract/relations';
import { callApi } from '../../lib/call-api.ts';

/** The first word of the keys of all answers about documents: what changes among them is asked for anew. */
const DOCUMENTS = 'documents';

/** How many candidates of a kind are offered (specification 3, section 9). */
const OFFERED = 50;

/** What is linked to a child document, with the reasons. */
export function relationsQuery(childId: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'relations', childId],
    queryFn: async ({ signal }) =>
      (await callApi(listRelations, { params: { id: childId } }, { signal })).data,
  });
}

/** What could be linked to it, the best first: of the same vendor, or of others. */
export function candidatesQuery(childId: string, vendorMatch: boolean) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'candidates', childId, vendorMatch],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          listPotentialRelations,
          {
            params: { id: childId },
            query: { page: '1', limit: String(OFFERED), vendorMatch: String(vendorMatch) },
          },
          { signal },
        )
      ).data,
  });
}
