// When a client counts for its users (decisions.md section 2): while it is not deleted and its dates include today, both ends inclusive.

export type ClientState = 'counts' | 'deleted' | 'not-begun' | 'ended';

export interface DatedClient {
  readonly isDeleted: boolean;
  /** YYYY-MM-DD, or null where open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Whether the companies of a client are seen by its users on a day, YYYY-MM-DD in UTC, and if not, why. */
export function decideClientState(
  { isDeleted, startDate, endDate }: DatedClient,
  today: string,
): ClientState {
  if (isDeleted) return 'deleted';
  if (startDate !== null && startDate > today) return 'not-begun';
  if (endDate !== null && endDate < today) return 'ended';
  return 'counts';
}
