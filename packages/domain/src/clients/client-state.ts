// A client gives its users access to its companies while it is not deleted and its dates, both inclusive, include today (decisions.md
// section 2).

export type ClientState = 'counts' | 'deleted' | 'not-begun' | 'ended';

export interface DatedClient {
  readonly isDeleted: boolean;
  /** YYYY-MM-DD, or null when open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Whether a client's users see its companies on a day, YYYY-MM-DD in UTC, and if not, why. */
export function decideClientState(
  { isDeleted, startDate, endDate }: DatedClient,
  today: string,
): ClientState {
  if (isDeleted) return 'deleted';
  if (startDate !== null && startDate > today) return 'not-begun';
  if (endDate !== null && endDate < today) return 'ended';
  return 'counts';
}
