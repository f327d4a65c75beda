import { uploadDocuments, uploadToPipeline } from '@vigilo/contract/document-uploads';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { getTranslator } from '../frame/texts.ts';
import type { FormPart } from './upload-form.ts';
import { uploadDocuments as upload } from './upload.service.ts';

const MEGABYTE = 1024 * 1024;
/** More files than are accepted are counted, so that the refusal is that of too many. */
const MOST_PARTS = 1000;

/** Both calls are the same. */
export function uploadRoutes(context: AppContext): Implementation[] {
  const answer = async ({ caller, request }: { caller: Caller; request: FastifyRequest }) => {
    const documents = await upload(context, caller, listParts(request, context.config.DOCUMENT_MB));
    const t = getTranslator(getLanguage(request));
    const known = documents.filter(({ isKnown }) => isKnown).length;
    const added = documents.length - known;
    return {
      status: 'success' as const,
      message: [
        ...(added > 0 ? [t('documentUploads.uploaded', { count: added })] : []),
        ...(known > 0 ? [t('documentUploads.known', { count: known })] : []),
      ].join(' '),
      data: documents.map(({ file, id, isKnown, companyId }) => ({
        file,
        _id: id,
        isKnown,
        companyID: companyId,
      })),
    };
  };
  return [implement(uploadDocuments, answer), implement(uploadToPipeline, answer)];
}

async function* listParts(request: FastifyRequest, megabytes: number): AsyncGenerator<FormPart> {
  const limits = { fileSize: megabytes * MEGABYTE, files: MOST_PARTS, fields: MOST_PARTS, parts: MOST_PARTS };
  // What is too large is refused by its name.
  const options = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'file')
      yield { kind: 'file', name: part.filename, content: part.file, isCutOff: () => part.file.truncated };
    else yield { kind: 'field', name: part.fieldname, value: String(part.value) };
  }
}
