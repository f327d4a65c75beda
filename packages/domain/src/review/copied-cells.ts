// Cells as they are copied to and pasted from a spreadsheet (specification 3, section 2.7; issue 15, 'copy and paste of ranges with Excel'): text with a tab between
// cells and a line for each row. A cell that holds a tab, a line break or a quotation mark stands in quotation marks, in which marks are doubled.
// What stands in a cell is text, also where it looks like a formula or like markup.

/** The cells of a copied text, row by row; a row may be shorter than another. An empty text is one empty cell. */
export function readCopied(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  do {
    const cell = readCell(text, at);
    row.push(cell.text);
    at = cell.end;
    const mark = text[at];
    if (mark !== '\t') {
      rows.push(row);
      row = [];
      at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1;
      // The last row of a spreadsheet ends with a line break too.
      if (at >= text.length) return rows;
    } else at += 1;
  } while (at <= text.length);
  return rows;
}

const PLAIN = /[^\t\r\n]*/y;

/** A cell from its place on, and where it ends. Only a whole cell in quotation marks is taken out of them. */
function readCell(text: string, at: number): { readonly text: string; readonly end: number } {
  if (text[at] === '"') {
    const end = findClosing(text, at);
    if (end !== -1) return { text: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
  }
  PLAIN.lastIndex = at;
  const [plain = ''] = PLAIN.exec(text) ?? [];
  return { text: plain, end: at + plain.length };
}

/** The mark that closes a quoted cell which begins here; -1 where it is not a cell of its own in quotation marks. */
function findClosing(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at !== -1) {
    const next = text[at + 1];
    if (next !== '"') return next === undefined || /[\t\r\n]/.test(next) ? at : -1;
    at = text.indexOf('"', at + 2);
  }
  return -1;
}

/** The text that a spreadsheet takes for these cells. */
export function writeCopied(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoteCell).join('\t')).join('\r\n');
}

function quoteCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same cells as a table that spreadsheets prefer to the text: every cell is marked as text, so that none becomes a formula. */
export function writeCopiedTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string =>
    `<td style="mso-number-format:'\\@'">${text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}
