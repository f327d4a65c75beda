// The tables of this area as the queries see them.

import type { Report } from '@vigilo/contract/reports';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    ccrr_files: {
      tenant_id: string;
      id: string;
      company_id: string;
      day: DayColumn;
      file_name: string;
      file_size: string;
      sha256: string;
      created_by: string | null;
      created_at: Stamp;
    };
    reports: {
      tenant_id: string;
      id: string;
      user_id: string;
      asked: JSONColumnType<object>;
      language: string;
      state: Generated<Report['state']>;
      run_id: string | null;
      tries: Generated<number>;
      done: Generated<number>;
      total: number | null;
      file_name: string | null;
      file_size: string | null;
      failures: ColumnType<{ ticker: string; message: string }[], string | undefined, string>;
      message: string | null;
      created_at: Stamp;
      updated_at: Stamp;
    };
  }
}
