// What looks like a table and is something else: forms, addresses and other blocks in columns, formulas, boxes to tick, bullets, contents, axes of charts (decisions.md section 5).

import { areBlocksBeside } from './blocks-beside.ts';
import type { DraftCell, DraftTable } from './shapes.ts';
import { isBullet, isNumber, isValue } from './text-kinds.ts';

const LABELS_OF_FORM = 0.6;
const BOXES_OF_FORM = 0.5;
const FEWEST_COMMAS = 2;
const LEAST_FORMULAS = 0.33;

/** How many rows and columns a drafted table has, and what shares of its places and of its cells are filled and figures. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly fill: number;
  readonly numbers: number;
}

/** Whether the drafted table is one of these. */
export function isSomethingElse(table: DraftTable, shape: Shape): boolean {
  return (
    isForm(table) ||
    areAddresses(table) ||
    areBlocksBeside(table) ||
    isBrokenSentence(table) ||
    areFormulas(table, shape) ||
    hasBoxesToTick(table, shape) ||
    isList(table) ||
    isContents(table, shape) ||
    isScale(table, shape) ||
    isAllNumbers(table)
  );
}

/** Numbers without a heading or a label: figures of a drawing. */
function isAllNumbers(table: DraftTable): boolean {
  return table.headerRows === 0 && table.cells.every((cell) => isValue(cell.text));
}

/** Labels with colons and what stands beside them, without a heading over it: the number and the dates of an invoice. */
function isForm(table: DraftTable): boolean {
  const last = table.cells.reduce((most, cell) => Math.max(most, cell.column), 0);
  const labels = table.cells.filter((cell) => cell.column === last - 1);
  const rows = new Set(table.cells.map((cell) => cell.row)).size;
  return labels.filter((cell) => cell.text.endsWith(':')).length >= LABELS_OF_FORM * rows;
}

/** Numbers of telephones or addresses of mail beside each other: blocks of addresses in columns. */
function areAddresses(table: DraftTable): boolean {
  const isContact = ({ text }: DraftCell): boolean => /@|^(?:tel|phone|fax|t[eé]l)[.:\s]/iu.test(text);
  const rows = Map.groupBy(table.cells.filter(isContact), ({ row }) => row);
  return (
    [...rows.values()].some((cells) => cells.length > 1) &&
    table.cells.every(({ column, text }) => column === 0 || !isNumber(text))
  );
}

/** Cells that begin with a comma: a sentence with blanks to fill in. */
function isBrokenSentence(table: DraftTable): boolean {
  return table.cells.filter(({ text }) => /^[,;]\s?\p{L}/u.test(text)).length >= FEWEST_COMMAS;
}

/** Signs of equality or of sums in a third of the rows: formulas, or a program. */
function areFormulas(table: DraftTable, shape: Shape): boolean {
  const signed = table.cells.filter(({ text }) => /(?:^|\s)=(?:\s|$)|[∫∑√]/u.test(text));
  return new Set(signed.map(({ row }) => row)).size >= LEAST_FORMULAS * shape.rows;
}

/** Boxes in half of the rows or more, or under no heading, some of them empty: what is to be ticked is a form. */
function hasBoxesToTick(table: DraftTable, shape: Shape): boolean {
  const boxes = table.cells.filter(({ text }) => /[☐☑☒□]/u.test(text));
  const rows = new Set(boxes.map((cell) => cell.row)).size;
  const isMany = rows >= BOXES_OF_FORM * shape.rows || table.headerRows === 0;
  return isMany && boxes.some(({ text }) => /[☐□]/u.test(text));
}

/** A first column of nothing but bullets or numbering, and words beside it. */
function isList(table: DraftTable): boolean {
  const marks = table.cells.filter((cell) => cell.column === 0 && cell.row >= table.headerRows);
  const columns = table.cells.reduce((most, cell) => Math.max(most, cell.column + 1), 0);
  return (
    columns <= 3 &&
    marks.length > 0 &&
    marks.filter((cell) => cell.text.split(' ').every(isBullet)).length >= 0.6 * marks.length
  );
}

/** Titles with page numbers that never fall. */
function isContents(table: DraftTable, shape: Shape): boolean {
  if (shape.columns > 4) return false;
  const last = table.cells.reduce((most, cell) => Math.max(most, cell.column), 0);
  const pages = table.cells
    .filter((cell) => cell.column === last && cell.row >= table.headerRows)
    .map((cell) => cell.text);
  if (
    pages.length < 4 ||
    pages.filter((text) => /^(?:[A-Z]-)?\d{1,3}$|^[ivx]+$/u.test(text)).length < 0.9 * pages.length
  )
    return false;
  const numbers = pages.map(Number).filter((value) => Number.isFinite(value));
  return numbers.length >= 4 && numbers.every((value, i) => i === 0 || value >= (numbers[i - 1] ?? 0));
}

/** An outer column or the last row whose numbers climb or fall by one step: the axis of a chart, where the rest is thin. */
function isScale(table: DraftTable, shape: Shape): boolean {
  const last = table.cells.reduce((most, cell) => Math.max(most, cell.column), 0);
  const bottom = table.cells.reduce((most, cell) => Math.max(most, cell.row), 0);
  const places = shape.rows * shape.columns;
  const isAxis = (cells: readonly DraftCell[], along: number): boolean => {
    // Marks of an axis may stand so close that two of them were taken for one cell.
    const texts = cells.flatMap((cell) => cell.text.split(' '));
    const numbers = texts.filter(isNumber).map((text) => Number(text.replaceAll(/[^\d.-]/gu, '')));
    const rest = (table.cells.length - cells.length) / Math.max(1, places - along);
    return numbers.length >= 4 && numbers.length >= 0.5 * texts.length && rest < 0.6 && hasEvenSteps(numbers);
  };
  const lowest = table.cells.filter((cell) => cell.row === bottom);
  return (
    [0, last].some((column) =>
      isAxis(
        table.cells.filter((cell) => cell.column === column),
        shape.rows,
      ),
    ) ||
    (lowest.every((cell) => cell.column > 0) && isAxis(lowest, shape.columns))
  );
}

function hasEvenSteps(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((value, i) => value - (numbers[i] ?? 0));
  const even = steps.filter(
    (step, i) => step !== 0 && [steps[i - 1], steps[i + 1]].some((other) => isClose(step, other)),
  );
  return even.length >= 3 && even.length >= 0.6 * steps.length;
}

function isClose(step: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(step - other) < 1e-6 * Math.abs(step) + 1e-9;
}
