// What is read from a child document: a row for each key of its type and period, a row for each table and picture (issue 13, 'Extract and
// validate'; specification 3, section 3, 'Extraction row').

import type { ReadPage } from '../digitise/page.ts';
import type { ReadTable } from '../tables/read-table.ts';
import type { FoundValue } from './build-row.ts';
import { buildMissingRow, buildRow, coordinatesOf } from './build-row.ts';
import type { ExtractionBlock } from './child-tables.ts';
import { findExpectedTable, listPictures, toTableBlock } from './child-tables.ts';
import { calibrateConfidence } from './calibrate-confidence.ts';
import { completeInvoice } from './complete-invoice.ts';
import { completeReport } from './complete-report.ts';
import { describeStatement } from './describe-statement.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import { keyOfField, ssotKey } from './document-type.ts';
import type { ExtractionRow } from './extraction-row.ts';
import { decideConventions } from './form-conventions.ts';
import { LINE_ITEMS } from './line-items/line-columns.ts';
import { findLines } from './line-items/find-lines.ts';
import { toLineBlock } from './line-items/line-table.ts';
import { hasCorrections } from './line-items/prove-figures.ts';
import type { TableLines } from './line-items/read-lines.ts';

import { readForm } from './read-form.ts';
import { restoreScanned } from './restore-accents.ts';
import { listLines } from './text-lines.ts';
import { listStatementPages, readStatement } from './read-statement.ts';

export interface ExtractionInput {
  /** The pages of the child document alone. */
  readonly pages: readonly ReadPage[];
  /** The tables of its pages, by page number. */
  readonly tables: ReadonlyMap<number, readonly ReadTable[]>;
  readonly type: DocumentType;
  /** Answers a new id at each call. */
  readonly newId: () => string;
}

export interface Extraction {
  readonly rows: ExtractionRow[];
  readonly blocks: ExtractionBlock[];
}

type FoundByKey = ReadonlyMap<string, readonly FoundValue[]>;

function findStatementValues({ pages, type }: ExtractionInput): FoundByKey {
  const read = listStatementPages(pages, type);
  const described = [...describeStatement(read)].map(
    ([field, value]) => [keyOfField(type, field), [value]] as const,
  );
  return new Map<string, readonly FoundValue[]>([...described, ...readStatement(read, type)]);
}

