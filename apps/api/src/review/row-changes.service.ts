// Changes of the rows of a child document: whoever saves them holds the document and its child documents, so that the rules that are checked still
// hold when the rows are written, and of two who change one cell the second is told.

import type { CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import type { saveChildDocument } from '@vigilo/contract/review';
import type { UserStatus } from '@vigilo/domain/documents/document-status';
import { findEditRefusal } from '@vigilo/domain/extraction/edit-refusal';
import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { changeRows } from '@vigilo/domain/review/change-rows';
import type { RowFault } from '@vigilo/domain/review/row-faults';
import { LONGEST_CELL, LONGEST_COLUMN_NAME } from '@vigilo/domain/review/row-faults';
import { describeRowChanges } from '@vigilo/domain/review/describe-row-changes';
import { findVisibleStatus } from '../companies/companies.service.ts';
import type { ReviewedDocument } from '../documents/reviewed-documents.service.ts';
import { lockReviewedDocument, noteReview } from '../documents/reviewed-documents.service.ts';
import {
  changeRowsOf,
  getSeenChild,
  listLinesOf,
  listRowsOf,
  lockReviewedChildren,
} from '../extraction/reviewed-children.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { Sentence } from '../frame/texts.ts';
import { renewFactsOf } from '../relations/link-facts.service.ts';
import { compareRows } from '../relations/relations.service.ts';
import { listTenantTypes } from '../templates/document-types.service.ts';

type Saved = CallReply<typeof saveChildDocument>['data'];

/** @throws Problem not-found, wrong-state, changed-meanwhile or invalid-input with the fault of each change by its path */
export async function saveChanges(
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  id: string,
  changes: readonly RowChange[],
  language: Language,
): Promise<Saved> {
  const childId = id.toLowerCase();
  const types = await listTenantTypes(context, caller.tenantId);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    const document = await lockReviewedDocument(tx, caller, documentId);
    const children = await lockReviewedChildren(tx, caller.tenantId, documentId);
    const child = children.find((each) => each.id === childId);
    if (!child) throw notFound();
    await requireEditable(tx, caller, document, child.userStatus);
    const type = findDocumentType(types, child.documentType);
    const rows = await listRowsOf(tx, caller.tenantId, childId);
    const tables = await listLinesOf(tx, caller.tenantId, childId, rows);
    const outcome = changeRows(rows, changes, type, tables);
    refuseFaults(outcome.faults);
    refuseConflicts(outcome.conflicts);
    const reply = async (version: number): Promise<Saved> => {
      const { documentType } = child;
      const own = { id: childId, name: document.fileName, documentType, rows: outcome.rows };
      return { version, JSONData: (await compareRows(tx, caller, own, language)).rows };
    };
    if (outcome.changed.length === 0) return reply(child.version);
    const now = new Date(context.now());
    const version = await changeRowsOf(tx, caller, childId, outcome.rows, now);
    await renewFactsOf(tx, { tenantId: caller.tenantId, id: documentId }, [
      { id: childId, documentType: child.documentType, rows: outcome.rows },
    ]);
    await auditCaller(tx, caller, {
      action: 'review.change',
      entity: 'child-document',
      entityId: childId,
      parentId: documentId,
      ...describeRowChanges(outcome.changed),
    });
    await noteReview(tx, caller.tenantId, document, now);
    return reply(version);
  });
}

/** @throws Problem wrong-state with the reason where the rows are not edited now */
export async function requireEditable(
  tx: TenantTransaction,
  caller: Caller,
  document: ReviewedDocument,
  userStatus: UserStatus,
): Promise<void> {
  const companyStatus =
    document.companyId === null ? null : await findVisibleStatus(tx, caller, document.companyId);
  const refusal = findEditRefusal({ ...document, userStatus, companyStatus });
  if (refusal === 'company-locked') throw new Problem('wrong-state', 'refusals.statusNotInitiated');
  if (refusal !== null)
    throw new Problem('wrong-state', 'refusals.wrongState', { description: `review.refusal.${refusal}` });
}

function refuseFaults(faults: ReadonlyMap<number, RowFault>): void {
  if (faults.size === 0) return;
  throw new Problem('invalid-input', 'review.faults', {
    fields: Object.fromEntries([...faults].map(([index, fault]) => [`body.data.${index}`, wordFault(fault)])),
  });
}

function refuseConflicts(conflicts: ReadonlyMap<number, string | null>): void {
  if (conflicts.size === 0) return;
  throw new Problem('changed-meanwhile', 'review.conflicts', {
    fields: Object.fromEntries(
      [...conflicts].map(([index, current]) => [
        `body.data.${index}`,
        current === null ? 'review.conflict.gone' : message('review.conflict.now', { value: current }),
      ]),
    ),
  });
}

/** Why a change cannot be made, in words. */
export function wordFault(fault: RowFault): Sentence {
  if (fault === 'too-long') return message('review.fault.too-long', { most: LONGEST_CELL });
  if (fault === 'column-name') return message('review.fault.column-name', { most: LONGEST_COLUMN_NAME });
  return `review.fault.${fault}`;
}
