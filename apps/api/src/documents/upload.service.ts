// Uploading documents: files come as a stream and go to the store as they come. Of an upload that is refused nothing is kept. A file, its document and the
// job that processes it are there together or not at all; the same content for the same client again is the document that is there already.

import { cleanFileName, readFileName } from '@vigilo/domain/documents/file-name';
import type { FileKind } from '@vigilo/domain/documents/file-kind';
import { checkFile, decideUpload } from '@vigilo/domain/documents/upload-checks';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FileStore, ReceivedFile } from '../adapters/file-store/file-store.ts';
import { findOwnClient } from '../clients/own-clients.service.ts';
import { findVisibleTicker } from '../companies/companies.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { Problem } from '../frame/problem.ts';
import { invalidField, notFound } from '../frame/problem.ts';
import type { NewDocument, UploadedDocument } from './add-documents.service.ts';
import { addDocuments } from './add-documents.service.ts';
import { openDocumentStore } from './document-contents.ts';
import type { FormPart } from './upload-form.ts';
import { UploadFields } from './upload-form.ts';
import type { RefusedFile } from './upload-refusals.ts';
import { refuseFiles, refuseUpload } from './upload-refusals.ts';

type UploadContext = Pick<AppContext, 'db' | 'config' | 'now'> & {
  readonly jobs: Pick<AppContext['jobs'], 'send'>;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MEGABYTE = 1024 * 1024;

/** A file of the form; without what was received where it was plain already that the upload is refused. */
interface IncomingFile {
  readonly name: string;
  readonly isNamedRight: boolean;
  readonly ticker: string;
  readonly companyId: string | null;
  readonly isCutOff: boolean;
  readonly received: ReceivedFile | null;
}

/**
 * Takes in the files of a form. @throws Problem not-found for a client that is not the caller's; invalid-input for the names, the limit, no file, an empty
 * one; too-large; unsupported-media for what is neither PDF nor picture, or named as something else.
 */
export async function uploadDocuments(
  context: UploadContext,
  caller: Caller,
  parts: AsyncIterable<FormPart>,
): Promise<readonly UploadedDocument[]> {
  const upload = new Upload(context, caller);
  try {
    // All of it is read even where it is refused: a browser hears the answer once it has sent everything.
    for await (const part of parts) await upload.take(part);
    return await upload.end();
  } finally {
    await upload.drop();
  }
}

class Upload {
  readonly #context: UploadContext;
  readonly #caller: Caller;
  readonly #store: FileStore;
  readonly #fields = new UploadFields();
  readonly #files: IncomingFile[] = [];
  #problem: Problem | null = null;
  #isClientKnown = false;

  constructor(context: UploadContext, caller: Caller) {
    this.#context = context;
    this.#caller = caller;
    this.#store = openDocumentStore(context, caller.tenantId);
  }

  async take(part: FormPart): Promise<void> {
    if (part.kind === 'field') {
      const isLate = this.#isClientKnown && part.name === 'client_id';
      this.#problem ??= isLate
        ? invalidField('body.client_id', 'documentUploads.clientFirst')
        : this.#fields.add(part.name, part.value);
    } else if (part.name === '') {
      // What a form sends where no file was chosen.
      await skip(part.content);
    } else {
      this.#problem ??= await this.#refuseClient();
      await this.#takeFile(part);
    }
  }

  async #takeFile({ name: given, content, isCutOff }: FormPart & { kind: 'file' }): Promise<void> {
    const name = cleanFileName(given);
    const named = await this.#findCompany(name);
    const isHopeless =
      this.#problem !== null ||
      !named.isNamedRight ||
      this.#files.length >= this.#context.config.DOCUMENT_FILES ||
      this.#files.some(({ isNamedRight }) => !isNamedRight);
    const received = isHopeless ? await skip(content) : await this.#store.receive(content, freeSoon);
    this.#files.push({ name, ...named, received, isCutOff: isCutOff() });
  }

  async #findCompany(name: string): Promise<Pick<IncomingFile, 'isNamedRight' | 'ticker' | 'companyId'>> {
    const named = readFileName(name);
    if (named === null) return { isNamedRight: false, ticker: '', companyId: null };
    const { ticker, needsCompany } = named;
    const company = await inTenant(this.#context.db, this.#caller.tenantId, (tx) =>
      findVisibleTicker(tx, this.#caller, ticker),
    );
    return { isNamedRight: company !== null || !needsCompany, ticker, companyId: company?.id ?? null };
  }

  /** Why the client cannot be uploaded for, or null; asked once. */
  async #refuseClient(): Promise<Problem | null> {
    if (this.#isClientKnown) return null;
    this.#isClientKnown = true;
    const { clientId } = this.#fields;
    if (clientId === '') return invalidField('body.client_id', 'documentUploads.noClient');
    if (!UUID.test(clientId)) return notFound();
    const client = await inTenant(this.#context.db, this.#caller.tenantId, (tx) =>
      findOwnClient(tx, this.#caller, clientId),
    );
    return client ? null : notFound();
  }

  async end(): Promise<readonly UploadedDocument[]> {
    this.#problem ??= await this.#refuseClient();
    if (this.#problem !== null) throw this.#problem;
    const { DOCUMENT_FILES, DOCUMENT_MB } = this.#context.config;
    const refusal = decideUpload(this.#files, DOCUMENT_FILES);
    if (refusal) throw refuseUpload(refusal);
    const documents: NewDocument[] = [];
    const refused: RefusedFile[] = [];
    for (const [place, file] of this.#files.entries()) {
      const { name, ticker, companyId, received } = file;
      if (received === null) throw new Error('Only the files of a refused upload are not received');
      const kind = file.isCutOff
        ? ({ code: 'too-large' } as const)
        : checkFile({ name, size: received.size, head: received.head }, DOCUMENT_MB * MEGABYTE);
      if (isKind(kind)) documents.push({ name, ticker, companyId, kind, received });
      else refused.push({ place, name, refusal: kind });
    }
    const [first, ...more] = refused;
    if (first) throw refuseFiles([first, ...more], DOCUMENT_MB);
    return addDocuments(this.#context, this.#caller, this.#fields, documents);
  }

  /** What was received and is not kept. */
  async drop(): Promise<void> {
    await Promise.all(this.#files.map(({ received }) => received?.drop()));
  }
}

function isKind(kind: ReturnType<typeof checkFile>): kind is FileKind {
  return typeof kind === 'string';
}

async function skip(content: Readable): Promise<null> {
  content.resume();
  await finished(content, { writable: false });
  return null;
}

/**
 * Gives the memory of a piece back that came from a request. Node takes each piece into memory outside of the heap, which is otherwise found again only by
 * looking through all of the heap, several times in each upload. In the next tick: who handed the piece over may still ask for its length.
 */
function freeSoon(piece: Buffer): void {
  process.nextTick(free, piece);
}

/** A part of a request's piece is left alone: the next file may begin in the rest of it. */
function free({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
