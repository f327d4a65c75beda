import { queryClient } from '../lib/query-client.ts';
import { newsCountsQuery } from './public/news-queries.ts';

/** The counts show at once what was decided; the server's own follow a moment later. */
export function countSettled(by: number): void {
  queryClient.setQueryData(
    newsCountsQuery.queryKey,
    (counts) =>
      counts && { waiting: Math.max(0, counts.waiting - by), settled: Math.max(0, counts.settled + by) },
  );
}
