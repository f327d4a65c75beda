// The actions of a child document (specification 3, sections 2.6, 4 and 7): whoever performs one holds its document and all its child documents, so that
// what the table of the domain allows still holds when it is written, and of two at once one is refused.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { listWorkflowActions, performWorkflowAction } from '@vigilo/contract/workflow';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import { can } from '@vigilo/domain/access/can';
import { upperCaseTwin } from '@vigilo/domain/access/permissions';
import type { AuditAction } from '@vigilo/domain/audit/actions';
import type { UserStatus } from '@vigilo/domain/documents/document-status';
import { RATING_REPORT } from '@vigilo/domain/workflow/offered-ratings';
import type { TargetChild, WorkflowAction } from '@vigilo/domain/workflow/workflow-actions';
import {
  decideUserMove,
  decideWorkflowActions,
  findCategory,
  findPermissionOf,
  findWorkflowRefusal,
  isLeftToOthers,
  isWorkflowPossible,
  needsReason,
} from '@vigilo/domain/workflow/workflow-actions';
import type { SentDocuments } from '../delivery/delivery.service.ts';
import { sendDocumentsIn } from '../delivery/delivery.service.ts';
import { processDocumentIn } from '../documents/document-changes.service.ts';
import type { ReviewedDocument } from '../documents/reviewed-documents.service.ts';
import { lockReviewedDocument, noteReview } from '../documents/reviewed-documents.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import {
  changeUserStatus,
  getSeenChild,
  hasEdited,
  lockReviewedChildren,
} from '../extraction/reviewed-children.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { invalidField, notAllowed, notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getTranslator } from '../frame/texts.ts';
import { changeLinks, holdLinks } from '../relations/change-links.service.ts';
import { asksForFourEyes } from '../tenants/review-rules.service.ts';

type Performed = CallReply<typeof performWorkflowAction>['data'];
type Asked = CallInput<typeof performWorkflowAction>['params'] &
  CallInput<typeof performWorkflowAction>['body'];

const AUDITED: Readonly<Partial<Record<UserStatus, AuditAction>>> = {
  'In Review': 'workflow.start-review',
  Validated: 'workflow.approve',
  Rejected: 'workflow.reject',
};

/** @throws Problem not-found */
export function listActions(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  entity: string,
  language: Language,
): Promise<Pick<CallReply<typeof listWorkflowActions>, 'data' | 'version'>> {
  const t = getTranslator(language);
  const childId = entity.toLowerCase();
  return inTenant(db, caller.tenantId, async (tx) => {
    const { documentId, version } = await getSeenChild(tx, caller, childId);
    const document = await getVisibleDocument(tx, caller, documentId);
    const child = document.children.find(({ id }) => id === childId);
    if (!child) throw notFound();
    const target: TargetChild = {
      userStatus: child.userStatus,
      documentStatus: document.status,
      isDeleted: document.is_deleted,
      hasValidated: document.children.some(({ userStatus }) => userStatus === 'Validated'),
      needsOtherEyes: await needsOtherEyes(tx, caller, childId),
    };
    return {
      data: decideWorkflowActions(caller, target).map((action) => ({
        ActionName: action,
        ComponentName: upperCaseTwin(findPermissionOf(action)),
        Category: findCategory(action),
        refusal: isLeftToOthers(action, target) ? t('workflow.fourEyes.refusal') : null,
      })),
      version,
    };
  });
}

/** @throws Problem not-allowed, not-found, changed-meanwhile, wrong-state */
export function performAction(context: AppContext, caller: Caller, asked: Asked): Promise<Performed> {
  const { action, version, LinkedDocuments, reason } = asked;
  const childId = asked.entity.toLowerCase();
  requireSound(asked, childId);
  requireAllowed(caller, action);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    const links =
      action === 'Update Document Links' ? await holdLinks(tx, caller, childId, LinkedDocuments) : null;
    const document = await lockReviewedDocument(tx, caller, documentId);
    const children = await lockReviewedChildren(tx, caller.tenantId, documentId);
    const child = children.find(({ id }) => id === childId);
    if (!child) throw notFound();
    if (version !== undefined && version !== child.version)
      throw new Problem('changed-meanwhile', 'refusals.changedReload');
    requirePossible(action, {
      userStatus: child.userStatus,
      documentStatus: document.status,
      isDeleted: document.isDeleted,
      hasValidated: children.some(({ userStatus }) => userStatus === 'Validated'),
      needsOtherEyes: await needsOtherEyes(tx, caller, childId),
    });
    const { exported } = await doWork(context, tx, caller, action, documentId);
    const isLinkedAnew = links !== null && (await changeLinks(context, tx, caller, links));
    const current = { ...child, version: child.version + (isLinkedAnew ? 1 : 0) };
    const moved = await move(context, tx, caller, { document, action, child: current, reason });
    const offersRatings =
      moved.UserStatus === 'Validated' &&
      action === 'Approve' &&
      child.documentType === RATING_REPORT &&
      document.companyId !== null &&
      can(caller.access, 'edit-company');
    return { ...moved, offersRatings, exported };
  });
}

