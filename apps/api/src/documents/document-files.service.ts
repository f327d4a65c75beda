// The file of a document: whole as it was uploaded, or bytes of it for the viewer.

import type { Readable } from 'node:stream';
import { can } from '@vigilo/domain/access/can';
import type { ByteRange } from '../adapters/file-store/file-store.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { readByteRange } from './byte-range.ts';
import { openDocumentStore } from './document-contents.ts';
import type { DocumentFile } from './document-files.queries.ts';
import { findDocumentFile } from './document-files.queries.ts';

type FileContext = Pick<AppContext, 'db' | 'config'>;

/** What of a file is asked for, as the request says it. */
export interface FileRequest {
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface FileAnswer {
  readonly name: string;
  /** The file's own: it changes with every byte. */
  readonly tag: string;
  /** Of the whole file. */
  readonly size: number;
  /** 'all' of it, some bytes; 'none' where there are no such bytes, 'same' where the browser has it already. */
  readonly part: ByteRange | 'all' | 'none' | 'same';
  readonly content: Readable | Buffer;
}

/** @throws Problem not-found, wrong-state for a picture, server-error where the store has it no more. */
export async function openPdf(
  context: FileContext,
  caller: Caller,
  id: string,
  asked: FileRequest,
): Promise<FileAnswer> {
  const file = await getFile(context, caller, id);
  if (file.file_kind !== 'pdf') throw new Problem('wrong-state', 'documentUploads.noPdfOfPicture');
  return openFile(context, caller, file, asked);
}

/** The same of any kind of file, whole. @throws Problem not-found, server-error. */
export async function openOriginal(context: FileContext, caller: Caller, id: string): Promise<FileAnswer> {
  return openFile(context, caller, await getFile(context, caller, id), {});
}

async function getFile({ db }: FileContext, caller: Caller, id: string): Promise<DocumentFile> {
  const withDeleted = can(caller.access, 'view-deleted-documents');
  const file = await inTenant(db, caller.tenantId, (tx) => findDocumentFile(tx, caller, id, withDeleted));
  if (!file) throw notFound();
  return file;
}

async function openFile(
  context: FileContext,
  caller: Caller,
  file: DocumentFile,
  { range, ifRange, ifNoneMatch }: FileRequest,
): Promise<FileAnswer> {
  const size = Number(file.file_size);
  const answer = { name: file.file_name, tag: `"${file.sha256}"`, size };
  const nothing = Buffer.alloc(0);
  if (ifNoneMatch === answer.tag) return { ...answer, part: 'same', content: nothing };
  const part = ifRange === undefined || ifRange === answer.tag ? readByteRange(range, size) : 'all';
  if (part === 'none') return { ...answer, part, content: nothing };
  const store = openDocumentStore(context, caller.tenantId);
  const found = await store.openRange(file.sha256, part === 'all' ? undefined : part);
  if (found === null) {
    const cause = new Error(`The file ${file.sha256} is not in the store`);
    throw new Problem('server-error', 'refusals.fileUnreadable', {}, cause);
  }
  return { ...answer, part, content: found.content };
}
