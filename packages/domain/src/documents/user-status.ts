// The user status of a document follows from those of its child documents (specification 3, section 2.5): 'Rejected' where one is rejected, else that
// of the least advanced one; a document that has none was not reviewed.

import type { UserStatus } from './document-status.ts';
import { USER_STATUSES } from './document-status.ts';

/** The user status of a document with these child documents. */
export function decideUserStatus(children: readonly UserStatus[]): UserStatus {
  if (children.includes('Rejected')) return 'Rejected';
  return USER_STATUSES.find((status) => children.includes(status)) ?? 'Not Reviewed';
}
