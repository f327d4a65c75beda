/** What a document of the demo says, and how it comes to be as it is. */
import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';

/** A page: a heading, facts of a label and a value, and a table. */
export interface DemoSheet {
  readonly heading: string;
  readonly subheading: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly string[];
  readonly rows: readonly DemoRow[];
  readonly remarks: readonly string[];
}

export interface DemoRow {
  readonly cells: readonly string[];
  readonly isTotal: boolean;
}

export type DemoLanguage = 'en' | 'es';

/**
 * How it looks as a file: printed as PDF; a picture of a page as it comes out of a scanner, as PNG or within a PDF, askew, or lying on its side; a PDF that
 * wants a password; the beginning of a PDF.
 */
export type DemoForm = 'printed' | 'scanned-png' | 'scanned-pdf' | 'sideways' | 'locked' | 'cut-off';

export interface DemoDocument {
  readonly fileName: string;
  readonly ticker: string;
  readonly client: string;
  readonly region: string;
  readonly language: DemoLanguage;
  readonly form: DemoForm;
  /** The status it is to have in the end. */
  readonly status: DocumentStatus;
  /** What people have made of it. */
  readonly userStatus: UserStatus;
  /** Documents of one pair are linked. */
  readonly pair: string;
  readonly sheets: readonly DemoSheet[];
}
