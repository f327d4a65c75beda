// What the workflow of child documents asks the server.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { listOfferedRatings, listRatingOrigins, listWorkflowActions } from '@vigilo/contract/workflow';
import { callApi } from '../../lib/call-api.ts';

/** The first word of the keys of all answers about documents: what changes among them is asked for anew. */
const DOCUMENTS = 'documents';

export type OfferedRatings = CallReply<typeof listOfferedRatings>['data'];

/** The actions that a child document offers, with its version. */
export function actionsQuery(childId: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'actions', childId],
    queryFn: ({ signal }) => callApi(listWorkflowActions, { params: { entity: childId } }, { signal }),
  });
}

/** The ratings that a report offers its company. */
export function offeredRatingsQuery(childId: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'ratings', childId],
    queryFn: async ({ signal }) =>
      (await callApi(listOfferedRatings, { params: { id: childId } }, { signal })).data,
  });
}

/** From which documents the ratings of a company came, as of a day (null: the tenant's as-of day). What changes the company changes this. */
export function ratingOriginsQuery(companyId: string, asOf: string | null) {
  return queryOptions({
    queryKey: ['company-summary', companyId, asOf, 'rating-origins'],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          listRatingOrigins,
          { params: { id: companyId }, query: asOf === null ? {} : { asOf } },
          { signal },
        )
      ).data,
  });
}
