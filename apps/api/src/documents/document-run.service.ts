// A document while it is worked on. A job may come twice and a worker may die, so whoever works holds the document under a number of their own, the run:
// nothing of an earlier run is stored any more once another has begun, and what was stored stays. Statuses change only by the moves of the domain.

import { randomUUID } from 'node:crypto';
import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentMove, DocumentStatus } from '@vigilo/domain/documents/document-status';
import { decideStatus } from '@vigilo/domain/documents/document-status';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { LocalFile } from '../adapters/file-store/file-store.ts';
import { publishDocumentChange } from '../changes/changes.service.ts';
import { auditSystem } from '../frame/audit-log.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { openDocumentStore } from './document-contents.ts';
import type { RunChange, StoredDocument } from './document-run.queries.ts';
import {
  changeRun,
  countPages,
  listPageContents,
  listPageNumbers,
  lockDocument,
  putPages,
} from './document-run.queries.ts';
import type { StoredReadingChoices } from './documents.tables.ts';
import { packPage, unpackPage } from './page-content.ts';

/** So often a document is begun before it is given up. */
const MOST_TRIES = 3;
/** Screens hear of pages of one document at most so often, in milliseconds; of the last one always. */
const PUBLISH_EVERY_MS = 400;

type RunContext = Pick<AppContext, 'db' | 'config' | 'now'>;

export interface DocumentOrder {
  readonly tenantId: string;
  readonly documentId: string;
  readonly attempt: number;
}

/** A document that somebody works on. It can be handed to another process as JSON. */
export interface HeldDocument {
  readonly tenantId: string;
  readonly id: string;
  readonly runId: string;
  readonly attempt: number;
  readonly clientId: string;
  readonly companyId: string | null;
  readonly ticker: string;
  readonly fileName: string;
  readonly fileKind: string;
  readonly fileSize: number;
  readonly sha256: string;
  readonly choices: StoredReadingChoices;
  /** Null until it was opened. */
  readonly pageCount: number | null;
  /** Numbers of the pages that an earlier run of the same attempt, or an earlier attempt that is built on, has read. */
  readonly pagesRead: readonly number[];
}

/** Another run has begun, or the document was removed or is to be read anew: whoever works on it stops, and stores nothing. */
export class RunEnded extends Error {}

/**
 * Begins to work on a document, or null where there is nothing to do: it is gone or deleted, was asked for anew, or is done. One that was begun
 * three times before is given up.
 */
export function holdDocument(context: RunContext, order: DocumentOrder): Promise<HeldDocument | null> {
  const { tenantId, documentId, attempt } = order;
  return inTenant(context.db, tenantId, async (tx) => {
    const document = await lockDocument(tx, tenantId, documentId);
    if (!document || document.is_deleted || document.attempt !== attempt) return null;
    const status = decideStatus(document.status, 'begin');
    // What was digitised by a run that has ended well waits for nobody.
    if (status === null) return null;
    if (document.tries >= MOST_TRIES) {
      await fail(context, tx, document, { code: 'interrupted', values: { tries: document.tries } });
      return null;
    }
    const runId = randomUUID();
    await change(context, tx, document, { status, run_id: runId, tries: document.tries + 1, failure: null });
    return toHeld(document, runId, await listPageNumbers(tx, tenantId, documentId));
  });
}

function toHeld(document: StoredDocument, runId: string, pagesRead: readonly number[]): HeldDocument {
  return {
    tenantId: document.tenant_id,
    id: document.id,
    runId,
    attempt: document.attempt,
    clientId: document.client_id,
    companyId: document.company_id,
    ticker: document.ticker,
    fileName: document.file_name,
    fileKind: document.file_kind,
    fileSize: Number(document.file_size),
    sha256: document.sha256,
    choices: document.reading_choices,
    pageCount: document.page_count,
    pagesRead,
  };
}

/** Does something to a held document in one transaction. @throws RunEnded where it is held no more. */
function inRun<T>(
  context: RunContext,
  held: HeldDocument,
  work: (tx: TenantTransaction, document: StoredDocument) => Promise<T>,
): Promise<T> {
  return inTenant(context.db, held.tenantId, async (tx) => {
    const document = await lockDocument(tx, held.tenantId, held.id);
    if (!document || document.is_deleted || document.run_id !== held.runId)
      throw new RunEnded(`The run ${held.runId} of the document ${held.id} has ended`);
    return work(tx, document);
  });
}

/** Notes how many pages it has. @throws RunEnded */
export function savePageCount(context: RunContext, held: HeldDocument, pageCount: number): Promise<void> {
  return inRun(context, held, async (tx, document) => {
    await changeRun(tx, held.tenantId, held.id, { page_count: pageCount }, null);
    await tell(tx, document);
  });
}

