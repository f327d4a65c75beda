// What the summary of a document asks the server.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getCompany } from '@vigilo/contract/companies';
import { getDocument } from '@vigilo/contract/documents';
import { getChildDocument, getExtractedTable, getImageBlock } from '@vigilo/contract/extraction';
import { callApi } from '../../lib/call-api.ts';
import { isGone } from '../../lib/problem.ts';
import { DOCUMENTS } from '../documents-queries.ts';

export type DocumentDetail = CallReply<typeof getDocument>['data'];
export type ChildDetail = CallReply<typeof getChildDocument>['data'];
export type ExtractedTable = CallReply<typeof getExtractedTable>['data'];

/** One document, also a deleted one where the person may see such. */
export function documentQuery(id: string, canSeeDeleted: boolean) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'one', id, canSeeDeleted],
    queryFn: async ({ signal }) => {
      const get = async (isDeleted: boolean): Promise<DocumentDetail> =>
        (await callApi(getDocument, { params: { id }, query: { isDeleted: String(isDeleted) } }, { signal }))
          .data;
      return get(false).catch((error: Error) => {
        if (canSeeDeleted && isGone(error)) return get(true);
        throw error;
      });
    },
  });
}

/** Whether an id is a company's: old links to a company's summary have the address of a document's (specification 1, section 2.1). */
export function isCompanyQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'is-company', id],
    queryFn: ({ signal }) =>
      callApi(getCompany, { params: { id } }, { signal }).then(
        () => true,
        () => false,
      ),
  });
}

/** A child document with the rows of its primary table. */
export function childQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'child', id],
    queryFn: async ({ signal }) => (await callApi(getChildDocument, { params: { id } }, { signal })).data,
  });
}

/** A child table; where it cannot be had it is empty, as specified. */
export function tableQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'table', id],
    queryFn: async ({ signal }) => (await callApi(getExtractedTable, { params: { id } }, { signal })).data,
  });
}

/** A picture cut from a page, as base64 PNG. */
export function imageQuery(id: string) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'image', id],
    queryFn: async ({ signal }) =>
      (await callApi(getImageBlock, { params: { id } }, { signal })).data.JSONData.Value,
  });
}
