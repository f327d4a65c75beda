// Documents as files: one as it was uploaded, several as a zip that comes as they are read from the store. In the zip are only those past the processing
// states, and it is named by its timestamp (specification 3, sections 4 and 7).

import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isActionPossible } from '@vigilo/domain/documents/document-actions';
import type { Zip } from '../adapters/zip/zip.ts';
import { openZip } from '../adapters/zip/zip.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { invalidField, notFound, Problem } from '../frame/problem.ts';
import { openDocumentStore } from './document-contents.ts';
import type { DocumentDetails } from './documents.queries.ts';
import { listVisibleDocuments } from './documents.queries.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
  webp: 'image/webp',
};

const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

/** @throws Problem invalid-input where none is named, not-found where the caller does not see one of them, wrong-state where none is processed */
export async function getDocumentFiles(
  context: AppContext,
  caller: Caller,
  { id, ids }: { readonly id?: string | undefined; readonly ids?: readonly string[] | undefined },
  signal: AbortSignal,
): Promise<FileReply> {
  const named = [...(id === undefined ? [] : [id]), ...(ids ?? [])];
  const wanted = [...new Set(named.map((each) => each.toLowerCase()))];
  if (wanted.length === 0) throw invalidField('body.ids', 'documents.nameDocuments');
  const documents = await inTenant(context.db, caller.tenantId, (tx) =>
    listVisibleDocuments(tx, caller, wanted),
  );
  if (documents.length < wanted.length) throw notFound();
  const ready = documents.filter(({ status, is_deleted: isDeleted, is_debug: isDebug }) =>
    isActionPossible('download', { status, isDeleted, isDebug }),
  );
  const [first] = ready;
  if (!first)
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: wanted.length === 1 ? 'documents.notProcessed' : 'documents.noneProcessed',
    });
  return wanted.length === 1 ? getOne(context, caller, first) : openZipOf(context, caller, ready, signal);
}

async function getOne(
  context: AppContext,
  caller: Caller,
  { sha256, file_name: name, file_kind: kind }: DocumentDetails,
): Promise<FileReply> {
  const found = await openDocumentStore(context, caller.tenantId).openRange(sha256);
  if (found === null) throw fileMissing(sha256);
  return { name, content: found.content, mediaType: MEDIA_TYPES[kind] ?? 'application/octet-stream' };
}

/** `2026-11-21_09-30-00.zip`. */
function openZipOf(
  context: AppContext,
  caller: Caller,
  documents: readonly DocumentDetails[],
  signal: AbortSignal,
): FileReply {
  const zip = openZip();
  const content = new PassThrough();
  // What fails now breaks the reply off, which is all that can still be said.
  const fail = (error: unknown) => {
    const reason = error instanceof Error ? error : new Error(String(error));
    zip.content.destroy(reason);
    content.destroy(reason);
  };
  addFiles(context, caller, documents, zip, signal).catch(fail);
  pipeline(zip.content, content, { signal }).catch(fail);
  const at = new Date(context.now()).toISOString().slice(0, SECONDS);
  return {
    name: `${at.replace('T', '_').replaceAll(':', '-')}.zip`,
    content,
    mediaType: 'application/zip',
  };
}

async function addFiles(
  context: AppContext,
  caller: Caller,
  documents: readonly DocumentDetails[],
  zip: Zip,
  signal: AbortSignal,
): Promise<void> {
  const store = openDocumentStore(context, caller.tenantId);
  for (const { sha256, file_name: name, updated_at: at } of documents) {
    signal.throwIfAborted();
    const content = await store.find(sha256);
    if (content === null) throw fileMissing(sha256);
    await zip.add({ name, content, isPacked: true, at }, signal);
  }
  zip.end('');
}

function fileMissing(sha256: string): Problem {
  const cause = new Error(`The file ${sha256} is not in the store`);
  return new Problem('server-error', 'refusals.fileUnreadable', {}, cause);
}
