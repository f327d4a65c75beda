// What linked documents say to the values of a child document: derived whenever it is asked for, so that it follows every change of links, rows and document
// types, and says to each reader only what they see.

import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { Comparison } from '@vigilo/domain/relations/compare-linked';
import { compareLinked, settleInterValidation } from '@vigilo/domain/relations/compare-linked';
import { listRowsByChild } from '../extraction/child-documents.service.ts';
import { listDeliveredChildren } from '../extraction/delivered-children.service.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { readTenantTypes } from '../templates/document-types.service.ts';
import type { LinkedChild } from './links.queries.ts';
import { listLinked } from './links.queries.ts';
import { listReconciliations } from './reconciliations.queries.ts';

/** Whose links are asked for. */
type Viewer = Parameters<typeof listLinked>[1];

export interface ComparedLinks {
  readonly linked: readonly LinkedChild[];
  /** By the row's id. */
  readonly compared: ReadonlyMap<string, Comparison>;
}

interface OwnChild {
  readonly id: string;
  /** Of its file. */
  readonly name: string;
  readonly documentType: string;
  readonly rows: readonly ExtractionRow[];
}

/** What is linked to a child document, as far as somebody sees it, and what it says to its rows. */
export async function compareWithLinked(
  tx: TenantTransaction,
  viewer: Viewer,
  own: OwnChild,
): Promise<ComparedLinks> {
  const linked = await listLinked(tx, viewer, own.id);
  if (linked.length === 0) return { linked, compared: new Map() };
  const ids = linked.map(({ id }) => id);
  const [types, rows, settled] = await Promise.all([
    readTenantTypes(tx, viewer.tenantId),
    listRowsByChild(tx, viewer.tenantId, ids),
    listReconciliations(tx, viewer.tenantId, own.id),
  ]);
  const toCompared = (
    { id, name, documentType }: Omit<OwnChild, 'rows'>,
    stated: readonly ExtractionRow[],
  ) => ({
    id,
    name,
    type: findDocumentType(types, documentType),
    rows: stated,
  });
  const others = linked.map((each) => toCompared({ ...each, name: each.fileName }, rows.get(each.id) ?? []));
  return { linked, compared: compareLinked(toCompared(own, own.rows), others, settled) };
}

type DeliveredChild = Awaited<ReturnType<typeof listDeliveredChildren>>[number];

/** The child documents of a document as they are delivered, with what all that is linked to them says: it belongs to the client that receives them. */
export async function listComparedChildren(
  tx: TenantTransaction,
  { tenantId, userId }: Pick<Viewer, 'tenantId' | 'userId'>,
  document: { readonly id: string; readonly fileName: string },
): Promise<DeliveredChild[]> {
  const everybody: Viewer = { tenantId, userId, access: { isAdmin: true } };
  const children: DeliveredChild[] = [];
  for (const child of await listDeliveredChildren(tx, tenantId, document.id)) {
    const { compared } = await compareWithLinked(tx, everybody, { ...child, name: document.fileName });
    const rows = child.rows.map((row) => ({
      ...row,
      InterValidation: settleInterValidation(row, compared.get(row.id)),
    }));
    children.push({ ...child, rows });
  }
  return children;
}
