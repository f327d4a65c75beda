// A table read from the alignment of its text: headings, columns, rows (decisions.md section 5).

import { CELL_GAP_EM, findColumns, splitByHeadings } from './columns.ts';
import { countHeadings, listHeadings } from './header.ts';
import { headingRows } from './heading-levels.ts';
import { cutSegments, joinWords, textOf, toLine } from './lines.ts';
import { listRows } from './rows.ts';
import type { DraftCell, DraftTable, Line, Piece, Rules } from './shapes.ts';
import { boundsOf } from './shapes.ts';
import { isUnitNote } from './text-kinds.ts';

/** The table that the lines make, from the top; null where they have one column or nothing. */
export function readText(lines: readonly Line[], rules: Rules, em: number): DraftTable | null {
  const count = countHeadings(lines, rules, em);
  const body = lines.slice(count);
  const columns = splitByHeadings(findColumns(body, rules, em), lines.slice(0, count), body, em);
  if (columns.length < 2) return null;
  const headings = listHeadings(lines.slice(0, count).flatMap(withoutUnits), columns, rules, em);
  const levels = headingRows(headings, rules);
  const headerRows = levels.reduce((most, level) => Math.max(most, level + 1), 0);
  const cells = headings.map((heading, index) =>
    draftCell(levels[index] ?? 0, heading.first, heading.words, textOf(heading.words)),
  );
  for (const [index, row] of listRows(body, columns, rules, em).entries())
    for (const [column, words] of row.cells)
      cells.push(draftCell(headerRows + index, column, words, joinWords(words)));
  const filled = cells.filter((cell) => cell.text !== '');
  filled.sort((a, b) => a.row - b.row || a.column - b.column);
  return { way: 'text', cells: filled, headerRows };
}

/** The line of headings without a note on the unit of the whole, '(in thousands)', whichever column it stands over; none where nothing is left. */
function withoutUnits(line: Line): Line[] {
  const segments = cutSegments(line, CELL_GAP_EM);
  const texts = segments.map((segment) => joinWords(segment.words));
  const rest = segments.filter((_, index) => !isUnitNote(texts[index] ?? ''));
  // Several that differ are the units of their columns.
  if (new Set(texts.filter(isUnitNote)).size > 1) return [line];
  if (rest.length === 0 || isUnitNote(joinWords(line.words))) return [];
  return [rest.length === segments.length ? line : toLine(rest.flatMap((segment) => segment.words))];
}

function draftCell(row: number, column: number, words: readonly Piece[], text: string): DraftCell {
  return {
    ...boundsOf(words),
    row,
    column,
    text,
    confidence: words.reduce((least, word) => Math.min(least, word.confidence), 1),
  };
}
