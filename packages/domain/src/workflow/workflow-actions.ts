// What a child document offers by its user status and the status of its document, and which user status an action leads to, in one table
// (specification 3, sections 2.6, 4 and 7; decisions.md sections 2 and 5). The menus offer exactly these, and the server refuses everything else.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { RoleKind } from '../access/role-kind.ts';
import { mayValidate } from '../access/role-kind.ts';
import type { DocumentStatus, UserStatus } from '../documents/document-status.ts';
import { MOVES } from '../documents/document-status.ts';

export const ACTION_CATEGORIES = ['System', 'User'] as const;
type ActionCategory = (typeof ACTION_CATEGORIES)[number];

/** In the order in which a menu shows them. */
export const WORKFLOW_ACTIONS = [
  'Re-run Validation',
  'Re-extract',
  'Update Document Links',
  'Start Review',
  'Approve',
  'Reject',
  'Post',
] as const;

export type WorkflowAction = (typeof WORKFLOW_ACTIONS)[number];

/** A child document as the table looks at it. */
export interface TargetChild {
  readonly userStatus: UserStatus;
  readonly documentStatus: DocumentStatus;
  readonly isDeleted: boolean;
  /** It, or another child document of the same document, is Validated. */
  readonly hasValidated: boolean;
  /** The tenant wants other eyes than those of whoever asks: they changed something of it since it was approved, or read with nothing of anybody's in it. */
  readonly needsOtherEyes: boolean;
}

/** Who asks. */
export interface WorkflowCaller {
  readonly access: Access;
  readonly roleKind: RoleKind | null;
}

interface ActionRule {
  readonly category: ActionCategory;
  /** Beside 'perform-actions', which every action needs. */
  readonly permission: PermissionKey;
  /** Of the document. */
  readonly statuses: readonly DocumentStatus[];
  /** Of the child document. */
  readonly from: readonly UserStatus[];
  /** Null: the user status stays. */
  readonly to: UserStatus | null;
  /** It would change what somebody approved. */
  readonly sparesValidated?: true;
  /** It sets the status Validated, which analysts may not. */
  readonly validates?: true;
  /** It vouches for what is there, which nobody does for their own work where the tenant asks for four eyes. */
  readonly needsFourEyes?: true;
}

const PAST_PROCESSING: readonly DocumentStatus[] = ['Processed', 'Posted'];
const ANY: readonly UserStatus[] = ['Not Reviewed', 'In Review', 'Validated', 'Rejected'];

const RULES: Readonly<Record<WorkflowAction, ActionRule>> = {
  'Re-run Validation': {
    category: 'System',
    permission: 'redigitize-documents',
    statuses: PAST_PROCESSING,
    from: ANY,
    to: null,
    sparesValidated: true,
  },
  'Re-extract': {
    category: 'System',
    permission: 'redigitize-documents',
    statuses: PAST_PROCESSING,
    from: ANY,
    to: null,
    sparesValidated: true,
  },
  // A link changes no value, so what is Validated may be linked too, as it may be from the other side.
  'Update Document Links': {
    category: 'User',
    permission: 'update-processed-document-relations',
    statuses: PAST_PROCESSING,
    from: ANY,
    to: null,
  },
  'Start Review': {
    category: 'User',
    permission: 'perform-actions',
    statuses: PAST_PROCESSING,
    from: ['Not Reviewed', 'Validated', 'Rejected'],
    to: 'In Review',
  },
  Approve: {
    category: 'User',
    permission: 'perform-actions',
    statuses: PAST_PROCESSING,
    from: ['In Review'],
    to: 'Validated',
    validates: true,
    needsFourEyes: true,
  },
  Reject: {
    category: 'User',
    permission: 'perform-actions',
    statuses: PAST_PROCESSING,
    from: ['In Review'],
    to: 'Rejected',
  },
  Post: { category: 'User', permission: 'post-documents', statuses: MOVES.post.from, from: ANY, to: null },
};

/** Under which of the two menus an action stands. */
export function findCategory(action: WorkflowAction): ActionCategory {
  return RULES[action].category;
}

/** The permission that an action needs beside 'perform-actions'; that one itself where it needs no other. */
export function findPermissionOf(action: WorkflowAction): PermissionKey {
  return RULES[action].permission;
}

/** The user status that an action leads to; null where it stays as it is. */
export function decideUserMove(action: WorkflowAction): UserStatus | null {
  return RULES[action].to;
}

/** What somebody lacks for an action: a permission, or a role that may validate. */
interface WorkflowRefusal {
  readonly needs: PermissionKey | 'validating';
}

/** What somebody lacks for an action, whatever the child document; null where they may take it. */
export function findWorkflowRefusal(
  action: WorkflowAction,
  { access, roleKind }: WorkflowCaller,
): WorkflowRefusal | null {
  const { permission, validates } = RULES[action];
  const missing = (['perform-actions', permission] as const).find((key) => !can(access, key));
  if (missing !== undefined) return { needs: missing };
  return validates === true && !mayValidate(roleKind) ? { needs: 'validating' } : null;
}

/** Whether a child document is in a state for an action, whoever asks. */
export function isWorkflowPossible(action: WorkflowAction, child: TargetChild): boolean {
  const { statuses, from, sparesValidated } = RULES[action];
  return (
    !child.isDeleted &&
    statuses.includes(child.documentStatus) &&
    from.includes(child.userStatus) &&
    !(sparesValidated === true && child.hasValidated)
  );
}

/** Whether an action that is offered is left to somebody else: whoever asks would vouch for what they changed. */
export function isLeftToOthers(action: WorkflowAction, { needsOtherEyes }: TargetChild): boolean {
  return needsOtherEyes && RULES[action].needsFourEyes === true;
}

/** Whether an action says why. */
export function needsReason(action: WorkflowAction): boolean {
  return RULES[action].to === 'Rejected';
}

/** Characters of a reason. */
export const LONGEST_REASON = 2000;

/** The actions that somebody is offered on a child document, in their order. */
export function decideWorkflowActions(caller: WorkflowCaller, child: TargetChild): WorkflowAction[] {
  return WORKFLOW_ACTIONS.filter(
    (action) => findWorkflowRefusal(action, caller) === null && isWorkflowPossible(action, child),
  );
}
