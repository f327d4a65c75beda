// Takes a document along its flow. It may be called again at any time: a job may come twice, and a worker may die at any moment. Each run holds the document
// under its own number (documents/document-run.service.ts), goes on with the pages that are there, and stores nothing once another has begun.

import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import { decideStatus } from '@vigilo/domain/documents/document-status';
import type { DocumentMove } from '@vigilo/domain/documents/document-status';
import type { DocumentOrder, HeldDocument } from '../documents/document-run.service.ts';
import { giveUp, holdDocument, moveHeld, RunEnded } from '../documents/document-run.service.ts';
import { hasStoredChildren } from '../extraction/extraction.service.ts';
import type { Log } from '../frame/logging.ts';
import type { FlowStep } from './document-flow.ts';
import { DOCUMENT_FLOW, FIRST_STEPS } from './document-flow.ts';
import type { FlowContext, FlowStart, Store } from './document-work.ts';
import { DocumentWork } from './document-work.ts';

export interface FlowOrder extends DocumentOrder {
  readonly from: FlowStart;
}

/**
 * Processes a document to its end, or does nothing where nobody wants it any more. A failure of the document is stored with it; any other is thrown
 * for the job to be tried again, and a document that was begun three times is given up by whoever comes next.
 */
export async function processDocument(
  context: FlowContext,
  order: FlowOrder,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const held = await holdDocument(context, order);
  if (held === null) return;
  const work = new DocumentWork(context, held, await findStart(context, held, order.from));
  try {
    const failure = await takeAlong(work, log);
    if (failure !== null) await giveUp(context, held, failure);
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
  } finally {
    await work.close();
  }
}

/** Only what has all its pages can begin later than with its file, and only what has child documents with their rows. */
async function findStart(context: FlowContext, held: HeldDocument, from: FlowStart): Promise<FlowStart> {
  const { pageCount, pagesRead } = held;
  if (pageCount === null || pageCount === 0 || pagesRead.length !== pageCount) return 'digitize';
  return from === 'validate' && !(await hasStoredChildren(context, held)) ? 'extract' : from;
}

/** Does every step from the first one wanted on; resolves with why the document fails, or null. */
async function takeAlong(work: DocumentWork, log: Pick<Log, 'warn'>): Promise<DocumentFailure | null> {
  const first = DOCUMENT_FLOW.findIndex(({ name }) => name === FIRST_STEPS[work.from]);
  let stores: Store[] = [];
  for (const [index, step] of DOCUMENT_FLOW.entries()) {
    try {
      const store = index < first ? null : await step.run(work);
      if (store !== null) stores.push(store);
      if (step.needs === step.leaves) continue;
      const all = stores;
      stores = [];
      await moveHeld(work.context, work.held, findMove(step), async (tx) => {
        for (const each of all) await each(tx);
      });
    } catch (error) {
      const failure = step.failure(error);
      if (failure === null) throw error;
      log.warn(
        { document: work.held.id, step: step.name, failure: failure.code, err: error },
        'document failed',
      );
      return failure;
    }
  }
  return null;
}

const MOVES_ON: readonly DocumentMove[] = ['digitized', 'processed'];

function findMove({ name, needs, leaves }: FlowStep): DocumentMove {
  const found = MOVES_ON.find((move) => decideStatus(needs, move) === leaves);
  if (found === undefined) throw new Error(`No move leads from ${needs} to ${leaves}, as ${name} wants`);
  return found;
}
