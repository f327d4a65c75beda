// Whether the rows of a child document are edited at all (specification 3, section 4: 'Editing requires the company status Initiated').

import type { CompanyStatus } from '../companies/company.ts';
import type { DocumentStatus, UserStatus } from '../documents/document-status.ts';

export const EDIT_REFUSALS = ['not-ready', 'approved', 'company-locked'] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

interface EditedChild {
  readonly status: DocumentStatus;
  readonly userStatus: UserStatus;
  readonly isDeleted: boolean;
  /** Null where the document is of no company. */
  readonly companyStatus: CompanyStatus | null;
}

/** Why the rows cannot be edited now, whoever wants to; null where they can. */
export function findEditRefusal(child: EditedChild): EditRefusal | null {
  if (child.isDeleted || (child.status !== 'Processed' && child.status !== 'Posted')) return 'not-ready';
  if (child.userStatus === 'Validated') return 'approved';
  return child.companyStatus === 'Validated' ? 'company-locked' : null;
}
