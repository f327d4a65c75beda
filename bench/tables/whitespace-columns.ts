// The yardstick: what one gets from the same words without thinking. Words on one line are cells where a gap of more than 0.6 em lies between them;
// lines of several cells that follow each other are a table; its columns are what no cell of it crosses.

import type { ReadPage, Word } from '@vigilo/domain/digitise/page';

interface Cell {
  readonly x0: number;
  x1: number;
  text: string;
}

/** The tables of the page as rows of texts. */
export function readByWhitespace(page: ReadPage): string[][][] {
  const tables: Cell[][][] = [[]];
  for (const line of listLines(page)) {
    const cells = listCells(line, page);
    if (cells.length > 1) tables.at(-1)?.push(cells);
    else tables.push([]);
  }
  return tables.filter((lines) => lines.length > 1).map(toRows);
}

function listLines(page: ReadPage): Word[][] {
  const lines: Word[][] = [];
  let bottom = -1;
  for (const word of page.words.toSorted((a, b) => a.box[1] - b.box[1])) {
    const middle = (word.box[1] + word.box[3]) / 2;
    if (middle > bottom) {
      lines.push([]);
      bottom = word.box[3];
    }
    lines.at(-1)?.push(word);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box[0] - b.box[0]));
}

function listCells(line: readonly Word[], page: ReadPage): Cell[] {
  const cells: Cell[] = [];
  for (const word of line) {
    const last = cells.at(-1);
    const gap = (0.6 * word.size * page.height) / page.width;
    if (last !== undefined && word.box[0] - last.x1 <= gap) {
      last.text += ` ${word.text}`;
      last.x1 = word.box[2];
    } else cells.push({ x0: word.box[0], x1: word.box[2], text: word.text });
  }
  return cells;
}

function toRows(lines: readonly (readonly Cell[])[]): string[][] {
  const starts: number[] = [];
  let end = -1;
  for (const cell of lines.flat().toSorted((a, b) => a.x0 - b.x0)) {
    if (cell.x0 > end) starts.push(cell.x0);
    end = Math.max(end, cell.x1);
  }
  return lines.map((cells) => {
    const row = starts.map(() => '');
    for (const cell of cells) {
      const column = starts.findLastIndex((start) => start <= cell.x0);
      row[column] = `${row[column] ?? ''} ${cell.text}`.trim();
    }
    return row;
  });
}
