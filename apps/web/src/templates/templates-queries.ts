// What the screen of the templates asks the server, and how it is brought up to date after a change.

import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates } from '@vigilo/contract/templates';
import {
  compareTemplateVersions,
  listTemplateVersions,
  listTriedDocuments,
  tryTemplate,
} from '@vigilo/contract/template-versions';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';
import type { DefinitionBody } from './template-body.ts';

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

const VERSIONS = ['templates', 'versions'];

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: [...VERSIONS, id],
    queryFn: async ({ signal }) => (await callApi(listTemplateVersions, { params: { id } }, { signal })).data,
    staleTime: 0,
  });
}

/** What differs between two versions, which never change. */
export function comparedQuery(id: string, from: number, to: number) {
  return queryOptions({
    queryKey: ['templates', 'compared', id, from, to],
    queryFn: async ({ signal }) => {
      const input = { params: { id, version: from }, query: { with: to } };
      return (await callApi(compareTemplateVersions, input, { signal })).data;
    },
  });
}

/** Documents to try a template on: those of a type first. */
export function triedDocumentsQuery(documentType: string, search: string) {
  return queryOptions({
    queryKey: ['templates', 'documents', documentType, search],
    queryFn: async ({ signal }) =>
      (await callApi(listTriedDocuments, { query: { documentType, search } }, { signal })).data,
    staleTime: 0,
  });
}

/** What a template would read from a child document. */
export function triedRowsQuery(childId: string, definition: DefinitionBody) {
  return queryOptions({
    queryKey: ['templates', 'tried', childId, definition],
    queryFn: async ({ signal }) => {
      const input = { params: { id: childId }, body: { definition } };
      return (await callApi(tryTemplate, input, { signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Asks anew for the list and the versions, after a template was changed. */
export async function refreshTemplates(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: VERSIONS }),
  ]);
}
