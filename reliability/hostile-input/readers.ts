// What reads input that anybody can send, as the experiments with odd inputs call it: each reads one input, and may neither throw nor take long.

import { listDocuments } from '@vigilo/contract/documents';
import { listCompanies } from '@vigilo/contract/companies';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { cleanFileName, readFileName } from '@vigilo/domain/documents/file-name';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import { extractRows } from '@vigilo/domain/extraction/extract-rows';
import { decideDateOrder, findMonthDay, listDates } from '@vigilo/domain/extraction/read-date';
import { readIban } from '@vigilo/domain/extraction/read-iban';
import { readNumber } from '@vigilo/domain/extraction/read-number';
import { parseJsonTable } from '@vigilo/domain/imports/json-table';
import { readDay } from '@vigilo/domain/imports/read-day';
import { findMarketCap } from '@vigilo/domain/imports/read-market-cap';
import { findNumber } from '@vigilo/domain/imports/read-number';
import { CsvError, CsvSplitter } from '@vigilo/domain/imports/split-csv';
import { cleanItem } from '@vigilo/domain/news/clean-item';
import { plainText } from '@vigilo/domain/news/plain-text';
import { readTables } from '@vigilo/domain/tables/read-tables';

const NOW = Date.UTC(2026, 10, 24);
const A4 = { width: 595, height: 842 };

export const readNameOfFile = (text: string): unknown => readFileName(cleanFileName(text));

export const readDays = (text: string): unknown => [readDay(text, 'day-first'), readDay(text, 'month-first')];

export const readDates = (text: string): unknown => [
  listDates(text, decideDateOrder(text, A4.width, A4.height)),
  findMonthDay(text),
];

export const readNumbers = (text: string): unknown => [
  findNumber(text, 'comma'),
  readNumber(text),
  findMarketCap(text, 'millions', 'point'),
  readIban(text, true),
];

export const readRows = (text: string): unknown => [parseJsonTable(text), splitCsv(text)];

export const readFilters = (text: string, value: unknown): unknown => [
  listCompanies.body?.safeParse({
    searchQuery: text,
    advanceSearchParams: { sector: value, ticker: [text] },
  }),
  listDocuments.body?.safeParse({
    searchCategories: { Status: [text], Tag: value, 'Date Range': { from: text, to: text } },
  }),
  listDocuments.query?.safeParse({ page: text, limit: value, search: text }),
];

export const readItem = (title: string, date: string): unknown => [
  plainText(title, 10_000),
  cleanItem({ title, url: `https://news.test/${date}`, summary: title, source: date, date }, NOW),
];

export const readFields = (page: ReadPage): unknown =>
  SHIPPED_DOCUMENT_TYPES.map((type) =>
    extractRows({ pages: [page], tables: new Map([[1, readTables(page)]]), type, newId: () => 'id' }),
  );

/** What the splitter says of a file is no crash. */
function splitCsv(text: string): unknown {
  const splitter = new CsvSplitter(',');
  try {
    return [...splitter.push(text.slice(0, 7)), ...splitter.push(text.slice(7)), ...splitter.end()];
  } catch (error) {
    if (error instanceof CsvError) return error.code;
    throw error;
  }
}
