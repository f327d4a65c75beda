// The tables of this area as the queries see them.

import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import type { PageSource, ReadPage, SourceReason } from '@vigilo/domain/digitise/page';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as text, which PostgreSQL parses. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** How a person wants a document to be read. */
export interface StoredReadingChoices {
  readonly text?: 'auto' | 'text' | 'ocr';
  readonly languages?: readonly ('eng' | 'spa')[];
  readonly turn?: 0 | 90 | 180 | 270;
  readonly password?: string;
}

declare module '../frame/tables.ts' {
  interface Tables {
    documents: {
      tenant_id: string;
      id: string;
      client_id: string;
      company_id: string | null;
      ticker: Generated<string>;
      file_name: string;
      file_kind: Generated<string>;
      file_size: string;
      sha256: string;
      region: Generated<string>;
      filter_values: Json<Readonly<Record<string, readonly string[]>>>;
      reading_choices: Json<StoredReadingChoices>;
      status: Generated<DocumentStatus>;
      failure: ColumnType<DocumentFailure | null, string | null | undefined, string | null>;
      page_count: number | null;
      pages_done: Generated<number>;
      attempt: Generated<number>;
      tries: Generated<number>;
      run_id: string | null;
      is_debug: Generated<boolean>;
      project_name: Generated<string>;
      copied_from: string | null;
      is_deleted: Generated<boolean>;
      search_text: GeneratedAlways<string>;
      version: Generated<number>;
      created_by: string | null;
      created_at: Stamp;
      updated_at: Stamp;
    };
    document_pages: {
      tenant_id: string;
      document_id: string;
      number: number;
      width: number;
      height: number;
      source: PageSource;
      source_reason: SourceReason;
      /** Degrees clockwise by which the page was turned upright. */
      turn: Generated<ReadPage['turn']>;
      content: Buffer;
    };
    /** A number for each tenant that grows with every change of what a count of documents counts. */
    document_versions: { tenant_id: string; version: Generated<string> };
  }
}
