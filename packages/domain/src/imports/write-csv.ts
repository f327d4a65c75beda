// Writes CSV rows for a spreadsheet (security.md, S30: formula injection none, numbers stay numbers; RFC 4180). A text that a spreadsheet would
// run as a formula gets an apostrophe in front; signed numbers are not formulas.

const FORMULA = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A line of a CSV file with its line break: every cell quoted, formulas escaped. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
