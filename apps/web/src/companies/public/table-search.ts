import type { CompaniesSearch, Filters } from '../companies-url.ts';
import { buildCompaniesSearch, parseCompaniesSearch } from '../companies-url.ts';

/** The words for the address of the table of the companies that match, as of a day (YYYY-MM-DD). */
export function buildTableSearch(asOf: string, filters: Filters): CompaniesSearch {
  return buildCompaniesSearch({ ...parseCompaniesSearch({}), tab: 'table', asOf, filters });
}
