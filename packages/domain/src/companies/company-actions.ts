/**
 * What may be done with a company: whoever edits companies may also validate, open again and delete them; a Validated one is locked for
 * editing until it is Initiated again (specification 2, section 4). Analysts may only choose Initiated (section 1).
 */
import type { CompanyStatus } from './company.ts';
import { COMPANY_STATUSES } from './company.ts';

/** A screen offers just what the server names of these. */
export const COMPANY_ACTIONS = ['edit', 'change-status', 'delete'] as const;
type CompanyAction = (typeof COMPANY_ACTIONS)[number];

/** What somebody may do with a company of this status. */
export function decideCompanyActions(status: CompanyStatus, canEdit: boolean): CompanyAction[] {
  if (!canEdit) return [];
  return status === 'Validated' ? ['change-status', 'delete'] : ['edit', 'change-status', 'delete'];
}

/** The statuses somebody of this role may set. */
export function listSettableStatuses(roleName: string | null): readonly CompanyStatus[] {
  return roleName === 'Analyst' ? ['Initiated'] : COMPANY_STATUSES;
}
