// What the buttons above the list apply to, and why that may be fewer than are selected (specification 3, section 4: downloads include only documents
// past the processing states; what is deleted is not deleted again).

import type { DocumentRow } from '@vigilo/contract/documents';

type Counted = Pick<DocumentRow, '_id' | 'Status' | 'isDeleted' | 'can'>;

export interface BulkCounts {
  readonly send: readonly string[];
  readonly download: readonly string[];
  readonly delete: readonly string[];
  /** How many are left out, by why: deleted, in process, failed. */
  readonly deleted: number;
  readonly working: number;
  readonly failed: number;
}

const WORKING: ReadonlySet<string> = new Set(['New', 'In Queue', 'In Process', 'Digitized']);
const FAILED: ReadonlySet<string> = new Set(['Digitization Failed', 'Failed']);

/** The ids of those that each button applies to, and the rest counted. */
export function countBulk(rows: readonly Counted[]): BulkCounts {
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  const among = (statuses: ReadonlySet<string>): number =>
    present.filter(({ Status }) => statuses.has(Status)).length;
  return {
    send: rows.filter((row) => row.can.includes('send')).map(({ _id }) => _id),
    download: rows.filter((row) => row.can.includes('download')).map(({ _id }) => _id),
    delete: rows.filter((row) => row.can.includes('delete')).map(({ _id }) => _id),
    deleted: rows.length - present.length,
    working: among(WORKING),
    failed: among(FAILED),
  };
}
