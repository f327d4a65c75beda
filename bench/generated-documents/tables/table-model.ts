// A table as it is printed, and its rows as they are written down for scoring: header rows are ordinary rows, a cell over several columns or rows stands at
// its top left and the rest are empty, wrapped cells are one, captions and notes are left out.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';

export interface Cell {
  readonly text: string;
  readonly columns?: number;
  readonly rows?: number;
  /** In steps, of the first column. */
  readonly indent?: number;
  /** What is drawn instead of the text, as HTML: a mark set high, dots after a label. */
  readonly html?: string;
  readonly isStrong?: boolean;
}

export type Row = readonly (string | Cell)[];

export interface MadeTable {
  readonly html: string;
  readonly rows: string[][];
}

export interface TableParts {
  readonly head: readonly Row[];
  readonly body: readonly Row[];
  /** Of the <table>. */
  readonly name: string;
}

const INDENT_EM = 1.2;

const toCell = (cell: string | Cell): Cell => (typeof cell === 'string' ? { text: cell } : cell);

function cellHtml(
  { text, columns = 1, rows = 1, indent = 0, html = escapeHtml(text), isStrong = false }: Cell,
  tag: string,
): string {
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
  const style = `${indent > 0 ? `padding-left:${indent * INDENT_EM}em;` : ''}${isStrong ? 'font-weight:bold;' : ''}`;
  return `<${tag}${spans}${style === '' ? '' : ` style="${style}"`}>${html}</${tag}>`;
}

/** Each cell at its first place; places that are covered stay empty. */
function toGrid(rows: readonly Row[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [line, row] of rows.entries()) {
    let place = 0;
    for (const { text, columns = 1, rows: tall = 1 } of row.map(toCell)) {
      while (grid[line]?.[place] !== undefined) place += 1;
      for (const [down, covered] of grid.slice(line, line + tall).entries())
        for (let across = 0; across < columns; across += 1)
          covered[place + across] = down === 0 && across === 0 ? text : '';
      place += columns;
    }
  }
  const width = Math.max(...grid.map(({ length }) => length));
  return grid.map((row) => Array.from({ length: width }, (_, place) => row[place] ?? ''));
}

export function makeTable({ head, body, name }: TableParts): MadeTable {
  const written = (rows: readonly Row[], tag: string): string =>
    rows.map((row) => `<tr>${row.map((cell) => cellHtml(toCell(cell), tag)).join('')}</tr>`).join('');
  return {
    html: `<table class="${name}"><thead>${written(head, 'th')}</thead><tbody>${written(body, 'td')}</tbody></table>`,
    rows: toGrid([...head, ...body]),
  };
}

export interface NumberStyle {
  readonly low: number;
  readonly high: number;
  readonly decimals?: number;
  readonly unit?: string;
  readonly isSpanish?: boolean;
  /** How many of a hundred are negative, in parentheses. */
  readonly negative?: number;
}

export function drawAmount(
  dice: Dice,
  { low, high, decimals = 0, unit = '', isSpanish = false, negative = 0 }: NumberStyle,
): string {
  const [thousands, point] = isSpanish ? ['.', ','] : [',', '.'];
  const [whole = '', part] = dice.between(low, high).toFixed(decimals).split('.');
  const written = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands)}${part === undefined ? '' : point + part}${unit}`;
  return dice.chance(negative / 100) ? `(${written})` : written;
}

/** A label and so many amounts. */
export function amountRow(dice: Dice, label: string | Cell, count: number, style: NumberStyle): Row {
  return [label, ...Array.from({ length: count }, () => drawAmount(dice, style))];
}

/** A label over the rows below it, its other places empty. */
export function sectionRow(text: string, count: number): Row {
  return [{ text, isStrong: true }, ...Array.from({ length: count }, () => '')];
}
