import {
  downloadDocumentReport,
  downloadDocuments,
  forceRemoveDocument as forceRemoveCall,
  getDocument,
  listDocumentFilters,
  listDocumentNames,
  listDocuments,
  listStatuses as statusesCall,
  removeDocuments as removeCall,
  restoreDocument as restoreCall,
} from '@vigilo/contract/documents';
import { getDocumentParams as paramsCall } from '@vigilo/contract/document-uploads';
import {
  copyDocument as copyCall,
  getPagePicture as pictureCall,
  listPageWords,
  processDocument as processCall,
  redigitizeDocument as redigitizeCall,
} from '@vigilo/contract/digitise';
import { clientGone } from '../frame/client-gone.ts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { getTranslator } from '../frame/texts.ts';
import {
  copyDocument,
  forceRemoveDocument,
  processDocument,
  redigitizeDocument,
  removeDocuments,
  restoreDocument,
} from './document-changes.service.ts';
import { getDocumentFiles } from './document-downloads.service.ts';
import { getDocumentParams, listStatuses } from './document-params.ts';
import { getDocumentReport } from './document-report.service.ts';
import {
  getDocumentFilters,
  getDocumentNames,
  getDocumentPage,
  getDocumentReply,
} from './documents.service.ts';
import { getPagePicture } from './page-pictures.service.ts';
import { getPageWords } from './page-words.service.ts';

const DONE = { status: 'success' } as const;

export function documentRoutes(context: AppContext): Implementation[] {
  return [...listingRoutes(context), ...changingRoutes(context), ...configurationRoutes(context)];
}

function listingRoutes(context: AppContext): Implementation[] {
  return [
    implement(listDocuments, ({ query, body, caller, request }) =>
      getDocumentPage(
        context,
        { caller, language: getLanguage(request) },
        { ...body, search: query.search },
        query,
      ),
    ),
    implement(listDocumentFilters, ({ body, caller }) => getDocumentFilters(context, caller, body.isDeleted)),
    implement(downloadDocumentReport, ({ query, body, caller, request }) =>
      getDocumentReport(
        context,
        { caller, language: getLanguage(request) },
        { ...body, search: query.search },
      ),
    ),
    implement(downloadDocuments, ({ body, caller, reply }) =>
      getDocumentFiles(context, caller, body, clientGone(reply)),
    ),
    implement(listDocumentNames, ({ caller }) => getDocumentNames(context, caller)),
    implement(getDocument, ({ params, query, caller, request }) =>
      getDocumentReply(context, { caller, language: getLanguage(request) }, params.id, query.isDeleted),
    ),
    implement(pictureCall, ({ params, caller }) => getPagePicture(context, caller, params)),
    implement(listPageWords, ({ params, body, caller }) =>
      getPageWords(context, caller, params.id, body.page),
    ),
  ];
}

function changingRoutes(context: AppContext): Implementation[] {
  return [
    implement(removeCall, async ({ body, caller, request }) => {
      await removeDocuments(context, caller, body.ids);
      return { ...DONE, message: getTranslator(getLanguage(request))('documents.removed') };
    }),
    implement(restoreCall, async ({ params, caller, request }) => {
      const t = getTranslator(getLanguage(request));
      const outcome = await restoreDocument(context, caller, params.id);
      return { ...DONE, message: t(outcome === 'queued' ? 'documents.queuedAgain' : 'documents.restored') };
    }),
    implement(forceRemoveCall, async ({ params, caller, request }) => {
      await forceRemoveDocument(context, caller, params.id);
      return { ...DONE, message: getTranslator(getLanguage(request))('documents.forceRemoved') };
    }),
    implement(redigitizeCall, async ({ params, body, caller, request }) => {
      await redigitizeDocument(context, caller, params.id, body);
      return { ...DONE, message: getTranslator(getLanguage(request))('documents.redigitizing') };
    }),
    implement(processCall, async ({ body, caller, request }) => {
      await processDocument(context, caller, body);
      return { ...DONE, message: getTranslator(getLanguage(request))('documents.processing') };
    }),
    implement(copyCall, async ({ body, caller, request }) => ({
      ...DONE,
      message: getTranslator(getLanguage(request))('documents.copied'),
      data: { _id: await copyDocument(context, caller, body) },
    })),
  ];
}

function configurationRoutes(context: AppContext): Implementation[] {
  return [
    implement(paramsCall, async ({ request }) => getDocumentParams(context, getLanguage(request))),
    implement(statusesCall, async () => listStatuses()),
  ];
}
