// What the upload screen offers, and how statuses look: configuration that every user may read (specification 3, sections 2.8, 3 and 5).

import type { CallReply } from '@vigilo/contract/call';
import type { listStatuses as StatusesCall } from '@vigilo/contract/documents';
import type { getDocumentParams as ParamsCall } from '@vigilo/contract/document-uploads';
import type { Language } from '@vigilo/contract/messages/language';
import { DOCUMENT_STATUSES } from '@vigilo/domain/documents/document-status';
import { STATUS_COLOURS } from '@vigilo/domain/documents/status-colours';
import { UPLOAD_FILTERS } from '@vigilo/domain/documents/upload-filters';
import type { AppContext } from '../frame/context.ts';
import { getTranslator } from '../frame/texts.ts';

/** The filters with their value map, labels in a language, and the limits of an upload. */
export function getDocumentParams(
  { config }: Pick<AppContext, 'config'>,
  language: Language,
): CallReply<typeof ParamsCall> {
  const t = getTranslator(language);
  return {
    status: 'success',
    data: {
      filters: UPLOAD_FILTERS.map(({ key, isMultiple, values }) => ({
        key,
        isMultiple,
        values: values.map((value) => ({ label: t(`documents.param.${value}`), value })),
      })),
      limits: {
        files: config.DOCUMENT_FILES,
        megabytes: config.DOCUMENT_MB,
        pages: config.DOCUMENT_PAGES,
      },
      projectLink: config.PROJECT_LINK ?? '',
    },
  };
}

export function listStatuses(): CallReply<typeof StatusesCall> {
  return {
    status: 'success',
    data: DOCUMENT_STATUSES.map((name) => ({ name, ...STATUS_COLOURS[name] })),
  };
}
