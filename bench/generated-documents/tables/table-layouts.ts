// All documents of tables.

import * as heldBackReports from './held-back-report-tables.ts';
import * as ledgers from './ledger-tables.ts';
import * as lists from './list-tables.ts';
import * as reports from './report-tables.ts';
import * as statements from './statement-tables.ts';
import type { TableLayout } from './table-page.ts';

export const TABLE_LAYOUTS: Readonly<Record<string, TableLayout>> = {
  ...statements,
  ...ledgers,
  ...lists,
  ...reports,
  ...heldBackReports,
};
