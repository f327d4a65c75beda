// The tables of this area as the queries see them.

import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { ExtractionBlock, TableRow } from '@vigilo/domain/extraction/child-tables';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { ColumnType, Generated } from 'kysely';

/** Written as text, which PostgreSQL parses. */
type Json<T> = ColumnType<T, string, string>;

declare module '../frame/tables.ts' {
  interface Tables {
    child_documents: {
      tenant_id: string;
      id: string;
      document_id: string;
      position: number;
      document_type: string;
      pages: number[];
      user_status: Generated<UserStatus>;
      attributes: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
      /** Empty: it is called by its type. */
      name: Generated<string>;
      tags: Generated<string[]>;
      /** Of whoever rejected it; null while it is not rejected. */
      rejection: ColumnType<
        { readonly reason: string; readonly by: string; readonly at: string } | null,
        string | undefined,
        string | null
      >;
      template_id: string | null;
      template_version: number | null;
      version: Generated<number>;
      updated_at: Stamp;
    };
    child_document_editors: { tenant_id: string; child_document_id: string; user_id: string };
    extraction_readings: {
      tenant_id: string;
      child_document_id: string;
      rows: Json<readonly ExtractionRow[]>;
      tables: Json<Readonly<Record<string, readonly TableRow[]>>>;
    };
    extraction_rows: {
      tenant_id: string;
      child_document_id: string;
      id: string;
      position: number;
      ssot_key: string;
      content: Json<ExtractionRow>;
    };
    extraction_blocks: {
      tenant_id: string;
      id: string;
      child_document_id: string;
      kind: ExtractionBlock['kind'];
      content: Json<ExtractionBlock['content']>;
    };
  }
}
