// Every way in which a document can fail, as a code with values; the sentence a person reads, saying what to do, is in the messages
// (`documents.failures.<code>`). One list for reading, OCR, extraction and the flow (issue 13: each hostile file has a final status with a sentence).

/** Failures because of the file itself: nothing is gained by trying again unchanged. */
const FILE_FAILURES = [
  'empty-file',
  'unknown-kind',
  'wrong-extension',
  'password-needed',
  'password-wrong',
  'damaged',
  'no-pages',
  'too-many-pages',
  'too-many-pixels',
  'too-large',
  'no-text',
] as const;

/** Failures of the reader on this file: limits that it ran into. */
const READER_FAILURES = ['took-too-long', 'too-much-memory', 'reader-crashed'] as const;

/** Failures of a later step, or of something around the document. */
const FLOW_FAILURES = ['file-missing', 'extraction-failed', 'interrupted', 'unavailable'] as const;

export const DOCUMENT_FAILURES = [...FILE_FAILURES, ...READER_FAILURES, ...FLOW_FAILURES] as const;

export type DocumentFailureCode = (typeof DOCUMENT_FAILURES)[number];

export interface DocumentFailure {
  readonly code: DocumentFailureCode;
  readonly values: Readonly<Record<string, string | number>>;
}
