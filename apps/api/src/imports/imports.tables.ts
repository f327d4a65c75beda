// The tables of this area as the queries see them.

import type { Verdict } from '@vigilo/domain/imports/faults';
import type { ImportKind, Mapping } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import type { ColumnType, Generated } from 'kysely';
import type { ImportState, Layout, Outcome, Progress, RowDetails, StoredProblem } from './stored-import.ts';

/** Written as text, which PostgreSQL parses. */
type Json<T> = ColumnType<T, string, string>;

declare module '../frame/tables.ts' {
  interface Tables {
    imports: {
      tenant_id: string;
      id: string;
      kind: ImportKind;
      file_name: string;
      file_size: string;
      sha256: string;
      layout: Json<Layout>;
      mapping: Json<Mapping>;
      options: Json<ImportOptions>;
      state: Generated<ImportState>;
      attempt: Generated<number>;
      run_id: string | null;
      tries: Generated<number>;
      progress: ColumnType<Progress | null, string | null, string | null>;
      outcome: ColumnType<Outcome | null, string | null, string | null>;
      digest: string | null;
      problem: ColumnType<StoredProblem | null, string | null, string | null>;
      created_by: string | null;
      created_at: Stamp;
      updated_at: Stamp;
    };
    import_rows: {
      tenant_id: string;
      import_id: string;
      verdict: Verdict;
      row_number: number;
      cells: Json<string[]>;
      details: Json<RowDetails>;
    };
  }
}
