// Which tables of a document hold its line items: those that were found on its pages, or, where more is read so, what stands under the words of their headings
// (decisions.md section 5: tables expected).

import { shareWithin } from '../../digitise/box-share.ts';
import type { ReadPage } from '../../digitise/page.ts';
import type { ReadTable } from '../../tables/read-table.ts';
import type { DocumentType } from '../document-type.ts';
import type { DecimalMark } from '../read-number.ts';
import { cutNotes } from './cut-notes.ts';
import { listHeadedTables } from './headed-lines.ts';
import { joinNames } from './join-names.ts';
import { LINE_ITEMS } from './line-columns.ts';
import { readFigure } from './line-figures.ts';
import { addsUp, countRows, dropSummaries } from './line-sums.ts';
import { rememberAccents } from '../restore-accents.ts';
import { restoreOnes, restoreSoleOnes } from './misread-counts.ts';
import { dropUnread, mendBySum, mendTable } from './misread-amounts.ts';
import { proveFigures } from './prove-figures.ts';
import { restoreDescriptions } from './scanned-descriptions.ts';
import type { TableLines } from './read-lines.ts';
import { readLines } from './read-lines.ts';
import { readProvenLines } from './proven-lines.ts';
import { splitCodes, splitCodesBehind } from './split-codes.ts';
import { splitCounts, splitPairsBehind } from './split-counts.ts';
import { splitModifiers } from './split-modifiers.ts';
import { listSoleLines, listUnheadedTables } from './unheaded-lines.ts';
import { weighLines } from './weigh-lines.ts';

interface FormPages {
  readonly pages: readonly ReadPage[];
  readonly tables: ReadonlyMap<number, readonly ReadTable[]>;
  readonly type: DocumentType;
}

export interface FoundLines {
  /** In the order of the pages. */
  readonly lines: readonly TableLines[];
  /** The tables of the pages of which nothing more is to be shown. */
  readonly covered: ReadonlySet<ReadTable>;
}

/** A table of which at least this share lies within the lines is the same table. */
const COVERED = 0.6;
/** Points of `weighLines` for each line. */
const CLEARLY_MORE = 0.5;

/** The lines without what stands behind them and is neither counted nor priced, where they add up to one of the sums without it: 'Service 1,269.11' is a net amount. */
function dropTail(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const last = lines.at(-1);
  if (last === undefined || addsUp(lines, mark, sums)) return lines;
  const { rows, columns } = last;
  const isBare = (row: (typeof rows)[number]): boolean =>
    (['quantity', 'price'] as const).every(
      (role) => readFigure(row.get(columns.get(role) ?? -1)?.text ?? '', mark)?.isPercent !== false,
    );
  const bare = rows.length - 1 - rows.findLastIndex((row) => !isBare(row));
  for (let count = 1; count <= bare && count < rows.length; count += 1) {
    const rest = [...lines.slice(0, -1), { ...last, rows: rows.slice(0, -count) }];
    if (addsUp(rest, mark, sums)) return rest;
  }
  return lines;
}

const weighAll = (some: readonly TableLines[], mark: DecimalMark | null): number =>
  some.reduce((sum, each) => sum + weighLines(each, mark), 0);

