import {
  convertToExcel,
  downloadChildExcel,
  downloadDocumentExcel,
  getExtractedTable as getTableCall,
  getImageBlock as getImageCall,
  listAllChildDocuments as listAllCall,
  listChildDocuments as listChildrenCall,
  listHighlights,
} from '@vigilo/contract/extraction';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { getChildExcel, getDocumentExcel } from './child-excel.service.ts';
import {
  getExtractedTable,
  getImageBlock,
  listAllChildDocuments,
  listChildDocuments,
  listHighlightsOf,
} from './child-documents.service.ts';

const DONE = { status: 'success' } as const;

export function extractionRoutes(context: AppContext): Implementation[] {
  return [
    implement(listChildrenCall, async ({ params, query, caller }) => ({
      ...DONE,
      ...(await listChildDocuments(context, caller, params.id, query)),
    })),
    implement(listAllCall, async ({ body, caller }) => ({
      ...DONE,
      ...(await listAllChildDocuments(context, caller, body.id)),
    })),
    implement(listHighlights, async ({ body, caller }) => ({
      ...DONE,
      data: await listHighlightsOf(context, caller, body),
    })),
    implement(getTableCall, async ({ params, caller }) => ({
      ...DONE,
      data: await getExtractedTable(context, caller, params.id),
    })),
    implement(getImageCall, async ({ params, caller }) => ({
      ...DONE,
      data: { id: params.id, JSONData: { Value: await getImageBlock(context, caller, params.id) } },
    })),
    implement(downloadChildExcel, ({ params, caller, request }) =>
      getChildExcel(context, caller, params.id, getLanguage(request)),
    ),
    implement(downloadDocumentExcel, ({ params, caller, request }) =>
      getDocumentExcel(context, caller, params.id, getLanguage(request)),
    ),
    implement(convertToExcel, ({ body, caller, request }) =>
      getDocumentExcel(context, caller, body.documentID, getLanguage(request)),
    ),
  ];
}
