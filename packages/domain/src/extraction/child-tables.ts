// The tables and pictures of a child document as blocks that a row refers to (specification 3, section 3: child tables of cells with
// ColumnSSOT and RowSSOT, image blocks). The column is named by its headings, the row by its first text.

import type { ReadPage } from '../digitise/page.ts';
import type { ReadTable, TableCell } from '../tables/read-table.ts';
import { coordinatesOf } from './build-row.ts';
import type { DocumentType, TableExpected } from './document-type.ts';
import type { DataType, ExtractionCell, HandCheck, ValueCoordinates } from './extraction-row.ts';
import type { DecimalMark } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { normaliseText } from './text-lines.ts';

/** A row of a child table. */
export interface TableRow {
  readonly id: string;
  readonly RowValue: readonly ExtractionCell[];
  /** What a person said of the row as a whole: it stands for both of its validation statuses. */
  readonly CheckedByHand?: HandCheck;
}

/** What a row of the type table or image_block refers to by its id: cells, or where on its page the picture lies. */
export type ExtractionBlock =
  | { readonly id: string; readonly kind: 'table'; readonly content: { readonly Value: readonly TableRow[] } }
  | {
      readonly id: string;
      readonly kind: 'image_block';
      readonly content: { readonly Area: ValueCoordinates };
    };

const UNCHECKED = { status: null, details: [] } as const;
/** Smaller pictures are rules, bullets and logos of a word's size. */
const LEAST_PICTURE = 0.05;
/** At most so many pictures of a page: maps and drawings come in thousands of pieces. */
const MOST_PICTURES = 20;

/** Names for columns by their headings, each of its own; one without a heading is named by its place. */
export function nameColumns(headings: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return headings.map((name, column) => {
    const own = name === '' ? `Column ${column + 1}` : name;
    const times = (used.get(own) ?? 0) + 1;
    used.set(own, times);
    return times === 1 ? own : `${own} (${times})`;
  });
}

function headingsOf(table: ReadTable): readonly string[] {
  return nameColumns(
    Array.from({ length: table.columnCount }, (_, column) =>
      table.cells
        .filter((cell) => cell.column === column && cell.row < table.headerRows)
        .map((cell) => cell.text.trim())
        .join(' ')
        .trim(),
    ),
  );
}

/** A cell as it was read: figures as plain decimals, an empty one where nothing is printed. */
export function readCell(
  cell: TableCell | undefined,
  table: ReadTable,
  names: { column: string; row: string },
  mark: DecimalMark | null,
): ExtractionCell {
  const text = cell?.text.trim() ?? '';
  const number = readNumber(text.replaceAll(/\s/gu, ''), mark) ?? readNumber(text, mark);
  const dataType: DataType =
    number === null
      ? 'string'
      : number.isPercent
        ? 'percent'
        : number.currency === ''
          ? 'number'
          : 'currency';
  return {
    ColumnSSOT: { Value: names.column },
    RowSSOT: { Value: names.row },
    Value: number === null ? text : number.value,
    RawValue: cell?.text ?? '',
    ValueType: 'entity',
    ValueCoordinates: cell === undefined ? [] : [coordinatesOf(table.page, cell.box)],
    DataFormat: { DataType: dataType, AllowedValues: [], Pattern: '' },
    IntraValidation: UNCHECKED,
    InterValidation: UNCHECKED,
    IsModified: false,
    MultiValues: false,
  };
}

/** An empty cell that a person added. */
export function makeCell(column: string): ExtractionCell {
  return {
    ColumnSSOT: { Value: column },
    RowSSOT: { Value: '' },
    Value: '',
    RawValue: '',
    ValueType: 'entity',
    ValueCoordinates: [],
    DataFormat: { DataType: 'string', AllowedValues: [], Pattern: '' },
    IntraValidation: UNCHECKED,
    InterValidation: UNCHECKED,
    IsModified: true,
    MultiValues: false,
  };
}

/** A table as a block; heading rows name the columns and are no rows of it. Every row has a cell for each column. */
export function toTableBlock(
  table: ReadTable,
  mark: DecimalMark | null,
  newId: () => string,
): ExtractionBlock {
  const columns = headingsOf(table);
  const byPlace = new Map(table.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const rows = Array.from({ length: Math.max(0, table.rowCount - table.headerRows) }, (_, at) => {
    const row = at + table.headerRows;
    const cells = columns.map((_name, column) => byPlace.get(`${row} ${column}`));
    const name = cells.find((cell) => cell !== undefined && cell.text.trim() !== '')?.text.trim() ?? '';
    return {
      id: newId(),
      RowValue: columns.map((column, index) => readCell(cells[index], table, { column, row: name }, mark)),
    };
  });
  return { id: newId(), kind: 'table', content: { Value: rows } };
}

/** The expected table that this one is: two of its headings stand in its heading rows. */
export function findExpectedTable(table: ReadTable, type: DocumentType): TableExpected | null {
  const words = new Set(
    normaliseText(
      table.cells
        .filter((cell) => cell.row < Math.max(1, table.headerRows))
        .map((cell) => cell.text)
        .join(' '),
    ).split(' '),
  );
  return (
    type.tables.find(
      ({ headings }) =>
        headings.filter((heading) => heading.split(' ').every((word) => words.has(word))).length >= 2,
    ) ?? null
  );
}

/** The pictures of a page that are worth showing. */
export function listPictures(page: ReadPage): readonly ValueCoordinates[] {
  return page.pictures
    .filter(([left, top, right, bottom]) => right - left >= LEAST_PICTURE && bottom - top >= LEAST_PICTURE)
    .slice(0, MOST_PICTURES)
    .map((box) => coordinatesOf(page.number, box));
}
