// How the tables of the fourth collection are written down: a row in one line of text, its cells between bars.

import type { Dice } from '../../dice.ts';
import { escapeHtml } from '../../html.ts';
import type { FigureStyle } from '../second/printed-page.ts';
import { boldRow, figure, listed } from '../second/printed-page.ts';
import type { Cell, MadeTable, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';

export type FigureStyles = Readonly<Record<string, FigureStyle>>;

export interface WrittenTable {
  readonly name: string;
  readonly head: string;
  readonly body: string;
  /** By the letter that stands behind # in a row. */
  readonly styles?: FigureStyles;
}

/** {columns,rows} come first, with a dot if in the middle or a stroke if ruled too; > sets in, * is bold, ~ breaks the line, ^ stands before a mark. */
const CELL = /^(?:\{(\d+)(?:,(\d+))?([._]?)\})?(>*)(\*?)([^^]*)(?:\^(.*))?$/u;

function toCell(written: string): Cell {
  const [, columns = '1', rows = '1', place = '', steps = '', star = '', body = '', mark = ''] =
    CELL.exec(written) ?? [];
  const high = mark === '' ? '' : `<sup>${escapeHtml(mark)}</sup>`;
  const html = body.split('~').map(escapeHtml).join('<br>') + high;
  return {
    text: body.replaceAll('~', ' ') + mark,
    columns: Number(columns),
    rows: Number(rows),
    indent: steps.length,
    html: place === '' ? html : `<div class="over${place === '_' ? ' line' : ''}">${html}</div>`,
    isStrong: star !== '',
  };
}

/** A cell that ends in ×n stands there n times. */
function repeated(written: string): string[] {
  const [, one = written, count = '1'] = /^(.*)×(\d+)$/u.exec(written) ?? [];
  return Array.from({ length: Number(count) }, () => one);
}

/** Rows between semicolons, cells between bars; a row behind ! is bold. */
function writtenRows(dice: Dice, text: string, styles: FigureStyles = {}): Row[] {
  const drawn = (cell: string): string =>
    cell.replaceAll(/#([a-z])/gu, (whole, name: string) => {
      const style = styles[name];
      return style === undefined ? whole : figure(dice, style);
    });
  return listed(text).map((line) => {
    const isBold = line.startsWith('!');
    const row = line
      .slice(isBold ? 1 : 0)
      .split('|')
      .flatMap((cell) => repeated(cell.trim()))
      .map((cell) => toCell(drawn(cell)));
    return isBold ? boldRow(row) : row;
  });
}

export function writtenTable(dice: Dice, { name, head, body, styles = {} }: WrittenTable): MadeTable {
  return makeTable({
    name,
    head: writtenRows(dice, head, styles),
    body: writtenRows(dice, body, styles),
  });
}
