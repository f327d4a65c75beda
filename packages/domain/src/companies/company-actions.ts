/**
 * The actions on a company: users who can edit companies can also validate, reopen and delete them. A Validated company is locked for editing
 * until it is Initiated again (specification 2, section 4). Analysts may only choose Initiated (section 1).
 */
import type { CompanyStatus } from './company.ts';
import { COMPANY_STATUSES } from './company.ts';

export const COMPANY_ACTIONS = ['edit', 'change-status', 'delete'] as const;
type CompanyAction = (typeof COMPANY_ACTIONS)[number];

/** The actions a user may take on a company of this status. */
export function decideCompanyActions(status: CompanyStatus, canEdit: boolean): CompanyAction[] {
  if (!canEdit) return [];
  return status === 'Validated' ? ['change-status', 'delete'] : ['edit', 'change-status', 'delete'];
}

/** The statuses a user with this role may set. */
export function listSettableStatuses(roleName: string | null): readonly CompanyStatus[] {
  return roleName === 'Analyst' ? ['Initiated'] : COMPANY_STATUSES;
}