/** Keeps pages, all or none; those that were kept before are replaced. @throws RunEnded */
export async function savePages(
  context: RunContext,
  held: HeldDocument,
  pages: readonly ReadPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const stored = await Promise.all(
    pages.map(async (page) => ({
      number: page.number,
      width: page.width,
      height: page.height,
      source: page.source,
      source_reason: page.sourceReason,
      turn: page.turn,
      content: await packPage(page),
    })),
  );
  await inRun(context, held, async (tx, document) => {
    await putPages(tx, held.tenantId, held.id, stored);
    const done = await countPages(tx, held.tenantId, held.id);
    if (done === document.page_count || isTimeToPublish(held.runId)) await tell(tx, document);
  });
}

/** The pages that were read, from the first on. */
export async function listReadPages(context: RunContext, held: HeldDocument): Promise<ReadPage[]> {
  const contents = await inTenant(context.db, held.tenantId, (tx) =>
    listPageContents(tx, held.tenantId, held.id),
  );
  return Promise.all(contents.map(unpackPage));
}

/** Some of the pages of a document, in their order. Whether it is visible is asked before. */
export async function listPagesOf(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  numbers: readonly number[],
): Promise<ReadPage[]> {
  return Promise.all((await listPageContents(tx, tenantId, documentId, numbers)).map(unpackPage));
}

/**
 * Moves a document on, with whatever `work` stores in the same transaction. Having moved to an end, it is held no more. @throws RunEnded; Error
 * where the move is not legal.
 */
export function moveHeld(
  context: RunContext,
  held: HeldDocument,
  move: DocumentMove,
  work: (tx: TenantTransaction) => Promise<void> = async () => undefined,
): Promise<void> {
  return inRun(context, held, async (tx, document) => {
    const status = decideStatus(document.status, move);
    if (status === null) throw new Error(`A document that is ${document.status} is not moved by '${move}'`);
    await work(tx);
    await change(context, tx, document, {
      status,
      // The password of an encrypted file is kept only until it was read.
      reading_choices: withoutPassword(document.reading_choices),
      ...(move === 'processed' ? { run_id: null, tries: 0 } : {}),
    });
    await auditStatus(tx, document, status, null);
  });
}

/** Ends the work with a failure, which says what a person can do. @throws RunEnded */
export function giveUp(context: RunContext, held: HeldDocument, failure: DocumentFailure): Promise<void> {
  return inRun(context, held, (tx, document) => fail(context, tx, document, failure));
}

/** Gives up a document that nobody works on any more, though it waits. */
export async function giveUpStuck(
  context: Pick<RunContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<void> {
  const document = await lockDocument(tx, tenantId, id);
  if (!document) return;
  const isWaiting = decideStatus(document.status, 'failed') !== null;
  if (isWaiting)
    await fail(context, tx, document, { code: 'interrupted', values: { tries: document.tries } });
}

/** The file of a document as one of this machine, to be closed after use; null where the store has it no more. */
export function openContent(context: RunContext, held: HeldDocument): Promise<LocalFile | null> {
  return openDocumentStore(context, held.tenantId).openLocal(held.sha256);
}

/** What fails once the pages are read is a failure of a later step. */
async function fail(
  context: Pick<RunContext, 'now'>,
  tx: TenantTransaction,
  document: StoredDocument,
  failure: DocumentFailure,
): Promise<void> {
  const isLater = document.status === 'Digitized' || failure.code === 'extraction-failed';
  const status = decideStatus(document.status, isLater ? 'failed' : 'digitization-failed');
  if (status === null) throw new Error(`A document that is ${document.status} cannot fail`);
  await change(context, tx, document, {
    status,
    failure,
    run_id: null,
    reading_choices: withoutPassword(document.reading_choices),
  });
  await auditStatus(tx, document, status, failure);
}

function withoutPassword({ password: _password, ...choices }: StoredReadingChoices): StoredReadingChoices {
  return choices;
}

async function change(
  { now }: Pick<RunContext, 'now'>,
  tx: TenantTransaction,
  document: StoredDocument,
  run: RunChange,
): Promise<void> {
  await changeRun(tx, document.tenant_id, document.id, run, new Date(now()));
  await tell(tx, document);
}

function auditStatus(
  tx: TenantTransaction,
  document: StoredDocument,
  status: DocumentStatus,
  failure: DocumentFailure | null,
): Promise<void> {
  return auditSystem(tx, document.tenant_id, {
    action: 'documents.process',
    entity: 'document',
    entityId: document.id,
    before: { status: document.status },
    after: { status, ...(failure === null ? {} : { failure: failure.code }) },
  });
}

function tell(tx: TenantTransaction, document: StoredDocument): Promise<void> {
  return publishDocumentChange(tx, document.tenant_id, {
    clientId: document.client_id,
    companyId: document.company_id,
  });
}

/** When each run last told of a page, the latest last. */
const publishedAt = new Map<string, number>();
const MOST_REMEMBERED = 100;

function isTimeToPublish(runId: string): boolean {
  const now = performance.now();
  if (now - (publishedAt.get(runId) ?? Number.NEGATIVE_INFINITY) < PUBLISH_EVERY_MS) return false;
  publishedAt.delete(runId);
  publishedAt.set(runId, now);
  for (const oldest of [...publishedAt.keys()].slice(0, Math.max(0, publishedAt.size - MOST_REMEMBERED)))
    publishedAt.delete(oldest);
  return true;
}
