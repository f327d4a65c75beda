// The list of documents as an Excel file: the same documents as on screen, in the same order, however many.

import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DocumentRow } from '@vigilo/contract/documents';
import type { Language } from '@vigilo/contract/messages/language';
import { SEARCH_CATEGORIES } from '@vigilo/domain/documents/document-search';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { RowBatch, Workbook } from '../adapters/spreadsheet/workbook-writer.ts';
import { writeWorkbook } from '../adapters/spreadsheet/workbook-writer.ts';
import type { Cell, CellFormat } from '../adapters/spreadsheet/workbook-xml.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { getTranslator } from '../frame/texts.ts';
import type { Reader } from './document-rows.ts';
import { toDocumentRow } from './document-rows.ts';
import { walkMatching } from './documents.service.ts';
import type { AskedSearch } from './find-search.ts';

const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

interface ReportColumn {
  readonly name:
    | 'DocumentName'
    | 'Status'
    | 'UserStatus'
    | 'DocumentType'
    | 'pages'
    | 'Region'
    | 'ClientName'
    | 'Date Range'
    | 'UploadedBy'
    | 'failure';
  /** In characters. */
  readonly width: number;
  readonly format: CellFormat;
  readonly cell: (row: DocumentRow) => Cell;
}

/** As on screen (specification 3, section 2.5), with the pages and why a document failed. */
const COLUMNS: readonly ReportColumn[] = [
  { name: 'DocumentName', width: 44, format: 'text', cell: (row) => row.OriginalFileName },
  { name: 'Status', width: 18, format: 'text', cell: (row) => row.Status },
  { name: 'UserStatus', width: 16, format: 'text', cell: (row) => row.UserStatus },
  { name: 'DocumentType', width: 36, format: 'text', cell: (row) => describeTypes(row) },
  { name: 'pages', width: 8, format: { decimals: 0 }, cell: (row) => row.pageCount },
  { name: 'Region', width: 10, format: 'text', cell: (row) => row.Region },
  { name: 'ClientName', width: 24, format: 'text', cell: (row) => row.ClientName },
  { name: 'Date Range', width: 14, format: 'day', cell: (row) => new Date(row.LastUpdatedTimestamp) },
  { name: 'UploadedBy', width: 24, format: 'text', cell: (row) => row.UploadedBy },
  { name: 'failure', width: 60, format: 'text', cell: (row) => row.failure?.message ?? null },
];

/**
 * The whole file is made before it is sent, so that no reader, however slow, keeps the database waiting: a hundred thousand documents are some five
 * megabytes. @throws Problem as the list
 */
export async function getDocumentReport(
  context: AppContext,
  reader: Reader,
  asked: AskedSearch,
): Promise<FileReply> {
  const { caller, language } = reader;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const batches = await walkMatching(context, tx, caller, asked);
    async function* cells(): AsyncGenerator<RowBatch, void> {
      for await (const rows of batches)
        yield rows.map((row) => {
          const shown = toDocumentRow(row, reader, null);
          return COLUMNS.map(({ cell }) => cell(shown));
        });
    }
    const target = new PassThrough();
    const [content] = await Promise.all([
      buffer(target),
      writeWorkbook(target, makeWorkbook(context, reader, asked), cells()),
    ]);
    return { name: `${nameReport(context, language)}.xlsx`, content };
  });
}

/** `Documents_2026-11-21`. */
function nameReport({ now }: Pick<AppContext, 'now'>, language: Language): string {
  return `${getTranslator(language)('documents.report.fileName')}_${isoFromDay(dayFromTimestamp(now()))}`;
}

/** `Balance Sheet (3), Other (1)`: types with their pages. */
function describeTypes({ ClassifiedPagesCount: counts }: DocumentRow): string {
  return Object.entries(counts)
    .map(([type, pages]) => `${type} (${pages})`)
    .join(', ');
}

function makeWorkbook(
  context: Pick<AppContext, 'now'>,
  { caller, language }: Reader,
  { search, searchCategories, isDeleted }: AskedSearch,
): Workbook {
  const t = getTranslator(language);
  const at = new Date(context.now());
  const iso = at.toISOString();
  const range = searchCategories['Date Range'];
  const chosen = SEARCH_CATEGORIES.flatMap((category): [string, string][] => {
    const values = searchCategories[category] ?? [];
    return values.length === 0 ? [] : [[t(`documents.col.${category}`), values.join(', ')]];
  });
  return {
    creator: caller.userName,
    createdAt: at,
    columns: COLUMNS.map(({ name, width, format }) => ({ title: t(`documents.col.${name}`), width, format })),
    sheetName: (number) =>
      number === 1 ? t('documents.report.sheet') : t('documents.report.sheetPart', { number }),
    aboutName: t('documents.report.about'),
    about: (rows) => [
      [t('documents.report.search'), search],
      ...chosen,
      ...(range ? [[t('documents.col.Date Range'), `${range.from} - ${range.to}`] as const] : []),
      [t('documents.report.deleted'), t(isDeleted ? 'documents.report.yes' : 'documents.report.no')],
      [t('documents.report.by'), caller.userName],
      [t('documents.report.at'), iso.slice(0, SECONDS).replace('T', ' ')],
      [t('documents.report.count'), rows],
    ],
  };
}
