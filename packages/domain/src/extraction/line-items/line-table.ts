// Line items as a child table of a document: one for all tables that they stand in, its columns under names of their own, the others under their headings
// (specification 3, section 3: child tables of cells with ColumnSSOT and RowSSOT).

import type { ExtractionBlock, TableRow } from '../child-tables.ts';
import { makeCell, nameColumns, readCell } from '../child-tables.ts';
import type { ExtractionCell } from '../extraction-row.ts';
import type { DecimalMark } from '../read-number.ts';
import { LINE_COLUMNS } from './line-columns.ts';
import { readFigure } from './line-figures.ts';
import type { LineCell, TableLines } from './read-lines.ts';

/** The names of the columns of one table, by column. */
function nameLineColumns({ headings, columns }: TableLines): readonly string[] {
  const roles = new Map([...columns].map(([role, column]) => [column, LINE_COLUMNS[role]]));
  const known = new Set<string>(roles.values());
  // A heading that is printed as the name of another column is told from it.
  const others = headings.map((heading, column) =>
    roles.has(column) ? '' : known.has(heading) ? `${heading} (2)` : heading,
  );
  return nameColumns(others).map((name, column) => roles.get(column) ?? name);
}

/** Columns that are empty in all lines are left out, unless they say what a line costs. */
function listNames(tables: readonly TableLines[]): readonly string[] {
  return [
    ...new Set(
      tables.flatMap((lines) => {
        const used = new Set(lines.rows.flatMap((row) => [...row.keys()]));
        const roles = new Set(lines.columns.values());
        return nameLineColumns(lines).filter((_, column) => used.has(column) || roles.has(column));
      }),
    ),
  ];
}

function unread(column: string, row: string): ExtractionCell {
  return { ...makeCell(column), RowSSOT: { Value: row }, IsModified: false };
}

/** A figure without what it is counted in; the text as printed stays beside it. What is none is text: '2 50.919' is not one number. */
function asFigure(cell: ExtractionCell, mark: DecimalMark | null): ExtractionCell {
  const figure = readFigure(cell.RawValue, mark);
  const DataType =
    figure === null
      ? 'string'
      : figure.isPercent
        ? 'percent'
        : figure.currency === ''
          ? 'number'
          : 'currency';
  return {
    ...cell,
    Value: figure?.value ?? cell.RawValue.trim(),
    DataFormat: { ...cell.DataFormat, DataType },
  };
}

/** Codes, numbers of lots and dates stay as they are printed. */
function asText(cell: ExtractionCell): ExtractionCell {
  return {
    ...cell,
    Value: cell.RawValue.trim(),
    DataFormat: { ...cell.DataFormat, DataType: 'string' },
  };
}

/** What was proven stands in the place of what was read; the text stays beside it. */
function correct(read: ExtractionCell, { value }: LineCell): ExtractionCell {
  if (value === undefined) return read;
  const { DataType } = read.DataFormat;
  const isText = DataType === 'string' && Number.isNaN(Number(value));
  return {
    ...read,
    Value: value,
    DataFormat: { ...read.DataFormat, DataType: isText || DataType !== 'string' ? DataType : 'number' },
  };
}

/** The block of all lines, in their order. Every row has a cell for each column. */
export function toLineBlock(
  tables: readonly TableLines[],
  mark: DecimalMark | null,
  newId: () => string,
): ExtractionBlock {
  const names = listNames(tables);
  const Value = tables.flatMap((lines) => {
    const own = nameLineColumns(lines);
    const description = lines.columns.get('description') ?? 0;
    return lines.rows.map((row): TableRow => {
      const named = row.get(description);
      const text = named?.value ?? named?.text.trim() ?? '';
      const RowValue = names.map((column) => {
        const at = own.indexOf(column);
        const cell = row.get(at);
        if (cell === undefined) return unread(column, text);
        const read = readCell(cell, lines.table, { column, row: text }, mark);
        const isFigure = at !== description && [...lines.columns.values()].includes(at);
        return correct(isFigure ? asFigure(read, mark) : asText(read), cell);
      });
      return { id: newId(), RowValue };
    });
  });
  return { id: newId(), kind: 'table', content: { Value } };
}

/** Whether a child table holds line items, by the names of its columns. */
export function isLineTable(rows: readonly TableRow[]): boolean {
  const names = new Set(rows.flatMap(({ RowValue }) => RowValue.map(({ ColumnSSOT }) => ColumnSSOT.Value)));
  return names.has(LINE_COLUMNS.description) && names.has(LINE_COLUMNS.amount);
}
