import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';

/** Which companies are asked for: a search text and the values of filters. */
export interface CompanySearch {
  readonly searchQuery: string;
  readonly advanceSearchParams: Readonly<Partial<Record<CompanyFilter, readonly string[] | undefined>>> & {
    /** Initiated on or between these days. */
    readonly recordUpdation?:
      | { readonly from?: string | undefined; readonly to?: string | undefined }
      | undefined;
  };
}

/** A search with its order and the day (YYYY-MM-DD; absent: the tenant's own) that scores are of. */
export interface CompanyOrder extends CompanySearch {
  readonly sort: CompanySort;
  readonly descending: boolean;
  readonly asOf?: string | undefined;
}

/** Whether the search looks at scores, which change without the companies changing. */
export function usesScores(search: CompanySearch): boolean {
  return (search.advanceSearchParams.category ?? []).length > 0;
}
