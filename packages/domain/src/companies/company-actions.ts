/**
 * The actions on a company: users who can edit companies can also validate, reopen and delete them. A Validated company is locked: it is
 * neither edited nor deleted until it is Initiated again (specification 2, section 4; decisions.md section 4). Analysts may only choose Initiated (section 1).
 */
import type { RoleKind } from '../access/role-kind.ts';
import { mayValidate } from '../access/role-kind.ts';
import type { CompanyStatus } from './company.ts';
import { COMPANY_STATUSES } from './company.ts';

export const COMPANY_ACTIONS = ['edit', 'change-status', 'delete'] as const;
type CompanyAction = (typeof COMPANY_ACTIONS)[number];

/** The actions a user may take on a company of this status. */
export function decideCompanyActions(status: CompanyStatus, canEdit: boolean): CompanyAction[] {
  if (!canEdit) return [];
  return status === 'Validated' ? ['change-status'] : ['edit', 'change-status', 'delete'];
}

/** The statuses a user with a role of this kind may set. */
export function listSettableStatuses(roleKind: RoleKind | null): readonly CompanyStatus[] {
  return mayValidate(roleKind) ? COMPANY_STATUSES : ['Initiated'];
}
