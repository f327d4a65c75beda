// Saving child tables (specification 3, section 3, 'Child table save payload'): by the rules of the primary table, whoever saves holds the document and its child
// documents, and of two who change a table the second is told, so that they put their changes on top of the first one's.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { saveTables as SaveTablesCall } from '@vigilo/contract/review';
import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import { HAND_CHECKS } from '@vigilo/domain/extraction/extraction-row';
import { LINE_ITEMS } from '@vigilo/domain/extraction/line-items/line-columns';
import type { SentTableRow } from '@vigilo/domain/review/change-table';
import { changeTable } from '@vigilo/domain/review/change-table';
import { describeTableChanges } from '@vigilo/domain/review/describe-table-changes';
import { lockReviewedDocument, noteReview } from '../documents/reviewed-documents.service.ts';
import { toTableReply } from '../extraction/extraction-replies.ts';
import {
  changeTablesOf,
  getSeenChild,
  listRowsOf,
  listTablesOf,
  lockReviewedChildren,
} from '../extraction/reviewed-children.service.ts';
import { checkAsType } from '../extraction/whole-children.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { listTenantTypes } from '../templates/document-types.service.ts';
import { requireEditable, wordFault } from './row-changes.service.ts';

type Body = CallInput<typeof SaveTablesCall>['body'];
type SentTables = Body['tables'];
type Stored = Awaited<ReturnType<typeof listTablesOf>>[number];

/** @throws Problem not-found, wrong-state, changed-meanwhile with the tables that others saved, or invalid-input with each fault by its path */
export async function saveTables(
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  { childDocumentId, tables }: Body,
): Promise<CallReply<typeof SaveTablesCall>['data']> {
  const childId = childDocumentId.toLowerCase();
  const types = await listTenantTypes(context, caller.tenantId);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    const document = await lockReviewedDocument(tx, caller, documentId);
    const children = await lockReviewedChildren(tx, caller.tenantId, documentId);
    const child = children.find((each) => each.id === childId);
    if (!child) throw notFound();
    await requireEditable(tx, caller, document, child.userStatus);
    const ids = tables.map(({ id }) => id.toLowerCase());
    const stored = await listTablesOf(tx, caller.tenantId, childId, ids);
    const byId = new Map(stored.map((table) => [table.id, table]));
    if (byId.size !== ids.length) throw notFound();
    refuseStale(tables, byId);
    const changed = changeAll(tables, byId, () => newId(context.now()));
    if (changed.length > 0) {
      const now = new Date(context.now());
      const names = new Map(
        (await listRowsOf(tx, caller.tenantId, childId)).map(({ Value, SSOTKey }) => [Value, SSOTKey]),
      );
      for (const table of await changeTablesOf(tx, caller, childId, changed, now)) {
        const before = byId.get(table.id)?.rows ?? [];
        byId.set(table.id, table);
        await auditCaller(tx, caller, {
          action: 'review.change',
          entity: 'child-document',
          entityId: childId,
          parentId: documentId,
          ...describeTableChanges(names.get(table.id) ?? '', before, table.rows),
        });
      }
      // What the amounts of lines say of the totals is another thing now.
      if (changed.some(({ id }) => names.get(id) === LINE_ITEMS))
        await checkAsType(tx, caller.tenantId, childId, child.documentType, types);
      await noteReview(tx, caller.tenantId, document, now);
    }
    return [...byId.values()].map(toTableReply);
  });
}

function refuseStale(tables: SentTables, stored: ReadonlyMap<string, Stored>): void {
  const stale = tables.flatMap(({ id, version }, at) =>
    version === undefined || stored.get(id.toLowerCase())?.version === version ? [] : [at],
  );
  if (stale.length > 0)
    throw new Problem('changed-meanwhile', 'review.tableConflict', {
      fields: Object.fromEntries(stale.map((at) => [`body.tables.${at}.version`, 'review.tableConflict'])),
    });
}

/** The tables that are others than they were. */
function changeAll(
  tables: SentTables,
  stored: ReadonlyMap<string, Stored>,
  makeId: () => string,
): readonly Pick<Stored, 'id' | 'rows'>[] {
  const outcomes = tables.map(({ id, data }) => {
    const table = stored.get(id.toLowerCase());
    return { id: id.toLowerCase(), ...changeTable(table?.rows ?? [], data.Value.map(toSentRow), makeId) };
  });
  const faults = outcomes.flatMap((outcome, at) =>
    [...outcome.faults].map(
      ([path, fault]) => [`body.tables.${at}.data.Value.${path}`, wordFault(fault)] as const,
    ),
  );
  if (faults.length > 0)
    throw new Problem('invalid-input', 'review.faults', { fields: Object.fromEntries(faults) });
  return outcomes.filter(({ hasChanged }) => hasChanged);
}

function toSentRow({
  id,
  RowValue,
  IntraValidation,
  InterValidation,
}: SentTables[number]['data']['Value'][number]): SentTableRow {
  const said = HAND_CHECKS.find(
    (check: HandCheck) => IntraValidation?.status === check && InterValidation?.status === check,
  );
  return { id: id?.toLowerCase(), RowValue, CheckedByHand: said ?? null };
}
