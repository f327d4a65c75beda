// A client gives its users access to its companies while it is not deleted and its dates, both inclusive, include today (decisions.md
// section 2).

import type { ClientDates } from './client-dates.ts';

export type ClientState = 'counts' | 'deleted' | 'not-begun' | 'ended';

export interface DatedClient extends ClientDates {
  readonly isDeleted: boolean;
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
