// What comments are about, as it is now: reading a document anew made other child documents and rows of those that there were.

import type { CommentedCell, CommentSubject, SubjectRow } from '@vigilo/domain/comments/comment-subject';
import { findSubjectChild, findSubjectRow } from '@vigilo/domain/comments/comment-subject';
import type { TableRow } from '@vigilo/domain/extraction/child-tables';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { getChildWithRows, listRowsByChild } from '../extraction/child-documents.service.ts';
import { listChildPlaces, listTablesOf } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** Where a subject is now. */
export interface FoundSubject {
  readonly childId: string | null;
  readonly rowId: string | null;
  readonly tableId: string | null;
}

const NOWHERE: FoundSubject = { childId: null, rowId: null, tableId: null };

/** Finds the subjects of a document's comments, in their order. */
export async function findSubjects(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  subjects: readonly CommentSubject[],
): Promise<FoundSubject[]> {
  if (subjects.length === 0) return [];
  const children = await listChildPlaces(tx, tenantId, documentId);
  const childIds = subjects.map((subject) => findSubjectChild(subject, children)?.id ?? null);
  const withRows = new Set(childIds.flatMap((id, at) => (id !== null && subjects[at]?.cell ? [id] : [])));
  const rows = await listRowsByChild(tx, tenantId, [...withRows]);
  const found: FoundSubject[] = [];
  for (const [at, subject] of subjects.entries()) {
    const childId = childIds[at] ?? null;
    const isPlaced = childId === null || subject.cell === null;
    found.push(
      isPlaced
        ? { ...NOWHERE, childId }
        : { childId, ...(await findRow(tx, tenantId, childId, subject.cell, rows.get(childId) ?? [])) },
    );
  }
  return found;
}

async function findRow(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  cell: CommentedCell,
  rows: readonly ExtractionRow[],
): Promise<Pick<FoundSubject, 'rowId' | 'tableId'>> {
  if (cell.tableId === null)
    return { rowId: findSubjectRow(cell, rows.map(toSubjectRow))?.id ?? null, tableId: null };
  const tables = rows.filter(({ ValueType }) => ValueType === 'table');
  const alike = tables.filter(({ SSOTKey }) => SSOTKey === cell.key);
  const table =
    tables.find(({ Value }) => Value === cell.tableId) ?? (alike.length === 1 ? alike[0] : undefined);
  if (table === undefined) return NOWHERE;
  const [stored] = await listTablesOf(tx, tenantId, childId, [table.Value]);
  const row = findSubjectRow(cell, (stored?.rows ?? []).map(toTableSubject));
  return { rowId: row?.id ?? null, tableId: table.Value };
}

function toSubjectRow({ id, SSOTKey, ValueCoordinates }: ExtractionRow): SubjectRow {
  return { id, key: SSOTKey, places: ValueCoordinates };
}

function toTableSubject({ id, RowValue }: TableRow): SubjectRow {
  return {
    id,
    key: RowValue[0]?.Value ?? '',
    places: RowValue.flatMap(({ ValueCoordinates }) => ValueCoordinates),
  };
}

/** What somebody comments on. */
export interface AskedCell {
  readonly rowId: string;
  readonly tableId?: string | undefined;
  readonly column?: string | undefined;
}

/** The subject of a new comment, with its document. @throws Problem not-found where the caller does not see the child document, or it has no such row */
export async function readSubject(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
  cell: AskedCell | undefined,
): Promise<{ readonly documentId: string; readonly subject: CommentSubject }> {
  const { child, rows } = await getChildWithRows(tx, caller, childId);
  const { id, document_id: documentId, document_type: documentType, pages } = child;
  const commented = cell === undefined ? null : await readCell(tx, caller.tenantId, id, cell, rows);
  return { documentId, subject: { childId: id, documentType, pages, cell: commented } };
}

async function readCell(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  { rowId: askedRow, tableId: askedTable, column: askedColumn }: AskedCell,
  rows: readonly ExtractionRow[],
): Promise<CommentedCell> {
  const rowId = askedRow.toLowerCase();
  const column = askedColumn ?? null;
  if (askedTable === undefined) {
    const row = rows.find(({ id }) => id === rowId);
    if (row === undefined) throw notFound();
    const value = row.ValueType === 'entity' ? row.Value : '';
    return { rowId, tableId: null, column, key: row.SSOTKey, label: '', value, places: row.ValueCoordinates };
  }
  const tableId = askedTable.toLowerCase();
  const reference = rows.find(({ ValueType, Value }) => ValueType === 'table' && Value === tableId);
  const [table] = reference === undefined ? [] : await listTablesOf(tx, tenantId, childId, [tableId]);
  const row = table?.rows.find(({ id }) => id === rowId);
  if (reference === undefined || row === undefined) throw notFound();
  const { key: label, places } = toTableSubject(row);
  const cell = row.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column);
  return { rowId, tableId, column, key: reference.SSOTKey, label, value: cell?.Value ?? '', places };
}
