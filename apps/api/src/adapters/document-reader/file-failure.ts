// The failure of a file inside its reading process, on its way to document-reader.ts.

import type { DocumentFailureCode } from '@vigilo/domain/documents/document-failures';

export class FileFailure extends Error {
  readonly code: DocumentFailureCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: DocumentFailureCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
