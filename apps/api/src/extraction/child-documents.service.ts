// What was read from documents, for whoever sees them. What somebody does not see answers exactly like what is not there.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  getExtractedTable as TableCall,
  listChildDocuments as ListCall,
  listHighlights as HighlightsCall,
} from '@vigilo/contract/extraction';
import { can } from '@vigilo/domain/access/can';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { ExtractionRow, ValueCoordinates } from '@vigilo/domain/extraction/extraction-row';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import { DocumentReadError } from '../adapters/document-reader/reader-client.ts';
import { unpackPage } from '../documents/page-content.ts';
import { openDocumentStore } from '../documents/document-contents.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ChildViewer, ListedChild } from './child-documents.queries.ts';
import { countTypes, findChild, findSeenDocument, listDocumentChildren } from './child-documents.queries.ts';
import { toTableReply } from './extraction-replies.ts';
import { findBlock } from './extraction-blocks.queries.ts';
import { toChildReply } from './extraction-replies.ts';
import { listRows } from './stored-children.queries.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/** More than any document has: each is of one page at least. */
export const MOST_CHILDREN = 10_000;

/** Wide enough to read what stands in it. */
const PICTURE_WIDTH = 1200;

/** What is deleted is seen by those who may see deleted documents. */
export function toViewer(caller: Caller): ChildViewer {
  return { viewer: caller, withDeleted: can(caller.access, 'view-deleted-documents') };
}

/** A child document with its rows. */
export interface ChildWithRows {
  readonly child: ListedChild;
  readonly rows: readonly ExtractionRow[];
}

/** @throws Problem not-found where the caller does not see it */
export async function getChildWithRows(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
): Promise<ChildWithRows> {
  const child = await findChild(tx, toViewer(caller), childId);
  if (!child) throw notFound();
  return { child, rows: (await listRows(tx, caller.tenantId, [child.id])).get(child.id) ?? [] };
}

/** The rows of child documents by their ids. Whether they are visible is asked before. */
export function listRowsByChild(
  tx: TenantTransaction,
  tenantId: string,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExtractionRow[]>> {
  return listRows(tx, tenantId, childIds);
}

/** A page of the child documents of a document. @throws Problem not-found */
export function listChildDocuments(
  { db }: Context,
  caller: Caller,
  documentId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Pick<CallReply<typeof ListCall>, 'data' | 'total'>> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const who = toViewer(caller);
    const document = await findSeenDocument(tx, who, documentId);
    if (!document) throw notFound();
    const children = await listDocumentChildren(tx, who, documentId, { offset: (page - 1) * limit, limit });
    return { data: children.map((child) => toChildReply(child, caller.access)), total: document.children };
  });
}

/** All child documents of a document. @throws Problem not-found */
export function listAllChildDocuments(
  context: Context,
  caller: Caller,
  documentId: string,
): Promise<Pick<CallReply<typeof ListCall>, 'data' | 'total'>> {
  return listChildDocuments(context, caller, documentId, { page: 1, limit: MOST_CHILDREN });
}

/** Where the values of a child document stand, by the page. @throws Problem not-found */
export async function listHighlightsOf(
  { db }: Context,
  caller: Caller,
  { id, SSOTKeys }: CallInput<typeof HighlightsCall>['body'],
): Promise<CallReply<typeof HighlightsCall>['data']> {
  const { rows } = await inTenant(db, caller.tenantId, (tx) =>
    getChildWithRows(tx, caller, id.toLowerCase()),
  );
  const places = rows
    .filter(({ SSOTKey }) => SSOTKeys === undefined || SSOTKeys.includes(SSOTKey))
    .flatMap(({ id: rowId, SSOTKey, Value, ValueType, ValueCoordinates: all }) =>
      all.map(({ page_n, ...place }) => ({
        page_n,
        // Of a table or a picture the value is no text but its id.
        highlight: { rowId, SSOTKey, Value: ValueType === 'entity' ? Value : '', ...place },
      })),
    );
  return [...Map.groupBy(places, ({ page_n: page }) => page)]
    .toSorted(([one], [other]) => one - other)
    .map(([page_n, those]) => ({ page_n, highlights: those.map(({ highlight }) => highlight) }));
}

/** @throws Problem not-found */
export async function getExtractedTable(
  { db }: Context,
  caller: Caller,
  tableId: string,
): Promise<CallReply<typeof TableCall>['data']> {
  const block = await inTenant(db, caller.tenantId, (tx) => findBlock(tx, toViewer(caller), tableId));
  if (!block || !('Value' in block.content)) throw notFound();
  return toTableReply({ id: tableId, version: block.version, rows: block.content.Value });
}

/** A picture as base64 PNG, drawn from the page when it is asked for. @throws Problem not-found, also where the file cannot be opened any more */
export async function getImageBlock(context: Context, caller: Caller, blockId: string): Promise<string> {
  const block = await inTenant(context.db, caller.tenantId, (tx) => findBlock(tx, toViewer(caller), blockId));
  if (!block?.page || !('Area' in block.content)) throw notFound();
  const { turn } = await unpackPage(block.page);
  const file = await openDocumentStore(context, caller.tenantId).openLocal(block.sha256);
  if (file === null) throw notFound('refusals.fileNotFound');
  try {
    return (await drawArea(file.path, caller.tenantId, block.content.Area, turn)).toString('base64');
  } catch (error) {
    // Such as one whose password was kept only until it was read.
    if (error instanceof DocumentReadError) throw notFound('refusals.fileNotFound');
    throw error;
  } finally {
    await file.close();
  }
}

async function drawArea(
  path: string,
  owner: string,
  area: ValueCoordinates,
  turn: ReadPage['turn'],
): Promise<Buffer> {
  const opened = await openDocument(path, { text: 'text', languages: ['eng'], turn, owner });
  try {
    const { page_n: page, scaled_x_start, scaled_y_start, scaled_x_end, scaled_y_end } = area;
    const box = [scaled_x_start, scaled_y_start, scaled_x_end, scaled_y_end] as const;
    return await opened.drawPart(page, box, PICTURE_WIDTH);
  } finally {
    await opened.close();
  }
}

/** How many child documents of each type the caller sees; none for who sees no documents. */
export function countChildren(tx: TenantTransaction, caller: Caller): Promise<ReadonlyMap<string, number>> {
  return can(caller.access, 'view-documents') ? countTypes(tx, caller) : Promise.resolve(new Map());
}
