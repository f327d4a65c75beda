// What the comments of documents ask the server. Their keys begin like those of all answers about documents, so that what others write is asked for at once.

import { queryOptions } from '@tanstack/react-query';
import {
  listChildComments,
  listDocumentComments,
  listMentions,
  listNameable,
} from '@vigilo/contract/comments';
import type { CallReply } from '@vigilo/contract/call';
import { callApi } from '../../lib/call-api.ts';
import { DOCUMENTS } from '../documents-queries.ts';

export type NameableUser = CallReply<typeof listNameable>['data'][number];

export function childCommentsQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'child-comments', id],
    queryFn: async ({ signal }) => (await callApi(listChildComments, { params: { id } }, { signal })).data,
  });
}

export function documentCommentsQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'document-comments', id],
    queryFn: async ({ signal }) => (await callApi(listDocumentComments, { params: { id } }, { signal })).data,
  });
}

export function nameableQuery(childId: string) {
  return queryOptions({
    queryKey: ['nameable-users', childId],
    queryFn: async ({ signal }) =>
      (await callApi(listNameable, { params: { id: childId } }, { signal })).data,
    staleTime: 60_000,
  });
}

export const mentionsQuery = queryOptions({
  queryKey: [DOCUMENTS, 'mentions'],
  queryFn: ({ signal }) => callApi(listMentions, {}, { signal }),
});
