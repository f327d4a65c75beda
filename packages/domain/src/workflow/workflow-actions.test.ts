import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PermissionKey } from '../access/permissions.ts';
import { PERMISSION_KEYS } from '../access/permissions.ts';
import type { UserStatus } from '../documents/document-status.ts';
import { DOCUMENT_STATUSES, USER_STATUSES } from '../documents/document-status.ts';
import type { TargetChild, WorkflowAction, WorkflowCaller } from './workflow-actions.ts';
import {
  WORKFLOW_ACTIONS,
  decideUserMove,
  decideWorkflowActions,
  findWorkflowRefusal,
  isLeftToOthers,
  isWorkflowPossible,
  needsReason,
} from './workflow-actions.ts';

const ADMIN: WorkflowCaller = { access: { isAdmin: true, pageFilters: [] }, roleKind: 'Admin' };

function holding(roleKind: WorkflowCaller['roleKind'], ...allowed: PermissionKey[]): WorkflowCaller {
  return { access: { isAdmin: false, pageFilters: [{ name: 'Any', url: '/any', allowed }] }, roleKind };
}

function child(userStatus: UserStatus, change: Partial<TargetChild> = {}): TargetChild {
  const hasValidated = userStatus === 'Validated';
  return {
    userStatus,
    documentStatus: 'Processed',
    isDeleted: false,
    hasValidated,
    needsOtherEyes: false,
    ...change,
  };
}

const children = fc.record({
  userStatus: fc.constantFrom(...USER_STATUSES),
  documentStatus: fc.constantFrom(...DOCUMENT_STATUSES),
  isDeleted: fc.boolean(),
  hasValidated: fc.boolean(),
  needsOtherEyes: fc.boolean(),
});

describe('the actions of a child document', () => {
  it.each<[UserStatus, WorkflowAction[]]>([
    ['Not Reviewed', ['Re-run Validation', 'Re-extract', 'Update Document Links', 'Start Review', 'Post']],
    ['In Review', ['Re-run Validation', 'Re-extract', 'Update Document Links', 'Approve', 'Reject', 'Post']],
    ['Validated', ['Update Document Links', 'Start Review', 'Post']],
    ['Rejected', ['Re-run Validation', 'Re-extract', 'Update Document Links', 'Start Review', 'Post']],
  ])('that is %s are %j', (status, actions) => {
    expect(decideWorkflowActions(ADMIN, child(status))).toEqual(actions);
    expect(decideWorkflowActions(ADMIN, child(status, { documentStatus: 'Posted' }))).toEqual(actions);
  });

  it('are none while the document is deleted, or not past the processing states', () => {
    fc.assert(
      fc.property(children, (each) => {
        const isThere = !each.isDeleted && ['Processed', 'Posted'].includes(each.documentStatus);
        expect(decideWorkflowActions(ADMIN, each).length > 0).toBe(isThere);
      }),
    );
  });

  it('leave what is Validated as it was read, also beside another child document', () => {
    const beside = child('In Review', { hasValidated: true });
    expect(isWorkflowPossible('Re-extract', beside)).toBe(false);
    expect(isWorkflowPossible('Re-run Validation', beside)).toBe(false);
    expect(isWorkflowPossible('Approve', beside)).toBe(true);
  });

  it('reach Validated and Rejected only from a review, and a review from everywhere else', () => {
    for (const from of USER_STATUSES)
      for (const action of WORKFLOW_ACTIONS) {
        const to = decideUserMove(action);
        if (to === null || !isWorkflowPossible(action, child(from))) continue;
        expect(from === 'In Review').toBe(to !== 'In Review');
      }
  });
});

describe('four eyes', () => {
  it('leave only the approval to somebody else, and it stays in the menu', () => {
    const own = child('In Review', { needsOtherEyes: true });
    expect(decideWorkflowActions(ADMIN, own)).toEqual(decideWorkflowActions(ADMIN, child('In Review')));
    expect(WORKFLOW_ACTIONS.filter((action) => isLeftToOthers(action, own))).toEqual(['Approve']);
    expect(isLeftToOthers('Approve', child('In Review'))).toBe(false);
  });
});

it('only a rejection says why', () => {
  expect(WORKFLOW_ACTIONS.filter(needsReason)).toEqual(['Reject']);
});

describe('who may take an action', () => {
  it('needs perform-actions for each, and for some a permission more', () => {
    const without = (key: PermissionKey) =>
      holding('Approver', ...PERMISSION_KEYS.filter((each) => each !== key));
    for (const action of WORKFLOW_ACTIONS)
      expect(findWorkflowRefusal(action, without('perform-actions'))).toEqual({ needs: 'perform-actions' });
    expect(findWorkflowRefusal('Post', without('post-documents'))).toEqual({ needs: 'post-documents' });
    expect(findWorkflowRefusal('Re-extract', without('redigitize-documents'))).toEqual({
      needs: 'redigitize-documents',
    });
    expect(
      findWorkflowRefusal('Update Document Links', without('update-processed-document-relations')),
    ).toEqual({ needs: 'update-processed-document-relations' });
    expect(findWorkflowRefusal('Approve', without('edit-company'))).toBeNull();
  });

  it('does not let analysts approve, though they reject and review again', () => {
    const analyst = holding('Analyst', ...PERMISSION_KEYS);
    expect(findWorkflowRefusal('Approve', analyst)).toEqual({ needs: 'validating' });
    expect(decideWorkflowActions(analyst, child('In Review'))).not.toContain('Approve');
    expect(decideWorkflowActions(analyst, child('In Review'))).toContain('Reject');
    expect(decideWorkflowActions(analyst, child('Validated'))).toContain('Start Review');
    expect(findWorkflowRefusal('Approve', holding('Approver', 'perform-actions'))).toBeNull();
  });
});
