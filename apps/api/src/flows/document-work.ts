// What the steps of one run hand on to one another, and what is to be closed when it ends, however it ends.

import type { DocumentFailure, DocumentFailureCode } from '@vigilo/domain/documents/document-failures';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { OpenDocument } from '../adapters/document-reader/document-reader.ts';
import type { HeldDocument } from '../documents/document-run.service.ts';
import { ExtractionRun } from '../extraction/extraction-run.ts';
import type { AppContext } from '../frame/context.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What a step leaves to be stored. */
export type Store = (tx: TenantTransaction) => Promise<void>;

export type FlowContext = Pick<AppContext, 'db' | 'config' | 'now'>;

export type FlowStart = 'digitize' | 'extract' | 'validate';

/** A step failed because of the document itself: nothing is gained by trying again unchanged. */
export class DocumentFailed extends Error {
  readonly failure: DocumentFailure;

  constructor(code: DocumentFailureCode, values: DocumentFailure['values'] = {}, cause?: unknown) {
    super(`The document failed: ${code}`, { cause });
    this.failure = { code, values };
  }
}

export class DocumentWork {
  readonly context: FlowContext;
  readonly held: HeldDocument;
  readonly from: FlowStart;
  /** From 'receive' on, where there are pages left to read. */
  opened: OpenDocument | null = null;
  /** All pages, from 'digitise' on. */
  pages: readonly ReadPage[] | null = null;
  #extraction: ExtractionRun | null = null;
  readonly #toClose: (() => Promise<void>)[] = [];

  constructor(context: FlowContext, held: HeldDocument, from: FlowStart) {
    this.context = context;
    this.held = held;
    this.from = from;
  }

  /** The thread that reads this document's values, from the first time that it is asked for. */
  get extraction(): ExtractionRun {
    if (this.#extraction === null) {
      const extraction = new ExtractionRun();
      this.#extraction = extraction;
      this.closeAtEnd(() => extraction.close());
    }
    return this.#extraction;
  }

  closeAtEnd(close: () => Promise<void>): void {
    this.#toClose.push(close);
  }

  /** The last that was opened is closed first. */
  async close(): Promise<void> {
    for (let close = this.#toClose.pop(); close !== undefined; close = this.#toClose.pop()) await close();
  }
}
