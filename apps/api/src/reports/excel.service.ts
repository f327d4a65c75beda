// Companies as Excel files: the same rows as on screen, by the same condition, in the same order and as of the same day. What the user may not
// see is left out; filtering or sorting by it is refused, as the listing refuses it.

import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import type { Language } from '@vigilo/contract/messages/language';
import { can } from '@vigilo/domain/access/can';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { RowBatch } from '../adapters/spreadsheet/workbook-writer.ts';
import { writeWorkbook } from '../adapters/spreadsheet/workbook-writer.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { getTranslator } from '../frame/texts.ts';
import type { CompanyOrder } from '../companies/company-search.ts';
import { getCompanyPage, walkCompanies } from '../companies/companies.service.ts';
import { checkSearchAllowed } from '../companies/company-filters.service.ts';
import { getPortfolio, walkPortfolio } from '../portfolio/portfolio.service.ts';
import { aboutLines } from './excel-about.ts';
import type { ExcelKind } from './excel-columns.ts';
import { toCells, chooseColumns, sheetColumns } from './excel-columns.ts';
import { nameDay } from './file-names.ts';

export interface ExcelOrder extends CompanyOrder {
  /** From left to right; absent: all. */
  readonly columns?: CompanySort[] | undefined;
}

interface Sheet {
  readonly kind: ExcelKind;
  readonly order: ExcelOrder;
  readonly columns: readonly CompanySort[];
  readonly asOf: string;
  readonly language: Language;
}

const ROWS_AT_ONCE = 10;

/** A page of the listing. @throws Problem not-allowed, invalid-input for a day that has not come */
export async function getCompaniesFile(
  context: AppContext,
  caller: Caller,
  order: ExcelOrder & { page: number; limit: number },
  language: Language,
): Promise<FileReply> {
  const { data } = await getCompanyPage(context, caller, order, order);
  return makeFile(
    context,
    caller,
    { kind: 'companies-excel', order, columns: columnsFor(caller, order), asOf: data.asOf, language },
    data.companies,
  );
}

/** My Portfolio. @throws Problem as above */
export async function getPortfolioFile(
  context: AppContext,
  caller: Caller,
  order: ExcelOrder,
  language: Language,
): Promise<FileReply> {
  const { data, asOf } = await getPortfolio(context, caller, order);
  return makeFile(
    context,
    caller,
    { kind: 'portfolio-excel', order, columns: columnsFor(caller, order), asOf, language },
    data,
  );
}

function columnsFor(caller: Caller, { columns }: ExcelOrder): CompanySort[] {
  return chooseColumns(columns, (permission) => can(caller.access, permission));
}

/** The rows are there: no reader, however slow, keeps the database waiting. */
function makeFile(context: AppContext, caller: Caller, sheet: Sheet, rows: readonly CompanyRow[]): FileReply {
  async function* batches(): AsyncGenerator<readonly CompanyRow[], void> {
    yield rows;
  }
  const content = new PassThrough();
  // The reader of the content learns of its end: it is destroyed with the reason.
  writeSheet(context, caller, sheet, content, batches()).catch((error: unknown) =>
    content.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { name: fileName(context, sheet.kind), content };
}

/** `Companies_Nov-21-2026.xlsx`. */
export function fileName(context: Pick<AppContext, 'now'>, kind: ExcelKind): string {
  return `${kind === 'companies-excel' ? 'Companies' : 'My_Portfolio'}_${nameDay(isoFromDay(dayFromTimestamp(context.now())))}.xlsx`;
}

function writeSheet(
  context: Pick<AppContext, 'now'>,
  caller: Caller,
  sheet: Sheet,
  target: Writable,
  batches: AsyncIterable<readonly CompanyRow[]>,
): Promise<number> {
  const { kind, order, columns, asOf, language } = sheet;
  const t = getTranslator(language);
  const name = t(kind === 'companies-excel' ? 'reports.excel.companies' : 'reports.excel.portfolio');
  const at = new Date(context.now());
  const book = {
    creator: caller.userName,
    createdAt: at,
    columns: sheetColumns(kind, columns, language),
    sheetName: (number: number) =>
      number === 1 ? name : t('reports.excel.part', { name, number: String(number) }),
    aboutName: t('reports.excel.aboutSheet'),
    about: (rows: number) =>
      aboutLines(
        {
          kind,
          search: order,
          sort: order.sort,
          descending: order.descending,
          asOf,
          userName: caller.userName,
          at,
          language,
        },
        rows,
      ),
  };
  return writeWorkbook(target, book, cellBatches(batches, columns, language));
}

async function* cellBatches(
  batches: AsyncIterable<readonly CompanyRow[]>,
  columns: readonly CompanySort[],
  language: Language,
): AsyncGenerator<RowBatch, void> {
  for await (const batch of batches)
    for (let at = 0; at < batch.length; at += ROWS_AT_ONCE) {
      // Others want the server too.
      await setImmediate();
      yield batch.slice(at, at + ROWS_AT_ONCE).map((row) => toCells(row, columns, language));
    }
}

export interface WholeExcel {
  readonly kind: ExcelKind;
  readonly order: ExcelOrder;
  readonly language: Language;
}

/** Hears of each step how many rows are written, of how many, and which companies came with it. */
export type OnRows = (done: number, total: number, companyIds: readonly string[]) => Promise<void>;

/** Writes every row, however many, a few in memory at a time, and all as they are when it begins; returns the columns. @throws Problem as above, and what the target or `onRows` fails with */
export async function writeWholeExcel(
  context: AppContext,
  caller: Caller,
  { kind, order, language }: WholeExcel,
  target: Writable,
  onRows: OnRows,
): Promise<CompanySort[]> {
  checkSearchAllowed(caller, order, order.sort);
  const columns = columnsFor(caller, order);
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, total, batches } = await (kind === 'companies-excel' ? walkCompanies : walkPortfolio)(
      context,
      tx,
      caller,
      order,
    );
    async function* countedBatches(): AsyncGenerator<readonly CompanyRow[], void> {
      let done = 0;
      for await (const batch of batches) {
        done += batch.length;
        await onRows(
          done,
          Math.max(total, done),
          batch.map(({ _id: id }) => id),
        );
        yield batch;
      }
    }
    await writeSheet(context, caller, { kind, order, columns, asOf, language }, target, countedBatches());
  });
  return columns;
}
