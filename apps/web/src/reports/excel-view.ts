import type { CallArguments } from '@vigilo/contract/call';
import type { getCompaniesExcel } from '@vigilo/contract/reports';

/** What stands on the screen: the search, the filters, the order, the day and the columns from left to right. */
export type ExcelView = Omit<CallArguments<typeof getCompaniesExcel>['body'], 'page' | 'limit'>;