/** @throws Problem invalid-input where the body does not belong to the path, or lacks what the action needs */
function requireSound(
  { action, childDocumentId, ComponentName, LinkedDocuments, reason }: Asked,
  childId: string,
): void {
  if (childDocumentId !== undefined && childDocumentId.toLowerCase() !== childId)
    throw invalidField('body.childDocumentId', 'refusals.otherId');
  if (ComponentName !== undefined && ComponentName !== upperCaseTwin(findPermissionOf(action)))
    throw invalidField('body.ComponentName', 'workflow.otherComponent');
  if (LinkedDocuments !== undefined && action !== 'Update Document Links')
    throw invalidField('body.LinkedDocuments', 'relations.onlyForLinks');
  if (needsReason(action) !== (reason !== undefined && reason !== ''))
    throw invalidField(
      'body.reason',
      needsReason(action) ? 'workflow.reason.needed' : 'workflow.reason.none',
    );
}

/** Whether the tenant wants somebody else than the caller to approve a child document. */
async function needsOtherEyes(tx: TenantTransaction, caller: Caller, childId: string): Promise<boolean> {
  return (await asksForFourEyes(tx, caller.tenantId)) && (await hasEdited(tx, caller, childId));
}

function requireAllowed(caller: Caller, action: WorkflowAction): void {
  const refusal = findWorkflowRefusal(action, caller);
  if (refusal === null) return;
  if (refusal.needs === 'validating') throw notAllowed('workflow.onlyApprovers');
  throw notAllowed(message('refusals.needsPermission', { permission: refusal.needs }));
}

function requirePossible(action: WorkflowAction, child: TargetChild): void {
  if (isWorkflowPossible(action, child)) {
    if (isLeftToOthers(action, child)) throw notAllowed('workflow.fourEyes.refusal');
    return;
  }
  const isSpared = child.hasValidated && isWorkflowPossible(action, { ...child, hasValidated: false });
  throw new Problem('wrong-state', 'refusals.wrongState', {
    description: isSpared ? 'workflow.sparesValidated' : 'workflow.notOffered',
  });
}

/** What an action does beside moving the user status. */
async function doWork(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  action: WorkflowAction,
  documentId: string,
): Promise<Pick<SentDocuments, 'exported'>> {
  if (action === 'Post') return sendDocumentsIn(context, tx, caller, [documentId]);
  if (action === 'Re-extract' || action === 'Re-run Validation') {
    const type = action === 'Re-extract' ? 'extract' : 'validate';
    await processDocumentIn(context, tx, caller, { documentID: documentId, type });
  }
  return { exported: null };
}

interface Move {
  readonly document: ReviewedDocument;
  readonly action: WorkflowAction;
  readonly child: { readonly id: string; readonly userStatus: UserStatus; readonly version: number };
  readonly reason: string | undefined;
}

async function move(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  { document, action, child, reason }: Move,
): Promise<Pick<Performed, 'UserStatus' | 'version'>> {
  const status = decideUserMove(action);
  const audited = status === null ? undefined : AUDITED[status];
  if (status === null || audited === undefined)
    return { UserStatus: child.userStatus, version: child.version };
  const now = new Date(context.now());
  const version = await changeUserStatus(tx, caller, child.id, { status, reason }, now);
  await auditCaller(tx, caller, {
    action: audited,
    entity: 'child-document',
    entityId: child.id,
    parentId: document.id,
    before: { status: child.userStatus },
    after: { status, ...(reason === undefined ? {} : { reason }) },
  });
  await noteReview(tx, caller.tenantId, document, now);
  return { UserStatus: status, version };
}
