// The way of a document from its file to Processed, step by step. run-document.ts takes a document along it; statuses and their moves are those of the domain
// (packages/domain/src/documents/document-status.ts).

import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import type { DocumentWork, Store } from './document-work.ts';
import { digitise, findReadFailure, receive } from './digitise-steps.ts';
import { checkRows, extractRows, findExtractionFailure, noteLinkFacts, splitPages } from './extract-steps.ts';

export interface FlowStep {
  readonly name: 'receive' | 'digitise' | 'split' | 'extract' | 'validate' | 'find candidates for links';
  /** The status that the document has while the step works. */
  readonly needs: DocumentStatus;
  /** The status that it has afterwards. */
  readonly leaves: DocumentStatus;
  /** What it answers is stored, after what the steps before it answered, in the transaction in which the document takes its next status. */
  readonly run: (work: DocumentWork) => Promise<Store | null>;
  /**
   * What a failure of the step means for the document: said on it, with what a person can do. Null is a failure of the machine or the database, after
   * which the document is tried again.
   */
  readonly failure: (error: unknown) => DocumentFailure | null;
}

export const DOCUMENT_FLOW: readonly FlowStep[] = [
  // Opens the file and tells how many pages it has. A failure is 'Digitization Failed'.
  {
    name: 'receive',
    needs: 'In Process',
    leaves: 'In Process',
    run: receive,
    failure: findReadFailure,
  },
  // Reads each page that is not read yet: its words, lines and areas with where they stand. A failure is 'Digitization Failed'.
  {
    name: 'digitise',
    needs: 'In Process',
    leaves: 'Digitized',
    run: digitise,
    failure: findReadFailure,
  },
  // Consecutive pages of one document type become a child document. A failure, here and below, is 'Failed'.
  {
    name: 'split',
    needs: 'Digitized',
    leaves: 'Digitized',
    run: splitPages,
    failure: findExtractionFailure,
  },
  // Reads the values of each child document, each with its place on the page.
  {
    name: 'extract',
    needs: 'Digitized',
    leaves: 'Digitized',
    run: extractRows,
    failure: findExtractionFailure,
  },
  // Checks them by the rules of the document types.
  {
    name: 'validate',
    needs: 'Digitized',
    leaves: 'Digitized',
    run: checkRows,
    failure: findExtractionFailure,
  },
  // Notes by what each child document is found as a candidate for a link, and finds others; then all of it is stored as one.
  {
    name: 'find candidates for links',
    needs: 'Digitized',
    leaves: 'Processed',
    run: noteLinkFacts,
    failure: findExtractionFailure,
  },
];

/** The step that a job begins with, by what it was asked for; what the steps before it leave is taken as it is stored. */
export const FIRST_STEPS = { digitize: 'receive', extract: 'split', validate: 'validate' } as const;