/** The lines of the table whose amounts add up to one of the sums, of several the one that tells most of them, one line alone only where no table has several; none where there is none. */
function findProven(
  tables: readonly ReadTable[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const proven = tables.flatMap((table) => readProvenLines(table, mark, sums) ?? []);
  const several = proven.filter(({ rows }) => rows.length > 1);
  const [best] = (several.length > 0 ? several : proven.slice(0, 1)).toSorted(
    (one, other) => weighLines(other, mark) - weighLines(one, mark),
  );
  return best === undefined ? [] : [best];
}

/** The only line of a page, right above its total; none where there are several. */
function findSole(page: ReadPage, mark: DecimalMark | null, sums: readonly number[]): readonly TableLines[] {
  const found = listSoleLines(page, mark).flatMap((table) => readProvenLines(table, mark, sums, true) ?? []);
  return found.length === 1 ? found : [];
}

/** The lines above the totals of a scanned page that add up to one of the sums with one amount that OCR misread; none where there are none. */
function findMended(
  page: ReadPage,
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const mended = listUnheadedTables(page, mark, true).flatMap((table) => mendTable(table, mark, sums) ?? []);
  return findProven(mended.slice(0, 1), mark, sums);
}

/** Whether another way to read as many lines tells clearly more of them than their headings do. */
function tellsMore(
  other: readonly TableLines[],
  named: readonly TableLines[],
  mark: DecimalMark | null,
): boolean {
  const count = countRows(named);
  return countRows(other) === count && weighAll(other, mark) - weighAll(named, mark) > CLEARLY_MORE * count;
}

/** The lines that headings name, or those that add up to a sum where headings or products told a part of them. */
function chooseLines(
  page: ReadPage,
  own: readonly ReadTable[],
  named: readonly TableLines[],
  { mark, sums }: { readonly mark: DecimalMark | null; readonly sums: readonly number[] },
): readonly TableLines[] {
  const several = findProven([...own, ...listUnheadedTables(page, mark)], mark, sums);
  // One row that is a sum may be no line: 'Fares net' under the headings of the lines that make it.
  if (addsUp(named, mark, sums) && countRows(named) > 1)
    return tellsMore(several, named, mark) ? several : named;
  const proven = several.length > 0 ? several : findSole(page, mark, sums);
  if (countRows(proven) > countRows(named)) return proven;
  return named.length > 0 || page.source !== 'ocr'
    ? dropTail(named, mark, sums)
    : findMended(page, mark, sums);
}

/** The lines with what stands with their names in columns of its own: notes, changes, codes, counts and prices. */
function partDescriptions(lines: TableLines, page: ReadPage, mark: DecimalMark | null): TableLines {
  const whole = joinNames(splitCodesBehind(splitPairsBehind(lines, mark), page), page);
  const named = splitModifiers(cutNotes(whole, page));
  return restoreSoleOnes(splitCounts(restoreOnes(splitCodes(named)), mark));
}

/** The line items of the pages of a document; none where its type expects no such table. `sums` are what they may add up to. */
export function findLines(
  { pages, tables, type }: FormPages,
  mark: DecimalMark | null,
  sums: readonly number[],
): FoundLines {
  if (!type.tables.some(({ key }) => key === LINE_ITEMS)) return { lines: [], covered: new Set() };
  const all: TableLines[] = [];
  for (const page of pages) {
    const last = all.at(-1);
    const before = last !== undefined && last.table.page === page.number - 1 ? last : null;
    const own = tables.get(page.number) ?? [];
    const found = own.flatMap((table) => readLines(table, mark, before) ?? []);
    const headed = listHeadedTables(page, mark).flatMap((table) => readLines(table, mark) ?? []);
    const named = weighAll(headed, mark) > weighAll(found, mark) ? headed : found;
    const best = chooseLines(page, own, named, { mark, sums });
    all.push(...best.map((each) => partDescriptions(each, page, mark)));
  }
  const own = dropSummaries(all, mark, sums);
  const isScan = pages.some(({ source }) => source === 'ocr');
  const proven = isScan ? mendBySum(proveFigures(own, mark, sums), mark, sums) : own;
  const lines = dropUnread(proven, mark, sums);
  const covered = listCovered(lines, [...tables.values()].flat());
  return { lines: isScan ? restoreDescriptions(lines, rememberAccents(pages)) : lines, covered };
}

/** The tables that lines stand in. */
function listCovered(lines: readonly TableLines[], tables: readonly ReadTable[]): ReadonlySet<ReadTable> {
  return new Set(
    tables.filter((own) =>
      lines.some(
        ({ table }) =>
          table === own || (table.page === own.page && shareWithin(own.box, table.box) > COVERED),
      ),
    ),
  );
}
