// What was read from a document as an Excel file, with where each value stands and what a person should look at.

import type { Language } from '@vigilo/contract/messages/language';
import type { ExtractionBlock } from '@vigilo/domain/extraction/child-tables';
import type { ExtractionCell, ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { FIGURE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import type { SmallSheet } from '../adapters/spreadsheet/sheet-list.ts';
import { writeSheets } from '../adapters/spreadsheet/sheet-list.ts';
import type { Cell } from '../adapters/spreadsheet/workbook-xml.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { getTranslator } from '../frame/texts.ts';
import type { ListedChild } from './child-documents.queries.ts';
import { findChild, findSeenDocument, listDocumentChildren } from './child-documents.queries.ts';
import { MOST_CHILDREN, toViewer } from './child-documents.service.ts';
import { listTableContents } from './extraction-blocks.queries.ts';
import { wordFinding } from './extraction-replies.ts';
import { listRows } from './stored-children.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;
type Blocks = ReadonlyMap<string, ExtractionBlock['content']>;

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Beyond so many digits a spreadsheet would change the number. */
const MOST_DIGITS = 15;
const ENDING = /\.[^.]*$/;

/** A child document: its rows, and each of its tables in a sheet of its own. @throws Problem not-found */
export async function getChildExcel(
  context: Context,
  caller: Caller,
  childId: string,
  language: Language,
): Promise<FileReply> {
  const { child, sheets } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const found = await findChild(tx, toViewer(caller), childId);
    if (!found) throw notFound();
    const rows = (await listRows(tx, caller.tenantId, [found.id])).get(found.id) ?? [];
    const tables = await listTableContents(tx, caller.tenantId, found.id);
    return { child: found, sheets: [rowSheet(found, rows, language), ...tableSheets(rows, tables)] };
  });
  return makeFile(context, caller, `${child.file_name.replace(ENDING, '')} ${child.document_type}`, sheets);
}

/** A document: a sheet for each of its child documents. @throws Problem not-found, wrong-state where nothing was read yet */
export async function getDocumentExcel(
  context: Context,
  caller: Caller,
  documentId: string,
  language: Language,
): Promise<FileReply> {
  const { document, sheets } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const who = toViewer(caller);
    const found = await findSeenDocument(tx, who, documentId);
    if (!found) throw notFound();
    const children = await listDocumentChildren(tx, who, documentId, { offset: 0, limit: MOST_CHILDREN });
    const rows = await listRows(
      tx,
      caller.tenantId,
      children.map(({ id }) => id),
    );
    return {
      document: found,
      sheets: children.map((child) => rowSheet(child, rows.get(child.id) ?? [], language)),
    };
  });
  if (sheets.length === 0) throw new Problem('wrong-state', 'extraction.notReadYet');
  return makeFile(context, caller, document.file_name.replace(ENDING, ''), sheets);
}

function makeFile({ now }: Context, caller: Caller, name: string, sheets: readonly SmallSheet[]): FileReply {
  const content = writeSheets(sheets, { creator: caller.userName, createdAt: new Date(now()) });
  return { name: `${name}.xlsx`, content };
}

function rowSheet(child: ListedChild, rows: readonly ExtractionRow[], language: Language): SmallSheet {
  const t = getTranslator(language);
  // Forms have none.
  const hasPeriods = rows.some(({ Period }) => Period !== undefined);
  const titles = [
    t('extraction.excel.key'),
    t('extraction.excel.category'),
    ...(hasPeriods ? [t('extraction.excel.period'), t('extraction.excel.months')] : []),
    t('extraction.excel.value'),
    t('extraction.excel.rawValue'),
    t('extraction.excel.label'),
    t('extraction.excel.page'),
    t('extraction.excel.confidence'),
    t('extraction.excel.status'),
    t('extraction.excel.findings'),
    t('extraction.excel.look'),
  ];
  return {
    name: child.document_type,
    titles,
    rows: rows.map((row) => [
      row.SSOTKey,
      row.Category,
      ...(hasPeriods ? [row.Period ?? null, row.PeriodMonths ?? null] : []),
      toCell(row),
      row.RawValue,
      row.DocKey,
      row.ValueCoordinates[0]?.page_n ?? null,
      Math.round(row.Confidence * 100) / 100,
      row.IntraValidation.status === null ? null : t(`extraction.statuses.${row.IntraValidation.status}`),
      row.IntraValidation.details.map((finding) => wordFinding(row, finding, language)).join(' '),
      row.LookReasons.map((reason) => t(`extraction.look.${reason}`)).join(', '),
    ]),
  };
}

/** A number where it is one; of a table or a picture its value is an id, which says nothing. */
function toCell({ Value, ValueType, DataFormat }: ExtractionRow | ExtractionCell): Cell {
  if (ValueType !== 'entity') return null;
  const isExact = Value.replaceAll(/\D/g, '').length <= MOST_DIGITS;
  return FIGURE_TYPES.has(DataFormat.DataType) && PLAIN_NUMBER.test(Value) && isExact ? Number(Value) : Value;
}

function tableSheets(rows: readonly ExtractionRow[], tables: Blocks): SmallSheet[] {
  return rows.flatMap(({ ValueType, Value, SSOTKey }) => {
    const content = ValueType === 'table' ? tables.get(Value) : undefined;
    if (content === undefined || !('Value' in content)) return [];
    const titles = [
      ...new Set(content.Value.flatMap(({ RowValue }) => RowValue.map((cell) => cell.ColumnSSOT.Value))),
    ];
    return [
      {
        name: SSOTKey,
        titles,
        rows: content.Value.map(({ RowValue }) =>
          titles.map((title) => {
            const found = RowValue.find((cell) => cell.ColumnSSOT.Value === title);
            return found === undefined ? null : toCell(found);
          }),
        ),
      },
    ];
  });
}
