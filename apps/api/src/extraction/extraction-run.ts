// Reading one document in a thread of its own: limits on memory and time, so that no document, whatever its words are, takes the worker with it.

import { Worker } from 'node:worker_threads';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { ReadAs, ReadAsAnswer, ThreadAnswer, ThreadRequest } from './extraction-thread.ts';
import type { UncheckedChild } from './extraction.service.ts';
import type { ReadChild } from './read-children.ts';
import { compiledCode } from '../adapters/compiled-code/compiled-code.ts';

/** The thread could not read the document: an error of ours, or a document that takes too long or too much memory. */
export class ExtractionError extends Error {}

const HEAP_MB = 512;
/** For one step over all pages of a document. */
const STEP_MS = 60_000;
const PAGES_AT_ONCE = 20;

export class ExtractionRun {
  readonly #thread: Worker;

  constructor() {
    this.#thread = new Worker(new URL('./extraction-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: compiledCode(),
      stderr: true,
    });
    // Between two questions nobody listens; the next one learns of the exit.
    this.#thread.on('error', () => undefined);
  }

  /** Hands over the pages and splits them into child documents, by types that stay those of all steps. @throws ExtractionError, as every step */
  async split(
    pages: AsyncIterable<ReadPage> | Iterable<ReadPage>,
    types: readonly DocumentType[],
  ): Promise<readonly ReadChild[]> {
    let batch: ReadPage[] = [];
    for await (const page of pages) {
      batch.push(page);
      if (batch.length < PAGES_AT_ONCE) continue;
      await this.#ask({ step: 'add-pages', pages: batch });
      batch = [];
    }
    await this.#ask({ step: 'add-pages', pages: batch });
    return this.#askForChildren({ step: 'split', types });
  }

  /** Reads what the child documents say; they stay in the thread until they are checked. */
  async extract(): Promise<void> {
    await this.#ask({ step: 'extract' });
  }

  /** The child documents with their checked rows. */
  check(): Promise<readonly ReadChild[]> {
    return this.#askForChildren({ step: 'check' });
  }

  /** Rows that are stored already, checked again with their tables of line items. */
  async checkRows(
    { documentType, rows, lineTables: tables }: Pick<UncheckedChild, 'documentType' | 'rows' | 'lineTables'>,
    types: readonly DocumentType[],
  ): Promise<readonly ExtractionRow[]> {
    const answer = await this.#ask({ step: 'check-rows', types, documentType, rows, tables });
    return 'rows' in answer ? answer.rows : [];
  }

  /** The values of a child document as a type would read them; nothing of it stays. */
  async readAs(work: ReadAs): Promise<ReadAsAnswer> {
    const answer = await this.#ask({ step: 'read-as', ...work });
    return 'reading' in answer ? answer : { reading: [], isSplitAlike: true };
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  async #askForChildren(request: ThreadRequest): Promise<readonly ReadChild[]> {
    const answer = await this.#ask(request);
    return 'children' in answer ? answer.children : [];
  }

  #ask(request: ThreadRequest): Promise<ThreadAnswer> {
    const thread = this.#thread;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(late);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const fail = (message: string, cause?: unknown) =>
        settle(() => reject(new ExtractionError(message, { cause })));
      const onMessage = (answer: ThreadAnswer) => settle(() => resolve(answer));
      const onError = (cause: unknown) => fail(`The step ${request.step} failed`, cause);
      const onExit = () => fail(`The thread ended in the step ${request.step}`);
      const late = setTimeout(() => {
        fail(`The step ${request.step} took too long`);
        void thread.terminate();
      }, STEP_MS);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      // A thread that ended before says nothing any more.
      if (thread.threadId === -1) onExit();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
      else thread.postMessage(request);
    });
  }
}
