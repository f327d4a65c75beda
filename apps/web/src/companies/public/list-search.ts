import type { CompaniesSearch, Filters } from '../companies-url.ts';
import { searchOf, viewOf } from '../companies-url.ts';

/** The words for the address of the table of the companies that match, as of a day (YYYY-MM-DD). */
export function searchOfList(asOf: string, filters: Filters): CompaniesSearch {
  return searchOf({ ...viewOf({}), tab: 'table', asOf, filters });
}
