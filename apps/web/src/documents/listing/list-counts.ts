import type { listDocuments } from '@vigilo/contract/documents';
import type { CallReply } from '@vigilo/contract/call';

type Counted = Pick<CallReply<typeof listDocuments>, 'total' | 'statistics'>;

/** What stands beside the title: how many documents are found, and how many of them are worked on or have failed. */
export function listCounts({ total, statistics }: Counted) {
  const sum = (...statuses: readonly string[]): number =>
    statuses.reduce((all, status) => all + (statistics[status] ?? 0), 0);
  return [
    { key: 'count', count: total } as const,
    { key: 'working', count: sum('New', 'In Queue', 'In Process', 'Digitized') } as const,
    { key: 'failedCount', count: sum('Digitization Failed', 'Failed') } as const,
  ].filter(({ key, count }) => key === 'count' || count > 0);
}