function findFormValues({ pages, type }: ExtractionInput): FoundByKey {
  const { found: read, conventions } = readForm(pages, type);
  const found = new Map(read);
  if (keyOfField(type, 'amount') !== '') completeInvoice(pages, found, type, conventions);
  if (keyOfField(type, 'company_name') !== '') completeReport(pages.map(listLines), found, type, conventions);
  const scanned = new Set(pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
  if (scanned.size > 0) restoreScanned(found, type, pages);
  return new Map(
    [...found].flatMap(([name, value]) => {
      const key = type.keys.find((each) => each.key === name);
      if (key === undefined) return [];
      const confidence = calibrateConfidence(value.confidence, key, scanned.has(value.page));
      return [[name, [{ ...value, confidence }]] as const];
    }),
  );
}

function findValues(input: ExtractionInput): FoundByKey {
  if (input.type.layout === 'statement') return findStatementValues(input);
  return input.type.layout === 'form' ? findFormValues(input) : new Map<string, readonly FoundValue[]>();
}

function rowsOfKey(input: ExtractionInput, key: SsotKey, values: readonly FoundValue[]): ExtractionRow[] {
  if (values.length === 0) return key.isRequired ? [buildMissingRow(input.newId(), key)] : [];
  return values.map((value) => {
    const isScanned = input.pages.some((page) => page.number === value.page && page.source === 'ocr');
    return buildRow(input.newId(), key, value, { isScanned, isOneOfSeveral: values.length > 1 });
  });
}

function addTables(input: ExtractionInput, extraction: Extraction): void {
  const { decimalMark } = decideConventions(input.pages);
  const { lines, covered } = findLines(input, decimalMark, listSums(input.type, extraction.rows));
  const [first] = lines;
  let count = 0;
  for (const page of input.pages) {
    if (page.number === first?.table.page) addLines(input, extraction, lines);
    for (const table of input.tables.get(page.number) ?? []) {
      count += 1;
      if (covered.has(table)) continue;
      const expected = findExpectedTable(table, input.type);
      const isNamed = expected !== null && expected.key !== LINE_ITEMS;
      const key = isNamed
        ? ssotKey(expected.category, expected.key, 'table', '')
        : ssotKey('Tables', `Table ${count}`, 'table', '');
      const block = toTableBlock(table, decimalMark, input.newId);
      extraction.blocks.push(block);
      const confidence = Math.min(1, ...table.cells.map((cell) => cell.confidence));
      extraction.rows.push(blockRow(input, key, { block, page: page.number, box: table.box, confidence }));
    }
  }
}

/** What lines may add up to, of what was read: the net amount, the total, and the total without its tax. */
function listSums(type: DocumentType, rows: readonly ExtractionRow[]): readonly number[] {
  const [net, tax, total] = ['amount_untaxed', 'tax', 'amount'].map((field) => {
    const key = keyOfField(type, field);
    return Number(rows.find(({ SSOTKey, Value }) => SSOTKey === key && Value !== '')?.Value ?? Number.NaN);
  });
  return [net, total, (total ?? Number.NaN) - (tax ?? Number.NaN)].flatMap((sum) =>
    sum === undefined || Number.isNaN(sum) ? [] : [sum],
  );
}

/** Lines in which OCR was put right are less sure by this share. */
const CORRECTED = 0.8;

/** One row for all lines, with a place for each table that they stand in. */
function addLines(input: ExtractionInput, extraction: Extraction, lines: readonly TableLines[]): void {
  const category = input.type.tables.find(({ key }) => key === LINE_ITEMS)?.category ?? 'Tables';
  const block = toLineBlock(lines, decideConventions(input.pages).decimalMark, input.newId);
  const cells = lines.flatMap(({ rows }) => rows.flatMap((row) => [...row.values()]));
  const confidence = Math.min(1, ...cells.map((cell) => cell.confidence));
  const [first] = lines;
  if (first === undefined) return;
  const isCorrected = hasCorrections(lines);
  const at = {
    block,
    page: first.table.page,
    box: first.table.box,
    confidence: isCorrected ? CORRECTED * confidence : confidence,
    reasons: isCorrected ? (['corrected-characters'] as const) : [],
  };
  extraction.blocks.push(block);
  extraction.rows.push({
    ...blockRow(input, ssotKey(category, LINE_ITEMS, 'table', ''), at),
    ValueCoordinates: lines.map(({ table }) => coordinatesOf(table.page, table.box)),
  });
}

function blockRow(
  { newId }: ExtractionInput,
  key: SsotKey,
  at: {
    block: ExtractionBlock;
    page: number;
    box: ReadTable['box'];
    confidence: number;
    reasons?: FoundValue['reasons'];
  },
): ExtractionRow {
  const found: FoundValue = {
    value: at.block.id,
    raw: '',
    page: at.page,
    boxes: [at.box],
    label: '',
    labelBoxes: [],
    confidence: at.confidence,
    reasons: at.reasons ?? [],
  };
  return buildRow(newId(), key, found, { isScanned: false, valueType: at.block.kind });
}

function addPictures(input: ExtractionInput, extraction: Extraction): void {
  let count = 0;
  for (const page of input.pages)
    for (const area of listPictures(page)) {
      count += 1;
      const block: ExtractionBlock = { id: input.newId(), kind: 'image_block', content: { Area: area } };
      const box = [area.scaled_x_start, area.scaled_y_start, area.scaled_x_end, area.scaled_y_end] as const;
      extraction.blocks.push(block);
      extraction.rows.push(
        blockRow(input, ssotKey('Images', `Image ${count}`, 'image', ''), {
          block,
          page: page.number,
          box,
          confidence: 1,
        }),
      );
    }
}

/**
 * The rows and blocks of a child document; never throws, whatever the words are. Keys come in the order of the type, of several periods
 * the latest first; a required key that is nowhere has an empty row. Nothing is validated yet.
 */
export function extractRows(input: ExtractionInput): Extraction {
  const values = findValues(input);
  const rows = input.type.keys.flatMap((key) => rowsOfKey(input, key, values.get(key.key) ?? []));
  const extraction: Extraction = { rows, blocks: [] };
  addTables(input, extraction);
  addPictures(input, extraction);
  return extraction;
}
