// Settling differences between linked documents (permission reconcile-processed-documents): whoever does it holds every document that it touches, and says which
// values they saw, so that nobody settles what is another difference by now.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { reconcileChildDocument as ReconcileCall } from '@vigilo/contract/relations';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { findEditRefusal } from '@vigilo/domain/extraction/edit-refusal';
import { findVisibleStatus } from '../companies/companies.service.ts';
import type { ReviewedDocument } from '../documents/reviewed-documents.service.ts';
import { lockReviewedDocuments, noteReview } from '../documents/reviewed-documents.service.ts';
import { getChildWithRows } from '../extraction/child-documents.service.ts';
import { auditCallerActions } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ComparedLinks } from './compare-links.service.ts';
import { compareWithLinked } from './compare-links.service.ts';
import type { LinkedChild } from './links.queries.ts';
import { listLinked, moveVersions } from './links.queries.ts';
import { addReconciliation, removeReconciliation } from './reconciliations.queries.ts';
import { compareRows } from './relations.service.ts';

type Body = CallInput<typeof ReconcileCall>['body'];

/** @throws Problem not-found, changed-meanwhile where a value is another by now, wrong-state where the child document is approved or locked */
export function reconcileFor(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  asked: string,
  { reason, differences }: Body,
  language: Language,
): Promise<CallReply<typeof ReconcileCall>['data']> {
  const childId = asked.toLowerCase();
  return inTenant(db, caller.tenantId, async (tx) => {
    const documents = await holdDocuments(tx, caller, childId);
    const { child, rows } = await getChildWithRows(tx, caller, childId);
    await requireSettling(tx, caller, documents.get(child.document_id), child.user_status);
    const own = { id: childId, name: child.file_name, documentType: child.document_type, rows };
    const compared = await compareWithLinked(tx, caller, own);
    const settled = differences.map((difference) => findDifference(difference, rows, compared));
    const at = new Date(now());
    for (const { row, other, stands, otherValue } of settled) {
      const place = { ownId: childId, otherId: other.id, key: row.SSOTKey, period: row.Period ?? '' };
      if (stands === null) await removeReconciliation(tx, caller.tenantId, place);
      else
        await addReconciliation(
          tx,
          caller.tenantId,
          { ...place, ownValue: row.Value, otherValue, reason, stands },
          { userId: caller.userId, now: at },
        );
    }
    const others = [...new Set(settled.map(({ other }) => other))];
    await moveVersions(tx, caller.tenantId, [childId, ...others.map(({ id }) => id)], at);
    await auditSettled(
      tx,
      caller,
      { id: childId, documentId: child.document_id, name: child.file_name },
      settled,
      reason,
    );
    for (const id of new Set([child.document_id, ...others.map(({ documentId }) => documentId)])) {
      const document = documents.get(id);
      if (document) await noteReview(tx, caller.tenantId, document, at);
    }
    return { JSONData: (await compareRows(tx, caller, own, language)).rows };
  });
}

/** Holds the document of a child document and those of all that is linked to it, at once, so that two who settle each other's do not wait for each other. */
async function holdDocuments(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
): Promise<ReadonlyMap<string, ReviewedDocument>> {
  const { child } = await getChildWithRows(tx, caller, childId);
  const linked = await listLinked(tx, caller, childId);
  const ids = new Set([child.document_id, ...linked.map(({ documentId }) => documentId)]);
  const locked = await lockReviewedDocuments(tx, caller, [...ids]);
  return new Map(locked.map((document) => [document.id, document]));
}

/** @throws Problem wrong-state with the reason */
async function requireSettling(
  tx: TenantTransaction,
  caller: Caller,
  document: ReviewedDocument | undefined,
  userStatus: Parameters<typeof findEditRefusal>[0]['userStatus'],
): Promise<void> {
  if (document === undefined) throw notFound();
  const { companyId } = document;
  const companyStatus = companyId === null ? null : await findVisibleStatus(tx, caller, companyId);
  const refusal = findEditRefusal({ ...document, userStatus, companyStatus });
  if (refusal === 'company-locked') throw new Problem('wrong-state', 'refusals.statusNotInitiated');
  if (refusal !== null)
    throw new Problem('wrong-state', 'refusals.wrongState', { description: `review.refusal.${refusal}` });
}

interface Settled {
  readonly row: ExtractionRow;
  readonly other: LinkedChild;
  readonly otherValue: string;
  readonly stands: 'own' | 'other' | null;
}

/** @throws Problem not-found where it is not linked, changed-meanwhile where it is another difference, or none */
function findDifference(
  { rowId, DocumentId, Value, otherValue, stands }: Body['differences'][number],
  rows: readonly ExtractionRow[],
  { linked, compared }: ComparedLinks,
): Settled {
  const row = rows.find(({ id }) => id === rowId.toLowerCase());
  const other = linked.find(({ id }) => id === DocumentId.toLowerCase());
  if (row === undefined || other === undefined) throw notFound();
  const counterpart = compared.get(row.id)?.counterparts.find((each) => each.DocumentId === other.id);
  if (
    counterpart === undefined ||
    counterpart.isSame ||
    row.Value !== Value ||
    counterpart.Value !== otherValue
  )
    throw new Problem('changed-meanwhile', 'refusals.changedReload', {
      description: 'relations.reconcileStale',
    });
  return { row, other, otherValue, stands };
}

/** An entry in the history of each side. */
async function auditSettled(
  tx: TenantTransaction,
  caller: Caller,
  own: { readonly id: string; readonly documentId: string; readonly name: string },
  settled: readonly Settled[],
  reason: string,
): Promise<void> {
  await auditCallerActions(
    tx,
    caller,
    settled.flatMap(({ row, other, otherValue, stands }) => {
      const entry = (
        side: { readonly id: string; readonly documentId: string },
        value: string,
        otherSide: { readonly name: string; readonly value: string },
        accepted: string | null,
      ) => ({
        action: 'relations.reconcile' as const,
        entity: 'child-document' as const,
        entityId: side.id,
        parentId: side.documentId,
        before: { key: row.SSOTKey, value, other: `${otherSide.name}: ${otherSide.value}` },
        after: { stands: accepted, reason },
      });
      const accepted = stands === null ? null : stands === 'own' ? row.Value : otherValue;
      return [
        entry(own, row.Value, { name: other.fileName, value: otherValue }, accepted),
        entry(other, otherValue, { name: own.name, value: row.Value }, accepted),
      ];
    }),
  );
}
