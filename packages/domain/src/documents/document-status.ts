// The statuses of a document and every legal move between them, in one table (decisions.md section 5; specification 3, section 4).

export const DOCUMENT_STATUSES = [
  'New',
  'In Queue',
  'In Process',
  'Digitized',
  'Processed',
  'Posted',
  'Digitization Failed',
  'Failed',
] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const USER_STATUSES = ['Not Reviewed', 'In Review', 'Validated', 'Rejected'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** What moves a document from one status to the next. */
export type DocumentMove =
  | 'queue'
  | 'queue-again'
  | 'begin'
  | 'digitized'
  | 'processed'
  | 'digitization-failed'
  | 'failed'
  | 'post';

/** For each move the statuses it may start from, and the one it leads to. */
export const MOVES: Readonly<
  Record<DocumentMove, { readonly from: readonly DocumentStatus[]; readonly to: DocumentStatus }>
> = {
  // A document may be processed again at any time but while it is waiting or worked on.
  queue: {
    from: ['New', 'Digitized', 'Processed', 'Posted', 'Digitization Failed', 'Failed'],
    to: 'In Queue',
  },
  // A document that was deleted before it was through, and is restored, is processed from the beginning.
  'queue-again': { from: ['New', 'In Queue', 'In Process', 'Digitized'], to: 'In Queue' },
  // A worker that died leaves 'In Process' or 'Digitized' behind; the next one begins again.
  begin: { from: ['In Queue', 'In Process', 'Digitized'], to: 'In Process' },
  digitized: { from: ['In Process'], to: 'Digitized' },
  processed: { from: ['Digitized'], to: 'Processed' },
  'digitization-failed': { from: ['In Queue', 'In Process'], to: 'Digitization Failed' },
  failed: { from: ['In Queue', 'In Process', 'Digitized'], to: 'Failed' },
  post: { from: ['Processed', 'Posted'], to: 'Posted' },
};

/** The status after a move, or null where the move is not legal from this status. */
export function decideStatus(status: DocumentStatus, move: DocumentMove): DocumentStatus | null {
  const { from, to } = MOVES[move];
  return from.includes(status) ? to : null;
}
