// Writing rows for a spreadsheet (security.md, S30: formula injection none, numbers stay numbers; RFC 4180). A text that a spreadsheet would
// run as a formula is led by an apostrophe, which shows it as it is; a number with a sign is none.

const FORMULA = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)*|\.\d+)(?:e[+-]?\d+)?$/i;

/** One line of a CSV file with its line end: every cell in quotes, none that runs. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
